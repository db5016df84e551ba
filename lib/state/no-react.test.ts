import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const here = new URL('.', import.meta.url);

it('holds no React: neither in its files nor in what they bring along', async () => {
  for (const file of readdirSync(here).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    expect(readFileSync(new URL(file, here), 'utf8')).not.toMatch(
      /from ['"](react|next|zustand['"]|zustand\/react)/,
    );
  }
  const { metafile } = await build({
    entryPoints: [new URL('index.ts', here).pathname],
    bundle: true,
    write: false,
    format: 'esm',
    metafile: true,
    alias: { '@': new URL('../..', import.meta.url).pathname },
  });
  const brought = Object.keys(metafile.inputs);
  expect(brought.some((name) => name.includes('node_modules/zustand/'))).toBe(true);
  expect(brought.filter((name) => /node_modules\/(react|react-dom|next)\//.test(name))).toEqual([]);
});
