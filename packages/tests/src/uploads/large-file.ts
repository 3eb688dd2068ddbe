/** A film of any size that is never in memory as a whole: each part follows from its number. */
import { createHash } from 'node:crypto';
import type { FilePart } from '@comet/domain/uploads/upload-rules';

const head = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1');

/** The bytes of a part; the first begins as an MP4 film does. */
export function bytesOf({ partNumber, sizeBytes }: FilePart): Buffer {
  const seed = createHash('sha512').update(String(partNumber)).digest();
  const bytes = Buffer.alloc(sizeBytes, seed);
  if (partNumber === 1) head.copy(bytes);
  return bytes;
}
