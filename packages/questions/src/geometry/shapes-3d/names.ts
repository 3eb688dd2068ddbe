/** Solids by name: naming drawings, finding drawings, riddles. */

import type { Figure } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { upper } from '../../kernel/letter-case.ts';
import { withArticle } from '../../kernel/plural.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, chosenFigure, numbersIn } from '../../kernel/seen.ts';
import { chooseFigure, chooseText } from '../ask.ts';
import { features, mistake, type Params } from './mistakes.ts';
import { curvedNames, drawSolid, readSolid } from './solid-figure.ts';
import { type Facts, flatSolids } from './solid-models.ts';

/** Names that a drawing fits: read from its curved lines, or from its corners and edges. */
export function namesOf(figure: Figure): readonly string[] {
  const rounds = figure.marks.filter(({ kind }) => kind === 'ellipse').length;
  if (rounds > 0) return rounds === 2 ? ['cylinder'] : ['cone'];
  const { vertices, edges } = readSolid(figure);
  return flatSolids.filter((facts) => facts.vertices === vertices && facts.edges === edges).map(({ name }) => name);
}

const flatNames = ['triangular prism', 'square-based pyramid', 'triangular-based pyramid'];
const easyNames = ['cube', 'cuboid', 'cylinder', 'cone', ...flatNames];
const mediumNames = ['cuboid', ...flatNames, 'hexagonal prism', 'pentagonal prism'];
const lateNames = ['hexagonal prism', 'pentagonal prism', 'pentagonal pyramid', 'hexagonal pyramid'];
const hardNames = [...flatNames, ...lateNames];
const poolFor = ({ difficulty }: Cell<Params>): readonly string[] =>
  ({ easy: easyNames, medium: mediumNames, hard: hardNames })[difficulty];
/** Names to ask for: cubes, cuboids, cylinders and cones are known from year 2 and are wrong options only. */
const askedFor = ({ difficulty }: Cell<Params>): readonly string[] =>
  ({
    easy: flatNames,
    medium: ['triangular prism', 'triangular-based pyramid', ...lateNames.slice(0, 2)],
    hard: lateNames,
  })[difficulty];
/** How often names are asked: in year 3 only. */
const nameWeight = ({ params, difficulty }: Cell<Params>): number =>
  params.about === 'names' ? (difficulty === 'hard' ? 1 : 3) : 0;
const clash = (one: string, other: string): boolean =>
  [one, other].every((name) => name === 'cube' || name === 'cuboid');
/** Whether one solid is curved and the other has flat faces only. */
const isOfAnotherKind = (one: string, other: string): boolean =>
  curvedNames.includes(one) !== curvedNames.includes(other);
/** One curved shape among flat ones is seen at a glance. */
const curvedLast =
  (right: string) =>
  (one: string, other: string): number =>
    Number(isOfAnotherKind(one, right)) - Number(isOfAnotherKind(other, right));
const bases = ['triangular', 'pentagonal', 'hexagonal'];
/**
 * After easy, the prism and the pyramid of two bases: the base and the kind must both be looked at, and no name stands
 * out as the one most like the others.
 */
const ofTwoBases = (random: Random, right: string): string[] => {
  const own = bases.filter((base) => right.startsWith(base));
  const other = random.sample(
    bases.filter((base) => !own.includes(base)),
    1,
  );
  return flatSolids
    .map(({ name }) => name)
    .filter((name) => name !== right && [...own, ...other].some((base) => name.startsWith(base)));
};
/** Three wrong names that tempt: at easy the other prisms and pyramids, before cubes and round solids. */
const temptingNames = (random: Random, cell: Cell<Params>, right: string): string[] =>
  cell.difficulty === 'easy'
    ? random
        .shuffle(easyNames.filter((name) => name !== right && !clash(name, right)))
        .toSorted((one, other) => Number(flatNames.includes(other)) - Number(flatNames.includes(one)))
        .toSorted(curvedLast(right))
        .slice(0, 3)
    : ofTwoBases(random, right);

/** Which mistake takes one solid for another. */
const mixUp = (wrong: string, right: string): string =>
  isOfAnotherKind(wrong, right)
    ? 'curved-or-flat'
    : wrong.endsWith('prism') === right.endsWith('prism')
      ? 'wrong-base'
      : 'prism-or-pyramid';

