/** The probability scale: words, places between 0 and 1, and which is more likely. */

import type { Form } from '../../kernel/forms.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder } from '../ask.ts';
import { drawBag, enumerate, features, gcd, mistake, type Params, simple } from './sample-spaces.ts';
import { readScale, readSpinner, scaleFigure, spinnerFigure } from './scale-figure.ts';

const isScale = ({ about }: Params): boolean => about === 'scale';
const likelihoods = ['unlikely', 'even chance', 'likely'] as const;
const words = ['impossible', ...likelihoods, 'certain'] as const;
const wordFor = (fits: number, all: number): (typeof likelihoods)[number] =>
  fits * 2 === all ? 'even chance' : fits * 2 < all ? 'unlikely' : 'likely';
const wrong = {
  inside: mistake('misses-the-range', 'That is not below 0 and not above 1, so it can be a probability.'),
};
/** Why a word does not fit so many of all. */
function wrongWord(word: string, fits: number, all: number): ReturnType<typeof mistake> {
  const count = `${fits} of ${all}`;
  const says =
    word === 'impossible'
      ? `It can happen: ${count} ${fits === 1 ? 'fits' : 'fit'}.`
      : word === 'certain'
        ? `It might not happen: only ${count} ${fits === 1 ? 'fits' : 'fit'}.`
        : `${count} is ${fits * 2 === all ? 'exactly' : fits * 2 < all ? 'less than' : 'more than'} half.`;
  return mistake('wrong-word', says);
}
const letters = ['A', 'B', 'C', 'D', 'E'];

/** A word for how likely a spinner's letter is. */
export const wordOfSpinner: Form<Params> = {
  weight: ({ params, difficulty }) => (isScale(params) && difficulty === 'easy' ? 2 : 0),
  make(random, cell) {
    const size = random.pick([4, 6, 8]);
    // What can’t happen at all, or must, is seen at once.
    const wanted = random.pick(likelihoods);
    const fits =
      wanted === 'even chance'
        ? size / 2
        : wanted === 'unlikely'
          ? random.int(1, size / 2 - 1)
          : random.int(size / 2 + 1, size - 1);
    const others = random.sample(['B', 'C', 'D'], 2);
    const sectors = random.shuffle(
      Array.from({ length: size }, (_, at) => (at < fits ? 'A' : (others[at % 2] ?? 'B'))),
    );
    return chooseInOrder(
      {
        prompt: ['How likely is it that this spinner stops on **A**?', drawn(spinnerFigure(sectors))],
        hint: 'How many of the equal parts show A? Is that more or less than half?',
        steps: [
          `${fits} of ${size} equal parts ${fits === 1 ? 'shows' : 'show'} A.`,
          `Half of ${size} is ${size / 2}.`,
          `The answer is **${wanted}**.`,
        ],
        variant: `word ${sectors.join('')}`,
        features: features(cell, 1, size),
      },
      words,
      wanted,
      (word) => wrongWord(word, fits, size),
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('How likely is it that this spinner stops on A?') || seen.figure === undefined)
      return undefined;
    const sectors = readSpinner(seen.figure);
    const off = sectors.reduce((sum, letter) => sum + (letter === 'A' ? 1 : -1), 0);
    const place = Math.abs(off) === sectors.length ? (off > 0 ? 4 : 0) : 2 + Math.sign(off);
    return chosen(seen, (_, at) => at === place);
  },
};

