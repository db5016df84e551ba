export interface KeyHelp {
  readonly keys: readonly string[];
  readonly does: string;
}

export interface KeyGroup {
  readonly place: string;
  readonly note?: string;
  readonly keys: readonly KeyHelp[];
}

/** Every key of the page, by the place where it works. Each has a visible control as well. */
export const keyGroups: readonly KeyGroup[] = [
  {
    place: 'In the stepper',
    note: 'These work while the stepper has the focus. Opening a row gives it the focus.',
    keys: [
      { keys: ['←', '→'], does: 'one step back, one step on' },
      { keys: ['Home', 'End'], does: 'first step, last step' },
      { keys: ['[', ']'], does: 'previous row, next row' },
      { keys: ['r'], does: 'run to the next stop' },
    ],
  },
  {
    place: 'In the grid',
    keys: [
      { keys: ['←', '→', '↑', '↓'], does: 'from cell to cell, and to the heads of rows and columns' },
      { keys: ['Enter'], does: 'go to the cell’s step; on a head: its rule, its text' },
      { keys: ['b'], does: 'on a head: set a stop there, or remove it' },
    ],
  },
  {
    place: 'In the list of rows',
    keys: [
      { keys: ['↑', '↓'], does: 'look at the row above, below' },
      { keys: ['Page Up', 'Page Down'], does: 'a page up, a page down' },
      { keys: ['Home', 'End'], does: 'first row, last row' },
      { keys: ['Enter'], does: 'open the row and go to the stepper' },
    ],
  },
  {
    place: 'In the editor',
    keys: [
      { keys: ['Ctrl', 'M'], does: 'let Tab leave the editor, or indent again' },
      { keys: ['F1'], does: 'the editor’s own commands' },
    ],
  },
  {
    place: 'On dividers and tabs',
    keys: [
      { keys: ['←', '→', '↑', '↓'], does: 'move the divider (with Shift: further), choose a tab' },
      { keys: ['Home', 'End'], does: 'as far as it goes' },
      { keys: ['Enter'], does: 'divider back to its first place' },
    ],
  },
];

/** The two keys that work anywhere outside a field, and can be switched off. */
export const pageKeys: readonly KeyHelp[] = [
  { keys: ['/'], does: 'search the rows' },
  { keys: ['?'], does: 'this help' },
];
