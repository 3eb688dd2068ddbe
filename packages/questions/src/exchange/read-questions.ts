/** Which reader a file is for. */
import type { Exchanged } from './exchanged.ts';
import { readGift } from './gift-reader.ts';
import { readQti } from './qti-reader.ts';

/** The questions of a file: QTI where its name ends in .xml, GIFT where it ends in .gift or .txt. */
export function readQuestions(fileName: string, text: string): Exchanged {
  const name = fileName.toLowerCase();
  if (name.endsWith('.xml')) return readQti(text);
  if (name.endsWith('.gift') || name.endsWith('.txt')) return readGift(text);
  return { faults: [{ line: 1, reason: 'The name must end in .xml (QTI), .gift or .txt (GIFT).' }] };
}
