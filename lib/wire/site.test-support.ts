import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder on the disk with these files, and its end. */
export interface Folder {
  readonly dir: string;
  readonly write: (name: string, text: string) => void;
  readonly remove: () => void;
}

/** Makes a folder with a site in it: `secret.txt` beside it must never come out. */
export const makeSite = (files: Readonly<Record<string, string>>): Folder => {
  const above = mkdtempSync(join(tmpdir(), 'ahp-site-'));
  const dir = join(above, 'out');
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  writeFileSync(join(above, 'secret.txt'), 'secret');
  return { dir, write, remove: () => rmSync(above, { recursive: true, force: true }) };
};

/** An exported site as the build leaves it, in small. */
export const exportedSite: Readonly<Record<string, string>> = {
  'index.html': '<title>first</title>',
  'about.html': '<title>about, the page</title>',
  'about/index.html': '<title>about, the folder</title>',
  'about/__next._tree.txt': 'tree',
  'deep/index.html': '<title>deep</title>',
  '404.html': '<title>missing</title>',
  'schemas/row.schema.json': '{}',
  '_next/static/chunks/0abc.js': 'let a;',
  '_next/static/media/type.woff2': 'font',
  '.stamp': 'one',
  '.policy.json': JSON.stringify({
    basePath: '',
    other: "default-src 'none'; script-src 'self'",
    pages: {
      '/index.html': "script-src 'self' 'sha256-first'",
      '/about.html': "script-src 'self' 'sha256-about'",
      '/deep/index.html': "script-src 'self' 'sha256-deep'",
      '/404.html': "script-src 'self' 'sha256-missing'",
    },
  }),
};
