/** Puts a question of this room together: what is said, the answer, and the slips behind wrong answers. */
import type { Figure } from '@comet/contract/figure';
import type { Block } from '@comet/contract/question';
import type { Mistake, WriteSpec } from '../kernel/key.ts';
import type { Made } from '../kernel/maker.ts';
import { decimalText, plainNumber, showNumber } from '../kernel/number-text.ts';
import { chooseOptions } from '../kernel/options.ts';
import type { Random } from '../kernel/random.ts';
import { fairWrong } from './fair-options.ts';
import { type Fraction, readValue, sameValue, written } from './fraction.ts';
import { optionBlock, say, setOut } from './set-out.ts';

/** A step: a sentence, or a sentence with a line of working under it. */
type Step = string | Block | readonly [sentence: string, working: string];

/** All that is said around an answer; strings are text blocks. */
export interface Told {
  readonly prompt: string | readonly (string | Block)[];
  /** How it is read aloud, where the text with its signs in words is not enough. */
  readonly spoken?: string;
  readonly hint: string;
  readonly steps: readonly Step[];
  readonly variant: string;
  readonly features: Readonly<Record<string, number>>;
}

/** A wrong answer and the mistake that leads to it. */
export type Slip = readonly [given: number | string, because: Mistake];

/** Names the mistakes of a family: `mistakesIn('m.fracAdd')('adds-bottoms', 'You added the denominators.')`. */
export function mistakesIn(family: string): (name: string, says: string) => Mistake {
  return (name, says) => ({ id: `${family}/${name}`, says });
}

const blockOf = (part: string | Block): Block => (typeof part === 'string' ? { type: 'text', text: part } : part);

/** A drawing as a block. */
export function drawn(figure: Figure): Block {
  return { type: 'figure', figure };
}

function promptOf(told: Told): { prompt: Block[]; spoken: string } {
  const prompt = (typeof told.prompt === 'string' ? [told.prompt] : told.prompt).map(blockOf);
  const said = prompt.map((block) => {
    if (block.type === 'text') return say(block.text);
    if (block.type === 'figure') return say(block.figure.alt);
    return block.type === 'maths' ? `${block.spoken}.` : '';
  });
  return { prompt, spoken: told.spoken ?? said.filter((part) => part !== '').join(' ') };
}

const stepOf = (step: Step): Block[] => {
  if (typeof step === 'string' || 'type' in step) return [blockOf(step)];
  return [blockOf(step[0]), setOut(step[1])];
};

const aroundOf = (told: Told): Pick<Made, 'hint' | 'explanation' | 'variant' | 'features'> => ({
  hint: [blockOf(told.hint)],
  explanation: told.steps.map(stepOf),
  variant: told.variant,
  features: told.features,
});

/** Whether a slip is a value at all: nothing divided by 0, and negative only where the right answer is. */
function isFit(given: string, right: string): boolean {
  return !/NaN|Infinity|\/0|\/-/.test(given) && (/^[-−]/.test(right) || !/^[-−]/.test(given));
}

/** Slips as typed answers: the first of equal ones, and none that has the value of the right answer. */
function typedMistakes(right: string, slips: readonly Slip[]): { given: string; because: Mistake }[] {
  const kept: { given: string; because: Mistake }[] = [];
  for (const [value, because] of slips) {
    const given = plainNumber(String(value));
    const known = !isFit(given, right) || sameValue(given, right);
    if (!known && !kept.some((other) => sameValue(other.given, given))) kept.push({ given, because });
  }
  return kept;
}

/** What stands around the box, and what may be typed besides the number. */
interface Box {
  readonly before?: string;
  readonly after?: string;
  readonly unit?: string;
  readonly form?: 'decimal';
}

/** A number to type. Slips that equal the answer, or an earlier slip, are left out. */
export function writeNumber(told: Told, value: number | string, slips: readonly Slip[], box: Box = {}): Made {
  const right = plainNumber(String(value));
  const { unit, form, ...around } = box;
  const spec: WriteSpec = {
    kind: 'number',
    value: right,
    ...(unit === undefined ? {} : { unit }),
    ...(form === undefined ? {} : { form }),
  };
  return {
    ...aroundOf(told),
    question: { ...promptOf(told), answer: { type: 'writeAnswer', kind: 'number', ...around } },
    key: {
      type: 'writeAnswer',
      spec,
      mistakes: typedMistakes(right, slips),
    },
  };
}

