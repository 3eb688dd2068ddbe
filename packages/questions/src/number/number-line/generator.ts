/** m.numberLine: reading and estimating numbers on a number line. */

import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type TextMistake, withGiven } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, chosen, seeNumbers, typed } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText, writeNumber } from '../ask.ts';
import { lineFigure, readArrows } from '../number-line-figure.ts';

interface Params {
  readonly lines: Readonly<Record<'easy' | 'medium' | 'hard', readonly (readonly [span: number, intervals: number])[]>>;
  readonly limit: number;
}
interface Line {
  readonly from: number;
  readonly to: number;
  readonly intervals: number;
  readonly tick: number;
}

const mistake = mistakesIn('m.numberLine');
const named = {
  ones: mistake('ticks-as-ones', 'Each gap is more than 1 here. Find what one gap is worth.'),
  count: mistake('counts-ticks', 'You counted the start as a gap. Count the gaps, not the marks.'),
  end: mistake('counts-ticks', 'That is the end of the line. The arrow is one gap before it.'),
  early: mistake('gap-too-few', 'That is one gap before the arrow. Count every gap up to it.'),
  tens: mistake('ticks-as-tens', 'The gaps are not tens here. Divide the length of the line by the number of gaps.'),
  hundreds: mistake(
    'ticks-as-hundreds',
    'The gaps are not hundreds here. Divide the length of the line by the number of gaps.',
  ),
  wrongEnd: mistake('from-wrong-end', 'You counted from the other end of the line.'),
  far: (at: string) => mistake('far-off', at),
};

/** Where a tenth of the line is, in words. */
const whereabouts: Readonly<Record<number, string>> = {
  1: 'close to the start of the line',
  3: 'before the middle, but not close to the start',
  5: 'in the middle of the line',
  7: 'after the middle, but not close to the end',
  9: 'close to the end of the line',
};

/** A line fit for the cell, or undefined when this draw is unfit. Lines up to 100, and tens from 0, are for year 2. */
function drawLine(random: Random, { params, difficulty }: Cell<Params>): Line | undefined {
  const [span, intervals] = random.pick(params.lines[difficulty]);
  const starts = Math.floor((params.limit - span) / span);
  const unit = difficulty === 'easy' ? span : span / 2;
  const from =
    difficulty === 'easy' && random.chance(1, 3) ? 0 : unit * random.int(0, Math.floor((starts * span) / unit));
  const to = from + span;
  return to > 100 ? { from, to, intervals, tick: span / intervals } : undefined;
}
const features = ({ from, tick, intervals }: Line, steps: number): Record<string, number> => ({
  tick,
  intervals,
  fromZero: from === 0 ? 1 : 0,
  steps,
});