/** A word for a bag told in words. */
export const wordOfBag: Form<Params> = {
  weight: ({ params, difficulty }) => (isScale(params) ? { easy: 3, medium: 2, hard: 0 }[difficulty] : 0),
  make(random, cell) {
    const [kinds, most] = cell.difficulty === 'easy' ? [random.pick([2, 2, 3]), 9] : [3, 15];
    const space = drawBag(
      random,
      Array.from({ length: kinds }, () => random.int(2, most)),
      false,
    );
    const right = wordFor(space.fits, space.all);
    // 10 of 21 is as good as an even chance to most people.
    const off = Math.abs(space.fits * 2 - space.all);
    const close = off === 0 || (off >= 4 && off <= (cell.difficulty === 'easy' ? 20 : 8));
    // Two colours with as many counters are seen at once.
    if (off === 0 && kinds === 2) return undefined;
    if (!close || (right !== 'even chance' && random.chance(1, 3))) return undefined;
    return chooseInOrder(
      {
        prompt: `${space.text} How likely is it that ${space.event}?`,
        hint: 'How many counters are there in all? What is half of that?',
        steps: [
          `${space.fits} of ${space.all} counters fit.`,
          `Half of ${space.all} is ${space.all / 2}.`,
          `The answer is **${right}**.`,
        ],
        variant: `bag ${space.text} ${space.event}`,
        features: features(cell, 2, space.all),
      },
      likelihoods,
      right,
      (word) => wrongWord(word, space.fits, space.all),
    );
  },
  solve(seen) {
    if (!/How likely is it that it is/.test(seen.text)) return undefined;
    const found = enumerate(seen.text);
    if (found === undefined) return undefined;
    const [fits, all] = found;
    return chosen(seen, (option) => option === wordFor(fits, all));
  },
};

/** Marks for the arrows, well apart: these, one next to the first of them, and any others. The second counts from the wrong end. */
function placesFor(random: Random, parts: number, telling: readonly [number, ...number[]], count: number): number[] {
  const [target] = telling;
  const near = target + (parts === 20 ? 2 : 1) * random.pick([1, -1]);
  const any = random.shuffle(Array.from({ length: parts - 1 }, (_, at) => at + 1));
  const places: number[] = [];
  for (const place of [...telling, near, ...any]) {
    const isOnLine = Number.isInteger(place) && place > 0 && place < parts;
    const isApart = places.every((other) => Math.abs(place - other) / parts >= 0.075);
    if (places.length < count && isOnLine && isApart) places.push(place);
  }
  return places.sort((one, other) => one - other);
}

