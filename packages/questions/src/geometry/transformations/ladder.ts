/** How often each form comes at each height, and how a question's height is told. */
import type { Cell } from '../../kernel/generator.ts';
import type { Params } from './mistakes.ts';

type FormName =
  | 'say'
  | 'pick'
  | 'mirror'
  | 'kind'
  | 'moved'
  | 'back'
  | 'same move'
  | 'reflected'
  | 'mirror line'
  | 'rotated'
  | 'in full'
  | 'two';
type Weights = Readonly<Partial<Record<FormName, readonly [easy: number, medium: number, hard: number]>>>;

/**
 * Year 4 counts squares; year 5 works with coordinates and one mirror line; year 6 has four quadrants and two moves;
 * year 7 names moves in full, turns, and finds mirror lines.
 */
const ladder: Readonly<Record<Params['about'], Weights>> = {
  move4: { say: [3, 3, 1], pick: [2, 1, 0] },
  move5: { moved: [1, 2, 1], back: [0, 2, 0], 'same move': [0, 0, 2] },
  reflect: { mirror: [3, 2, 1], kind: [1, 0, 0], reflected: [0, 2, 2], two: [0, 0, 2] },
  four: { moved: [2, 1, 1], reflected: [2, 2, 0], back: [0, 1, 0], 'same move': [0, 1, 0], two: [0, 0, 2] },
  all: { 'in full': [3, 1, 0], reflected: [1, 0, 1], rotated: [1, 3, 2], 'mirror line': [0, 2, 0], two: [0, 0, 3] },
};

/** How often a form comes in a cell. */
export const often =
  (name: FormName) =>
  ({ params, difficulty }: Cell<Params>): number =>
    (ladder[params.about][name] ?? [0, 0, 0])[{ easy: 0, medium: 1, hard: 2 }[difficulty]] ?? 0;
