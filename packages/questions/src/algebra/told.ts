/** How this room tells its questions: algebra set out in options and working, numbers and lists to type. */
import { numberAnswer, textChoice } from '../kernel/answers.ts';
import type { Made } from '../kernel/generator.ts';
import type { Mistake } from '../kernel/key.ts';
import { showNumber } from '../kernel/number-text.ts';
import type { Random } from '../kernel/random.ts';
import { bothSlips, eachOnce, realSlips, type Slip, type TextSlip, typedSlips } from '../kernel/slips.ts';
import { aloudBy, type Told, tellerOf } from '../kernel/telling.ts';
import { fairWrong } from './fair-options.ts';
import { optionBlock, say, setOut } from './maths-text.ts';

const tell = tellerOf({ aloud: aloudBy(say, '.'), working: setOut });

/** A number to type. Slips that equal the answer, or an earlier slip, are left out. */
export function writeNumber(
  told: Told,
  value: number | string,
  slips: readonly Slip[],
  box: { readonly before?: string; readonly after?: string } = {},
): Made {
  return tell(told, numberAnswer(value, typedSlips(value, slips), box));
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
  return tell(told, {
    form: { type: 'writeAnswer', kind: 'list', placeholder: 'such as 1, 2, 3' },
    key: {
      type: 'writeAnswer',
      spec: { kind: 'list', items: items.map(String), ordered, of: 'number' },
      mistakes: [...wrong].filter(([given]) => given !== right).map(([given, because]) => ({ given, because })),
    },
  });
}

/** A choice between texts: the right one among `count` (4 where not said). Undefined when too few slips differ from it. */
export function chooseText(
  random: Random,
  told: Told,
  right: string,
  slips: readonly TextSlip[],
  { count = 4, layout = 'list' }: { readonly count?: number; readonly layout?: 'list' | 'grid' } = {},
): Made | undefined {
  const wrong = eachOnce(slips, (text) => text).filter(([text]) => text !== right);
  return tell(told, textChoice(random, right, wrong, { fair: fairWrong, count, layout, block: optionBlock }));
}

/** A choice between numbers, shown with commas and perhaps a unit. */
export function chooseNumber(
  random: Random,
  told: Told,
  right: number | string,
  slips: readonly Slip[],
  show: (value: number | string) => string = showNumber,
): Made | undefined {
  const real = realSlips(right, slips, (given) => Number(right) < 0 || given >= 0);
  const shown = [...real, ...bothSlips(right, real, Number.isInteger)].map(
    ([given, because]) => [show(given), because] as const,
  );
  return chooseText(random, told, show(right), shown, { layout: 'grid' });
}
