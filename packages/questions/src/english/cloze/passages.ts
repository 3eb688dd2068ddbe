/** Gaps in passages: one, two or three words to choose at once. */

import type { GivenAnswer } from '@comet/contract/question';
import type { Made } from '../../kernel/generator.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText } from '../ask.ts';
import { isForLevel } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { type ClozeCell, type ClozeParams, mistake } from './linked-sentences.ts';
import {
  around,
  clueTo,
  grammarReason,
  type Passage,
  passagesOf,
  reasonFor,
  sentenceAt,
  shown,
} from './passage-texts.ts';

/** What tells which word belongs in a gap. */
function whyRight(passage: Passage, place: number): string {
  if (passage.set.startsWith('grammar')) return grammarReason(passage, place);
  const clue = clueTo(passage, place);
  return clue === undefined ? (reasonFor(passage, place) ?? '') : `The clue: “${clue}”.`;
}

const passageBlock = (passage: Passage, text: string) => ({
  type: 'passage' as const,
  passageId: `cloze-${passage.set}-${passage.title.toLowerCase().replaceAll(' ', '-')}`,
  title: passage.title,
  kind: 'fiction' as const,
  paragraphs: [text],
});

const pool = (cell: ClozeCell): readonly Passage[] =>
  cell.params.asks === 'passages' ? passagesOf(cell.params.set) : [];
const isGrammar = (cell: ClozeCell): boolean => cell.params.set.startsWith('grammar');

/** Words that sound alike: trying them in the sentence doesn’t help, so feedback gives their meanings. */
const alike: readonly Readonly<Record<string, string>>[] = [
  { 'they’re': 'they are', their: 'belonging to them', there: 'in that place' },
  { 'it’s': 'it is', its: 'belonging to it' },
];

/** What both words mean, where the wrong one sounds like the right one. */
function meaningsOf(right: string, wrong: string): string | undefined {
  const group = alike.find((each) => each[right] !== undefined && each[wrong] !== undefined);
  return (
    group && `“${wrong}” means “${group[wrong]}”. Here the word has to mean “${group[right]}”, and that is “${right}”.`
  );
}

function because(
  cell: ClozeCell,
  passage: Passage,
  place: number,
  word: string,
  isOpen: (place: number) => boolean = () => false,
) {
  if (!isGrammar(cell)) {
    const clue = clueTo(passage, place);
    return mistake(
      'meaning-does-not-fit',
      clue === undefined
        ? `“${word}” doesn’t fit here. ${whyRight(passage, place)}`.trim()
        : `“${word}” doesn’t go with the clue: “${clue}”.`,
    );
  }
  const said = around(passage, place, word, isOpen);
  return mistake(
    'grammar-does-not-fit',
    meaningsOf(passage.choices[place]?.[0] ?? '', word) ??
      `Try it in the sentence: “${said}”. It doesn’t fit here. ${grammarReason(passage, place)}`,
  );
}

/** The gaps of a passage that a cell asks for. */
const gapsOf = ({ difficulty }: ClozeCell, { levels }: Passage): readonly number[] =>
  levels.flatMap((each, place) => (isForLevel(each, difficulty) ? [place] : []));

/** In how many ways so many gaps can be chosen. */
const waysOf = (gaps: number, count: number): number =>
  count === 0 ? 1 : (waysOf(gaps - 1, count - 1) * gaps) / count;

/** How many questions with so many gaps at once a cell has. */
const combinations = (cell: ClozeCell, count: number): number =>
  pool(cell).reduce((sum, passage) => sum + waysOf(gapsOf(cell, passage).length, count), 0);

const mark = (place: number): string => `(${place + 1}) ______`;

/** One gap. */
const oneGap: Form<ClozeParams> = {
  weight: (cell) => (cell.difficulty === 'easy' ? combinations(cell, 1) : 0),
  make(random, cell) {
    const passage = random.pick(pool(cell));
    const place = random.pick(gapsOf(cell, passage));
    const [right, ...wrong] = passage.choices[place] ?? [''];
    // The right words of these texts are often the longest: such gaps are asked half as often, so that length tells nothing.
    const isLongest = wrong.every((word) => word.length < right.length);
    if (!isGrammar(cell) && isLongest && random.fork('longest').chance(1, 2)) return undefined;
    return chooseText(
      random,
      {
        prompt: [
          'Which word fits the gap?',
          passageBlock(
            passage,
            shown(passage, (at) => (at === place ? '______' : undefined)),
          ),
        ],
        spoken: `Read the passage. Which word fits the gap? ${shown(passage, (at) => (at === place ? 'blank' : undefined))}`,
        hint: isGrammar(cell)
          ? 'Read the sentence with each word, and the sentences around it. Which word fits them all?'
          : 'Read the sentences around the gap. What are they about?',
        steps: [
          isGrammar(cell)
            ? 'Try each word in the sentence. Keep the one that goes with the words around it.'
            : 'Try each word in the sentence. Keep the one that fits what you read before and after it.',
          `Read the sentence with the right word: “${sentenceAt(passage, place, `**${right}**`)}” ${whyRight(passage, place)}`.trim(),
          `The word is **${right}**.`,
        ],
        variant: `one ${passage.title} ${place}`,
        features: { gaps: 1 },
      },
      right,
      wrong.map((word): TextMistake => [word, because(cell, passage, place, word)]),
      { count: wrong.length + 1, layout: 'grid' },
    );
  },
  solve(seen, cell) {
    if (seen.asks !== 'Which word fits the gap?') return undefined;
    const text = paragraphOf(seen.question.prompt);
    return chosen(seen, (option) =>
      pool(cell).some((passage) => shown(passage, () => undefined) === text.replace('______', option)),
    );
  },
};

