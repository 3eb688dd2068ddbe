/** Puts a question of this room together: what is said, the answer, and the slips behind wrong answers. */
import type { Figure } from '@comet/contract/figure';
import type { Block } from '@comet/contract/question';
import { fairWrong } from '../kernel/fair-options.ts';
import type { Mistake, WriteSpec } from '../kernel/key.ts';
import type { Made } from '../kernel/maker.ts';
import { decimalText, plainNumber, sayMaths, showNumber } from '../kernel/number-text.ts';
import { chooseOptions, textOption, wrongTextOption } from '../kernel/options.ts';
import type { Random } from '../kernel/random.ts';

/** All that is said around an answer; strings are text blocks. */
export interface Told {
  readonly prompt: string | readonly (string | Block)[];
  readonly hint: string;
  readonly steps: readonly (string | Block)[];
  readonly variant: string;
  readonly features: Readonly<Record<string, number>>;
}

/** A wrong answer and the mistake that leads to it. */
export type Slip = readonly [given: number | string, because: Mistake];

/** Names the mistakes of a family: `mistakesIn('m.clock')('swapped', 'You swapped the hands.')`. */
export function mistakesIn(family: string): (name: string, says: string) => Mistake {
  return (name, says) => ({ id: `${family}/${name}`, says });
}

const blockOf = (part: string | Block): Block => (typeof part === 'string' ? { type: 'text', text: part } : part);

/** A drawing as a block. */
export function drawn(figure: Figure): Block {
  return { type: 'figure', figure };
}

/** Signs of measures in words, before the signs of sums are said. */
function sayMeasures(text: string): string {
  return sayMaths(
    text.replace(/(?<=\d |\d)([kcm]?m)([²³])/g, (_, unit, power) => `${power === '²' ? 'square' : 'cubic'} ${unit}`),
  );
}

function promptOf(told: Told): { prompt: Block[]; spoken: string } {
  const prompt = (typeof told.prompt === 'string' ? [told.prompt] : told.prompt).map(blockOf);
  const said = prompt.map((block) => {
    if (block.type === 'text') return sayMeasures(block.text);
    if (block.type === 'figure') return sayMeasures(block.figure.alt);
    if (block.type === 'table') return block.caption;
    return block.type === 'maths' ? block.spoken : '';
  });
  return { prompt, spoken: said.filter((part) => part !== '').join(' ') };
}

const aroundOf = (told: Told): Pick<Made, 'hint' | 'explanation' | 'variant' | 'features'> => ({
  hint: [blockOf(told.hint)],
  explanation: told.steps.map((step) => [blockOf(step)]),
  variant: told.variant,
  features: told.features,
});

/** What stands after the box of a typed number, and the unit a child may write as well. */
export interface Box {
  readonly after?: string;
  readonly unit?: string;
}

/** A box that names its unit after it. */
export const inUnit = (unit: string): Box => ({ after: unit, unit });

/** A number to type. Slips that equal the answer, are no size at all, or repeat an earlier one are left out. */
export function writeNumber(told: Told, value: number | string, slips: readonly Slip[], box: Box = {}): Made {
  const right = plainNumber(String(value));
  const wrong = new Map(slips.map(([given, because]) => [plainNumber(String(given)), because] as const).reverse());
  const { unit, ...around } = box;
  return {
    ...aroundOf(told),
    question: { ...promptOf(told), answer: { type: 'writeAnswer', kind: 'number', ...around } },
    key: {
      type: 'writeAnswer',
      spec: { kind: 'number', value: right, ...(unit === undefined ? {} : { unit }) },
      mistakes: [...wrong]
        .filter(([given]) => Number(given) !== Number(right) && Number(given) > 0)
        .reverse()
        .map(([given, because]) => ({ given, because })),
    },
  };
}

/** An answer to type that is no plain number: a time, an amount of money, a word. Slips are written as a child types them. */
export function writeAs(
  told: Told,
  spec: WriteSpec,
  slips: readonly Slip[],
  box: { readonly before?: string; readonly after?: string; readonly placeholder?: string } = {},
): Made {
  return {
    ...aroundOf(told),
    question: { ...promptOf(told), answer: { type: 'writeAnswer', kind: spec.kind, ...box } },
    key: {
      type: 'writeAnswer',
      spec,
      mistakes: [...new Map(slips.map(([given, because]) => [String(given), because] as const).reverse())]
        .reverse()
        .map(([given, because]) => ({ given, because })),
    },
  };
}

