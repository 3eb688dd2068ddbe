/** Turns on the spot: where someone faces after quarter, half and three-quarter turns. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import type { Mistake } from '../../kernel/key.ts';
import { pickName } from '../../kernel/names.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder } from '../ask.ts';
import { angleBetween, label, labelsOf, minus, type Point, turned } from '../vector.ts';
import { features, mistake, named, type Params } from './mistakes.ts';

const places = [
  'pond',
  'park',
  'shop',
  'school',
  'tree',
  'bridge',
  'hill',
  'gate',
  'castle',
  'farm',
  'beach',
  'river',
  'wood',
  'tower',
];
const compass = ['north', 'east', 'south', 'west'];
const turnNames = ['', 'quarter turn', 'half turn', 'three-quarter turn'] as const;
const centre: Point = [160, 110];
const around: readonly Point[] = [
  [160, 18],
  [272, 110],
  [160, 202],
  [48, 110],
];

/** Four places around the middle, in clockwise order from the top. */
function aroundFigure(names: readonly string[]): Figure {
  const marks = names.flatMap((name, at): Mark[] => {
    const [x, y] = around[at] ?? centre;
    const to: Point = [centre[0] + (x - centre[0]) * 0.55, centre[1] + (y - centre[1]) * 0.7];
    return [
      { kind: 'line', from: [...centre], to: [...to], stroke: 'grey', strokeWidth: 2, dashed: true },
      label([x, y], name, 17),
    ];
  });
  return {
    width: 320,
    height: 220,
    marks: [...marks, { kind: 'circle', x: centre[0], y: centre[1], radius: 9, fill: 'accent', stroke: 'ink' }],
    alt: `A dot in the middle of four places. At the top: ${names[0]}. On the right: ${names[1]}. At the bottom: ${names[2]}. On the left: ${names[3]}.`,
  };
}

interface Turn {
  readonly quarters: 1 | 2 | 3;
  readonly clockwise: boolean;
}
const drawTurn = (random: Random, easy: boolean): Turn => ({
  quarters: random.pick(easy ? ([1, 1, 2] as const) : ([1, 2, 3, 3] as const)),
  clockwise: easy || random.chance(1, 2),
});
/** A half turn ends at the same place either way, and a quarter clockwise is the first turn there is: both are easy. */
const isPlain = ({ quarters, clockwise }: Turn): boolean => quarters === 2 || (quarters === 1 && clockwise);
const describeTurn = ({ quarters, clockwise }: Turn): string =>
  `${turnNames[quarters]} ${clockwise ? 'clockwise' : 'anticlockwise'}`;
const after = (start: number, { quarters, clockwise }: Turn): number =>
  (start + (clockwise ? quarters : 4 - quarters)) % 4;
const describePlace = (place: string): string => (compass.includes(place) ? place : `the ${place}`);

