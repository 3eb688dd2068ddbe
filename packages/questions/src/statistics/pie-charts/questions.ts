/** Questions on one pie chart. */

import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { showNumber } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered } from '../../kernel/seen.ts';
import { chooseNumber, writeFraction, writeNumber } from '../ask.ts';
import { lowestTerms } from '../lowest-terms.ts';
import { howManyMore, themes, twoTogether } from '../themes.ts';
import { pieFigure, readPie } from './pie-figure.ts';
import { describeShare, drawPie, features, mistake, named, type Params, type Pie, shareOf, type Way } from './pies.ts';

type Cell = Parameters<Form<Params>['make']>[1];
const largest = ({ difficulty, params }: Cell): number =>
  ({ easy: params.year === 6 ? 160 : 360, medium: params.year === 6 ? 240 : 500, hard: 720 })[difficulty];
const wayOf = (way: Way, degrees: number): string =>
  way === 'percent' ? `${(degrees * 100) / 360}%` : way === 'degrees' ? `${degrees}° of 360°` : describeShare(degrees);
const key = ({ sectors, total }: Pie): string =>
  `${sectors.map(({ label, degrees }) => `${label}${degrees}`).join()} ${total}`;

/** Sectors with the words of a question, found in its text. */
function namedIn(
  text: string,
  figure: Parameters<typeof readPie>[0],
): { readonly degrees: number; readonly place: number }[] {
  const sectors = readPie(figure);
  const known = new Map(
    themes.flatMap(({ categories }) => categories.map((category) => [`${category.label} ${category.words}`, category])),
  );
  return [...known.values()]
    .flatMap(({ label, words }) => {
      const sector = sectors.find((each) => each.label === label);
      const place = text.search(new RegExp(`(?<=[ (])${words}(?=[ ?.,])`));
      return sector === undefined || place < 0 ? [] : [{ degrees: sector.degrees, place }];
    })
    .sort((one, other) => one.place - other.place);
}

/** How many are in a sector; or how many more in one than in another. */
export const countInSector: Form<Params> = {
  // Year 7 has done it by then.
  weight: ({ params, difficulty }) => (params.year === 7 && difficulty === 'hard' ? 1 : 4),
  make(random, cell) {
    const way = random.pick(cell.params.ways[cell.difficulty]);
    const pie = drawPie(random, way, largest(cell));
    if (pie === undefined) return undefined;
    const { theme, sectors, counts, total } = pie;
    const [i = 0, j = 1] = random.sample(
      sectors.map((_, at) => at),
      2,
    );
    const compares = cell.difficulty !== 'easy' && (counts[i] ?? 0) > (counts[j] ?? 0);
    const [a, b, one, other] = [counts[i] ?? 0, counts[j] ?? 0, theme.categories[i], theme.categories[j]];
    const degrees = sectors[i]?.degrees ?? 0;
    // One share of a total is enough for an easy question of year 7 only.
    if (!compares && cell.params.year === 7 && cell.difficulty !== 'easy') return undefined;
    // Half of a total, and in year 7 a quarter, is work for a younger class; of two equal sectors the wrong one would be right.
    if (!compares && (degrees === 180 || (cell.params.year === 7 && degrees === 90) || a === b)) return undefined;
    // One step is too little after the first charts: 10%, 20% or 60° of a total.
    if (!compares && way !== 'eye' && cell.difficulty !== 'hard' && 360 % degrees === 0) return undefined;
    // In year 7 the angle itself may have to be worked out.
    const isHidden = cell.params.year === 7 && cell.difficulty === 'easy' && random.chance(2, 3);
    // The difference must not be one of the numbers compared.
    if (compares && a === 2 * b) return undefined;
    const answer = compares ? a - b : a;
    /** What a child gets who takes the degrees or percentages for numbers of things. */
    const shownDegrees = compares ? degrees - (sectors[j]?.degrees ?? 0) : degrees;
    const mistakes: NumberMistake[] = [
      // First: half of the circle is one sector and the rest, too.
      ...(compares
        ? [
            [
              a,
              mistake('stops-early', `That is the number for ${one?.label}. Subtract the number for ${other?.label}.`),
            ] as const,
          ]
        : []),
      [
        way === 'percent' ? (shownDegrees * 100) / 360 : way === 'degrees' ? shownDegrees : total - a,
        way === 'percent'
          ? compares
            ? named.percentApart
            : named.percent
          : way === 'degrees'
            ? compares
              ? named.degreesApart
              : named.degrees
            : mistake('gives-the-rest', 'That is how many are in the rest of the circle.'),
      ],
      compares
        ? [a + b, mistake('adds-for-difference', 'You added. Subtract to find how many more.')]
        : [b, mistake('wrong-sector', `That is the number for ${other?.label}.`)],
      compares
        ? [
            b,
            mistake(
              'stops-early',
              `That is the number for ${other?.label}. How many more is the number for ${one?.label}?`,
            ),
          ]
        : way === 'degrees'
          ? [degrees === 100 ? Number.NaN : (degrees * total) / 100, named.hundred]
          : [a / 2, mistake('wrong-share', 'That would be right for half of that sector.')],
      way === 'eye'
        ? [total / 2, mistake('wrong-share', 'That would be half of the circle.')]
        : [
            answer * 2 === a || answer * 2 === b ? answer : answer * 2,
            mistake('wrong-share', compares ? '' : 'That would be right for twice that sector.'),
          ],
    ];
    const whole = mistakes.filter(([given]) => Number.isInteger(Number(given)) && Number(given) > 0);
    const questionText = {
      prompt: [
        drawn(
          pieFigure(
            theme.title,
            sectors.map((sector, at) => (isHidden && at === i ? { ...sector, shown: 'x' } : sector)),
          ),
        ),
        `The chart shows ${total} ${theme.subject}. ${compares ? howManyMore(theme, one?.words ?? '', other?.words ?? '') : `How many ${theme.subject} ${theme.verb} ${one?.words}?`}`,
      ],
      hint:
        way === 'percent'
          ? compares
            ? 'Find both percentages of the total. How far apart are the numbers?'
            : 'Find that percentage of the total.'
          : way === 'degrees'
            ? `${isHidden ? 'All the angles together make 360°. ' : ''}What fraction of 360° is ${compares ? 'each of the two sectors' : 'the sector'}?`
            : `What fraction of the circle is ${compares ? 'each of the two sectors' : 'the sector'}?`,
      steps: [
        ...(isHidden
          ? [
              `The angle x: 360° − ${sectors
                .filter((_, at) => at !== i)
                .map((each) => `${each.degrees}°`)
                .join(' − ')} = ${degrees}°.`,
            ]
          : []),
        `${one?.label}: ${wayOf(way, degrees)}${way === 'eye' ? '' : `, that is ${lowestTerms(degrees, 360)} of the circle`}. ${shareOf(degrees, total)}.`,
        ...(compares
          ? [
              `${other?.label}: ${lowestTerms(sectors[j]?.degrees ?? 0, 360)}. ${shareOf(sectors[j]?.degrees ?? 0, total)}.`,
              `${a} − ${b} = **${answer}**.`,
            ]
          : [`The answer is **${showNumber(answer)}**.`]),
      ],
      variant: `count ${compares}${isHidden ? ' x' : ''} ${i} ${j} ${key(pie)}`,
      features: features(cell, way, compares ? 3 : 2),
    };
    return random.chance(3, 4)
      ? writeNumber(questionText, answer, whole)
      : chooseNumber(random, questionText, answer, whole);
  },
  solve(seen) {
    const [, total] = /^The chart shows (\d+) /m.exec(seen.text) ?? [];
    if (total === undefined || seen.figure === undefined || !/ How many /.test(seen.text)) return undefined;
    const shares = namedIn(seen.text.slice(seen.text.indexOf('How many')), seen.figure).map(
      ({ degrees }) => (degrees / 360) * Number(total),
    );
    const [first = Number.NaN, second = 0] = shares;
    return answered(seen, Math.round(seen.text.includes('How many more') ? first - second : first));
  },
};