/** Which arrow on the scale shows a probability. */
export const arrowOnScale: Form<Params> = {
  weight: ({ params }) => (isScale(params) ? 4 : 0),
  make(random, cell) {
    const parts = random.pick(
      cell.difficulty === 'easy' ? [8, 10, 12] : cell.difficulty === 'medium' ? [8, 10, 12, 20] : [10, 12, 20],
    );
    const target = random.int(1, parts - 1);
    const shared = gcd(target, parts);
    const way = random.pick(
      cell.difficulty === 'easy'
        ? (['fraction'] as const)
        : cell.difficulty === 'medium'
          ? (['percent', 'bag'] as const)
          : (['bag'] as const),
    );
    const percent = (target * 100) / parts;
    // Tenths told in tens per cent, or twelfths in twelfths, are only counted.
    if (way === 'percent' && (!Number.isInteger(percent) || parts === 10)) return undefined;
    if (way === 'fraction' && shared === 1) return undefined;
    // The middle is seen at once.
    if (target * 2 === parts) return undefined;
    // So many parts as the numerator or the tens of the percentage say.
    const counted = way === 'percent' ? percent / 10 : target / shared;
    const count = cell.difficulty === 'hard' ? 5 : 4;
    const places = placesFor(random, parts, [target, parts - target, counted], count);
    if (places.length < count) return undefined;
    const used = letters.slice(0, places.length);
    const right = used[places.indexOf(target)] ?? '';
    // In hard ones there are three colours, and sometimes it is those that are not red.
    const hard = cell.difficulty === 'hard';
    const isNot = hard && random.chance(1, 2);
    const trap = parts - target;
    if (isNot && !places.includes(trap)) return undefined;
    // As many counters as parts would leave nothing to work out.
    const times = random.int(2, hard ? 4 : 3);
    const [fits, all] = [target * times, parts * times];
    const others = isNot ? fits : all - fits;
    if (others < 4) return undefined;
    const blue = hard ? random.int(2, others - 2) : others;
    const bag = `${isNot ? all - fits : fits} red${hard ? `, ${blue} blue and ${others - blue} green` : ` and ${blue} blue`}`;
    const asked = isNot ? 'not red' : 'red';
    const said =
      way === 'fraction'
        ? `a probability of ${target / shared}/${parts / shared}`
        : way === 'percent'
          ? `a probability of ${percent}%`
          : `the probability that it is ${asked}`;
    const told = way === 'bag' ? `A bag holds ${bag} counters. One is taken without looking. ` : '';
    return chooseInOrder(
      {
        prompt: [
          `${told}Which arrow shows ${said}?`,
          drawn(
            scaleFigure(
              parts,
              places.map((at, place) => ({ name: used[place] ?? '', at })),
            ),
          ),
        ],
        hint:
          way === 'bag'
            ? `What fraction of the counters is ${asked}? The line from 0 to 1 has ${parts} equal parts.`
            : `The line from 0 to 1 has ${parts} equal parts. Count from 0.`,
        steps: [
          ...(way === 'bag'
            ? [`${fits} of ${all} counters are ${asked}: ${target}/${parts}.`]
            : way === 'percent'
              ? [`${percent}% is ${shared > 1 ? `${target / shared}/${parts / shared} = ` : ''}${target}/${parts}.`]
              : shared > 1
                ? [`${target / shared}/${parts / shared} is the same as ${target}/${parts}.`]
                : []),
          `Count ${target} of the ${parts} parts from 0.`,
          `That is arrow **${right}**.`,
        ],
        variant: `arrow ${told}${said} ${places.join(' ')} ${parts}`,
        features: features(cell, way === 'fraction' ? 1 : 2, parts),
      },
      used,
      right,
      (letter) => {
        const at = places[used.indexOf(letter)] ?? 0;
        if (isNot && at === trap) return mistake('other-event', `Arrow ${letter} shows the probability of red.`);
        if (at === trap)
          return way === 'bag'
            ? mistake('other-event', `Arrow ${letter} shows the probability that it is not red.`)
            : mistake(
                'counts-from-one',
                `Arrow ${letter} is ${target} ${target === 1 ? 'part' : 'parts'} from 1. Count from 0.`,
              );
        return mistake(
          'wrong-place',
          `Arrow ${letter} is ${at} ${at === 1 ? 'part' : 'parts'} from 0, out of ${parts}.`,
        );
      },
    );
  },
  solve(seen) {
    if (!seen.text.includes('Which arrow shows') || seen.figure === undefined) return undefined;
    const [, part, whole] = /of (\d+)\/(\d+)\?/.exec(seen.text) ?? [];
    const [, percent] = /of (\d+)%\?/.exec(seen.text) ?? [];
    const found = enumerate(seen.text);
    const share =
      part !== undefined
        ? Number(part) / Number(whole)
        : percent !== undefined
          ? Number(percent) / 100
          : found === undefined
            ? -1
            : found[0] / found[1];
    const arrows = readScale(seen.figure);
    return chosen(seen, (letter) => Math.abs((arrows.get(letter) ?? 9) - share) < 0.01);
  },
};

/** How many times the same bag two equal ones are. */
const timesEqual: Readonly<Record<'medium' | 'hard', readonly (readonly [number, number])[]>> = {
  medium: [
    [1, 2],
    [1, 3],
  ],
  hard: [
    [2, 3],
    [3, 2],
    [3, 4],
    [2, 5],
  ],
};

