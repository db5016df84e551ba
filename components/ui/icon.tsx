import { LineArt } from './line-art';

/** Path data on a 16 × 16 grid, one stroke weight; plain controls only, no sign of the domain. */
const paths = {
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM10.7 10.7 14 14',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  sun: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM8 1v1.4M8 13.6V15M1 8h1.4M13.6 8H15M3 3l1 1M12 12l1 1M3 13l1-1M12 4l1-1',
  moon: 'M13.6 9.8A6 6 0 1 1 6.2 2.4a4.8 4.8 0 0 0 7.4 7.4Z',
  display: 'M1.8 2.6h12.4v8.6H1.8ZM5.4 13.8h5.2M8 11.2v2.6',
  open: 'M1.6 12.8V3.2h4.2l1.4 1.8h7.2v7.8ZM8 11V7.4M6.2 9.2 8 7.4l1.8 1.8',
  book: 'M8 3.6C6.4 2.4 4.2 2.2 2 2.6v10c2.2-.4 4.4-.2 6 1 1.6-1.2 3.8-1.4 6-1v-10c-2.2-.4-4.4-.2-6 1ZM8 3.6v10',
  keyboard: 'M1.4 4h13.2v8.4H1.4ZM4 6.6h.05M6.6 6.6h.05M9.2 6.6h.05M11.8 6.6h.05M4.6 9.8h6.8',
  down: 'M4 6l4 4 4-4',
  right: 'M6 4l4 4-4 4',
  left: 'M10 4 6 8l4 4',
  copy: 'M5.4 5.4h8.2v8.2H5.4ZM10.6 5.4V2.4H2.4v8.2h3',
  tick: 'M3.4 8.4 6.6 11.6 12.6 4.8',
  warn: 'M8 2 15 14H1ZM8 6.4v3.6M8 12.2v.05',
  info: 'M8 14.4A6.4 6.4 0 1 0 8 1.6a6.4 6.4 0 0 0 0 12.8ZM8 7.4v3.8M8 4.8v.05',
  tag: 'M2 2.4h5.6L14 8.8 8.8 14 2.4 7.6ZM5.2 5.4h.05',
  paste: 'M5.4 3H3v11h10V3h-2.4M5.4 1.8h5.2v2.6H5.4Z',
  more: 'M3 8h.05M8 8h.05M13 8h.05',
  indent: 'M2 3h12M6.5 6.4H14M6.5 9.6H14M2 13h12M2 6.2 4.2 8 2 9.8',
  compare: 'M4 2.5v7M4 2.5 2 5M4 2.5 6 5M12 13.5v-7M12 13.5l-2-2.5M12 13.5l2-2.5M8 1v14',
  reset: 'M3 3.4v3.4h3.4M3.2 6.6A5.4 5.4 0 1 1 2.8 9.6',
  pencil: 'M2.5 13.5h3L13.4 5.6l-3-3L2.5 10.5ZM8.6 4.4l3 3',
  limits: 'M8 14.4A6.4 6.4 0 1 0 8 1.6a6.4 6.4 0 0 0 0 12.8ZM3.6 12.4l8.8-8.8',
} as const;

export type IconName = keyof typeof paths;

/** A decorative sign: whatever it stands in carries the word. */
export function Icon({
  name,
  size = 16,
  className = '',
}: {
  name: IconName;
  size?: number;
  className?: string;
}) {
  return (
    <LineArt size={size} stroke={1.5} className={className}>
      <path d={paths[name]} />
    </LineArt>
  );
}