/** The fraction of two sectors together, told by eye. */
export const fractionOfSectors: Form<Params> = {
  weight: ({ params, difficulty }) => (params.year === 6 && difficulty === 'easy' ? 1 : 0),
  make(random, cell) {
    const pie = drawPie(random, 'eye', largest(cell));
    if (pie === undefined) return undefined;
    const { theme, sectors } = pie;
    const [i = 0, j = 1] = random
      .sample(
        sectors.map((_, at) => at),
        2,
      )
      .sort((first, second) => first - second);
    const [one = 0, other = 0] = [sectors[i]?.degrees, sectors[j]?.degrees];
    // Equal sectors are only counted, and half a circle is seen at a glance.
    if (new Set(sectors.map(({ degrees }) => degrees)).size === 1 || one + other === 180) return undefined;
    const right = lowestTerms(one + other, 360);
    const parts = [one, other].map((degrees) => 360 / degrees);
    const [first = 1, second = 1] = parts;
    const bottom = Math.max(...parts);
    const sum = `${((one + other) * bottom) / 360}/${bottom}`;
    const added = parts.map((part) => `${bottom / part}/${bottom}`).join(' + ');
    const asFractions = parts.map((part) => `1/${part}`).join(' + ');
    const [label, otherLabel] = [theme.categories[i]?.label ?? '', theme.categories[j]?.label ?? ''];
    const together = twoTogether(theme.categories[i]?.words ?? '', theme.categories[j]?.words ?? '');
    const mistakes: NumberMistake[] = [
      [lowestTerms(360 - one - other, 360), mistake('gives-the-rest', 'That is the rest of the circle.')],
      [`1/${first}`, mistake('stops-early', `That is for ${label} only. Add the fraction for ${otherLabel}.`)],
      [`1/${second}`, mistake('stops-early', `That is for ${otherLabel} only. Add the fraction for ${label}.`)],
      [
        lowestTerms(2, sectors.length),
        mistake('counts-sectors', 'The sectors are not all the same size. Compare with the whole circle.'),
      ],
      [
        lowestTerms(2, first + second),
        mistake('adds-denominators', 'The denominators name the size of the parts. Do not add them.'),
      ],
    ];
    return writeFraction(
      {
        prompt: [
          drawn(pieFigure(theme.title, sectors)),
          `What fraction of the ${theme.subject} ${theme.verb} ${together}? Give it in its simplest form.`,
        ],
        hint: 'What fraction of the circle is each of the two sectors? Add them.',
        steps: [
          `${label}: ${describeShare(one)}. ${otherLabel}: ${describeShare(other)}.`,
          `${[asFractions, added, sum, right].filter((text, at, all) => text !== all[at - 1]).join(' = ')}.`,
          `${sum === right ? 'The answer is' : 'In its simplest form it is'} **${right}**.`,
        ],
        variant: `fraction ${i} ${j} ${key(pie)}`,
        features: features(cell, 'eye', 2),
      },
      right,
      mistakes.filter(([given]) => given !== right),
      'simplest',
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('What fraction of the') || seen.figure === undefined) return undefined;
    const named = namedIn(seen.text.replace('What fraction of the', ''), seen.figure);
    if (named.length !== 2) return [];
    const degrees = named.reduce((sum, sector) => sum + sector.degrees, 0);
    for (let whole = 2; whole <= 72; whole++)
      for (let part = 1; part < whole; part++)
        if (part * 360 === degrees * whole) return [{ type: 'writeAnswer', text: `${part}/${whole}` }];
    return [];
  },
};

