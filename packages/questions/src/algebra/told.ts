/** Puts a question of this room together: what is said, the answer, and the slips behind wrong answers. */
import type { Figure } from '@comet/contract/figure';
import type { Block } from '@comet/contract/question';
import type { Mistake } from '../kernel/key.ts';
import type { Made } from '../kernel/maker.ts';
import { plainNumber, showNumber } from '../kernel/number-text.ts';
import { chooseOptions } from '../kernel/options.ts';
import type { Random } from '../kernel/random.ts';
import { fairWrong } from './fair-options.ts';
import { optionBlock, say, setOut } from './set-out.ts';

/** A step: a sentence, or a sentence with a line of working under it. */
export type Step = string | Block | readonly [sentence: string, working: string];

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
/** A wrong text and the mistake that leads to it. */
export type TextSlip = readonly [text: string, because: Mistake];

/** Names the mistakes of a family: `mistakesIn('m.equation')('wrong-inverse', 'Use the opposite operation.')`. */
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

const isNumber = (given: string): boolean => Number.isFinite(Number(given));

/** A number to type. Slips that equal the answer, or an earlier slip, are left out. */
export function writeNumber(
  told: Told,
  value: number | string,
  slips: readonly Slip[],
  box: { readonly before?: string; readonly after?: string } = {},
): Made {
  const right = plainNumber(String(value));
  const wrong = new Map(
    slips.map(([given, because]) => [Number(plainNumber(String(given))), because] as const).reverse(),
  );
  return {
    ...aroundOf(told),
    question: { ...promptOf(told), answer: { type: 'writeAnswer', kind: 'number', ...box } },
    key: {
      type: 'writeAnswer',
      spec: { kind: 'number', value: right },
      mistakes: [...wrong]
        .reverse()
        .filter(([given]) => Number.isFinite(given) && given !== Number(right))
        .map(([given, because]) => ({ given: String(given), because })),
    },
  };
}

/** Numbers to type, with commas between them. */
export function writeList(
  told: Told,
  items: readonly number[],
  slips: readonly (readonly [given: readonly number[], because: Mistake])[],
  ordered: boolean,
): Made {
  const right = items.join(', ');
  const wrong = new Map(slips.map(([given, because]) => [given.join(', '), because] as const).reverse());
  return {
    ...aroundOf(told),
    question: { ...promptOf(told), answer: { type: 'writeAnswer', kind: 'list', placeholder: 'such as 1, 2, 3' } },
    key: {
      type: 'writeAnswer',
      spec: { kind: 'list', items: items.map(String), ordered, of: 'number' },
      mistakes: [...wrong].filter(([given]) => given !== right).map(([given, because]) => ({ given, because })),
    },
  };
}

/** A choice between texts: the right one among `count` (4 where not said). Undefined when too few slips differ from it. */
export function chooseText(
  random: Random,
  told: Told,
  right: string,
  slips: readonly TextSlip[],
  { count = 4, layout = 'list' }: { readonly count?: number; readonly layout?: 'list' | 'grid' } = {},
): Made | undefined {
  const candidates = [...new Map(slips.map(([text, because]) => [text, because] as const).reverse())]
    .reverse()
    .filter(([text]) => text !== right)
    .map(([text, because]) => ({ blocks: [optionBlock(text)], same: text, because }));
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

/** Two slips at once, counted within the family of the first. */
const twoSlips = ({ id }: Mistake): Mistake => ({
  id: `${id.split('/')[0]}/two-slips`,
  says: 'Two things went wrong here. Work it out again, one step at a time.',
});

/** What a child who makes two of the slips gets. Beside single slips alone the right answer would be the one most like all. */
function bothSlips(right: number, slips: readonly Slip[]): Slip[] {
  const values = slips.map(([given]) => Number(given));
  const allowed = (value: number): boolean => value > 0 || Math.min(right, ...values) < 0;
  const found = slips.slice(0, 4).flatMap(([one, because], place) =>
    slips.slice(place + 1, 5).flatMap(([other]): Slip[] => {
      const value = Number(one) + Number(other) - right;
      const isFresh = Number.isInteger(value) && value !== right && !values.includes(value) && allowed(value);
      return isFresh ? [[value, twoSlips(because)]] : [];
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
    .filter(([given]) => isNumber(String(given)) && Number(given) !== Number(right))
    .filter(([given]) => Number(right) < 0 || Number(given) >= 0)
    .slice(0, 6);
  const shown = [...real, ...bothSlips(Number(right), real)].map(([given, because]) => [show(given), because] as const);
  return chooseText(random, told, show(right), shown, { layout: 'grid' });
}
