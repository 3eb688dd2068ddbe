/** Puts a question of this room together: what is said, the answer, and the mistakes behind wrong answers. */
import type { Block } from '@comet/contract/question';
import { fairTexts } from '../kernel/fair-texts.ts';
import type { Mistake } from '../kernel/key.ts';
import type { Made } from '../kernel/maker.ts';
import { chooseOptions, textOption, wrongTextOption } from '../kernel/options.ts';
import type { Random } from '../kernel/random.ts';

/** All that is said around an answer; strings are text blocks: first what is asked, then what it is asked of. */
export interface Told {
  readonly prompt: readonly (string | Block)[];
  /** How it is read aloud, where the text itself is not enough. */
  readonly spoken?: string;
  readonly hint: string;
  readonly steps: readonly string[];
  readonly variant: string;
  readonly features: Readonly<Record<string, number>>;
}

/** A wrong answer and the mistake that leads to it. */
export type Slip = readonly [text: string, because: Mistake];

/** Names the mistakes of a family: `mistakesIn('e.tense')('regular', 'You added -ed.')`. */
export function mistakesIn(family: string): (name: string, says: string) => Mistake {
  return (name, says) => ({ id: `${family}/${name}`, says });
}

/** The gap in a sentence. */
export const gap = '______';

const blockOf = (part: string | Block): Block => (typeof part === 'string' ? { type: 'text', text: part } : part);

/** Text for the ear: no marks, a gap as the word 'blank'. */
function readAloud(text: string): string {
  return text.replaceAll('**', '').replaceAll(/_{3,}/g, 'blank').replaceAll('\n\n', ' ');
}

function spokenOf(block: Block): string {
  if (block.type === 'text') return readAloud(block.text);
  if (block.type === 'passage') return readAloud(block.paragraphs.join(' '));
  return block.type === 'audio' ? `${block.word}. ${block.sentence}` : '';
}

function around(told: Told): Pick<Made, 'hint' | 'explanation' | 'variant' | 'features'> {
  return {
    hint: [blockOf(told.hint)],
    explanation: told.steps.map((step) => [blockOf(step)]),
    variant: told.variant,
    features: told.features,
  };
}

function promptOf(told: Told): { prompt: Block[]; spoken: string } {
  const prompt = told.prompt.map(blockOf);
  return { prompt, spoken: told.spoken ?? prompt.map(spokenOf).join(' ') };
}

/** A choice between texts: the right one among `count`. Undefined when too few wrong ones differ from it. */
export function choose(
  random: Random,
  told: Told,
  right: string,
  slips: readonly Slip[],
  count = 4,
  layout: 'list' | 'grid' = 'list',
): Made | undefined {
  const wrong = slips.map(([text, because]) => wrongTextOption(text, because));
  const fair = fairTexts(random.fork('fair'), right, wrong, count - 1);
  const choice = chooseOptions(random, textOption(right), fair, count);
  if (choice === undefined) return undefined;
  return {
    ...around(told),
    question: { ...promptOf(told), answer: { type: 'multipleChoice', options: choice.options, layout } },
    key: choice.key,
  };
}

/** A choice from fixed texts in their fixed order: word classes, 'right' and 'wrong'. */
export function chooseInOrder(
  told: Told,
  texts: readonly string[],
  right: string,
  because: (text: string) => Mistake,
): Made {
  return {
    ...around(told),
    question: {
      ...promptOf(told),
      answer: { type: 'multipleChoice', options: texts.map((text) => [blockOf(text)]), layout: 'list' },
    },
    key: {
      type: 'multipleChoice',
      option: texts.indexOf(right),
      because: texts.map((text) => (text === right ? undefined : because(text))),
    },
  };
}

/** Words to tap: in a sentence as it runs, or as buttons in the order given. `because` is the mistake behind a wrong word. */
export function tap(
  told: Told,
  words: readonly string[],
  right: readonly number[],
  because: (place: number) => Mistake,
  layout: 'sentence' | 'list' = 'sentence',
): Made {
  return {
    ...around(told),
    question: {
      ...promptOf(told),
      answer: { type: 'multipleWordChoice', groups: [{ words: [...words] }], pick: right.length, layout },
    },
    key: {
      type: 'multipleWordChoice',
      picks: [[...right]],
      because: [words.map((_, place) => (right.includes(place) ? undefined : because(place)))],
    },
  };
}

/** A word or words to type, exact to the letter; `punctuation` counts marks and capitals as well. */
export function write(
  told: Told,
  accept: readonly string[],
  slips: readonly Slip[],
  box: { readonly before?: string; readonly after?: string; readonly punctuation?: 'exact' } = {},
): Made {
  const { punctuation, ...shown } = box;
  const right = new Set(accept.map((text) => text.toLowerCase()));
  return {
    ...around(told),
    question: { ...promptOf(told), answer: { type: 'writeAnswer', kind: 'text', ...shown } },
    key: {
      type: 'writeAnswer',
      spec: {
        kind: 'text',
        accept: [...accept],
        spelling: 'exact',
        ...(punctuation === undefined ? {} : { punctuation }),
      },
      mistakes: [...new Map(slips)]
        .filter(([given]) => !right.has(given.toLowerCase()))
        .map(([given, because]) => ({ given, because })),
    },
  };
}

/** The question with its own options as part of what it is: other sentences make another question. */
export function withOptions(made: Made | undefined): Made | undefined {
  const answer = made?.question.answer;
  if (made === undefined || answer?.type !== 'multipleChoice') return made;
  return {
    ...made,
    variant: `${made.variant}; ${answer.options
      .map((option) => option.map(spokenOf).join(' '))
      .sort()
      .join(' ')}`,
  };
}

/** A whole number to type, with the numbers a mistake leads to. */
export function writeNumber(told: Told, value: number, slips: readonly (readonly [number, Mistake])[]): Made {
  return {
    ...around(told),
    question: { ...promptOf(told), answer: { type: 'writeAnswer', kind: 'number' } },
    key: {
      type: 'writeAnswer',
      spec: { kind: 'number', value: String(value) },
      mistakes: slips
        .filter(([near]) => near >= 0 && near !== value)
        .map(([near, because]) => ({ given: String(near), because })),
    },
  };
}

/** Whether a right text would stand out by being longer than every wrong one; a quarter of such draws are kept. */
export function standsOut(random: Random, right: string, wrong: readonly string[]): boolean {
  return wrong.every((text) => text.length < right.length) && !random.fork('stands-out').chance(1, 4);
}
