/** Puts a question of this room together: what is said, the answer, and the slips behind wrong answers. */
import type { Figure } from '@comet/contract/figure';
import type { Block } from '@comet/contract/question';
import { fairWrong } from '../kernel/fair-options.ts';
import type { Mistake } from '../kernel/key.ts';
import type { Made } from '../kernel/maker.ts';
import { decimalText, plainNumber, sayMaths, showNumber } from '../kernel/number-text.ts';
import { chooseOptions, textOption, wrongTextOption } from '../kernel/options.ts';
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

/** Names the mistakes of a family: `mistakesIn('m.tables')('adds', 'You added.')`. */
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
    if (block.type === 'text') return sayMaths(block.text);
    if (block.type === 'figure') return sayMaths(block.figure.alt);
    return block.type === 'maths' ? block.spoken : '';
  });
  return { prompt, spoken: told.spoken ?? said.filter((part) => part !== '').join(' ') };
}

const aroundOf = (told: Told): Pick<Made, 'hint' | 'explanation' | 'variant' | 'features'> => ({
  hint: [blockOf(told.hint)],
  explanation: told.steps.map((step) => [blockOf(step)]),
  variant: told.variant,
  features: told.features,
});

/** A number to type. Slips that equal the answer, or an earlier slip, are left out. */
export function writeNumber(
  told: Told,
  value: number | string,
  slips: readonly Slip[],
  box: { readonly before?: string; readonly after?: string; readonly unit?: string; readonly tolerance?: string } = {},
): Made {
  const right = plainNumber(String(value));
  const wrong = new Map(slips.map(([given, because]) => [plainNumber(String(given)), because] as const).reverse());
  const { unit, tolerance, ...around } = box;
  return {
    ...aroundOf(told),
    question: { ...promptOf(told), answer: { type: 'writeAnswer', kind: 'number', ...around } },
    key: {
      type: 'writeAnswer',
      spec: {
        kind: 'number',
        value: right,
        ...(unit === undefined ? {} : { unit }),
        ...(tolerance === undefined ? {} : { tolerance }),
      },
      mistakes: [...wrong]
        .filter(([given]) => Number(given) !== Number(right) && !given.includes('NaN'))
        .reverse()
        .map(([given, because]) => ({ given, because })),
    },
  };
}

/** A word or some signs to type (Roman numerals): every letter counts, capitals do not. */
export function writeText(told: Told, accept: readonly string[], slips: readonly Slip[]): Made {
  const [right = ''] = accept;
  return {
    ...aroundOf(told),
    question: { ...promptOf(told), answer: { type: 'writeAnswer', kind: 'text' } },
    key: {
      type: 'writeAnswer',
      spec: { kind: 'text', accept: [...accept], spelling: 'exact' },
      mistakes: [...new Map(slips.map(([given, because]) => [String(given), because] as const))]
        .filter(([given]) => given !== right)
        .map(([given, because]) => ({ given, because })),
    },
  };
}

/** A choice between texts: the right one among `count` (4 where not said). Undefined when too few slips differ from it. */
export function chooseText(
  random: Random,
  told: Told,
  right: string,
  slips: readonly (readonly [text: string, because: Mistake])[],
  count = 4,
  layout: 'list' | 'grid' = 'list',
): Made | undefined {
  const wrong = slips.map(([text, because]) => wrongTextOption(text, because));
  const choice = chooseOptions(
    random,
    textOption(right),
    fairWrong(random.fork('fair'), right, wrong, count - 1),
    count,
  );
  if (choice === undefined) return undefined;
  return {
    ...aroundOf(told),
    question: { ...promptOf(told), answer: { type: 'multipleChoice', options: choice.options, layout } },
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

/** A choice whose options keep their order: letters of arrows, 'always / sometimes / never'. */
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

/** A choice between numbers, shown with commas and perhaps a unit. */
export function chooseNumber(
  random: Random,
  told: Told,
  right: number | string,
  slips: readonly Slip[],
  show: (value: number | string) => string = showNumber,
  count = 4,
): Made | undefined {
  const real = slips.filter(([given]) => !String(given).includes('NaN') && Number(given) !== Number(right)).slice(0, 6);
  const shown = [...real, ...bothSlips(right, real)].map(([given, because]) => [show(given), because] as const);
  return chooseText(random, told, show(right), shown, count, 'grid');
}

/** Words or numbers to tap: the right ones among others, in one row. `because` is the mistake behind a wrong one. */
export function tapWords(
  random: Random,
  told: Told,
  right: readonly string[],
  wrong: readonly (readonly [word: string, because: Mistake])[],
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

/** Words or numbers in the order they stand, one of them right: the wrong number of a count. */
export function tapInRow(told: Told, words: readonly string[], right: number, because: Mistake): Made {
  return {
    ...aroundOf(told),
    question: {
      ...promptOf(told),
      answer: { type: 'multipleWordChoice', groups: [{ words: [...words] }], pick: 1, layout: 'list' },
    },
    key: {
      type: 'multipleWordChoice',
      picks: [[right]],
      because: [words.map((_, place) => (place === right ? undefined : because))],
    },
  };
}

/** One of a few fixed words in their fixed order ('<', '=', '>'; 'ones', 'tens', 'hundreds'). */
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
