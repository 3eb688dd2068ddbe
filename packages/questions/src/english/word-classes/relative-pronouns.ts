/** Gaps for relative pronouns. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, gap, write } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import { relativeGaps, relativeReader } from './gaps.data.ts';
import { type FillForm, isAt } from './gaps.ts';
import { mistake } from './sentences-and-mistakes.ts';

const relatives = once(() => rowsOf(relativeGaps).map((row) => ({ word: partOf(row, 0), sentence: partOf(row, 1) })));

const relativeUses = {
  who: '“who” goes with people.',
  which: '“which” goes with things.',
  whose: '“whose” shows that something belongs to someone or something.',
  what: '“what” cannot follow the noun it tells us about.',
} as const;
const relativeUse: Readonly<Record<string, string>> = relativeUses;

/** Why a word does not fit this gap. */
function whyNot(given: string, { word, sentence }: { readonly word: string; readonly sentence: string }): string {
  const [next = ''] = (sentence.split(`${gap} `)[1] ?? '').split(' ');
  if (given === 'whose')
    return `“whose” needs a noun after it: what belongs to the one before the gap. Here “${next}” follows.`;
  if (given === 'who’s') return '“who’s” is short for “who is” or “who has”.';
  if (given === 'what') return relativeUses.what;
  if (word === 'whose') return `“${next}” follows the gap. The word before it must tell us whose.`;
  return given === 'who' ? '“who” goes with people, not with things.' : '“which” goes with things, not with people.';
}

/** 'Which word fits the gap?' with relative pronouns. */
export const relativeGap: FillForm = {
  weight: (cell) => (isAt(cell, 'relative', 'easy') ? relatives().length : 0),
  make(random) {
    const { word, sentence } = random.pick(relatives());
    if (word === 'whose') return undefined;
    const because = (text: string): TextMistake => [
      text,
      mistake(`${text.replace('’', '')}-for-${word}`, whyNot(text, { word, sentence })),
    ];
    const wrong = ['who', 'which', 'what', 'whose'];
    return chooseText(
      random,
      {
        prompt: ['Which word fits the gap?', sentence],
        hint: 'Look at the noun before the gap. Is it a person or a thing? Does something belong to it?',
        steps: [
          `Before the gap you read: “${sentence.split(gap)[0]?.trim()}”.`,
          relativeUse[word] ?? '',
          `The word is **${word}**: ${sentence.replace(gap, word)}`,
        ],
        variant: `relative: ${sentence}`,
        features: { scale: 1, step: 1 },
      },
      word,
      wrong.filter((each) => each !== word).map(because),
      { layout: 'grid' },
    );
  },
  solve: (seen) =>
    seen.asks === 'Which word fits the gap?' && relativeIn(seen.shows) !== undefined
      ? chosen(seen, (option) => option === relativeIn(seen.shows))
      : undefined,
};

const listed = (words: string, word: string): boolean => ` ${words} `.includes(` ${word} `);

/** The pronoun a gap takes, by the words on both sides of it. */
function relativeIn(sentence: string): string | undefined {
  const [before, after] = sentence
    .replaceAll(/[.?]/g, '')
    .split(` ${gap} `)
    .map((part) => part.split(' '));
  const noun = before?.findLast((word) => listed(relativeReader.people, word));
  if (after === undefined) return undefined;
  if (listed(relativeReader.belongings, after[0] ?? '')) return 'whose';
  return noun !== undefined && noun === before?.at(-1) ? 'who' : 'which';
}

/** 'Type the word for the gap: who, which or whose.' */
export const relativeTyped: FillForm = {
  weight: (cell) => (isAt(cell, 'relative', 'medium') ? relatives().length : 0),
  make(random) {
    // Easy questions ask for the other two.
    const isWhose = random.chance(1, 2);
    const { word, sentence } = random.pick(relatives().filter((each) => !isWhose || each.word === 'whose'));
    return write(
      {
        prompt: ['Type who, which or whose to fill the gap.', sentence],
        hint: 'Is it about a person or a thing? Does the next word belong to that person or thing?',
        steps: [
          `Before the gap you read: “${sentence.split(gap)[0]?.trim()}”.`,
          relativeUse[word] ?? '',
          `The word is **${word}**: ${sentence.replace(gap, word)}`,
        ],
        variant: `relative typed: ${sentence}`,
        features: { scale: 2, step: 2 },
      },
      [word],
      ['who', 'which', 'whose', ...(word === 'who' ? [] : ['who’s'])]
        .filter((each) => each !== word)
        .map(
          (each) => [each, mistake(`${each.replace('’', '')}-for-${word}`, whyNot(each, { word, sentence }))] as const,
        ),
    );
  },
  solve: ({ asks, shows }) => (asks.startsWith('Type who, which') ? typed(relativeIn(shows) ?? '') : undefined),
};
