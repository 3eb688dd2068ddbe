/** Which reader a file is for. */
import type { Exchanged } from './exchanged.ts';
import { readGift } from './gift-reader.ts';
import { readMoodle } from './moodle-reader.ts';
import { readQti } from './qti-reader.ts';

const startOfMoodle = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<quiz[\s>]/;

/** The questions of a file: QTI or Moodle XML where its name ends in .xml, GIFT where it ends in .gift or .txt. */
export function readQuestions(fileName: string, text: string): Exchanged {
  const name = fileName.toLowerCase();
  if (name.endsWith('.xml')) return startOfMoodle.test(text.slice(0, 4000)) ? readMoodle(text) : readQti(text);
  if (name.endsWith('.gift') || name.endsWith('.txt')) return readGift(text);
  return { faults: [{ line: 1, reason: 'The name must end in .xml (QTI or Moodle), .gift or .txt (GIFT).' }] };
}
