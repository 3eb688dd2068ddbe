/** Always, sometimes or never: statements on triangles and quadrilaterals. */

import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { upper } from '../../kernel/letter-case.ts';
import { pluralOf, withArticle } from '../../kernel/plural.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText } from '../ask.ts';
import {
  examples,
  makes,
  type Property,
  quadNames,
  quadProperties,
  triangleNames,
  triangleProperties,
  truths,
} from './facts.ts';
import { features, mistake, type Params } from './mistakes-and-names.ts';

const ofFacts = ({ about }: Params): boolean => about === 'facts';
const answers = ['always', 'sometimes', 'never'] as const;
type Truth = (typeof answers)[number];
const truthOf = (letter: string | undefined): Truth | undefined =>
  letter === 'A' ? 'always' : letter === 'S' ? 'sometimes' : letter === 'N' ? 'never' : undefined;
const propertiesOf = (name: string): readonly Property[] =>
  quadNames.includes(name) ? quadProperties : triangleProperties;
const knownTruth = (name: string, at: number): Truth | undefined => truthOf(truths[name]?.[at]);

/** Tests a property on examples: all, some or none. */
function tested(name: string, test: Property['test']): Truth {
  const found = (examples[name] ?? []).map(test);
  return found.every(Boolean) ? 'always' : found.some(Boolean) ? 'sometimes' : 'never';
}
const because: Readonly<Record<Truth, Mistake>> = {
  always: mistake('one-example-for-all', 'Look for a shape of that kind where it is not so.'),
  sometimes: mistake('misses-that-it-must', 'Draw several shapes of that kind. Does it ever change?'),
  never: mistake('misses-special-shape', 'Think of special shapes of that kind, too. Could it be true of one of them?'),
};

/** Why a word is wrong. What is always true has no special shape that could make it true. */
const whyNot = (word: string, truth: Truth, name: string): Mistake =>
  word === 'never' && truth === 'always'
    ? { ...because.never, says: `Draw one and check: it is true of every ${name}.` }
    : because[answers.find((each) => each === word) ?? 'always'];

interface Statement {
  readonly name: string;
  readonly at: number;
  readonly property: Property;
  readonly truth: Truth;
}
const statements: readonly Statement[] = [...quadNames, ...triangleNames].flatMap((name) =>
  propertiesOf(name).flatMap((property, at): Statement[] => {
    const truth = knownTruth(name, at);
    return truth === undefined ? [] : [{ name, at, property, truth }];
  }),
);
/** What every child of year 7 sees at once. */
const isPlain = ({ name, property: { words } }: Statement): boolean =>
  name === 'equilateral triangle' ||
  /add up|three equal sides|60°/.test(words) ||
  (name === 'right-angled triangle' && words === 'a right angle');
/**
 * Sides and corners are easy. At medium they are true only sometimes, or a square or rectangle is looked at closely. Hard ones need
 * several shapes to be tried: diagonals, and how many angles of a kind there can be.
 */
function isFor(statement: Statement, difficulty: string): boolean {
  const { name, property, truth } = statement;
  const isDeep = /^diagonals|at least|exactly three|three obtuse/.test(property.words);
  const isSquareLike = name === 'square' || name === 'rectangle';
  if (difficulty === 'easy') return !isDeep && !property.words.includes('add up');
  const isTold =
    (isSquareLike && property.whyNever !== undefined) || (name === 'scalene triangle' && truth === 'never');
  if (isPlain(statement) || isTold) return false;
  if (difficulty === 'medium') return isDeep ? isSquareLike || triangleNames.includes(name) : truth === 'sometimes';
  return isDeep && !isSquareLike;
}

