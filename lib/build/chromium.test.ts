import { describe, expect, test } from 'vitest';
import { chromiumPlaces, findChromium } from './chromium.mjs';

const machine = (programs: readonly string[], over = {}) => ({
  env: { PATH: '/home/me/bin:/usr/bin' },
  platform: 'linux' as const,
  home: '/home/me',
  isProgram: (path: string) => programs.includes(path),
  answers: () => true,
  ...over,
});

describe('a Chromium', () => {
  test.each([
    ['on the path', ['/home/me/bin/google-chrome'], {}, '/home/me/bin/google-chrome'],
    ['Chromium before Chrome', ['/usr/bin/google-chrome', '/usr/bin/chromium'], {}, '/usr/bin/chromium'],
    ['off the path', ['/snap/bin/chromium'], {}, '/snap/bin/chromium'],
    [
      'in the applications of a Mac',
      ['/home/me/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
      { platform: 'darwin' },
      '/home/me/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    [
      'named by CHROME_PATH',
      ['/opt/own', '/usr/bin/chromium'],
      { env: { CHROME_PATH: '/opt/own' } },
      '/opt/own',
    ],
  ])('is found %s', (_name, programs, over, path) => {
    expect(findChromium(machine(programs, over))).toEqual({ kind: 'found', path });
  });

  test('that does not answer is passed over', () => {
    const stub = '/usr/bin/chromium-browser';
    const answers = (path: string) => path !== stub;
    const both = machine([stub, '/usr/bin/google-chrome'], { answers });
    expect(findChromium(both)).toEqual({ kind: 'found', path: '/usr/bin/google-chrome' });
    expect(findChromium(machine([stub], { answers }))).toEqual({ kind: 'none' });
  });

  test('that CHROME_PATH names wrongly is not replaced by another', () => {
    const wrong = machine(['/usr/bin/chromium'], { env: { CHROME_PATH: '/no/such' } });
    expect(findChromium(wrong)).toEqual({ kind: 'wrong', path: '/no/such' });
  });

  test('is looked for in the usual folders of Windows', () => {
    const places = chromiumPlaces({ env: { PROGRAMFILES: '/programs' }, platform: 'win32', home: '' });
    expect(places).toEqual(['/programs/Google/Chrome/Application/chrome.exe']);
  });
});