/** Which bag gives the better chance. */
export const betterChance: Form<Params> = {
  weight: ({ params, difficulty }) => (isScale(params) && difficulty !== 'easy' ? 3 : 0),
  make(random, cell) {
    const most = cell.difficulty === 'hard' ? 16 : 9;
    const [x, y] = [random.int(2, most), random.int(2, most)];
    // Of the unequal bags many are put back, so that the equal ones come in a third of the questions.
    const same = random.chance(1, cell.difficulty === 'hard' ? 8 : 5);
    // In hard ones neither bag is a multiple of the other.
    const [first, second] = random.pick(timesEqual[cell.difficulty === 'hard' ? 'hard' : 'medium']);
    const [a, b] = same ? [x * first, y * first] : [x, y];
    const [c, d] = same ? [x * second, y * second] : [random.int(2, most), random.int(2, most)];
    const gap = a * d - c * b;
    const common = ((a + b) * (c + d)) / gcd(a + b, c + d);
    const right = gap > 0 ? 'Bag A' : gap < 0 ? 'Bag B' : 'The chance is the same.';
    // More red and not more blue, as many red ones, or half of a bag: seen at once. Hard ones are near each other.
    if ((gap !== 0 && (a - c) * (b - d) <= 0) || a === b || c === d || a === c) return undefined;
    if (cell.difficulty === 'hard' && Math.abs(gap) * 8 > (a + b) * (c + d)) return undefined;
    // Equal hard bags: no whole number of times as many, which is seen at once, and no very large numbers.
    const isTimes = [
      [a, b],
      [a, c],
    ].some(([one = 1, other = 1]) => one % other === 0 || other % one === 0);
    if (gap === 0 && cell.difficulty === 'hard' && (isTimes || Math.max(a + b, c + d) > 50)) return undefined;
    // More than half of one bag and less than half of the other needs no common denominator; a very large one is only drudgery.
    if ((cell.difficulty === 'hard' && (a - b) * (c - d) < 0) || common > 150) return undefined;
    return chooseInOrder(
      {
        prompt: `Bag A holds ${a} red and ${b} blue counters. Bag B holds ${c} red and ${d} blue counters. Which bag gives the better chance of taking a red counter?`,
        hint: 'What fraction of each bag is red?',
        steps: [
          `Bag A: ${a}/${a + b} are red. Bag B: ${c}/${c + d} are red.`,
          gap === 0
            ? `In their simplest form both are ${simple(a, a + b)}.`
            : `With a common denominator: ${(a * common) / (a + b)}/${common} and ${(c * common) / (c + d)}/${common}.`,
          gap === 0 ? '**The chance is the same.**' : `The better chance: **${right}**.`,
        ],
        variant: `better ${a} ${b} ${c} ${d}`,
        features: features(cell, 3, a + b + c + d),
      },
      ['Bag A', 'Bag B', 'The chance is the same.'],
      right,
      () =>
        mistake(
          'counts-not-shares',
          `Compare the fractions: ${a}/${a + b} is ${gap === 0 ? 'equal to' : gap > 0 ? 'more than' : 'less than'} ${c}/${c + d}.`,
        ),
    );
  },
  solve(seen) {
    const found = /^Bag A holds (\d+) red and (\d+) blue counters\. Bag B holds (\d+) red and (\d+) blue/.exec(
      seen.text,
    );
    if (found === null) return undefined;
    const [a = 0, b = 0, c = 0, d = 0] = found.slice(1).map(Number);
    const gap = a / (a + b) - c / (c + d);
    return chosen(seen, (_, place) => place === (Math.abs(gap) < 1e-9 ? 2 : gap > 0 ? 0 : 1));
  },
};

/** Which number cannot be a probability. */
export const notProbability: Form<Params> = {
  weight: ({ params, difficulty }) => (isScale(params) && difficulty === 'easy' ? 1 : 0),
  make(random, cell) {
    const [a, b] = [random.int(1, 8), random.int(2, 9)];
    const good = random.sample(
      [
        `0.${random.int(11, 99)}`,
        `${random.int(2, 98)}%`,
        `${Math.min(a, b)}/${Math.max(a, b) + 1}`,
        '1',
        '0',
        `0.0${random.int(1, 9)}`,
      ],
      3,
    );
    const bad = random.pick([
      `${a + b}/${b}`,
      `${random.int(101, 180)}%`,
      `1.0${random.int(1, 9)}`,
      `−0.${random.int(1, 9)}`,
    ]);
    const all = random.shuffle([bad, ...good]);
    return chooseInOrder(
      {
        prompt: 'Which of these can **not** be a probability?',
        hint: 'Probabilities lie between 0 and 1.',
        steps: [
          'A probability is at least 0 and at most 1 (100%).',
          `**${bad}** is ${bad.startsWith('−') ? 'less than 0' : 'more than 1'}.`,
        ],
        variant: `not ${[...all].sort().join(' ')}`,
        features: features(cell, 1, 4),
      },
      all,
      bad,
      () => wrong.inside,
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('Which of these can not be a probability?')) return undefined;
    return chosen(seen, (option) => {
      const [top = '0', bottom = '1'] = option.replace('%', '').split('/');
      const value = Number(top) / Number(bottom) / (option.includes('%') ? 100 : 1);
      return value < 0 || value > 1;
    });
  },
};