/** How a whole is worked out from a share: '105 ÷ 7 × 18'. */
function fromShare(degrees: number, count: number): string {
  const [part = '', whole = ''] = lowestTerms(degrees, 360).split('/');
  return `${count}${part === '1' ? '' : ` ÷ ${part}`} × ${whole}`;
}

/** The total, from the count of one sector. */
export const totalFromSector: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'easy' ? 0 : 2),
  make(random, cell) {
    const way = random.pick(cell.params.ways[cell.difficulty]);
    const pie = drawPie(random, way, largest(cell));
    if (pie === undefined) return undefined;
    const { theme, sectors, counts, total } = pie;
    const [i = 0, j = 1] = random.sample(
      sectors.map((_, at) => at),
      2,
    );
    const other = cell.difficulty === 'hard' && (cell.params.year === 7 || random.chance(1, 2));
    const [a, b] = [counts[i] ?? 0, counts[j] ?? 0];
    const degrees = sectors[i]?.degrees ?? 0;
    const answer = other ? b : total;
    // Half a circle would only be doubled, a quarter is for year 6, and a count of 360 looks like degrees.
    if (a === b || a === 360 || degrees === 180 || (cell.params.year === 7 && degrees === 90)) return undefined;
    return writeNumber(
      {
        prompt: [
          drawn(pieFigure(theme.title, sectors)),
          `${a} ${theme.subject} ${theme.verb} ${theme.categories[i]?.words}. ${other ? `How many ${theme.subject} ${theme.verb} ${theme.categories[j]?.words}?` : `What is the total number of ${theme.subject}?`}`,
        ],
        hint: `What part of the circle is the sector for ${theme.categories[i]?.label}? Work out the whole from it.`,
        steps: [
          `${theme.categories[i]?.label}: ${wayOf(way, degrees)}${way === 'eye' ? '' : `, that is ${lowestTerms(degrees, 360)} of the circle`}.`,
          `${lowestTerms(degrees, 360)} of the total is ${a}: ${fromShare(degrees, a)} = ${showNumber(total)} in all.`,
          other
            ? `${theme.categories[j]?.label}: ${lowestTerms(sectors[j]?.degrees ?? 0, 360)} of ${showNumber(total)} = **${b}**.`
            : `The total is **${showNumber(total)}**.`,
        ],
        variant: `total ${i} ${other ? j : ''} ${key(pie)}`,
        features: features(cell, way, other ? 4 : 3),
      },
      answer,
      (
        [
          other
            ? [total, mistake('stops-early', `That is the total. Find the number for ${theme.categories[j]?.label}.`)]
            : [
                a * sectors.length,
                mistake('counts-sectors', 'The sectors are not all the same size. What part is this one?'),
              ],
          way === 'percent'
            ? [((other ? (sectors[j]?.degrees ?? 0) : degrees) * 100) / 360, named.percentOfWhole]
            : [way === 'eye' ? answer : other ? (sectors[j]?.degrees ?? 0) : degrees, named.degrees],
          [
            other ? answer : a * 2,
            mistake('wrong-share', 'That would be right if the sector were half of the circle.'),
          ],
        ] satisfies NumberMistake[]
      ).filter(([given]) => given !== answer),
    );
  },
  solve(seen) {
    const [, count] = /^(\d+) \w+/.exec(seen.text) ?? [];
    if (count === undefined || seen.figure === undefined || !/How many|total number/.test(seen.text)) return undefined;
    const [first, second] = namedIn(seen.text, seen.figure);
    if (first === undefined) return [];
    const perDegree = Number(count) / first.degrees;
    return answered(
      seen,
      Math.round(perDegree * (seen.text.includes('total number') ? 360 : (second?.degrees ?? Number.NaN))),
    );
  },
};
