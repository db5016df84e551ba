import fc from 'fast-check';
import { gzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { crc32 } from './crc32';

it('gives the checksum that gzip writes', () => {
  expect(crc32(new Uint8Array())).toBe(0);
  expect(crc32(new TextEncoder().encode('123456789')) >>> 0).toBe(0xcbf43926);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const gzip = gzipSync(bytes);
      expect(crc32(bytes)).toBe(new DataView(gzip.buffer, gzip.byteOffset).getInt32(gzip.length - 8, true));
    }),
    { numRuns: 500 },
  );
});
