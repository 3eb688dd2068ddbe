/** Faults of punctuation: marks and capitals that are lost, moved or put where none belong. */
import { low } from '../../kernel/letter-case.ts';
import { apostropheSlips } from './apostrophe-slips.ts';
import { commaSlips, commaSlipsOfWords } from './comma-slips.ts';
import { bare, beginsSentence, inEachWord, type Slip, type SlipFinder, type WordSlips } from './slip.ts';
import { speechSlips } from './speech-slips.ts';

const months = 'January February March April May June July August September October November December';
const days = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday';
const dates = new Set(`${months} ${days} Easter Christmas`.split(' '));
/** Capitals that a careful writer may leave out. */
const looseCapitals = new Set(
  'Arctic Mum Dad Grandad Cousin Aunt Uncle Aunty Class Four Church Council Councillor Road Street Great Inspector'.split(
    ' ',
  ),
);

const capitals: WordSlips = (word, at, words) => {
  const own = bare(word);
  if (own === own.toLowerCase() || looseCapitals.has(own) || /^I(?:’|$)/.test(own) || at === 0 || /^“/.test(word))
    return [];
  const wrong = word.replace(own, low(own));
  if (beginsSentence(words, at))
    // A part that begins with the small letter would show it at once, so the full stop has to be in it, too.
    return [
      {
        wrong,
        form: 'sentence-capital',
        since: at - 1,
        rule: `A new sentence begins with a capital letter: **${own}**.`,
      },
    ];
  const names = dates.has(own) ? 'Days, months and festivals are' : 'Names, and words made from names, are';
  return [{ wrong, form: 'name-capital', rule: `${names} written with a capital letter: **${own}**.` }];
};

/** The end of a sentence that is lost in front of a capital in the same part. */
function sentenceEnds(words: readonly string[]): Slip[] {
  return words.flatMap((word, at): Slip[] => {
    const next = words[at + 1] ?? '';
    if (!/\p{Ll}\.$/u.test(word) || !/^\p{Lu}/u.test(next)) return [];
    const own = word.slice(0, -1);
    const rule = `One sentence ends with “${own}”, and a new one begins with “${next}”. A full stop belongs between them.`;
    return [{ at, count: 2, wrong: `${own} ${next}`, form: 'full-stop', rule }];
  });
}

/** Every fault of punctuation that fits a text. */
export const punctuationSlips: SlipFinder = ({ words }) => [
  ...inEachWord(words, [...apostropheSlips, capitals, ...speechSlips, ...commaSlipsOfWords]),
  ...commaSlips(words),
  ...sentenceEnds(words),
];