const readMark: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 2 : 3),
  make(random, cell) {
    const line = drawLine(random, cell);
    if (line === undefined) return undefined;
    const { from, to, intervals, tick } = line;
    if (cell.difficulty === 'hard' && tick % 100 === 0) return undefined;
    const at = random.int(1, intervals - 1);
    const value = from + at * tick;
    // The mark in the middle needs no counting.
    if (cell.difficulty !== 'easy' && at * 2 === intervals) return undefined;
    const mistakes = (
      [
        // At hard nobody takes a gap of such a line for 1 or, between 0 and 1,000, for 10.
        ...(cell.difficulty === 'hard'
          ? [[from + at * 100, named.hundreds] as const]
          : [[from + at, named.ones] as const]),
        [value + tick, value + tick === to ? named.end : named.count],
        // Nobody takes the labelled start for the arrow.
        ...(at > 1 ? [[value - tick, named.early] as const] : []),
        ...(cell.difficulty === 'hard' && to - from >= 1000 ? [] : [[from + at * 10, named.tens] as const]),
        [to - at * tick, named.wrongEnd],
        [value + 2 * tick, named.far('That is two gaps after the arrow.')],
        [value - 2 * tick, named.far('That is two gaps before the arrow.')],
      ] as const
    ).filter(([given]) => from <= given && given <= to);
    const questionText = {
      prompt: [
        'What number does the arrow point to?',
        drawn(
          lineFigure({
            from,
            to,
            intervals,
            labelled: [from, to],
            arrows: [{ at: value }],
            alt: `A number line from ${from} to ${showNumber(to)} with ${intervals} equal gaps. The arrow points to mark ${at} after the start.`,
          }),
        ),
      ],
      hint: 'Count the gaps between the two labels. What is one gap worth?',
      steps: [
        `The line goes from ${from} to ${showNumber(to)}. That is ${showNumber(to - from)} in all.`,
        `There are ${intervals} gaps, so one gap is ${showNumber(to - from)} ÷ ${intervals} = ${tick}.`,
        `The arrow is ${at} ${at === 1 ? 'gap' : 'gaps'} along.${at === 1 ? '' : ` ${at} × ${tick} = ${at * tick}.`}`,
        `${from} + ${at * tick} = **${value}**.`,
      ],
      variant: `mark ${from} ${to} ${intervals} ${at}`,
      features: features(line, 2),
    };
    return random.chance(1, 2)
      ? writeNumber(questionText, value, mistakes)
      : chooseText(
          random,
          questionText,
          showNumber(value),
          mistakes.map(([given, because]): TextMistake => [showNumber(given), because]),
          { layout: 'grid' },
        );
  },
  solve(seen) {
    if (!seen.text.startsWith('What number does the arrow') || seen.figure === undefined) return undefined;
    const value = readArrows(seen.figure).get('');
    return value === undefined ? [] : answered(seen, Math.round(value));
  },
};

/** How many gaps a value is along, by counting on: 'Count on in 20s: 20, 40, …, 180. That is 9 gaps.' */
function countOn(along: number, tick: number): string {
  const gaps = along / tick;
  const counted = Array.from({ length: gaps }, (_, at) => (at + 1) * tick);
  const said = gaps > 4 ? [...counted.slice(0, 2), '…', along] : counted;
  return `Count on in ${tick}s: ${said.join(', ')}. That is ${gaps} ${gaps === 1 ? 'gap' : 'gaps'}.`;
}

/** Which side of the middle a number is on, and whether it is close to it. */
const placeNear = (off: number, close: number): string =>
  off === 0 ? 'exactly there' : `${Math.abs(off) < close ? 'just ' : ''}${off < 0 ? 'before' : 'after'} that`;

