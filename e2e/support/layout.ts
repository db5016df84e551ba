import { expect, type Page } from '@playwright/test';

/**
 * What is wrong with where things stand, in words: a page that scrolls sideways, two controls that lie upon each
 * other, a control of which a part can never be seen, tabs that do not fit, a grid that scrolls past its columns. The
 * controls of the grid and of the editor's text are left out; so is what stands behind an open drawer.
 */
const layoutFaults = (): readonly string[] => {
  interface Box {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const wants = 'button, a[href], input:not([type=file]), textarea, select, summary, [role=tab]';
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const width = ({ left, right }: Box) => right - left;
  const height = ({ top, bottom }: Box) => bottom - top;
  /** What can be seen of an element, and whether a scroll sideways would show the rest. */
  const seen = (element: Element) => {
    let box: Box = element.getBoundingClientRect();
    let scrolls = false;
    for (let frame = element.parentElement; frame !== null; frame = frame.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(frame);
      if (overflowX !== 'visible' || overflowY !== 'visible') box = meet(box, frame.getBoundingClientRect());
      if (/auto|scroll/.test(overflowX) && frame.scrollWidth > frame.clientWidth) scrolls = true;
    }
    return { box, scrolls };
  };

  const drawer = document.querySelector('dialog[open]');
  const controls = [...(drawer ?? document).querySelectorAll(wants)]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => element.closest('[role=grid], .monaco-editor, .sr-only') === null)
    .map((element) => ({ element, ...seen(element) }))
    .filter(({ box }) => width(box) > 1 && height(box) > 1);

  const cut = controls.flatMap(({ element, box, scrolls }) => {
    const inPage = meet(box, { left: 0, right: innerWidth, top: -1e6, bottom: 1e6 });
    const lost = element.getBoundingClientRect().width - width(inPage);
    return lost > 2 && !scrolls ? [`${name(element)} is cut by ${Math.round(lost)} px`] : [];
  });
  const over = controls.flatMap((one, at) =>
    controls.slice(at + 1).flatMap((other) => {
      if (one.element.contains(other.element) || other.element.contains(one.element)) return [];
      // A button inside a field is meant to lie upon it.
      const field = [one.element, other.element].some((element) => element instanceof HTMLInputElement);
      const common = meet(one.box, other.box);
      return !field && width(common) > 1 && height(common) > 1
        ? [`${name(one.element)} and ${name(other.element)} overlap`]
        : [];
    }),
  );
  const { scrollWidth } = document.documentElement;
  const wide = scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide of ${innerWidth}`] : [];
  const tabs = [...document.querySelectorAll('[role=tablist]')]
    .filter((list) => list.scrollWidth > list.clientWidth + 1)
    .map((list) => `the tabs "${list.getAttribute('aria-label')}" do not fit`);
  const grids = [...document.querySelectorAll('table[role=grid]')].flatMap((table) => {
    const frame = table.parentElement;
    const past = frame === null ? 0 : frame.scrollWidth - Math.max(frame.clientWidth, table.clientWidth);
    return past > 1 ? [`the grid scrolls ${past} px past its last column`] : [];
  });
  return [...wide, ...over, ...cut, ...tabs, ...grids];
};

/** Expects that the page does not scroll sideways and that every control can be seen and stands by itself. */
export const expectSoundLayout = async (page: Page, screen: string): Promise<void> => {
  expect(await page.evaluate(layoutFaults), screen).toEqual([]);
};
