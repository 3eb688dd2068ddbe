/** Puts a question of this room together: what is said, the answer, and the slips behind wrong answers. */
import type { Figure } from '@comet/contract/figure';
import type { AnswerForm, Block } from '@comet/contract/question';
import { fairWrong } from '../kernel/fair-numbers.ts';
import type { Key, Mistake } from '../kernel/key.ts';
import type { Made } from '../kernel/maker.ts';
import { plainNumber, sayMaths, showNumber } from '../kernel/number-text.ts';
import { type Candidate, chooseOptions, textOption, wrongTextOption } from '../kernel/options.ts';
import type { Random } from '../kernel/random.ts';

/** All that is said around an answer; strings are text blocks. */
export interface Told {
  readonly prompt: string | readonly (string | Block)[];
  /** How it is read aloud, where the text with its signs in words is not enough. */
  readonly spoken?: string;
  readonly hint: string;
  readonly steps: readonly (string | Block)[];
  readonly variant: string;
  readonly features: Readonly<Record<string, number>>;
}

/** A wrong answer and the mistake that leads to it. */
export type Slip = readonly [given: number | string, because: Mistake];

/** Names the mistakes of a family: `mistakesIn('m.lines')('upright', 'Turn your head.')`. */
export function mistakesIn(family: string): (name: string, says: string) => Mistake {
  return (name, says) => ({ id: `${family}/${name}`, says });
}

const blockOf = (part: string | Block): Block => (typeof part === 'string' ? { type: 'text', text: part } : part);

/** A drawing as a block. */
export function drawn(figure: Figure): Block {
  return { type: 'figure', figure };
}

/** '(3, −5)' is read as '3, −5'. */
const sayPoints = (text: string): string => text.replace(/\((−?[\d.]+, −?[\d.]+)\)/g, '$1');

function made(told: Told, answer: AnswerForm, key: Key): Made {
  const prompt = (typeof told.prompt === 'string' ? [told.prompt] : told.prompt).map(blockOf);
  const said = prompt.map((block) => (block.type === 'text' ? sayMaths(sayPoints(block.text)) : ''));
  return {
    question: { prompt, answer, spoken: told.spoken ?? said.join(' ').trim() },
    key,
    hint: [blockOf(told.hint)],
    explanation: told.steps.map((step) => [blockOf(step)]),
    variant: told.variant,
    features: told.features,
  };
}

/** A number to type. Slips that equal the answer, or an earlier slip, are left out. */
export function writeNumber(
  told: Told,
  value: number | string,
  slips: readonly Slip[],
  box: { readonly before?: string; readonly after?: string; readonly unit?: string; readonly tolerance?: string } = {},
): Made {
  const right = plainNumber(String(value));
  const wrong = new Map<string, Mistake>();
  for (const [given, because] of slips) {
    const text = plainNumber(String(given));
    if (Number.isFinite(Number(text)) && Number(text) !== Number(right) && !wrong.has(text)) wrong.set(text, because);
  }
  const { unit, tolerance, ...around } = box;
  return made(
    told,
    { type: 'writeAnswer', kind: 'number', ...around },
    {
      type: 'writeAnswer',
      spec: {
        kind: 'number',
        value: right,
        ...(unit === undefined ? {} : { unit }),
        ...(tolerance === undefined ? {} : { tolerance }),
      },
      mistakes: [...wrong].map(([given, because]) => ({ given, because })),
    },
  );
}

/** A choice between texts: the right one among `count`. Undefined when too few slips differ from it. */
export function chooseText(
  random: Random,
  told: Told,
  right: string,
  slips: readonly (readonly [text: string, because: Mistake])[],
  count = 4,
  layout: 'list' | 'grid' = 'list',
): Made | undefined {
  const wrong = slips.map(([text, because]) => wrongTextOption(text, because));
  const fair = fairWrong(random.fork('fair'), right, wrong, count - 1);
  const choice = chooseOptions(random, textOption(right), fair, count);
  return choice && made(told, { type: 'multipleChoice', options: choice.options, layout }, choice.key);
}

/** A choice between numbers, shown with commas and perhaps a unit. */
export function chooseNumber(
  random: Random,
  told: Told,
  right: number,
  slips: readonly Slip[],
  show: (value: number) => string = showNumber,
  count = 4,
): Made | undefined {
  const shown = slips
    .filter(([given]) => Number.isFinite(Number(given)) && Number(given) !== right)
    .map(([given, because]) => [show(Number(given)), because] as const);
  return chooseText(random, told, show(right), shown, count, 'grid');
}

/** A choice between drawings: `wrong` in the order of what they tell. Two with the same `same` look the same. */
export function chooseFigure(
  random: Random,
  told: Told,
  right: { readonly figure: Figure; readonly same: string },
  wrong: readonly { readonly figure: Figure; readonly same: string; readonly because: Mistake }[],
  count = 4,
): Made | undefined {
  const optionOf = ({ figure, same }: { readonly figure: Figure; readonly same: string }): Candidate => ({
    blocks: [drawn(figure)],
    same,
  });
  const others = wrong.map((each) => ({ ...optionOf(each), because: each.because }));
  const choice = chooseOptions(random, optionOf(right), others, count);
  return choice && made(told, { type: 'multipleChoice', options: choice.options, layout: 'grid' }, choice.key);
}

/** A choice whose options keep their order: letters of angles, 'always', 'sometimes', 'never'. */
export function chooseInOrder(
  told: Told,
  texts: readonly string[],
  right: string,
  because: (text: string) => Mistake,
  layout: 'list' | 'grid' = 'grid',
): Made {
  return made(
    told,
    { type: 'multipleChoice', options: texts.map((text) => [blockOf(text)]), layout },
    {
      type: 'multipleChoice',
      option: texts.indexOf(right),
      because: texts.map((text) => (text === right ? undefined : because(text))),
    },
  );
}

/** One group of words to tap, in the order they stand. */
export interface Group {
  readonly label?: string;
  readonly words: readonly string[];
  readonly right: readonly string[];
  readonly because: (word: string) => Mistake;
}

/** Words or numbers to tap, as many right ones in every group. */
export function tap(told: Told, groups: readonly Group[]): Made {
  return made(
    told,
    {
      type: 'multipleWordChoice',
      groups: groups.map(({ label, words }) => ({ ...(label === undefined ? {} : { label }), words: [...words] })),
      pick: groups[0]?.right.length ?? 1,
      layout: 'list',
    },
    {
      type: 'multipleWordChoice',
      picks: groups.map(({ words, right }) => words.flatMap((word, place) => (right.includes(word) ? [place] : []))),
      because: groups.map(({ words, right, because }) =>
        words.map((word) => (right.includes(word) ? undefined : because(word))),
      ),
    },
  );
}