/** Words to type that may be written in several ways: every letter counts, capitals do not. */
export function writeText(
  told: Told,
  accept: readonly string[],
  slips: readonly Slip[],
  box: { readonly placeholder?: string } = {},
): Made {
  const wrong = slips.filter(([given]) => !accept.includes(String(given)));
  return writeAs(told, { kind: 'text', accept: [...accept], spelling: 'exact' }, wrong, box);
}

/** A choice between texts: the right one among `count` (4 where not said). Undefined when too few slips differ from it. */
export function chooseText(
  random: Random,
  told: Told,
  right: string,
  slips: readonly (readonly [text: string, because: Mistake])[],
  count = 4,
): Made | undefined {
  const wrong = slips.map(([text, because]) => wrongTextOption(text, because));
  const fair = fairWrong(random.fork('fair'), right, wrong, count - 1);
  const choice = chooseOptions(random, textOption(right), fair, count);
  if (choice === undefined) return undefined;
  return {
    ...aroundOf(told),
    question: { ...promptOf(told), answer: { type: 'multipleChoice', options: choice.options, layout: 'grid' } },
    key: choice.key,
  };
}

const decimalsOf = (value: number | string): number => String(value).split('.')[1]?.length ?? 0;

/** Two slips at once, counted within the family of the first. */
const twoSlips = ({ id }: Mistake): Mistake => ({
  id: `${id.split('/')[0]}/two-slips`,
  says: 'Two things went wrong here. Work it out again, one step at a time.',
});

/** What a child who makes two of the slips gets. Beside single slips alone the right answer would be the one most like all. */
function bothSlips(right: number | string, slips: readonly Slip[]): Slip[] {
  const places = Math.max(decimalsOf(right), ...slips.map(([given]) => decimalsOf(given)));
  const scaled = (value: number | string): number => Math.round(Number(value) * 10 ** places);
  const all = slips.map(([given]) => scaled(given));
  const found = slips.slice(0, 4).flatMap(([one, because], place) =>
    slips.slice(place + 1, 5).flatMap(([other]): Slip[] => {
      const value = scaled(one) + scaled(other) - scaled(right);
      const fresh = value !== scaled(right) && !all.includes(value) && value > 0;
      return fresh ? [[decimalText(value, places), twoSlips(because)]] : [];
    }),
  );
  return found.slice(0, 4);
}

/** A choice between numbers, shown with commas and perhaps a unit. */
export function chooseNumber(
  random: Random,
  told: Told,
  right: number | string,
  slips: readonly Slip[],
  show: (value: number | string) => string = showNumber,
): Made | undefined {
  const real = slips.filter(([given]) => Number(given) > 0 && Number(given) !== Number(right)).slice(0, 6);
  return chooseText(
    random,
    told,
    show(right),
    [...real, ...bothSlips(right, real)].map(([given, because]) => [show(given), because] as const),
  );
}

/** A choice between drawings. `because` is the mistake behind each wrong one, in the order given. */
export function chooseFigure(
  random: Random,
  told: Told,
  right: Figure,
  wrong: readonly (readonly [figure: Figure, because: Mistake])[],
): Made | undefined {
  const candidate = (figure: Figure) => ({ blocks: [drawn(figure)], same: JSON.stringify(figure.marks) });
  const choice = chooseOptions(
    random,
    candidate(right),
    wrong.map(([figure, because]) => ({ ...candidate(figure), because })),
    wrong.length + 1,
  );
  if (choice === undefined) return undefined;
  return {
    ...aroundOf(told),
    question: { ...promptOf(told), answer: { type: 'multipleChoice', options: choice.options, layout: 'grid' } },
    key: choice.key,
  };
}

/** A choice whose options keep their order: letters in a drawing, 'always / sometimes / never'. */
export function chooseInOrder(
  told: Told,
  texts: readonly string[],
  right: number,
  because: (place: number) => Mistake,
): Made {
  return {
    ...aroundOf(told),
    question: {
      ...promptOf(told),
      answer: { type: 'multipleChoice', options: texts.map((text) => [blockOf(text)]), layout: 'grid' },
    },
    key: {
      type: 'multipleChoice',
      option: right,
      because: texts.map((_, place) => (place === right ? undefined : because(place))),
    },
  };
}

/** One of a few fixed words in their fixed order ('<', '=', '>'). */
export function tapOne(told: Told, words: readonly string[], right: string, because: (word: string) => Mistake): Made {
  return {
    ...aroundOf(told),
    question: {
      ...promptOf(told),
      answer: { type: 'multipleWordChoice', groups: [{ words: [...words] }], pick: 1, layout: 'list' },
    },
    key: {
      type: 'multipleWordChoice',
      picks: [[words.indexOf(right)]],
      because: [words.map((word) => (word === right ? undefined : because(word)))],
    },
  };
}
