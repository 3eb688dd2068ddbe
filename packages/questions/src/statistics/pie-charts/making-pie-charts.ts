/** Making pie charts: the angle for a count; and two pies with different totals. */

import type { Form } from '../../kernel/forms.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { answered, type Table } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { drawTheme } from '../themes.ts';
import { pieFigure, readPie } from './pie-figure.ts';
import { drawPie, features, mistake, named, type Params } from './pies.ts';

/** The angle of a sector from a table of counts. */
export const angleForCount: Form<Params> = {
  weight: ({ params, difficulty }) =>
    params.year === 7 ? { easy: 0, medium: 3, hard: 1 }[difficulty] : difficulty === 'hard' ? 1 : 0,
  make(random, cell) {
    // In year 7 one thing has no whole number of degrees.
    const total = random.pick(
      cell.params.year === 6
        ? [40, 60, 90, 120, 180]
        : cell.difficulty === 'medium'
          ? [48, 50, 75, 80]
          : [144, 150, 240, 250],
    );
    const theme = drawTheme(random, 4);
    const cuts = random
      .sample(
        Array.from({ length: total - 1 }, (_, at) => at + 1),
        3,
      )
      .sort((one, other) => one - other);
    const counts = [...cuts, total].map((cut, at) => cut - (cuts[at - 1] ?? 0));
    const at = random.int(0, 3);
    const [count = 0, name = ''] = [counts[at], theme.categories[at]?.label];
    const angle = (count * 360) / total;
    if (!Number.isInteger(angle) || angle === 180 || Math.min(...counts) < total / 20) return undefined;
    const table: Table = {
      type: 'table',
      caption: theme.title,
      head: ['', `Number of ${theme.subject}`],
      rows: theme.categories.map(({ label }, place) => [label, String(counts[place] ?? 0)]),
    };
    return writeNumber(
      {
        prompt: [table, `A pie chart is drawn for this table. What is the angle of the sector for ${name}?`],
        hint: `How many ${theme.subject} are there in all? How many degrees of the circle does each one get?`,
        steps: [
          `In all: ${counts.join(' + ')} = ${total}.`,
          `Each of them gets 360° ÷ ${total} = ${360 / total}° of the circle.`,
          `${name}: ${count} × ${360 / total}° = **${angle}°**.`,
        ],
        variant: `angle ${at} ${counts.join(' ')}`,
        features: features(cell, 'degrees', 3),
      },
      angle,
      [
        [count, mistake('gives-the-count', 'That is how many there are, not the angle.')],
        [(count * 100) / total, mistake('gives-the-percentage', 'That is the percentage. A whole circle is 360°.')],
        [(count * 180) / total, mistake('half-circle', 'You used 180°. A whole circle is 360°.')],
        [total, mistake('gives-the-total', 'That is how many there are in all, not the angle.')],
        [360 / total, mistake('stops-early', `That is the angle for one. There are ${count}.`)],
      ].flatMap(([given, because]) =>
        typeof given === 'number' && Number.isInteger(given * 10) && typeof because === 'object'
          ? [[given, because] as const]
          : [],
      ),
      { after: '°', unit: '°' },
    );
  },
  solve(seen) {
    const [, name] = /What is the angle of the sector for (.*)\?$/.exec(seen.text) ?? [];
    if (name === undefined || seen.table === undefined) return undefined;
    const counts = seen.table.rows.map(([label = '', value = '']) => ({ label, value: Number(value) }));
    const total = counts.reduce((sum, { value }) => sum + value, 0);
    const count = counts.find(({ label }) => label === name)?.value ?? 0;
    return answered(seen, [...Array(361).keys()].find((angle) => angle * total === count * 360) ?? Number.NaN);
  },
};

const sides = ['School A', 'School B'] as const;

/** Equal words, different totals: how many more in one school than in the other. */
export const twoPies: Form<Params> = {
  weight: ({ params, difficulty }) => (params.year === 7 && difficulty === 'hard' ? 12 : 0),
  make(random, cell) {
    const one = drawPie(random, 'degrees', 360);
    const other = one && sameLabels(random, one.sectors.length, one);
    if (one === undefined || other === undefined) return undefined;
    const at = random.int(0, one.sectors.length - 1);
    const [a, b] = [one.counts[at] ?? 0, other.counts[at] ?? 0];
    const name = one.sectors[at]?.label ?? '';
    // Votes are for favourites.
    if (a <= b || one.total === other.total || !one.theme.title.startsWith('Favourite')) return undefined;
    return writeNumber(
      {
        prompt: [
          drawn(pieFigure(sides[0], one.sectors)),
          drawn(pieFigure(sides[1], other.sectors)),
          `${sides[0]} has ${one.total} votes, ${sides[1]} has ${other.total} votes. How many more votes are there for ${name} in ${sides[0]} than in ${sides[1]}?`,
        ],
        hint: 'The totals are different. Work out both numbers first.',
        steps: [
          `${sides[0]}: ${one.sectors[at]?.degrees}/360 of ${one.total} = ${a}.`,
          `${sides[1]}: ${other.sectors[at]?.degrees}/360 of ${other.total} = ${b}.`,
          `${a} − ${b} = **${a - b}**.`,
        ],
        variant: `two ${at} ${one.counts.join(' ')} ${other.counts.join(' ')}`,
        features: features(cell, 'degrees', 5),
      },
      a - b,
      [
        [Math.abs((one.sectors[at]?.degrees ?? 0) - (other.sectors[at]?.degrees ?? 0)), named.degreesApart],
        [one.total - other.total, mistake('compares-totals', 'That is the difference between the totals.')],
        [a, mistake('stops-early', `That is the number for ${sides[0]}. Subtract the number for ${sides[1]}.`)],
      ],
    );
  },
  solve(seen) {
    const found =
      /^School A has (\d+) votes, School B has (\d+) votes\. How many more votes are there for (.*) in School A/.exec(
        seen.text,
      );
    const figures = seen.question.prompt.flatMap((block) => (block.type === 'figure' ? [block.figure] : []));
    if (found === null || figures.length !== 2) return undefined;
    const [, first, second, name] = found;
    const votes = figures.map(
      (figure, at) =>
        ((readPie(figure).find(({ label }) => label === name)?.degrees ?? 0) / 360) * Number(at === 0 ? first : second),
    );
    return answered(seen, Math.round((votes[0] ?? 0) - (votes[1] ?? 0)));
  },
};

/** Another pie with the names of the first. */
function sameLabels(random: Random, count: number, one: ReturnType<typeof drawPie>): ReturnType<typeof drawPie> {
  const other = drawPie(random, 'degrees', 360);
  if (other === undefined || other.sectors.length !== count || one === undefined) return undefined;
  return {
    ...other,
    theme: one.theme,
    sectors: other.sectors.map((sector, at) => ({ ...sector, label: one.sectors[at]?.label ?? '' })),
  };
}