/** Whether shapes of the first kind are of the second kind. */
const kindsOf: readonly (readonly [string, string, Truth])[] = [
  ['square', 'rectangle', 'always'],
  ['rectangle', 'square', 'sometimes'],
  ['square', 'rhombus', 'always'],
  ['rhombus', 'square', 'sometimes'],
  ['rectangle', 'parallelogram', 'always'],
  ['parallelogram', 'rectangle', 'sometimes'],
  ['rhombus', 'parallelogram', 'always'],
  ['parallelogram', 'rhombus', 'sometimes'],
  ['square', 'parallelogram', 'always'],
  ['parallelogram', 'square', 'sometimes'],
  ['rectangle', 'rhombus', 'sometimes'],
  ['rhombus', 'rectangle', 'sometimes'],
  ['scalene triangle', 'right-angled triangle', 'sometimes'],
  ['right-angled triangle', 'scalene triangle', 'sometimes'],
  ['right-angled triangle', 'equilateral triangle', 'never'],
  ['equilateral triangle', 'right-angled triangle', 'never'],
  ['isosceles triangle', 'right-angled triangle', 'sometimes'],
  ['right-angled triangle', 'isosceles triangle', 'sometimes'],
];

/** Why a shape always, sometimes or never has a property: by a special shape of its kind where there is one. */
function whyHas({ name, at, property, truth }: Statement): string {
  const words = property.words
    .replace('at least one right', 'a right')
    .replace('at least one obtuse', 'an obtuse')
    .replace('at least ', '');
  if (truth === 'always') return `However you draw it, ${withArticle(name)} has ${words}.`;
  if (truth === 'never' && property.whyNever !== undefined) return property.whyNever;
  if (truth === 'never') return `So no ${name} can have ${words}.`;
  const special = kindsOf.find(
    ([kind, of, every]) => of === name && every === 'always' && knownTruth(kind, at) !== 'sometimes',
  )?.[0];
  if (special === undefined)
    return `You can draw ${withArticle(name)} that has ${words}, and another one that doesn’t.`;
  return knownTruth(special, at) === 'always'
    ? `${upper(withArticle(special))} is ${withArticle(name)} too, and it has ${words}. Other ${pluralOf(name)} don’t.`
    : `${upper(withArticle(special))} is ${withArticle(name)} too, and it doesn’t have ${words}. Other ${pluralOf(name)} do.`;
}

/** A property of a shape. */
export const hasProperty: Form<Params> = {
  weight: ({ params }) => (ofFacts(params) ? 2 : 0),
  make(random, cell) {
    const truth = random.pick(answers);
    const fitting = statements.filter((each) => each.truth === truth && isFor(each, cell.difficulty));
    if (fitting.length === 0) return undefined;
    const { name, at, property } = random.pick(fitting);
    return chooseInOrder(
      {
        prompt: `${upper(withArticle(name))} has ${property.words}. When is this true?`,
        hint: `Sketch two or three different ${pluralOf(name)}.`,
        steps: [makes(name), whyHas({ name, at, property, truth }), `The answer is **${truth}**.`],
        variant: `has ${name} ${at}`,
        features: { ...features(cell, 4, 1), diagonals: property.words.startsWith('diagonals') ? 1 : 0 },
      },
      answers,
      truth,
      (word) => whyNot(word, truth, name),
    );
  },
  solve(seen) {
    const [, name = '', words] = /^An? (.*) has (.*)\. When is this true\?$/.exec(seen.text) ?? [];
    const property = propertiesOf(name).find((each) => each.words === words);
    return property === undefined ? undefined : chosen(seen, (option) => option === tested(name, property.test));
  },
};

/** What makes a shape of this kind, as a test of its measures. */
function isKind(name: string): Property['test'] {
  const [q, t] = [quadProperties.map(({ test }) => test), triangleProperties.map(({ test }) => test)];
  const never = (): boolean => false;
  const [equalSides = never, rightAngles = never, parallel = never] = q;
  const [equilateral = never, twoEqual = never, right = never] = t;
  switch (name) {
    case 'square':
      return (points) => equalSides(points) && rightAngles(points);
    case 'rectangle':
      return rightAngles;
    case 'rhombus':
      return equalSides;
    case 'parallelogram':
      return parallel;
    case 'equilateral triangle':
      return equilateral;
    case 'isosceles triangle':
      return twoEqual;
    case 'scalene triangle':
      return (points) => !twoEqual(points);
    default:
      return right;
  }
}

