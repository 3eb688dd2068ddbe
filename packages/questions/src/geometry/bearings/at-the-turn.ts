/** Bearings at the place of a turn: a turn that is undone, and a turn from the way back. */

import type { Form } from '../../kernel/forms.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText } from '../ask.ts';
import {
  added,
  bearingIs,
  inCircle,
  mistake,
  named,
  type Params,
  sense,
  three,
  travellers,
  turnRound,
  wrongFor,
} from './bearing-kit.ts';

/** The bearing after a turn is known: the turn is undone, then the way back is asked for. */
export const turnUndone: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 3 : 0),
  make(random) {
    const [who, verb] = random.pick(travellers);
    const onward = random.int(21, 339);
    const by = random.int(25, 140);
    const clockwise = random.chance(1, 2);
    const change = clockwise ? by : -by;
    const before = inCircle(onward - change);
    const right = inCircle(before + 180);
    if (right === 0 || before === 0) return undefined;
    return chooseText(
      random,
      {
        prompt: `${who} ${verb} from A to B. There it turns ${by}° ${sense(clockwise)} and ${verb} to C on a bearing of ${three(onward)}. What is the bearing of A from B?`,
        hint: 'Undo the turn to find the bearing from A to B. Then look back.',
        steps: [
          `The turn was ${sense(clockwise)}, so ${clockwise ? 'subtract' : 'add'} it to undo it: ${added(onward, -change)}`,
          `Looking back from B to A is half a turn: ${turnRound(before)}`,
          bearingIs(right),
        ],
        variant: `undone ${onward} ${change}`,
        features: { steps: 4, reflex: right > 180 ? 1 : 0, back: 1 },
      },
      three(right),
      wrongFor(
        random,
        right,
        [
          [before, mistake('forgets-way-back', 'That is the bearing of B from A. To look back, turn by half a turn.')],
          [
            onward + change + 180,
            mistake('turns-other-way', `You turned ${sense(clockwise)} once more. Undo that turn instead.`),
          ],
        ],
        [
          [onward + 180, named.noTurn],
          [
            onward + change,
            mistake(
              'two-slips',
              `You turned ${sense(clockwise)} once more, and did not look back. Undo the turn first.`,
            ),
          ],
          [360 - right, named.wrongWay],
        ],
      ),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, by, way, onward] =
      /turns (\d+)° (clockwise|anticlockwise) and \w+ to C on a bearing of (\d{3})°\. What is the bearing of A from B\?$/.exec(
        seen.text,
      ) ?? [];
    if (onward === undefined) return undefined;
    let degrees = Number(onward);
    for (let step = 0; step < Number(by); step++) degrees = (degrees + (way === 'clockwise' ? 359 : 1)) % 360;
    for (let step = 0; step < 180; step++) degrees = (degrees + 1) % 360;
    return chosen(seen, (option) => option === three(degrees));
  },
};

/** A turn that starts with a look back. */
export const facing: Form<Params> = {
  weight: ({ difficulty }) => (difficulty === 'hard' ? 3 : 0),
  make(random) {
    const bearing = random.int(21, 339);
    const by = random.int(25, 140);
    const clockwise = random.chance(1, 2);
    const change = clockwise ? by : -by;
    const back = inCircle(bearing + 180);
    const right = inCircle(back + change);
    if (right === 0 || back === 0) return undefined;
    const [a, b, c] = random.pick([
      ['P', 'Q', 'R'],
      ['K', 'L', 'M'],
      ['X', 'Y', 'Z'],
    ] as const);
    return chooseText(
      random,
      {
        prompt: `The bearing of ${b} from ${a} is ${three(bearing)}. You stand at ${b} and face ${a}. You turn ${by}° ${sense(clockwise)} and now face ${c}. What is the bearing of ${c} from ${b}?`,
        hint: `On which bearing do you look when you face ${a}? Then turn.`,
        steps: [
          `Looking back from ${b} to ${a} is half a turn: ${turnRound(bearing)}`,
          `${clockwise ? 'Clockwise adds' : 'Anticlockwise subtracts'} ${by}°: ${added(back, change)}`,
          bearingIs(right),
        ],
        variant: `facing ${bearing} ${change}`,
        features: { steps: 4, reflex: right > 180 ? 1 : 0, back: 1 },
      },
      three(right),
      wrongFor(
        random,
        right,
        [
          [
            bearing + change,
            mistake('forgets-way-back', `You turned from the bearing of ${b} from ${a}. First look back to ${a}.`),
          ],
          [back - change, named.turnedBack],
        ],
        [
          [back, mistake('forgets-turn', `That is the bearing of ${a} from ${b}. Now turn to face ${c}.`)],
          [bearing - change, named.both],
          [360 - right, named.wrongWay],
        ],
      ),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, bearing, by, way] =
      /^The bearing of [A-Z] from [A-Z] is (\d{3})°\. You stand at .* You turn (\d+)° (clockwise|anticlockwise) and now face/.exec(
        seen.text,
      ) ?? [];
    if (bearing === undefined) return undefined;
    let degrees = Number(bearing);
    for (let step = 0; step < 180; step++) degrees = (degrees + 1) % 360;
    for (let step = 0; step < Number(by); step++) degrees = (degrees + (way === 'clockwise' ? 1 : 359)) % 360;
    return chosen(seen, (option) => option === three(degrees));
  },
};