const whichArrow: Form<Params> = {
  weight: () => 2,
  make(random, cell) {
    const line = drawLine(random, cell);
    if (line === undefined) return undefined;
    const { from, to, intervals, tick } = line;
    const bare = cell.difficulty === 'hard';
    const places = bare
      ? [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenth) => (tenth * (to - from)) / 10)
      : Array.from({ length: intervals - 1 }, (_, at) => (at + 1) * tick);
    const spots = random.sample(places, Math.min(4, places.length)).sort((one, other) => one - other);
    if (spots.length < 3) return undefined;
    const right = random.int(0, spots.length - 1);
    // The middle is found without measuring.
    if (cell.difficulty !== 'easy' && (spots[right] ?? 0) * 2 === to - from) return undefined;
    const apart = spots.flatMap((spot, at) => (at === right ? [] : [Math.abs(spot - (spots[right] ?? 0))]));
    // Without marks it is the arrow next to the right one that has to be told from it.
    if (bare && Math.min(...apart) > (to - from) / 10) return undefined;
    const value = from + (spots[right] ?? 0) + (bare ? random.pick([-1, 0, 1]) * Math.round((to - from) / 100) : 0);
    const middle = from + (to - from) / 2;
    const letters = ['A', 'B', 'C', 'D'].slice(0, spots.length);
    return chooseInOrder(
      {
        prompt: [
          `Which arrow points ${bare ? 'closest ' : ''}to ${showNumber(value)}?`,
          drawn(
            lineFigure({
              from,
              to,
              intervals: bare ? 1 : intervals,
              labelled: [from, to],
              arrows: spots.map((spot, at) => ({ at: from + spot, name: letters[at] ?? '' })),
              alt: `A number line from ${from} to ${showNumber(to)}${bare ? ' with no marks between' : ` with ${intervals} equal gaps`}. Arrows ${letters.join(', ')} stand in order from the left.`,
            }),
          ),
        ],
        hint: bare
          ? 'Find the middle of the line. How far from it is the number?'
          : 'Find what one gap is worth. Then count on from the start.',
        steps: [
          bare
            ? `Halfway is ${showNumber(middle)}. ${showNumber(value)} is ${placeNear(value - middle, (to - from) / 20)}.`
            : `One gap is ${showNumber(to - from)} ÷ ${intervals} = ${tick}.`,
          bare
            ? `Think of ten equal parts, each worth ${(to - from) / 10}. ${showNumber(value)} is ${((value - from) * 10) % (to - from) === 0 ? '' : 'about '}${Math.round(((value - from) * 10) / (to - from))} of them from the start.`
            : `${from === 0 ? '' : `${showNumber(value)} is ${value - from} more than ${from}. `}${countOn(value - from, tick)}`,
          `That is arrow **${letters[right]}**.`,
        ],
        variant: `arrow ${from} ${to} ${bare ? 0 : intervals} ${spots.join('.')} ${value}`,
        features: features(line, 3),
      },
      letters,
      letters[right] ?? '',
      (name, at) => named.far(`Arrow ${name} points to ${bare ? 'about ' : ''}${showNumber(from + (spots[at] ?? 0))}.`),
    );
  },
  solve(seen) {
    const [, target] = /^Which arrow points (?:closest )?to (\d+)/.exec(seen.text) ?? [];
    if (target === undefined || seen.figure === undefined) return undefined;
    const far = [...readArrows(seen.figure)].map(([name, value]) => ({ name, gap: Math.abs(value - Number(target)) }));
    const least = Math.min(...far.map(({ gap }) => gap));
    const [best] = far.filter(({ gap }) => gap === least);
    return chosen(seen, (option) => option === best?.name);
  },
};

const estimate: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 1 : 2),
  make(random, cell) {
    const line = drawLine(random, cell);
    if (line === undefined) return undefined;
    const { from, to } = line;
    const span = to - from;
    const isHard = cell.difficulty === 'hard';
    const first = random.int(1, 6);
    // Hard: four tenths in a row.
    const tenths = isHard
      ? random.shuffle([first, first + 1, first + 2, first + 3])
      : random.shuffle(cell.difficulty === 'easy' ? [1, 3, 5, 7, 9] : [1, 3, 7, 9]).slice(0, 4);
    const [truth = 1] = tenths;
    const value = from + (span * truth) / 10;
    // The exact middle is seen at once. Tenths of a line from 0 are medium.
    if (!Number.isInteger(value) || truth === 5 || (isHard && from === 0)) return undefined;
    const drawnAt = value + (isHard ? random.pick([-1, 1]) * Math.round(span / 50) : 0);
    const where = (tenth: number): string =>
      isHard ? `about ${tenth} of ten equal parts from the start` : (whereabouts[tenth] ?? '');
    const others = tenths.slice(1).map((tenth): TextMistake => {
      const shown = showNumber(from + (span * tenth) / 10);
      return [shown, tenth + truth === 10 ? named.wrongEnd : named.far(`${shown} would be ${where(tenth)}.`)];
    });
    return chooseText(
      random,
      {
        prompt: [
          'Choose the best estimate for the number at A.',
          drawn(
            lineFigure({
              from,
              to,
              intervals: cell.difficulty === 'easy' ? 2 : 1,
              labelled: [from, to],
              arrows: [{ at: drawnAt, name: 'A' }],
              alt: `A number line from ${from} to ${showNumber(to)}${cell.difficulty === 'easy' ? ' with a mark halfway' : ''}. Arrow A points at a place on it.`,
            }),
          ),
        ],
        hint: 'Which number is halfway? Is the arrow before it, on it or after it?',
        steps: [
          `Halfway from ${from} to ${showNumber(to)} is ${showNumber(from + span / 2)}.`,
          ...(isHard ? [`Think of ten equal parts, each worth ${span / 10}.`] : []),
          `The arrow is ${where(truth)}.`,
          `The best estimate is **${showNumber(value)}**.`,
        ],
        variant: `estimate ${from} ${to} ${truth} ${drawnAt}`,
        features: features(line, 3),
      },
      showNumber(value),
      others,
      { layout: 'grid' },
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('Choose the best estimate') || seen.figure === undefined) return undefined;
    const truth = readArrows(seen.figure).get('A') ?? Number.NaN;
    const gaps = seen.options.map((option) => Math.abs(Number(option) - truth));
    return chosen(seen, (_, place) => gaps[place] === Math.min(...gaps));
  },
};

