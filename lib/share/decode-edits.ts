import { Inflate, strFromU8, strToU8 } from 'fflate';
import type { Result } from '@/lib/json';
import { fromBase64url } from './base64url';
import { crc32 } from './crc32';
import { checkBytes, maxLinkLength, maxTextBytes, parts, refuse, version } from './format';
import type { Edits, ShareFault } from './types';

/** Bytes that are inflated at a time. */
const sliceBytes = 1024;

/**
 * The edits that a link's fragment (with or without `#`) carries. Never throws, whatever the fragment: every fault of
 * `ShareFaultKind` is a value. A link made to unpack to more than `maxTextBytes` is given up soon after.
 */
export function decodeEdits(fragment: string): Result<Edits, ShareFault> {
  const link = fragment.startsWith('#') ? fragment.slice(1) : fragment;
  const head = /^v(\d{1,6})\./.exec(link);
  if (head === null)
    return refuse('not-a-link', 'The end of the address, after “#”, is not a link to edits.');
  if (head[1] !== version) {
    return refuse(
      'foreign-version',
      `The link to edits is of version ${head[1]}; this page reads version ${version} only.`,
    );
  }
  if (link.length > maxLinkLength) {
    return refuse('too-long', 'The link to edits is longer than any that this page makes; it is not read.');
  }
  const bytes = fromBase64url(link.slice(head[0].length));
  const deflated = bytes?.subarray(checkBytes);
  if (bytes === undefined || deflated === undefined || deflated.length === 0) return damaged();
  if (new DataView(bytes.buffer).getInt32(0) !== crc32(deflated)) return damaged();
  const text = inflate(deflated);
  return text.ok ? readText(text.value) : text;
}

function damaged(): Result<never, ShareFault> {
  return refuse(
    'damaged',
    'The link to edits is damaged: a part of it is missing or was changed on its way.',
  );
}

function inflate(deflated: Uint8Array): Result<Uint8Array, ShareFault> {
  const text = new Uint8Array(maxTextBytes);
  let length = 0;
  const stream = new Inflate((piece) => {
    if (length + piece.length <= text.length) text.set(piece, length);
    length += piece.length;
  });
  try {
    // A slice unpacks to 1 MB at most, so that a link made to unpack to far too much is given up early.
    for (let at = 0; at < deflated.length && length <= maxTextBytes; at += sliceBytes) {
      stream.push(deflated.subarray(at, at + sliceBytes), at + sliceBytes >= deflated.length);
    }
  } catch {
    return refuse('not-deflate', 'The link to edits is whole, but what it carries cannot be unpacked.');
  }
  if (length <= maxTextBytes) return { ok: true, value: text.subarray(0, length) };
  return refuse('too-large', 'The link to edits would unpack to more than 2 MB; it is not opened.');
}

function readText(bytes: Uint8Array): Result<Edits, ShareFault> {
  const text = strFromU8(bytes);
  // Reading puts a replacement character where bytes are no UTF-8, and drops a byte order mark; writing shows both.
  const again = strToU8(text);
  if (again.length !== bytes.length || again.some((byte, at) => byte !== bytes[at])) {
    return refuse('not-utf-8', 'The link to edits is whole, but what it carries is not text in UTF-8.');
  }
  const edits = readJson(text);
  if (isEdits(edits)) return { ok: true, value: edits };
  return refuse(
    'wrong-shape',
    'The link to edits is whole, but what it carries is not the edited texts of a row.',
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isEdits(value: unknown): value is Edits {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, text]) => parts.includes(name) && typeof text === 'string');
}
