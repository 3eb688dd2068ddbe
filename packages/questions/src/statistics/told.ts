/** Puts a question of this room together: what is said, the answer, and the slips behind wrong answers. */
import type { Figure } from '@comet/contract/figure';
import type { AnswerForm, Block } from '@comet/contract/question';
import { fairWrong } from '../kernel/fair-numbers.ts';
import type { Key, Mistake } from '../kernel/key.ts';
import type { Made } from '../kernel/maker.ts';
import { plainNumber, sayMaths, showNumber } from '../kernel/number-text.ts';
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

/** Names the mistakes of a family: `mistakesIn('m.table')('wrong-row', 'That is another row.')`. */
export function mistakesIn(family: string): (name: string, says: string) => Mistake {
  return (name, says) => ({ id: `${family}/${name}`, says });
}

const blockOf = (part: string | Block): Block => (typeof part === 'string' ? { type: 'text', text: part } : part);

/** A drawing as a block. */
export function drawn(figure: Figure): Block {
  return { type: 'figure', figure };
}

function made(told: Told, answer: AnswerForm, key: Key): Made {
  const prompt = (typeof told.prompt === 'string' ? [told.prompt] : told.prompt).map(blockOf);
  const said = prompt.map((block) => (block.type === 'text' ? sayMaths(block.text) : ''));
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

/** A fraction to type: any equal fraction is right unless lowest terms are asked. */
export function writeFraction(
  told: Told,
  value: string,
  slips: readonly Slip[],
  form: 'any' | 'simplest' = 'any',
): Made {
  return made(
    told,
    { type: 'writeAnswer', kind: 'fraction', placeholder: '1/2' },
    {
      type: 'writeAnswer',
      spec: { kind: 'fraction', value, form },
      mistakes: [...new Map(slips.map(([given, because]) => [String(given), because] as const))].map(
        ([given, because]) => ({ given, because }),
      ),
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

const twoSlips = ({ id }: Mistake): Mistake => ({
  id: `${id.split('/')[0]}/two-slips`,
  says: 'Two things went wrong here. Work it out again, one step at a time.',
});

/** What a child who makes two of the slips gets. Beside single slips alone the right answer would be the one most like all. */
function bothSlips(right: number, slips: readonly Slip[]): Slip[] {
  const known = new Set([right, ...slips.map(([given]) => Number(given))]);
  const negative = Math.min(...known) < 0;
  return slips.slice(0, 4).flatMap(([one, because], at) =>
    slips.slice(at + 1, 5).flatMap(([other]): Slip[] => {
      const value = Math.round((Number(one) + Number(other) - right) * 1000) / 1000;
      return known.has(value) || (value <= 0 && !negative) ? [] : [[value, twoSlips(because)]];
    }),
  );
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
  const real = slips.filter(([given]) => Number.isFinite(Number(given)) && Number(given) !== right).slice(0, 5);
  const shown = [...real, ...bothSlips(right, real).slice(0, 4)].map(
    ([given, because]) => [show(Number(given)), because] as const,
  );
  return chooseText(random, told, show(right), shown, count, 'grid');
}

/** A choice whose options keep their order: 'likely', 'certain', and so on. */
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
