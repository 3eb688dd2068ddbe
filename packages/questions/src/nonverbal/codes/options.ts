/** The options of a code: only letters that the codes above have in the same place, so that none is ruled out unread. */
import type { Random } from '../../kernel/random.ts';
import { layInMany, layOut } from '../drawn-choice.ts';
import type { CodeSet } from './draw-code.ts';

/** Whether a code has the letters of the right one from back to front. */
export const isReversed = (code: string, right: string): boolean => code === [...right].toReversed().join('');

/** Five codes, the right one among them. Undefined where a letter has no other to be taken for. */
export function layCodes(random: Random, { meanings, right }: CodeSet): string[] | undefined {
  // The right letter in each place, then the others that are met there.
  const letters = meanings.map(({ known }, at) => [
    right.charAt(at),
    ...random.shuffle([...known.values()].filter((letter) => letter !== right.charAt(at))),
  ]);
  const codeBy = (off: readonly number[]): string | undefined => {
    const code = letters.map((own, at) => own[off[at] ?? 0] ?? '').join('');
    return code.length === letters.length ? code : undefined;
  };
  const same = (code: string): string => code;
  if (letters.length > 2) return layInMany(random, 3, codeBy, same)?.map(({ value }) => value);
  const wide = random.shuffle([0, 1]).find((at) => (letters[at]?.length ?? 0) > 2);
  const laid = layOut(
    random,
    wide === undefined ? 4 : 5,
    (one, two) => codeBy([one, two]),
    same,
    wide === 1 ? 'second' : 'first',
  )?.map(({ value }) => value);
  if (laid === undefined || wide !== undefined) return laid;
  // Two letters are met in each place: the fifth code has the right ones in the wrong order.
  const at = random.int(0, laid.length);
  return [...laid.slice(0, at), [...right].toReversed().join(''), ...laid.slice(at)];
}
