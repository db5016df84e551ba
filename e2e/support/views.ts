/** Both colour schemes, as a browser asks for them. */
export const themes = ['light', 'dark'] as const;

/** A wide desktop, a small one, and a phone, in CSS pixels. */
export const widths = [1440, 1024, 390] as const;

/** One way of looking at a screen. `use` goes to `test.use`. */
export interface View {
  readonly name: string;
  readonly theme: (typeof themes)[number];
  readonly width: (typeof widths)[number];
  readonly use: {
    readonly colorScheme: 'light' | 'dark';
    readonly viewport: { readonly width: number; readonly height: number };
  };
}

/**
 * Every theme at every width, for tests that are tables:
 * `for (const view of views) test.describe(view.name, () => { test.use(view.use); … })`.
 */
export const views: readonly View[] = themes.flatMap((theme) =>
  widths.map((width) => ({
    name: `${theme}, ${width} px`,
    theme,
    width,
    use: { colorScheme: theme, viewport: { width, height: width < 600 ? 844 : 900 } },
  })),
);
