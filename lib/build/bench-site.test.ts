import { expect, test } from 'vitest';
import { firstScripts } from './bench-site.mjs';

test('first scripts are those that the page asks for at once, each once', () => {
  const html = `<link rel="preload" as="script" href="/base/_next/a.js"/><link rel="stylesheet" href="/base/_next/a.css"/>
    <script src="/base/_next/a.js" async=""></script><script src="/base/_next/b.js?dpl=1"></script>
    <script src="/base/_next/old.js" noModule=""></script><script>self.x = 1</script>`;
  expect(firstScripts(html, '/base')).toEqual(['_next/a.js', '_next/b.js']);
});
