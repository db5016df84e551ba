import { LineArt } from '@/components/ui/line-art';

/** Path data on a 16 × 16 grid, one stroke weight. */
const paths = {
  first: 'M3.5 3v10M12.5 3 6.5 8l6 5Z',
  previous: 'M11 3 5 8l6 5Z',
  next: 'M5 3l6 5-6 5Z',
  last: 'M12.5 3v10M3.5 3l6 5-6 5Z',
  change: 'M2 8h8M7 4.5 10.5 8 7 11.5M14 4v8',
  effect: 'M2.5 3h3v10h-3ZM10.5 3h3v10h-3ZM6.5 8h3',
  decision: 'M8 1.5v9M4.8 7.5 8 10.7l3.2-3.2M1.5 14h13',
  stop: 'M5.4 2.5h5.2L14 5.9v4.2l-3.4 3.4H5.4L2 10.1V5.9ZM6.5 5.8 10 8l-3.5 2.2Z',
  changed: 'M8 2.5 13.5 8 8 13.5 2.5 8Z',
  fall: 'M3 3.5h4a3 3 0 0 1 3 3V13M6.8 9.8 10 13l3.2-3.2',
} as const;

export type GlyphName = keyof typeof paths;

/** A decorative sign of the stage; the control or text beside it carries the word. */
export function Glyph({ name, size = 14 }: { readonly name: GlyphName; readonly size?: number }) {
  return (
    <LineArt size={size} stroke={1.6}>
      <path d={paths[name]} />
    </LineArt>
  );
}