/** The name of a drawn solid. */
export const nameOfSolid: Form<Params> = {
  weight: nameWeight,
  make(random, cell) {
    const pool = poolFor(cell);
    const right = random.pick(askedFor(cell));
    const figure = drawSolid(random, right, 190);
    if (figure === undefined) return undefined;
    const wrong = temptingNames(random, cell, right);
    return chooseText(
      random,
      {
        prompt: ['What is this 3-D shape called?', drawn(figure)],
        hint: wrong.some((name) => isOfAnotherKind(name, right))
          ? 'Are its faces flat or curved? What shape are they?'
          : 'Look at its faces. What shape are they, and how many are there of each?',
        steps: [wording(right), `It is called ${withArticle(right).replace(right, `**${right}**`)}.`],
        variant: `name ${right} ${key(figure)}`,
        features: features(cell, pool.length),
      },
      right,
      wrong.map(
        (name) =>
          [name, mistake(mixUp(name, right), `${upper(withArticle(name))} looks different. ${wording(name)}`)] as const,
      ),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    if (!seen.text.startsWith('What is this 3-D shape called?') || seen.figure === undefined) return undefined;
    const fitting = namesOf(seen.figure);
    return chosen(seen, (option) => fitting.includes(option));
  },
};

/** A short key of a drawing: what tells it from another. */
export const key = (figure: Figure): string => JSON.stringify(figure.marks.slice(-2)).replace(/[^\d,.]/g, '');

/** What makes a solid what it is. */
export function wording(name: string): string {
  const fixed: Readonly<Record<string, string>> = {
    cube: 'It has six equal square faces.',
    cuboid: 'It has six rectangular faces.',
    cylinder: 'It has two flat circles and a curved surface between them.',
    cone: 'It has one flat circle and comes to a point.',
  };
  const own = fixed[name];
  if (own !== undefined) return own;
  const [base = ''] = name.split(/[ -]/);
  const shape =
    { triangular: 'triangle', square: 'square', pentagonal: 'pentagon', hexagonal: 'hexagon' }[base] ?? base;
  return name.endsWith('prism')
    ? `It has two equal ends, each ${withArticle(shape)}, with rectangles between.`
    : `Its base is ${withArticle(shape)}. The other faces are triangles that meet at a point.`;
}

/** Which drawing is a named solid. */
export const findSolid: Form<Params> = {
  weight: nameWeight,
  make(random, cell) {
    const pool = poolFor(cell);
    const right = random.pick(askedFor(cell));
    const options = [right, ...temptingNames(random, cell, right)].map((name) => ({
      name,
      figure: drawSolid(random, name, 130),
    }));
    const drawnOptions = options.flatMap(({ name, figure }) =>
      figure === undefined ? [] : [{ name, figure, same: key(figure) }],
    );
    const [best, ...wrong] = drawnOptions;
    if (best === undefined || best.name !== right || wrong.length < 3) return undefined;
    return chooseFigure(
      random,
      {
        prompt: `Which of these is ${withArticle(right).replace(right, `**${right}**`)}?`,
        hint: 'Think of its faces: how many, and what shape?',
        steps: [wording(right), 'So it is this one:', drawn(best.figure)],
        variant: `find ${right} ${best.same}`,
        features: features(cell, pool.length),
      },
      best,
      wrong.map((option) => ({
        ...option,
        because: mistake(mixUp(option.name, right), `That is ${withArticle(option.name)}. ${wording(option.name)}`),
      })),
    );
  },
  solve(seen) {
    const [, name] = /^Which of these is an? (.*)\?$/.exec(seen.text) ?? [];
    return name === undefined || seen.optionFigures.length === 0
      ? undefined
      : chosenFigure(seen, (figure) => namesOf(figure).includes(name));
  },
};

/** A solid told by its numbers. */
export const solidRiddle: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'names' ? { easy: 0, medium: 1, hard: 2 }[difficulty] : 0),
  make(random, cell) {
    const pool = flatSolids.filter(({ name }) => poolFor(cell).includes(name) && name !== 'cuboid');
    const right = random.pick(pool);
    const parts = random.sample([`${right.faces} faces`, `${right.edges} edges`, `${right.vertices} vertices`], 2);
    const fits = ({ faces, edges, vertices }: Facts): boolean =>
      parts.every((part) => [`${faces} faces`, `${edges} edges`, `${vertices} vertices`].includes(part));
    const others = random.shuffle(pool.filter((facts) => facts !== right && !fits(facts)));
    const options = [right, ...others.slice(0, 3)].map(({ name }) => ({ name, figure: drawSolid(random, name, 130) }));
    const drawnOptions = options.flatMap(({ name, figure }) =>
      figure === undefined ? [] : [{ name, figure, same: key(figure) }],
    );
    const counts = new Map(
      pool.map(({ name, faces, edges, vertices }) => [
        name,
        `That one has ${faces} faces, ${edges} edges and ${vertices} vertices.`,
      ]),
    );
    const [best, ...wrong] = drawnOptions;
    if (best === undefined || best.name !== right.name || wrong.length < 3) return undefined;
    return chooseFigure(
      random,
      {
        prompt: `Which of these has **${parts[0]}** and **${parts[1]}**?`,
        hint: 'Count on each drawing. Do not forget the dashed edges behind.',
        steps: [
          `${upper(withArticle(right.name))} has ${right.faces} faces, ${right.edges} edges and ${right.vertices} vertices.`,
          'So it is this one:',
          drawn(best.figure),
        ],
        variant: `riddle ${parts.join()} ${best.same}`,
        features: features(cell, 8),
      },
      best,
      wrong.map((option) => ({
        ...option,
        because: mistake('counts-wrong', counts.get(option.name) ?? ''),
      })),
    );
  },
  solve(seen) {
    if (!/^Which of these has \d+ (?:faces|edges|vertices) and/.test(seen.text)) return undefined;
    const wanted = numbersIn(seen.text);
    const words = seen.text.match(/faces|edges|vertices/g) ?? [];
    return chosenFigure(seen, (figure) => {
      const counted: Readonly<Record<string, number>> = readSolid(figure);
      return words.every((word, at) => counted[word] === wanted[at]);
    });
  },
};
