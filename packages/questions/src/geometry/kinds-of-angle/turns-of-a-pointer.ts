/** A pointer on a dial with 12 numbers: how far it turns, in right angles. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Form } from '../../kernel/forms.ts';
import type { NumberMistake } from '../../kernel/mistakes.ts';
import { drawn } from '../../kernel/question-text.ts';
import { answered, numbersIn } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { angleBetween, label, labelsOf, minus, type Point, plus, segment, turned, way } from '../vector.ts';
import { features, mistake, named, type Params } from './mistakes.ts';

const centre: Point = [120, 120];
const spotOf = (hour: number): Point => plus(centre, way(90 - hour * 30, 86));

function dialFigure(hour: number): Figure {
  const numbers = Array.from({ length: 12 }, (_, at): Mark => label(spotOf(at + 1), String(at + 1), 18, false));
  return {
    width: 240,
    height: 240,
    marks: [
      { kind: 'circle', x: 120, y: 120, radius: 108, fill: 'paper', stroke: 'ink', strokeWidth: 3 },
      ...numbers,
      { ...segment(centre, plus(centre, way(90 - hour * 30, 62)), 4), ...{ arrow: true } },
      { kind: 'circle', x: 120, y: 120, radius: 6, fill: 'ink', stroke: 'ink' },
    ],
    alt: `A dial with the numbers 1 to 12 like a clock. The pointer is at ${hour}.`,
  };
}

const onDial = (hour: number): number => ((hour + 35) % 12) + 1;
const readAloud = (count: number): string => `${count} right angle${count === 1 ? '' : 's'}`;

/** Where the pointer ends after some right angles. */
export const pointerEnds: Form<Params> = {
  weight: ({ params }) => (params.about === 'turns' ? 2 : 0),
  make(random, cell) {
    const easy = cell.difficulty === 'easy';
    const start = easy ? random.pick([12, 3, 6, 9, 1, 2]) : random.int(1, 12);
    const count = random.pick({ easy: [1, 2], medium: [1, 3], hard: [3, 5, 6, 7] }[cell.difficulty]);
    // One right angle clockwise is easy.
    const clockwise = easy || (count > 1 && random.chance(1, 2));
    const end = onDial(start + (clockwise ? 3 : -3) * count);
    if (end === start) return undefined;
    const mistakes: NumberMistake[] = [
      [onDial(start - (clockwise ? 3 : -3) * count), named.sense],
      [
        onDial(start + (clockwise ? 1 : -1) * count),
        mistake('wrong-amount', 'One right angle on this dial is 3 numbers, not 1.'),
      ],
      [onDial(end + (clockwise ? 3 : -3)), mistake('wrong-amount', 'That is one right angle too far.')],
      [onDial(end - (clockwise ? 3 : -3)), mistake('wrong-amount', 'That is one right angle too few.')],
    ];
    const sense = clockwise ? 'clockwise' : 'anticlockwise';
    return writeNumber(
      {
        prompt: [
          `The pointer turns **${sense}** through **${readAloud(count)}**. Which number does it point to now?`,
          drawn(dialFigure(start)),
        ],
        hint: 'On this dial, one right angle takes the pointer 3 numbers on.',
        steps: [
          'One right angle is a quarter of the dial: 3 numbers.',
          `${readAloud(count)}: ${count} × 3 = ${count * 3} numbers ${sense} from ${start}.`,
          `The pointer ends at **${end}**.`,
        ],
        variant: `pointer ${start} ${count} ${sense}`,
        features: { ...features(cell, 2), turns: count, anticlockwise: clockwise ? 0 : 1 },
      },
      end,
      mistakes.filter(([given]) => given !== end),
    );
  },
  solve(seen) {
    const [, sense, count] = /pointer turns (\w+) through (\d) right/.exec(seen.text) ?? [];
    const hand = seen.figure?.marks.find((mark) => mark.kind === 'line');
    if (count === undefined || seen.figure === undefined || hand?.kind !== 'line') return undefined;
    const [tip] = turned([minus(hand.to, hand.from)], Number(count) * (sense === 'clockwise' ? 90 : -90));
    const reached = labelsOf(seen.figure).find(
      ({ at }) => tip !== undefined && angleBetween(minus(at, hand.from), tip) < 1,
    );
    return answered(seen, Number(reached?.text));
  },
};

/** How many right angles the pointer turns through. */
export const pointerTurns: Form<Params> = {
  weight: ({ params }) => (params.about === 'turns' ? 2 : 0),
  make(random, cell) {
    const easy = cell.difficulty === 'easy';
    const start = easy ? random.pick([12, 3, 6, 9]) : random.int(1, 12);
    const count = random.pick({ easy: [1, 2], medium: [1, 3], hard: [1, 2, 3] }[cell.difficulty]);
    const clockwise = easy || ((count > 1 || cell.difficulty === 'hard') && random.chance(1, 2));
    const sense = clockwise ? 'clockwise' : 'anticlockwise';
    const full = cell.difficulty === 'hard' ? 1 : 0;
    const end = onDial(start + (clockwise ? 3 : -3) * count);
    return writeNumber(
      {
        prompt: [
          full === 1
            ? `The pointer makes one full turn **${sense}**. Then it goes on to ${end}. How many right angles is that in all?`
            : `The pointer turns **${sense}** to ${end}. How many right angles is that?`,
          drawn(dialFigure(start)),
        ],
        hint: 'A quarter of the dial is one right angle.',
        steps: [
          ...(full === 1 ? ['One full turn is 4 right angles.'] : []),
          `From ${start} to ${end} ${sense} is ${count * 3} numbers. Three numbers make one right angle.`,
          full === 1
            ? `${count * 3} ÷ 3 = ${count}, and 4 + ${count} = **${4 + count}**.`
            : `${count * 3} ÷ 3 = **${count}**.`,
        ],
        variant: `angles ${start} ${end} ${sense} ${full}`,
        features: { ...features(cell, 1 + full), turns: count + full * 4 },
      },
      count + full * 4,
      [
        // One right angle the wrong way is three, and so are the numbers that one right angle passes.
        [
          4 - count + full * 4,
          full === 0 && count === 1
            ? mistake('wrong-amount', 'Three numbers on the dial make one right angle.')
            : named.sense,
        ],
        ...(count === 1
          ? []
          : [
              [
                count * 3,
                mistake('counts-numbers', 'That is how many numbers it passes. Three numbers make one right angle.'),
              ] as const,
            ]),
        ...(full === 1
          ? [[count, mistake('forgets-full-turn', 'You left out the full turn. It is 4 right angles.')] as const]
          : []),
      ],
    );
  },
  solve(seen) {
    const [, sense] = /(?:pointer turns|full turn) (\w+)/.exec(seen.text) ?? [];
    const hand = seen.figure?.marks.find((mark) => mark.kind === 'line');
    const end = numbersIn(seen.text)[0];
    if (sense === undefined || seen.figure === undefined || hand?.kind !== 'line' || !seen.text.includes('How many'))
      return undefined;
    const goal = labelsOf(seen.figure).find(({ text }) => Number(text) === end);
    const steps = [1, 2, 3, 4].find((count) => {
      const [tip] = turned([minus(hand.to, hand.from)], count * (sense === 'clockwise' ? 90 : -90));
      return goal !== undefined && tip !== undefined && angleBetween(minus(goal.at, hand.from), tip) < 1;
    });
    return answered(seen, (steps ?? 0) + (seen.text.includes('full turn') ? 4 : 0));
  },
};