const halfway: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 1 : 2),
  make(random, cell) {
    const line = drawLine(random, cell);
    if (line === undefined) return undefined;
    const { from } = line;
    const to = cell.difficulty === 'hard' ? line.to + random.pick([10, 20, 30, 40]) : line.to;
    const value = (from + to) / 2;
    if (!Number.isInteger(value) || to > 1000 || (cell.difficulty === 'hard' && from === 0)) return undefined;
    // Between 600 and 800 no distance is halved.
    if (value % 100 === 0) return undefined;
    return writeNumber(
      {
        prompt: [
          `A is halfway between ${from} and ${showNumber(to)}. What number is A?`,
          drawn(
            lineFigure({
              from,
              to,
              intervals: 2,
              labelled: [from, to],
              arrows: [{ at: value, name: 'A' }],
              alt: `A number line from ${from} to ${showNumber(to)}. Arrow A is halfway.`,
            }),
          ),
        ],
        hint: 'Find the whole distance. Halve it and count on.',
        steps: [
          `From ${from} to ${showNumber(to)} is ${showNumber(to - from)}.`,
          `Half of ${showNumber(to - from)} is ${(to - from) / 2}.`,
          `${from} + ${(to - from) / 2} = **${value}**.`,
        ],
        variant: `half ${from} ${to}`,
        features: features(line, 3),
      },
      value,
      withGiven(
        [
          [
            (to - from) / 2,
            mistake('forgets-start', 'That is half the distance. Count on from the start of the line.'),
          ],
          [to / 2, mistake('halves-the-end', `You halved ${showNumber(to)}. This line does not start at 0.`)],
          [to - from, mistake('whole-distance', 'That is the whole distance. Halve it, then count on from the start.')],
          [
            from + (to - from) / 4,
            mistake('halves-twice', 'That is a quarter of the way along. You halved the distance twice.'),
          ],
        ],
        Number.isInteger,
      ),
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('A is halfway') || seen.figure === undefined) return undefined;
    return typed(Math.round(readArrows(seen.figure).get('A') ?? Number.NaN));
  },
};

/** The generator of m.numberLine. */
export const numberLine = generatorOfForms<Params>({
  generatorId: 'm.numberLine',
  version: 13,
  see: seeNumbers,
  serves: {
    130106: {
      limit: 1000,
      lines: {
        easy: [
          [100, 10],
          [20, 10],
          [50, 5],
          [50, 10],
          [200, 4],
          [200, 10],
          [1000, 10],
        ],
        medium: [
          [100, 5],
          [100, 4],
          [200, 10],
          [50, 5],
          [200, 4],
          [40, 8],
          [500, 10],
        ],
        hard: [
          [200, 8],
          [500, 5],
          [400, 8],
          [1000, 10],
          [200, 5],
          [1000, 4],
          [600, 6],
          [300, 4],
        ],
      },
    },
  },
  forms: [readMark, whichArrow, estimate, halfway],
});