/** Where someone faces after one or two turns, or faced before. */
export const facing: Form<Params> = {
  weight: ({ params }) => (params.about === 'turns' ? 4 : 0),
  make(random, cell) {
    const easy = cell.difficulty === 'easy';
    const hard = cell.difficulty === 'hard';
    const names = easy && random.chance(1, 4) ? compass : random.sample(places, 4);
    const start = random.int(0, 3);
    const turns = [drawTurn(random, easy), ...(hard && random.chance(2, 3) ? [drawTurn(random, false)] : [])];
    const [first, second] = turns;
    if (first === undefined) return undefined;
    if (cell.difficulty === 'medium' && isPlain(first)) return undefined;
    const end = turns.reduce(after, start);
    const backwards = hard && second === undefined;
    const name = pickName(random);
    const [from = '', to = ''] = [names[start], names[end]].map((place) => describePlace(place ?? ''));
    const ask = names === compass ? 'Which direction' : 'What';
    const prompt = backwards
      ? `${name} makes a **${describeTurn(first)}** and now faces ${to}. ${ask} was ${name} facing before?`
      : second === undefined
        ? `${name} faces ${from} and makes a **${describeTurn(first)}**. ${ask} is ${name} facing now?`
        : `${name} faces ${from}. ${name} makes a **${describeTurn(first)}**, then ${describeTurn(first) === describeTurn(second) ? 'another' : 'a'} **${describeTurn(second)}**. ${ask} is ${name} facing now?`;
    const right = names[backwards ? start : end] ?? '';
    if (second !== undefined && start === end) return undefined;
    const otherWay = turns.map((turn) => ({ ...turn, clockwise: !turn.clockwise })).reduce(after, start);
    const [midway, turnedOn] = [after(start, first), after(end, first)];
    const afterOne = mistake('stops-early', `That is where ${name} faces after the first turn. There is one more.`);
    const atEnd = mistake('stays', `That is where ${name} faces now. Turn back to find the start.`);
    // One turn leads to the start, the right place, the one the other way round, and one more.
    const pivot = backwards ? end : start;
    const amount = (place: string): Mistake => {
      const away = (names.indexOf(place) - pivot) % 2 === 0 ? 'half turn' : 'quarter turn';
      return mistake(
        'wrong-amount',
        second === undefined
          ? `That is a ${away} from ${describePlace(names[pivot] ?? '')}, not a ${turnNames[first.quarters]}.`
          : `The first turn leads to ${describePlace(names[midway] ?? '')}. Make the second turn from there.`,
      );
    };
    const onward = mistake('wrong-direction', 'You made the turn again. Undo it: turn back the other way.');
    return chooseInOrder(
      {
        prompt: [prompt, drawn(aroundFigure(names))],
        hint: backwards
          ? 'Undo the turn: turn back the other way.'
          : 'Turn one quarter at a time. Clockwise is the way clock hands move.',
        steps: [
          `A ${turnNames[first.quarters]} is ${first.quarters} right angle${first.quarters === 1 ? '' : 's'}.`,
          ...(backwards
            ? [`Turn back from ${to}: a ${describeTurn({ ...first, clockwise: !first.clockwise })}.`]
            : turns.map((turn, at) => {
                const begun = turns.slice(0, at).reduce(after, start);
                const quarter: Turn = { ...turn, quarters: 1 };
                const passed = Array.from({ length: turn.quarters }).reduce<number[]>(
                  (way) => [...way, after(way.at(-1) ?? begun, quarter)],
                  [],
                );
                const onWay = passed.slice(0, -1).map((place) => describePlace(names[place] ?? ''));
                const reached = describePlace(names[passed.at(-1) ?? begun] ?? '');
                return `${at === 0 ? 'From' : 'Then from'} ${describePlace(names[begun] ?? '')}, a ${describeTurn(turn)} ${onWay.length === 0 ? 'leads' : `goes past ${onWay.join(' and ')}`} to ${reached}.`;
              })),
          `The answer is **${right}**.`,
        ],
        variant: `${prompt.replaceAll(name, '')} ${names.join(' ')}`,
        features: {
          ...features(cell, turns.length),
          anticlockwise: turns.filter(({ clockwise }) => !clockwise).length,
        },
      },
      names,
      right,
      (place) => {
        if (backwards) return place === names[end] ? atEnd : place === names[turnedOn] ? onward : amount(place);
        if (place === names[start]) return named.still;
        if (second !== undefined && place === names[midway]) return afterOne;
        return place === names[otherWay] ? named.sense : amount(place);
      },
    );
  },
  solve(seen) {
    if (!/ (?:is|was) \w+ facing (?:now|before)\?/.test(seen.text) || seen.figure === undefined) return undefined;
    const labels = labelsOf(seen.figure);
    const named = labels.find(({ text }) => new RegExp(`faces (?:the )?${text}\\b`).test(seen.text));
    if (named === undefined) return [];
    const turns = [...seen.text.matchAll(/(three-quarter|quarter|half) turn (clockwise|anticlockwise)/g)];
    const degrees = turns.reduce((sum, [, amount, sense]) => {
      const size = amount === 'quarter' ? 90 : amount === 'half' ? 180 : 270;
      return sum + (sense === 'clockwise' ? size : -size);
    }, 0);
    const signed = seen.text.includes('before') ? -degrees : degrees;
    const [faced] = turned([minus(named.at, centre)], signed);
    if (faced === undefined) return [];
    return chosen(seen, (option) =>
      labels.some(({ text, at }) => text === option && angleBetween(minus(at, centre), faced) < 1),
    );
  },
};

/** Which turn leads from one place to another. */
export const whichTurn: Form<Params> = {
  weight: ({ params, difficulty }) => (params.about === 'turns' && difficulty !== 'hard' ? 2 : 0),
  make(random, cell) {
    const names = random.sample(places, 4);
    const start = random.int(0, 3);
    const isEasy = cell.difficulty === 'easy';
    const quarters = random.pick(isEasy ? ([1, 2, 3] as const) : ([1, 1, 2, 3, 3] as const));
    const turn: Turn = { quarters, clockwise: isEasy || (quarters > 1 && random.chance(1, 2)) };
    const end = after(start, turn);
    const name = pickName(random);
    const sense = turn.clockwise ? 'clockwise' : 'anticlockwise';
    const right = turnNames[turn.quarters];
    const options = ['quarter turn', 'half turn', 'three-quarter turn', 'full turn'];
    return chooseInOrder(
      {
        prompt: [
          `${name} faces the ${names[start]}. ${name} turns **${sense}** to face the ${names[end]}. How far does ${name} turn?`,
          drawn(aroundFigure(names)),
        ],
        hint: 'Count the right angles on the way. Which way do clock hands move?',
        steps: [
          `Go ${sense} from the ${names[start]} to the ${names[end]}.`,
          `That passes ${turn.quarters} right angle${turn.quarters === 1 ? '' : 's'}.`,
          `So it is a **${right}**.`,
        ],
        variant: `turn ${names.join(' ')} ${start} ${end} ${sense}`,
        features: features(cell, 1),
      },
      options,
      right,
      (option) => {
        const at = options.indexOf(option) + 1;
        if (at + turn.quarters === 4) return named.sense;
        const reached = names[(start + (turn.clockwise ? at : 4 - at)) % 4];
        return mistake('wrong-amount', `A ${option} ${at === 4 ? 'leads back' : `${sense} leads`} to the ${reached}.`);
      },
    );
  },
  solve(seen) {
    const [, from, sense, to] = /faces the (\w+)\. \w+ turns (\w+) to face the (\w+)\. How far/.exec(seen.text) ?? [];
    if (from === undefined || seen.figure === undefined) return undefined;
    const labels = labelsOf(seen.figure);
    const at = (name: string | undefined): Point =>
      minus(labels.find(({ text }) => text === name)?.at ?? centre, centre);
    const quarters = [1, 2, 3].find((count) => {
      const [reached] = turned([at(from)], 90 * (sense === 'clockwise' ? count : -count));
      return reached !== undefined && angleBetween(reached, at(to)) < 1;
    });
    return chosen(seen, (_, place) => place + 1 === quarters);
  },
};
