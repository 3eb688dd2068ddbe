/** The parts of a circle: their names, what they are, and how they look. */

import { drawnOption } from '../../kernel/answers.ts';
import type { Form } from '../../kernel/forms.ts';
import { upper } from '../../kernel/letter-case.ts';
import { withArticle } from '../../kernel/plural.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseFigure, chooseText } from '../ask.ts';
import { circleFigure, type Part, parts, readPart } from './circle-figure.ts';
import { mistake, type Params } from './mistakes.ts';

/** What makes a question hard, as numbers that rise with it. */
export const features = (steps: number, places: number, rare: number): Record<string, number> => ({
  steps,
  places,
  rare,
});

type Level = 'easy' | 'medium';

const common: readonly Part[] = ['radius', 'diameter', 'circumference', 'centre'];

const meanings: Readonly<Partial<Record<Part, readonly string[]>>> = {
  radius: [
    'a straight line from the centre to the edge',
    'the distance from the centre to any point on the edge',
    'half the distance across the circle through the centre',
  ],
  diameter: [
    'a straight line from edge to edge through the centre',
    'the distance across the circle through the centre',
    'twice the distance from the centre to the edge',
  ],
  circumference: ['the whole edge', 'its perimeter', 'the distance all the way round the circle'],
  chord: ['a straight line that joins two points on the edge', 'a straight line from edge to edge'],
  arc: ['a piece of the edge', 'the curved side of a sector'],
  sector: ['a slice between two radii', 'the space between two radii and an arc'],
};

/** The parts that have a name at each level: what year 6 learns first, then those of later years. */
const named: Readonly<Record<Level, readonly Part[]>> = {
  easy: ['radius', 'diameter', 'circumference'],
  medium: ['chord', 'arc', 'sector', 'tangent'],
};

/** How each part is recognised in a drawing. */
const lookHow: Readonly<Record<Part, string>> = {
  radius: 'It starts at the centre and ends at the edge.',
  diameter: 'It goes straight from edge to edge, and the centre is on it.',
  circumference: 'It goes all the way round the edge.',
  centre: 'It is the one point in the middle.',
  chord: 'It goes straight from edge to edge, but misses the centre.',
  arc: 'It is a piece of the edge.',
  sector: 'It is a slice between two radii, like a slice of cake.',
  tangent: 'It is outside the circle and touches the edge at one point only.',
};

/** 'a radius', 'the centre'. */
const oneOf = (part: Part): string =>
  part === 'circumference' || part === 'centre' ? `the ${part}` : withArticle(part);

/** The same with its name in bold. */
const boldOf = (part: Part): string => oneOf(part).replace(part, `**${part}**`);

/** 'A radius starts at the centre and ends at the edge.' */
const toldOf = (part: Part): string => `${upper(oneOf(part))} ${lookHow[part].replace('It ', '')}`;

/** A diameter is a chord too, so the two never stand side by side. */
const clash = (one: Part, other: Part): boolean =>
  one === other || (one === 'diameter' && other === 'chord') || (one === 'chord' && other === 'diameter');

/** What stands beside a part: the centre, an everyday word, only where there is no fourth. */
const poolFor = (level: Level): readonly Part[] =>
  level === 'easy' ? common : parts.filter((each) => each !== 'centre');

/** A part; the circumference looks the same however it is turned, and comes seldom. */
const drawPart = (random: Random, level: Level): Part =>
  random.pick(level === 'easy' && random.chance(5, 6) ? (['radius', 'diameter'] as const) : named[level]);

/** The name of the marked part. */
export const namePart: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'parts' && difficulty !== 'hard' ? 3 : 0),
  make(random, { difficulty }) {
    if (difficulty === 'hard') return undefined;
    const part = drawPart(random, difficulty);
    const turned = 15 * random.int(0, 23);
    const others = random.sample(
      poolFor(difficulty).filter((each) => !clash(each, part)),
      3,
    );
    return chooseText(
      random,
      {
        prompt: ['What is the marked part called?', drawn(circleFigure(part, turned))],
        hint: 'Is the marked part a point, a straight line, a slice, or on the edge?',
        steps: [lookHow[part], `The marked part is ${boldOf(part)}.`],
        variant: `name ${part} ${part === 'circumference' ? 0 : turned}`,
        features: features(1, 0, common.includes(part) ? 0 : 1),
      },
      part,
      others.map((each) => [each, mistake('wrong-part', toldOf(each))] as const),
    );
  },
  solve(seen) {
    if (seen.text !== 'What is the marked part called?' || seen.figure === undefined) return undefined;
    const part = readPart(seen.figure);
    return chosen(seen, (option) => option === part);
  },
};

/** The circle that shows a part. */
export const findPart: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'parts' && difficulty !== 'hard' ? 2 : 0),
  make(random, { difficulty }) {
    if (difficulty === 'hard') return undefined;
    const part = drawPart(random, difficulty);
    const others = random.sample(
      poolFor(difficulty).filter((each) => !clash(each, part)),
      3,
    );
    const turned = 15 * random.int(0, 23);
    return chooseFigure(
      random,
      {
        prompt: `In which drawing is the marked part ${oneOf(part)} ${part === 'tangent' ? 'to' : 'of'} the circle?`,
        hint: `Think what ${oneOf(part)} looks like: is it a point, a straight line, a slice, or on the edge?`,
        steps: [toldOf(part), 'Here it is marked:', drawn(circleFigure(part, turned))],
        variant: `find ${part} ${turned} ${[...others].sort().join(' ')}`,
        features: features(1, 0, common.includes(part) ? 0 : 1),
      },
      drawnOption(circleFigure(part, turned)),
      others.map((each) => ({
        ...drawnOption(circleFigure(each, 15 * random.int(0, 23))),
        because: mistake('wrong-part', `That shows ${oneOf(each)}. ${lookHow[each]}`),
      })),
    );
  },
  solve(seen) {
    const [, part] =
      /^In which drawing is the marked part (?:an?|the) (\w+) (?:of|to) the circle\?$/.exec(seen.text) ?? [];
    const { answer } = seen.question;
    if (part === undefined || answer.type !== 'multipleChoice') return undefined;
    return answer.options.flatMap(([block], option) =>
      block?.type === 'figure' && readPart(block.figure) === part ? [{ type: 'multipleChoice', option }] : [],
    );
  },
};

/** The name for a meaning. */
export const meaning: Form<Params> = {
  weight: ({ params, difficulty }) => (params.asks === 'parts' && difficulty !== 'hard' ? 1 : 0),
  make(random, { difficulty }) {
    if (difficulty === 'hard') return undefined;
    const part = random.pick(named[difficulty].filter((each) => meanings[each] !== undefined));
    const says = random.pick(meanings[part] ?? []);
    const others = random.sample(
      poolFor(difficulty).filter((each) => !clash(each, part)),
      3,
    );
    return chooseText(
      random,
      {
        prompt: `Which part of a circle is ${says}?`,
        hint: 'Draw a circle with its centre. Find the part that fits these words.',
        steps: [toldOf(part), `${upper(boldOf(part))} is ${says}.`],
        variant: `meaning ${says}`,
        features: features(1, 0, 0),
      },
      part,
      others.map((each) => [each, mistake('wrong-part', toldOf(each))] as const),
    );
  },
  solve(seen) {
    const [, says = ''] = /^Which part of a circle is (.*)\?$/.exec(seen.text) ?? [];
    if (says === '') return undefined;
    return chosen(seen, (option) =>
      Object.entries(meanings).some(([part, all]) => part === option && all.includes(says)),
    );
  },
};
