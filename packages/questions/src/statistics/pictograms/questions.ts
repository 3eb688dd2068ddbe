/** Questions on pictograms. */

import type { Cell } from '../../kernel/generator.ts';
import { upper } from '../../kernel/letter-case.ts';
import { mistakesIn, type NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { numberedStimuli, type PartForm } from '../../kernel/parts.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen } from '../../kernel/seen.ts';
import { chooseInOrder, chooseNumber, writeNumber } from '../ask.ts';
import { type AskedInOrder, type AskedKind, ask, type Counts, countMistakes, solveAsked } from '../count-questions.ts';
import { drawTheme, themes } from '../themes.ts';
import { type Pictogram, pictogramFigure, readPictogram } from './pictogram-figure.ts';

/** Every cell of this family asks the same matter. */
export type Params = Readonly<Record<never, never>>;
const mistake = mistakesIn('m.pictogram');
const named = {
  ...countMistakes(mistake),
  key: mistake('ignores-key', 'You counted the symbols. Look at the key: what is one symbol worth?'),
  half: mistake('half-as-whole', 'That is half a symbol out. Look closely at each row.'),
};

interface Level {
  readonly keys: readonly number[];
  readonly halves: boolean;
  readonly kinds: readonly AskedKind[];
}
const levels: Readonly<Record<'easy' | 'medium' | 'hard', Level>> = {
  easy: { keys: [3, 4, 5], halves: false, kinds: ['read', 'difference', 'both'] },
  medium: { keys: [2, 4, 10], halves: true, kinds: ['read', 'difference', 'both'] },
  hard: { keys: [4, 8, 20, 50], halves: true, kinds: ['pairMinus', 'pairs', 'spread'] },
};

/** Counts with their pictogram. */
interface PictogramOfCounts {
  readonly chart: Pictogram;
  readonly counts: Counts;
}
type AboutPictogram = PartForm<Params, PictogramOfCounts, AskedInOrder>;

/** The pictograms of a level, by their ids. */
export const pictogramIds = ({ difficulty }: Cell<Params>): readonly string[] =>
  numberedStimuli(`pictogram-${difficulty}`);

/** A pictogram for the level, with the counts it shows. */
export function drawPictogram(random: Random, { difficulty }: Cell<Params>): PictogramOfCounts | undefined {
  const { keys, halves } = levels[difficulty];
  const key = random.pick(keys);
  const theme = drawTheme(random, difficulty === 'easy' ? 4 : 5, key >= 50);
  const rows = theme.categories.map(({ label }) => ({
    label,
    halves: halves ? random.int(1, 12) : random.int(1, 6) * 2,
  }));
  const values = rows.map((row) => (row.halves * key) / 2);
  if (halves && rows.filter((row) => row.halves % 2 === 1).length < 2) return undefined;
  if (new Set(values).size < 3) return undefined;
  const symbol = random.pick(['circle', 'square', 'triangle'] as const);
  return { chart: { title: theme.title, subject: theme.subject, rows, key, symbol }, counts: { theme, values } };
}
const features = (cell: Cell<Params>, steps: number, key: number): Record<string, number> => ({
  halves: levels[cell.difficulty].halves ? 1 : 0,
  steps,
  key,
});
/** Where there are half symbols, a row without one is only counted; where there are none, two symbols are seen at once. */
const isTellingRow = (value: number, key: number, { difficulty }: Cell<Params>): boolean =>
  levels[difficulty].halves ? value % key !== 0 : value >= 3 * key;
/** How many symbols make a number: '2 × 8 = 16 and half a symbol, 4 more, make 20'. */
function inSymbols(value: number, key: number): string {
  const whole = Math.floor(value / key);
  if (value % key === 0) return `${whole} × ${key} = ${showNumber(value)}`;
  const half = `half a symbol is ${key / 2}`;
  return whole === 0
    ? half
    : `${whole} × ${key} = ${showNumber(whole * key)}, and ${half} more, so ${showNumber(value)}`;
}
/** How each of these rows is read, in lines. */
const readRows = (labels: readonly string[], { theme, values }: Counts, key: number): string =>
  theme.categories
    .flatMap(({ label }, at) => (labels.includes(label) ? [`${label}: ${inSymbols(values[at] ?? 0, key)}.`] : []))
    .join('\n\n');
const howTo = (key: number, halves: boolean): string =>
  `One symbol stands for ${key}${halves ? `, half a symbol for ${key / 2}` : ''}.`;

/** A number that the pictogram tells. */
export const askPictogram: AboutPictogram = {
  weight: () => 6,
  make(random, { chart, counts }, cell) {
    const asked = ask(random, random.pick(levels[cell.difficulty].kinds), counts, named, 'rows', (value) =>
      inSymbols(value, chart.key),
    );
    if (asked === undefined || asked.answer === chart.key) return undefined;
    // One row with a key of 5 is for year 2.
    if (asked.kind === 'read' && chart.key === 5) return undefined;
    const asksFor = counts.theme.categories.flatMap(({ label }, at) =>
      asked.tells.includes(label) ? [counts.values[at] ?? 0] : [],
    );
    if (asksFor.length > 0 && !asksFor.some((value) => isTellingRow(value, chart.key, cell))) return undefined;
    // A difference that is also how many symbols a row has could come from anywhere.
    if (asked.kind !== 'read' && chart.rows.some((row) => row.halves / 2 === asked.answer)) return undefined;
    const { halves } = levels[cell.difficulty];
    const mistakes: NumberMistake[] = [
      [asked.answer / chart.key, named.key],
      ...(halves
        ? [asked.answer + chart.key / 2, asked.answer - chart.key / 2]
            // A number that the wrong rows give says more than one that is half a symbol out.
            .filter((given) => asked.mistakes.every(([other]) => other !== given))
            .map((given) => [given, named.half] as const)
        : []),
      ...asked.mistakes,
      [asked.answer + chart.key, mistake('one-symbol-out', 'That is one symbol too many. Count again.')],
    ];
    const questionText = {
      prompt: [drawn(pictogramFigure(chart)), asked.text],
      hint: `Look at the key first. ${asked.hint}`,
      steps: [
        howTo(chart.key, halves),
        ...(asked.kind === 'read' ? [`${asked.tells.join()}: ${inSymbols(asked.answer, chart.key)}.`] : []),
        ...(asked.takes === undefined ? [] : [readRows(asked.takes, counts, chart.key)]),
        ...asked.steps,
      ],
      variant: `${asked.text} ${chart.key} ${counts.values.join(' ')}`,
      features: features(cell, asked.stepCount, chart.key),
    };
    const whole = mistakes.filter(([given]) => Number.isInteger(Number(given)) && Number(given) > 0);
    const made = random.chance(3, 4)
      ? writeNumber(questionText, asked.answer, whole)
      : chooseNumber(random, questionText, asked.answer, whole);
    return { made, asksFor: asked.kind, tells: asked.tells };
  },
  solve(seen) {
    if (seen.figure === undefined) return undefined;
    const value = solveAsked(seen.text, readPictogram(seen.figure).rows, themes);
    return value === undefined ? undefined : answered(seen, value);
  },
};

/** Which row shows a number, or has the most. */
export const whichRow: AboutPictogram = {
  weight: () => 2,
  make(random, { chart, counts }, cell) {
    const at = random.int(0, counts.values.length - 1);
    const value = counts.values[at] ?? 0;
    const labels = counts.theme.categories.map(({ label }) => label);
    if (!isTellingRow(value, chart.key, cell)) return undefined;
    // One row with a key of 5 is for year 2.
    if (chart.key === 5) return undefined;
    if (value === 1 || counts.values.filter((each) => each === value).length > 1) return undefined;
    const right = labels[at] ?? '';
    const made = chooseInOrder(
      {
        prompt: [drawn(pictogramFigure(chart)), `Which row shows **${showNumber(value)}** ${counts.theme.subject}?`],
        hint: 'How many symbols make that number?',
        steps: [
          howTo(chart.key, levels[cell.difficulty].halves),
          `${upper(inSymbols(value, chart.key))}.`,
          `That is the **${right}** row.`,
        ],
        variant: `which ${value} ${chart.key} ${counts.values.join(' ')} ${labels.join()}`,
        features: features(cell, 2, chart.key),
      },
      labels,
      right,
      (label) =>
        mistake('wrong-row', `The ${label} row shows ${showNumber(counts.values[labels.indexOf(label)] ?? 0)}.`),
    );
    return { made, asksFor: 'which', tells: [right] };
  },
  solve(seen) {
    const [, value] = /Which row shows (\d+) /.exec(seen.text) ?? [];
    if (value === undefined || seen.figure === undefined) return undefined;
    const { rows } = readPictogram(seen.figure);
    return chosen(seen, (option) => rows.find(({ label }) => label === option)?.value === Number(value));
  },
};

/** How many symbols a number needs. */
export const symbolsNeeded: AboutPictogram = {
  // With halves it would take a fraction to answer.
  weight: ({ difficulty }) => (difficulty === 'hard' ? 0 : 1),
  make(random, { chart, counts }, cell) {
    const symbols = random.int(cell.difficulty === 'easy' ? 3 : 6, 12);
    // Halving, fives and tens are for the year before.
    if (symbols === chart.key || [2, 5, 10].includes(chart.key)) return undefined;
    const value = symbols * chart.key;
    const made = writeNumber(
      {
        prompt: [
          drawn(pictogramFigure(chart)),
          `How many symbols are needed to show ${showNumber(value)} ${counts.theme.subject}?`,
        ],
        hint: `How many times does ${chart.key} go into ${showNumber(value)}?`,
        steps: [`One symbol stands for ${chart.key}.`, `${showNumber(value)} ÷ ${chart.key} = **${symbols}**.`],
        variant: `needed ${value} ${chart.key} ${counts.values.join(' ')}`,
        features: features(cell, 2, chart.key),
      },
      symbols,
      [
        [value, mistake('gives-the-number', `That is the number of ${counts.theme.subject}, not of symbols.`)],
        [value * chart.key, mistake('multiplies', 'You multiplied. Divide: how many symbols make that number?')],
        ...(chart.key % 2 === 0
          ? [
              [
                symbols * 2,
                mistake('half-as-whole', `That would be right if a symbol stood for ${chart.key / 2}.`),
              ] as const,
            ]
          : []),
      ],
    );
    return { made, asksFor: 'needed' };
  },
  solve(seen) {
    const [, value] = /How many symbols are needed to show (\d+) /.exec(seen.text) ?? [];
    if (value === undefined || seen.figure === undefined) return undefined;
    const { key } = readPictogram(seen.figure);
    let symbols = 0;
    while (symbols * key < Number(value)) symbols++;
    return answered(seen, symbols);
  },
};
