/** What questions on kinds of angle share: the sub-topics, sizes that are drawn, and the mistakes. */

import type { Cell } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import type { Corner } from './angle-figure.ts';

/** What a sub-topic of this family is about. */
export interface Params {
  readonly about: 'turns' | 'rightAngle' | 'acuteObtuse' | 'measure';
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.angleType');
/** The mistakes children make here. */
export const named = {
  arms: mistake('long-arms-big-angle', 'Long arms do not make an angle bigger. Look at how far it opens.'),
  scale: mistake('wrong-scale', 'You read the other scale. Start at the 0 where one arm lies.'),
  acute: mistake('swaps-acute-obtuse', 'Acute angles are sharp: smaller than a right angle. Obtuse angles are wider.'),
  wider: mistake(
    'swaps-less-more',
    'An angle less than a right angle opens less than a square corner. A greater one opens more.',
  ),
  right: mistake(
    'takes-for-right-angle',
    'Check with the corner of a piece of paper: the angle doesn’t fit it exactly.',
  ),
  fits: (opens: 'less' | 'more') =>
    mistake('takes-for-right-angle', `That angle opens ${opens} than the corner of a piece of paper.`),
  isRight: mistake('misses-right-angle', 'Check with the corner of a piece of paper: the angle fits it exactly.'),
  sense: mistake('wrong-direction', 'You turned the other way. Clockwise is the way the hands of a clock move.'),
  still: mistake('stays', 'That is where the turn starts.'),
};

/** How far from a right angle the others are: hard ones are nearer, and those of year 4 nearer than those of year 3. */
const away = {
  year3: { easy: [35, 62], medium: [22, 45], hard: [13, 22] },
  year4: { easy: [25, 50], medium: [15, 30], hard: [9, 14] },
} as const;

/** A right angle where `kind` is 'right'; else a size below or above it. */
export function drawSize(random: Random, kind: 'less' | 'right' | 'more', cell: Cell<Params>): number {
  if (kind === 'right') return 90;
  const [least, most] = away[cell.params.about === 'acuteObtuse' ? 'year4' : 'year3'][cell.difficulty];
  return kind === 'less' ? 90 - random.int(least, most) : 90 + random.int(least, most);
}

/** The direction of the first arm: level for easy ones. */
export const drawStart = (random: Random, { difficulty }: Cell<Params>): number =>
  difficulty === 'easy' ? random.pick([0, 0, 90]) : random.int(0, 71) * 5;

/** Arms of different lengths unless it is easy. */
export const drawArms = (random: Random, { difficulty }: Cell<Params>): [number, number] =>
  difficulty === 'easy' ? [random.int(74, 84), random.int(74, 84)] : [random.int(46, 90), random.int(46, 90)];

/** An angle of this size. */
export const drawCorner = (random: Random, cell: Cell<Params>, sweep: number): Omit<Corner, 'at'> => ({
  start: drawStart(random, cell),
  sweep,
  arms: drawArms(random, cell),
});

/** What makes a question hard, as numbers that rise with it. */
export const features = ({ difficulty }: Cell<Params>, steps: number): Record<string, number> => ({
  turned: difficulty === 'easy' ? 0 : 1,
  near: difficulty === 'hard' ? 1 : 0,
  steps,
});

/** What a child mixes up who takes a small angle for a large one, in the words of the year. */
export const mixedUp = ({ about }: Params): Mistake => (about === 'acuteObtuse' ? named.acute : named.wider);