const paragraphOf = (prompt: readonly { readonly type: string }[]): string =>
  prompt
    .flatMap((block) => ('paragraphs' in block && Array.isArray(block.paragraphs) ? block.paragraphs : []))
    .join(' ');

const numbers = ['no', 'one', 'two', 'three', 'four'] as const;

/** Several gaps at once, each with its own words. */
function someGaps(count: 2 | 3 | 4, difficulty: string): Form<ClozeParams> {
  const asks = `Choose the word for each of the ${numbers[count]} gaps.`;
  return {
    weight: (cell) => (cell.difficulty === difficulty ? Math.min(180, combinations(cell, count)) : 0),
    make(random, cell) {
      const passage = random.pick(pool(cell));
      const places = random.sample(gapsOf(cell, passage), count).sort((one, other) => one - other);
      const text = shown(passage, (at) => (places.includes(at) ? mark(places.indexOf(at)) : undefined));
      return together(random, cell, passage, places, asks, text);
    },
    solve(seen, cell): GivenAnswer[] | undefined {
      const { answer, prompt } = seen.question;
      if (seen.asks !== asks || answer.type !== 'multipleWordChoice') return undefined;
      const text = paragraphOf(prompt);
      const passage = pool(cell).find((each) => fits(each, text));
      if (passage === undefined) return [];
      const rest = text.split(/\(\d\) ______/);
      const full = shown(passage, () => undefined);
      let from = 0;
      const words = rest.slice(0, -1).map((piece, place) => {
        from += piece.length;
        const next = rest[place + 1] ?? '';
        const end = next === '' ? full.length : full.indexOf(next.slice(0, 12), from);
        const word = full.slice(from, end);
        from += word.length;
        return word;
      });
      return [
        {
          type: 'multipleWordChoice',
          picks: answer.groups.map((group, place) =>
            group.words.flatMap((word, at) => (word === words[place] ? [at] : [])),
          ),
        },
      ];
    },
  };
}

/** Whether a text with gaps is this passage. */
const fits = (passage: Passage, text: string): boolean => {
  const full = shown(passage, () => undefined);
  const [start = ''] = text.split(/\(\d\) ______/);
  return full.startsWith(start) && full.endsWith(text.slice(text.lastIndexOf('______') + 6));
};

function together(
  random: Random,
  cell: ClozeCell,
  passage: Passage,
  places: readonly number[],
  asks: string,
  text: string,
): Made {
  const groups = places.map((place) => {
    const choices = passage.choices[place] ?? [''];
    return { right: choices[0], place, words: random.fork(`gap${place}`).shuffle(choices) };
  });
  return {
    question: {
      prompt: [{ type: 'text', text: asks }, passageBlock(passage, text)],
      spoken: `${asks} ${text.replaceAll('______', 'blank')}`,
      answer: {
        type: 'multipleWordChoice',
        groups: groups.map(({ words }, place) => ({ label: `Gap ${place + 1}`, words: [...words] })),
        pick: 1,
        layout: 'list',
      },
    },
    key: {
      type: 'multipleWordChoice',
      picks: groups.map(({ right, words }) => [words.indexOf(right)]),
      because: groups.map(({ right, place, words }) =>
        words.map((word) =>
          word === right ? undefined : because(cell, passage, place, word, (at) => places.includes(at)),
        ),
      ),
    },
    hint: [{ type: 'text', text: 'Read the whole passage first. Then try the words one gap at a time.' }],
    explanation: [
      ...groups.map(({ right, place }, at) => [
        {
          type: 'text' as const,
          text: `Gap ${at + 1}: “${sentenceAt(passage, place, `**${right}**`)}” ${whyRight(passage, place)}`.trim(),
        },
      ]),
      [{ type: 'text', text: `The words are ${groups.map(({ right }) => `**${right}**`).join(', ')}.` }],
    ],
    variant: `some ${passage.title} ${places.join(' ')}`,
    features: { gaps: places.length },
  };
}

/** The ways of asking with passages. */
export const passageForms: readonly Form<ClozeParams>[] = [oneGap, someGaps(2, 'medium'), someGaps(4, 'hard')];
