/** Lays out a verbal reasoning question: told once, asked as a choice, a typed answer or a pick of words. */
import type { AnswerForm, Block, Question } from '@comet/contract/question';
import { fairTexts } from '../kernel/fair-texts.ts';
import type { Key, Mistake } from '../kernel/key.ts';
import type { Made } from '../kernel/maker.ts';
import { sayMaths } from '../kernel/number-text.ts';
import { chooseOptions, textOption, type WrongCandidate, wrongTextOption } from '../kernel/options.ts';
import type { Random } from '../kernel/random.ts';

/** What is told beside the answer form. Steps are given in order and end with the answer. */
export interface Told {
  readonly prompt: string;
  /** Blocks after the words: a figure, a table, a passage. */
  readonly shown?: readonly Block[];
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

/** Names the mistakes of a family: `mistakesIn('v.hidden')('one-word', 'Look across two words.')`. */
export function mistakesIn(family: string): (name: string, says: string) => Mistake {
  return (name, says) => ({ id: `${family}/${name}`, says });
}

const text = (words: string): Block => ({ type: 'text', text: words });

function madeOf(told: Told, answer: AnswerForm, key: Key): Made {
  const spoken = told.spoken ?? sayMaths(told.prompt.replaceAll('___', 'blank'));
  return {
    question: { prompt: [text(told.prompt), ...(told.shown ?? [])], answer, spoken },
    key,
    hint: [text(told.hint)],
    explanation: told.steps.map((step) => [text(step)]),
    variant: `${told.variant}/${answer.type === 'writeAnswer' ? 'typed' : 'chosen'}`,
    features: told.features,
  };
}

/** One of several short texts; the slips chosen so that the options alone tell nothing. */
export function askChoice(
  random: Random,
  told: Told,
  right: string,
  slips: readonly Slip[],
  count = 5,
  layout: 'list' | 'grid' = 'grid',
): Made | undefined {
  const wrong = slips.map((slip) => wrongTextOption(slip.text, slip.because));
  const laid = fairTexts(random.fork('fair'), right, wrong, count - 1);
  return askOptions(random, told, right, laid, count, layout);
}

/** The same with exactly these wrong options. */
export function askOptions(
  random: Random,
  told: Told,
  right: string,
  wrong: readonly WrongCandidate[],
  count: number,
  layout: 'list' | 'grid',
): Made | undefined {
  const choice = chooseOptions(random, textOption(right), wrong, count);
  if (choice === undefined) return undefined;
  return madeOf(told, { type: 'multipleChoice', options: choice.options, layout }, choice.key);
}

/** A typed word, code or number; letters count, capitals and spaces do not. */
export function askTyped(
  told: Told,
  kind: 'text' | 'number',
  right: readonly string[],
  slips: readonly Slip[],
  around: { readonly before?: string; readonly after?: string; readonly placeholder?: string } = {},
): Made {
  const taken = new Set(right.map((word) => word.toLowerCase()));
  const mistakes = slips.flatMap(({ text: given, because }) => {
    if (taken.has(given.toLowerCase())) return [];
    taken.add(given.toLowerCase());
    return [{ given, because }];
  });
  const value = right[0] ?? '';
  return madeOf(
    told,
    { type: 'writeAnswer', kind, ...around },
    {
      type: 'writeAnswer',
      spec: kind === 'number' ? { kind, value } : { kind, accept: right, spelling: 'exact' },
      mistakes,
    },
  );
}

/** Typed or chosen, each as likely; as it comes out where one of the two cannot be. */
export function askEither(
  random: Random,
  told: Told,
  kind: 'text' | 'number',
  right: string,
  slips: readonly Slip[],
  count = 5,
): Made | undefined {
  return random.fork('form').chance(1, 2)
    ? askTyped(told, kind, [right], slips)
    : askChoice(random, told, right, slips, count);
}

/** One group of words to pick from, with the places of the right ones and what is wrong with the others. */
export interface WordGroup {
  readonly label?: string;
  readonly words: readonly string[];
  readonly right: readonly number[];
  because(place: number): Mistake;
}

/** Pick `pick` words in each group. */
export function askWords(
  told: Told,
  groups: readonly WordGroup[],
  pick: number,
  layout: 'list' | 'sentence' = 'list',
): Made {
  return madeOf(
    told,
    {
      type: 'multipleWordChoice',
      groups: groups.map(({ label, words }) => ({ ...(label === undefined ? {} : { label }), words: [...words] })),
      pick,
      layout,
    },
    {
      type: 'multipleWordChoice',
      picks: groups.map(({ right }) => [...right].sort((one, other) => one - other)),
      because: groups.map((group) =>
        group.words.map((_, place) => (group.right.includes(place) ? undefined : group.because(place))),
      ),
    },
  );
}

/** The words of the prompt, as seen. */
export function promptText(question: Question): string {
  return question.prompt.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n\n');
}

/** The parts of the prompt in bold type, in order. */
export function boldParts(question: Question): string[] {
  return [...promptText(question).matchAll(/\*\*(.+?)\*\*/g)].map(([, part = '']) => part);
}

/** The options as seen; none where the answer is not a choice. */
export function optionTexts(question: Question): string[] {
  if (question.answer.type !== 'multipleChoice') return [];
  return question.answer.options.map((option) =>
    option.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join(' '),
  );
}
