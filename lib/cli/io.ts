import { isUtf8 } from 'node:buffer';
import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { commandLineLimits, positionAt, type Result } from '@/lib/json';
import { printable } from './paint';
import { placeText } from './place';
import type { Source } from './types';

/** UTF-8 needs up to three bytes for one unit of text; more cannot fit the limit whatever it holds. */
const maxBytes = commandLineLimits.maxLength * 3;
const tooLarge = `the file is too large: at most ${commandLineLimits.maxLength} characters are read.`;

/** Reads a file, or standard input for `-`, as UTF-8 text. What is wrong is a line for the user, never thrown. */
export function readInput(path: string): Result<Source, string> {
  const name = path === '-' ? '<stdin>' : path;
  const refuse = (message: string): Result<never, string> => {
    return { ok: false, fault: `${printable(name)}: ${message}\n` };
  };
  try {
    const bytes = readBytes(path);
    if (bytes === null) return refuse(tooLarge);
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
      return refuse('the file is written in UTF-16; save it as UTF-8.');
    if (isUtf8(bytes)) return { ok: true, value: { name, text: bytes.toString('utf8') } };
    const valid = bytes.subarray(0, firstBroken(bytes)).toString('utf8');
    const place = placeText(name, positionAt(valid, valid.length));
    return { ok: false, fault: `${place}: the text is not valid UTF-8 from here on.\n` };
  } catch (error) {
    return refuse(reasonOf(error));
  }
}

/** Writes a file whole, with the folders that it needs. Gives a line for the user when it cannot. */
export function writeWhole(path: string, text: string): string | null {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return null;
  } catch (error) {
    return `${printable(path)}: ${reasonOf(error)}\n`;
  }
}

/** Why a file cannot be read or written, in words. Throws what is no error of the file system. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === undefined) throw error;
  return reasons.get(code) ?? `it cannot be used (${code}).`;
}

const reasons: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file.'],
  ['EISDIR', 'it is a folder, not a file.'],
  ['ENOTDIR', 'a part of the path is no folder.'],
  ['EACCES', 'it may not be read or written by this user.'],
  ['EPERM', 'it may not be read or written by this user.'],
  ['ENOSPC', 'there is no space left to write it.'],
  ['EROFS', 'it stands on a file system that cannot be written.'],
  ['ERR_STRING_TOO_LONG', tooLarge],
]);

/** The bytes of a file in pieces, so that a pipe of unknown length and a file go the same way; null when too many. */
function readBytes(path: string): Buffer | null {
  const file = path === '-' ? 0 : openSync(path, 'r');
  try {
    const stat = fstatSync(file);
    if (stat.isFile() && stat.size > maxBytes) return null;
    const pieces: Buffer[] = [];
    let size = 0;
    for (;;) {
      const expected = stat.isFile() ? stat.size - size + 1 : 0;
      const piece = Buffer.allocUnsafe(Math.max(expected, 65_536));
      const length = readSome(file, piece);
      if (length === 0) break;
      pieces.push(piece.subarray(0, length));
      size += length;
      if (size > maxBytes) return null;
    }
    const [first] = pieces;
    return first !== undefined && pieces.length === 1 ? first : Buffer.concat(pieces, size);
  } finally {
    if (path !== '-') closeSync(file);
  }
}

/** A terminal or pipe in non-blocking mode may have nothing yet: then wait a moment and ask again. */
function readSome(file: number, piece: Buffer): number {
  for (;;) {
    try {
      return readSync(file, piece);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

/** How many bytes stand before the first that is no UTF-8. */
function firstBroken(bytes: Buffer): number {
  let valid = 0;
  let broken = bytes.length;
  while (broken - valid > 1) {
    const middle = (valid + broken) >> 1;
    if (isUtf8(bytes.subarray(0, wholeCharacters(bytes, middle)))) valid = middle;
    else broken = middle;
  }
  return wholeCharacters(bytes, valid);
}

/** The greatest length up to `end` that does not cut a character. */
function wholeCharacters(bytes: Buffer, end: number): number {
  let cut = end;
  while (cut > 0 && cut > end - 3 && ((bytes[cut] ?? 0) & 0xc0) === 0x80) cut -= 1;
  return cut;
}
