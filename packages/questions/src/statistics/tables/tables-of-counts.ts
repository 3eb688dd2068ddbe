/** Tables of counts: reading, comparing and adding; and a total with one number missing. */

import type { Form } from '../../kernel/forms.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered } from '../../kernel/seen.ts';
import { chooseNumber, writeNumber } from '../ask.ts';
import { ask, type Counts, solveAsked } from '../count-questions.ts';
import { drawTheme, themes } from '../themes.ts';
import { countTable, features, levels, mistake, named, type Params, readCountTable } from './count-tables.ts';

type Cell = Parameters<Form<Params>['make']>[1];

/** Counts with different values, as large as the cell wants them. */
function drawCounts(random: Random, { params, difficulty }: Cell): Counts | undefined {
  if (params.about === 'twoWay') return undefined;
  const { low, high } = levels[params.about][difficulty];
  const theme = drawTheme(random, difficulty === 'easy' ? 4 : 5, high > 300);
  const values = theme.categories.map(() => random.int(low, high));
  // In year 3 children add up to a thousand, in year 4 to ten thousand.
  const most = params.about === 'tables' ? 1000 : 10_000;
  const total = values.reduce((sum, value) => sum + value, 0);
  return new Set(values).size === values.length && total < most ? { theme, values } : undefined;
}

/** Whether a column carries when both are added, or borrows when one is taken from the other. */
function isCrossing(one: number, other: number, adds: boolean): boolean {
  const [more, less] = [Math.max(one, other), Math.min(one, other)];
  return [10, 100, 1000].some((place) =>
    adds ? (more % place) + (less % place) >= place : more % place < less % place,
  );
}

const outBy = (far: string): ReturnType<typeof mistake> =>
  mistake('slip-in-working', `That is ${far}. Work it out again, digit by digit.`);

/** A question on a table of counts. */
export const askTable: Form<Params> = {
  weight: ({ params }) => (params.about === 'twoWay' ? 0 : 5),
  make(random, cell) {
    const counts = drawCounts(random, cell);
    if (counts === undefined || cell.params.about === 'twoWay') return undefined;
    const asked = ask(random, random.pick(levels[cell.params.about][cell.difficulty].kinds), counts, named);
    if (asked === undefined) return undefined;
    const [one, other] = counts.theme.categories.flatMap(({ label }, at) =>
      asked.tells.includes(label) ? [counts.values[at] ?? 0] : [],
    );
    // Without crossing a ten, it is work for the year before.
    if (one !== undefined && other !== undefined && !isCrossing(one, other, asked.kind === 'both')) return undefined;
    const questionText = {
      prompt: [countTable(counts), asked.text],
      hint: asked.hint,
      steps: asked.steps,
      variant: `${asked.text} ${counts.values.join(' ')}`,
      features: features(cell, asked.stepCount, Math.max(...counts.values)),
    };
    return random.chance(3, 4)
      ? writeNumber(questionText, asked.answer, asked.mistakes)
      : chooseNumber(random, questionText, asked.answer, [
          ...asked.mistakes,
          [asked.answer + 1, outBy('1 too many')],
          [asked.answer + 10, outBy('10 too many')],
          ...(asked.answer > 10 ? [[asked.answer - 10, outBy('10 too few')] as const] : []),
        ]);
  },
  solve(seen) {
    if (seen.table === undefined || seen.table.head.length !== 2) return undefined;
    const value = solveAsked(seen.text, readCountTable(seen.table), themes);
    return value === undefined ? undefined : answered(seen, value);
  },
};

/** The total is known, one number is missing. */
export const missingCount: Form<Params> = {
  // Four numbers to add and one to subtract are hard in year 3.
  weight: ({ params, difficulty }) =>
    params.about === 'twoWay' || difficulty === 'easy' || (params.about === 'tables' && difficulty === 'medium')
      ? 0
      : 2,
  make(random, cell) {
    const counts = drawCounts(random, cell);
    if (counts === undefined) return undefined;
    const { theme, values } = counts;
    const gap = random.int(0, values.length - 1);
    const total = values.reduce((sum, value) => sum + value, 0);
    const answer = values[gap] ?? 0;
    const table = countTable(counts);
    const rows = table.rows.map(([label = '', value = ''], at) => [label, at === gap ? '?' : value]);
    const name = theme.categories[gap]?.label ?? '';
    return writeNumber(
      {
        prompt: [{ ...table, rows: [...rows, ['Total', showNumber(total)]] }, `What number is missing for ${name}?`],
        hint: 'Add the numbers you know. Compare with the total.',
        steps: [
          `The known numbers: ${values
            .filter((_, at) => at !== gap)
            .map(showNumber)
            .join(' + ')} = ${showNumber(total - answer)}.`,
          `${showNumber(total)} − ${showNumber(total - answer)} = **${showNumber(answer)}**.`,
        ],
        variant: `missing ${gap} ${values.join(' ')}`,
        features: features(cell, values.length, total),
      },
      answer,
      [
        [total - answer, named.known],
        [2 * total - answer, named.missing],
      ],
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('What number is missing for') || seen.table === undefined || seen.table.head.length !== 2)
      return undefined;
    const shown = readCountTable(seen.table);
    const total = shown.find(({ label }) => label === 'Total')?.value ?? 0;
    const known = shown.flatMap(({ label, value }) => (label === 'Total' || Number.isNaN(value) ? [] : [value]));
    return answered(
      seen,
      known.reduce((left, value) => left - value, total),
    );
  },
};
