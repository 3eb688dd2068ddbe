/** Lays out a reading question: the passage first, then what is asked of it. */
import type { AnswerForm, Block, Question } from '@comet/contract/question';
import { fairTextsBy } from '../kernel/fair-texts.ts';
import type { Key, Mistake } from '../kernel/key.ts';
import type { Made } from '../kernel/maker.ts';
import { chooseOptions, textOption, wrongTextOption } from '../kernel/options.ts';
import type { Random } from '../kernel/random.ts';
import { type Paragraph, type Passage, paragraphWith } from './passage.ts';

/** All that is said around an answer. Steps end with the answer. */
export interface Told {
  readonly passage: Passage;
  readonly asks: string;
  /** What the question says where the answer form itself holds part of it. */
  readonly spoken?: string;
  readonly hint: string;
  readonly steps: readonly string[];
  readonly variant: string;
  readonly features: Readonly<Record<string, number>>;
}

/** A wrong answer and the mistake that leads to it. */
export interface Slip {
  readonly text: string;
  readonly because: Mistake;
}

const textBlock = (text: string): Block => ({ type: 'text', text });

/** Words of the text or of a child in quotation marks, single ones around words that have double ones already. */
export function quoted(words: string): string {
  const shown = words.replaceAll(/\s*\n\s*/g, ' / ');
  return /[“”]/.test(shown) ? `‘${shown}’` : `“${shown}”`;
}

/** Where in the text these words stand, as a child looks for it: ‘paragraph 2’. */
export function placeOf({ kind, paragraphs }: Passage, quote: string): string {
  const found: Paragraph | undefined = paragraphWith(paragraphs, quote);
  if (found === undefined) return 'the whole text';
  if (found.under !== '') return `the part called “${found.under}”`;
  if (kind === 'poetry') return paragraphs.length === 1 ? 'the poem' : `verse ${found.part}`;
  if (kind !== 'drama') return `paragraph ${found.part}`;
  const third = Math.floor(((found.part - 1) * 3) / paragraphs.length);
  return `the ${['first', 'middle', 'last'][third] ?? 'last'} part of the scene`;
}

function passageBlock({ id, title, kind, paragraphs }: Passage): Block {
  return { type: 'passage', passageId: id, title, kind, paragraphs: paragraphs.map(({ text }) => text) };
}

const aloud = (text: string): string => text.replaceAll('**', '').replaceAll(/\s*\n+\s*/g, ' ');

function madeOf(told: Told, answer: AnswerForm, key: Key): Made {
  const { asks, passage } = told;
  const text = passage.paragraphs.map((paragraph) => paragraph.text).join(' ');
  const question: Question = {
    prompt: [passageBlock(passage), textBlock(asks)],
    answer,
    spoken: aloud(`${passage.title}. ${text} ${told.spoken ?? asks}`),
  };
  return {
    question,
    key,
    hint: [textBlock(told.hint)],
    explanation: told.steps.map((step) => [textBlock(step)]),
    variant: `${passage.id} ${told.variant}`,
    features: told.features,
  };
}

/** Whole answers tell most by their length. */
const fairAnswers = fairTextsBy({ tries: 12, rarer: 2, alikeCost: 1, longestCost: 1.5 });

/** One of `count` texts in a random order. */
export function askChoice(
  random: Random,
  told: Told,
  right: string,
  slips: readonly Slip[],
  count = 4,
): Made | undefined {
  const wrong = slips.map(({ text, because }) => wrongTextOption(text, because));
  const fair = fairAnswers(random.fork('fair'), right, wrong, count - 1);
  const choice = chooseOptions(random, textOption(right), fair, count);
  if (choice === undefined) return undefined;
  return madeOf(told, { type: 'multipleChoice', options: choice.options, layout: 'list' }, choice.key);
}

/** One of these texts in this order: yes and no, true and false. */
export function askInOrder(
  told: Told,
  texts: readonly string[],
  right: string,
  because: (text: string) => Mistake,
): Made {
  return madeOf(
    told,
    {
      type: 'multipleChoice',
      options: texts.map((text) => [textBlock(text)]),
      layout: texts.length === 2 ? 'grid' : 'list',
    },
    {
      type: 'multipleChoice',
      option: texts.indexOf(right),
      because: texts.map((text) => (text === right ? undefined : because(text))),
    },
  );
}

/** Words, or whole answers, to choose in groups. */
export interface Group {
  readonly label?: string;
  readonly words: readonly string[];
  readonly right: readonly number[];
  because(word: string): Mistake;
}

/** Choose as many in each group as are right there. */
export function askGroups(told: Told, groups: readonly Group[], layout: 'list' | 'sentence'): Made {
  return madeOf(
    told,
    {
      type: 'multipleWordChoice',
      groups: groups.map(({ label, words }) => ({ ...(label === undefined ? {} : { label }), words: [...words] })),
      pick: groups[0]?.right.length ?? 1,
      layout,
    },
    {
      type: 'multipleWordChoice',
      picks: groups.map(({ right }) => [...right].sort((one, other) => one - other)),
      because: groups.map(({ words, right, because }) =>
        words.map((word, place) => (right.includes(place) ? undefined : because(word))),
      ),
    },
  );
}

/** A word or a few to type; a slip in spelling is forgiven. */
export function askTyped(told: Told, accept: readonly string[]): Made {
  return madeOf(
    told,
    { type: 'writeAnswer', kind: 'text' },
    { type: 'writeAnswer', spec: { kind: 'text', accept: [...accept], spelling: 'forgiving' }, mistakes: [] },
  );
}
