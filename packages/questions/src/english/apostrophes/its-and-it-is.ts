/** Short forms and the words they are mixed up with: its and it’s. */

import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder, gap } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import { itsSentences, ownedWords } from './apostrophes.data.ts';
import { at, mistake } from './owners.ts';
import type { ShortForm } from './short-forms.ts';

/** Sentences with a gap for a short form or the word it is mixed up with. */
export const its = once(() =>
  rowsOf(itsSentences).map((row) => ({ right: partOf(row, 0), other: partOf(row, 1), sentence: partOf(row, 2) })),
);

const inFull = new Map([
  ['it’s', 'it is” or “it has'],
  ['you’re', 'you are'],
  ['they’re', 'they are'],
  ['who’s', 'who is” or “who has'],
  ['we’re', 'we are'],
  ['let’s', 'let us'],
]);

/** Which of its and it's belongs in a gap, by the word that follows. */
function readGap(sentence: string, options: readonly string[]): string | undefined {
  const [, next = ''] = new RegExp(`${gap} (\\p{L}+)`, 'u').exec(sentence) ?? [];
  const short = options.find((option) => option.includes('’'));
  const plain = options.find((option) => !option.includes('’'));
  const owns = ` ${ownedWords} `.includes(` ${next} `) && plain !== 'were' && plain !== 'lets';
  if (owns || (plain === 'were' && /^(They|You)/.test(sentence)) || (plain === 'lets' && /^(She|Dad)/.test(sentence)))
    return plain;
  return short;
}

/** 'Which word fits: its or it’s?' */
export const itsOrIts: ShortForm = {
  weight: (cell) =>
    at(['contraction', 'pluralOrPossessive', 'revision'], 40, 'hard')(cell) +
    at(['contraction', 'revision'], 12, 'medium')(cell),
  make(random, cell) {
    const { right, other, sentence } = random.pick(its());
    if (cell.difficulty === 'medium' && !/^its?$/.test(right.replace('’', ''))) return undefined;
    const starts = sentence.startsWith(gap);
    const show = (word: string): string => (starts ? word.charAt(0).toUpperCase() + word.slice(1) : word);
    const full = inFull.get(right) ?? inFull.get(other) ?? '';
    const texts = [right, other].sort((one, two) => one.length - two.length).map(show);
    return chooseInOrder(
      {
        prompt: ['Which word fits the gap?', sentence],
        hint: `Put “${full}” into the gap. Does the sentence still make sense?`,
        steps: [
          `The word with the apostrophe is short for “${full}”. That ${right.includes('’') ? 'fits' : 'does not fit'} here.`,
          `So it is **${show(right)}**.`,
        ],
        variant: `its ${sentence}`,
        features: { load: cell.difficulty === 'hard' ? 4 : 2 },
      },
      texts,
      show(right),
      () => mistake('short-form-confused', `Try “${full}” in the gap.`),
    );
  },
  solve(seen) {
    if (seen.asks !== 'Which word fits the gap?') return undefined;
    const right = readGap(
      seen.shows,
      seen.options.map((option) => option.toLowerCase()),
    );
    return chosen(seen, (option) => option.toLowerCase() === right);
  },
};