/** A fraction to type, in any form unless one is asked for. */
export function writeFraction(
  told: Told,
  value: Fraction,
  slips: readonly Slip[],
  form: Extract<WriteSpec, { kind: 'fraction' }>['form'] = 'any',
): Made {
  const right = written(value);
  return {
    ...aroundOf(told),
    question: {
      ...promptOf(told),
      answer: {
        type: 'writeAnswer',
        kind: 'fraction',
        placeholder: form === 'mixed' ? 'such as 1 1/2' : 'such as 1/2',
      },
    },
    key: {
      type: 'writeAnswer',
      spec: { kind: 'fraction', value: right, form },
      mistakes: typedMistakes(right, slips),
    },
  };
}

type TextSlip = readonly [text: string, because: Mistake];

interface ChoiceLook {
  readonly count?: number;
  readonly layout?: 'list' | 'grid';
  readonly same?: (text: string) => string;
}

/**
 * A choice between texts: the right one among `count` (4 where not said). `same` tells which texts mean the same to a
 * reader (by value where values are asked). Undefined when too few slips differ from it.
 */
export function chooseText(
  random: Random,
  told: Told,
  right: string,
  slips: readonly TextSlip[],
  { count = 4, layout = 'list', same = (text) => text }: ChoiceLook = {},
): Made | undefined {
  const candidates = [...new Map(slips.map(([text, because]) => [same(text), { text, because }] as const).reverse())]
    .reverse()
    .filter(([meaning]) => meaning !== same(right))
    .map(([, { text, because }]) => ({ blocks: [optionBlock(text)], same: text, because }));
  const choice = chooseOptions(
    random,
    { blocks: [optionBlock(right)], same: right },
    fairWrong(random.fork('fair'), right, candidates, count - 1),
    count,
  );
  if (choice === undefined) return undefined;
  return {
    ...aroundOf(told),
    question: { ...promptOf(told), answer: { type: 'multipleChoice', options: choice.options, layout } },
    key: choice.key,
  };
}

/** The value a text shows, so that 1/2, 2/4 and 0.5 are the same option. */
function byValue(text: string): string {
  const value = readValue(text);
  return value === undefined ? text : String(value.top / value.bottom);
}

/** A choice between values: fractions, decimals, percentages. */
export function chooseValue(
  random: Random,
  told: Told,
  right: string,
  slips: readonly Slip[],
  show: (value: number | string) => string = String,
  count = 4,
): Made | undefined {
  const shown = slips
    .filter(([given]) => isFit(String(given), right))
    .map(([given, because]) => [show(given), because] as const);
  return chooseText(random, told, show(right), shown, { count, layout: 'grid', same: byValue });
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
  const allowed = (value: number): boolean => value > 0 || Math.min(...all, scaled(right)) < 0;
  const found = slips.slice(0, 4).flatMap(([one, because], place) =>
    slips.slice(place + 1, 5).flatMap(([other]): Slip[] => {
      const value = scaled(one) + scaled(other) - scaled(right);
      const fresh = value !== scaled(right) && !all.includes(value) && allowed(value);
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
  const real = slips
    .filter(([given]) => !/NaN|Infinity/.test(String(given)) && Number(given) !== Number(right))
    .slice(0, 6);
  return chooseValue(random, told, String(right), [...real, ...bothSlips(right, real)], show);
}

/** One of a few fixed words in their fixed order ('<', '=', '>'; 'true', 'false'). */
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

/** Values to tap: the right ones among others, in one row. */
export function tapAll(
  random: Random,
  told: Told,
  right: readonly string[],
  wrong: readonly TextSlip[],
): Made | undefined {
  const mistakes = new Map(wrong.filter(([word]) => !right.includes(word)));
  const words = random.fork('words').shuffle([...right, ...mistakes.keys()]);
  if (new Set(words).size < words.length || mistakes.size < 2) return undefined;
  return {
    ...aroundOf(told),
    question: {
      ...promptOf(told),
      answer: { type: 'multipleWordChoice', groups: [{ words }], pick: right.length, layout: 'list' },
    },
    key: {
      type: 'multipleWordChoice',
      picks: [words.flatMap((word, place) => (right.includes(word) ? [place] : []))],
      because: [words.map((word) => mistakes.get(word))],
    },
  };
}

/** A choice between drawings, the right one among three wrong ones; their alternative texts must differ. */
export function chooseFigure(
  random: Random,
  told: Told,
  right: Figure,
  wrong: readonly (readonly [figure: Figure, because: Mistake])[],
): Made | undefined {
  const choice = chooseOptions(
    random,
    { blocks: [drawn(right)], same: right.alt },
    wrong.map(([figure, because]) => ({ blocks: [drawn(figure)], same: figure.alt, because })),
    4,
  );
  if (choice === undefined) return undefined;
  return {
    ...aroundOf(told),
    question: { ...promptOf(told), answer: { type: 'multipleChoice', options: choice.options, layout: 'grid' } },
    key: choice.key,
  };
}