/** Why a shape is always, sometimes or never one of another kind. */
function whyIs(name: string, other: string, truth: Truth): string {
  if (truth === 'always') return `Every ${name} has that, so it is ${withArticle(other)} too.`;
  if (truth === 'sometimes') return `That holds for some ${pluralOf(name)}, but not for all of them.`;
  return `No ${name} can have that.`;
}

/** Whether a shape of one kind is of another kind. */
export const isAlso: Form<Params> = {
  // What makes two kinds is known from years 4 and 5: hard ones ask for more.
  weight: ({ params, difficulty }) => (ofFacts(params) && difficulty === 'medium' ? 1 : 0),
  make(random, cell) {
    const wanted = random.pick(answers);
    const [name, other, truth] = random.pick(kindsOf.filter(([, , each]) => each === wanted));
    return chooseInOrder(
      {
        prompt: `${upper(withArticle(name))} is ${withArticle(other)}. When is this true?`,
        hint: `What must ${withArticle(other)} have? Has every ${name} all of that?`,
        steps: [makes(name), makes(other), whyIs(name, other, truth), `The answer is **${truth}**.`],
        variant: `is ${name} ${other}`,
        features: features(cell, 4, 2),
      },
      answers,
      truth,
      (word) => whyNot(word, truth, name),
    );
  },
  solve(seen) {
    const [, name = '', other] = /^An? (.*) is an? (.*)\. When is this true\?$/.exec(seen.text) ?? [];
    return other === undefined ? undefined : chosen(seen, (option) => option === tested(name, isKind(other)));
  },
};

/** Which of four shapes always has a property. */
export const alwaysHas: Form<Params> = {
  weight: ({ params, difficulty }) => (ofFacts(params) ? (difficulty === 'hard' ? 1 : 2) : 0),
  make(random, cell) {
    const names = random.chance(2, 3) ? quadNames : triangleNames;
    const properties = names === quadNames ? quadProperties : triangleProperties;
    const at = random.int(0, properties.length - 1);
    const property = properties[at];
    const known = names.map((name) => ({ name, truth: knownTruth(name, at) }));
    const always = known.filter(({ truth }) => truth === 'always');
    const others = random.shuffle(known.filter(({ truth }) => truth !== 'always' && truth !== undefined));
    if (property === undefined || always.length === 0 || others.length < 2) return undefined;
    if ((cell.difficulty === 'easy') === property.words.startsWith('diagonals')) return undefined;
    // Four equal sides or right angles are known from year 4.
    if (property.words.startsWith('four')) return undefined;
    const right = random.pick(always).name;
    if (isPlain({ name: right, at, property, truth: 'always' })) return undefined;
    return chooseText(
      random,
      {
        prompt: `Which shape **always** has ${property.words}?`,
        hint: 'Look for one that has it however you draw it.',
        steps: [
          'Sketch several of each shape.',
          `However you draw it, ${withArticle(right)} has ${property.words}.`,
          `The answer is **${right}**.`,
        ],
        variant: `always ${at} ${right} ${others
          .map(({ name }) => name)
          .slice(0, 3)
          .sort()
          .join()}`,
        features: features(cell, 4, 3),
      },
      right,
      others.slice(0, 3).map(({ name, truth }) => {
        const says = truth === 'never' ? `No ${name} has that.` : `Not every ${name} has that. Draw several and check.`;
        return [name, mistake('other-property', says)] as const;
      }),
      { count: Math.min(4, others.length + 1), layout: 'grid' },
    );
  },
  solve(seen) {
    const [, words] = /^Which shape always has (.*)\?$/.exec(seen.text) ?? [];
    if (words === undefined) return undefined;
    return chosen(seen, (name) => {
      const property = propertiesOf(name).find((each) => each.words === words);
      return property !== undefined && tested(name, property.test) === 'always';
    });
  },
};
