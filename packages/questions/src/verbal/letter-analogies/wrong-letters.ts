/** Letters that come of half a rule, of a wrong one or of a miscount, each with its reason. */
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import { letterAt, placeOf, placesWords } from '../alphabet.ts';
import { slipText } from '../letter-slips.ts';
import { type LetterMap, mapped } from './letter-maps.ts';

const mistake = mistakesIn('v.letterAnalogy');

function shifted(term: string, offsets: readonly number[]): string {
  return [...term].map((letter, slot) => letterAt(placeOf(letter) + (offsets[slot] ?? 0))).join('');
}

/** Wrong answers by their causes; the last ones only make the options hard to tell apart without the question. */
export function mistakesFor(given: readonly string[], asked: string, right: string, map: LetterMap): WrongAnswer[] {
  const oneMistake = (text: string, name: string, says: string): WrongAnswer => ({
    text,
    because: mistake(name, says),
  });
  const back = { ...map, steps: map.steps.map((step) => -step) };
  const one = asked.length === 1;
  const swapWord = asked.length === 2 ? 'swap' : 'are turned round';
  const near = one
    ? [[1], [-1], [2], [-2], [3], [-3]]
    : [
        [1, 0, 0],
        [0, 1, 0],
        [-1, 0, 0],
        [0, -1, 0],
        [1, 1, 0],
        [-1, -1, 0],
        [1, -1, 1],
        [-1, 1, -1],
        [0, 2, 1],
        [2, 0, -1],
      ];
  const moves = (map.turn === 'same' ? [...asked] : [...asked].reverse()).map((from, slot) => ({
    from,
    step: map.steps[slot] ?? 0,
    mirror: map.mirror,
  }));
  const miscounted = (offsets: readonly number[]): WrongAnswer => {
    const text = shifted(right, offsets);
    return oneMistake(text, 'letter-off', slipText(moves, right, text));
  };
  const steps = [...new Set(map.steps)];
  return [
    ...steps.flatMap((step) =>
      steps.length === 1
        ? []
        : [
            oneMistake(
              mapped(asked, { ...map, steps: map.steps.map(() => step) }),
              'one-step-for-all',
              `You moved every letter ${placesWords(step)}. Look at each letter by itself: their steps are not all the same.`,
            ),
          ],
    ),
    oneMistake(
      mapped(asked, back),
      'wrong-way',
      map.mirror
        ? 'After the mirror letters you went the wrong way along the alphabet.'
        : 'You went the other way along the alphabet. Check whether each letter goes forward or back.',
    ),
    ...(map.turn === 'reversed'
      ? [
          oneMistake(
            mapped(asked, { ...map, turn: 'same' }),
            'no-turn',
            `You kept the letters in their places, but here they ${swapWord}: the last one comes first.`,
          ),
          ...(map.mirror
            ? []
            : [
                oneMistake(
                  [...asked].reverse().join(''),
                  'only-turned',
                  `You only ${asked.length === 2 ? 'swapped the letters' : 'turned the letters round'}. After that, each one changes.`,
                ),
              ]),
        ]
      : []),
    ...(map.mirror && map.steps.some((step) => step !== 0)
      ? [
          oneMistake(
            mapped(asked, { ...map, steps: map.steps.map(() => 0) }),
            'only-mirrored',
            'Those are only the mirror letters. After that, each one moves along the alphabet.',
          ),
        ]
      : []),
    ...(one
      ? []
      : [
          oneMistake(
            [...right].reverse().join(''),
            'order',
            'You have the right letters, but in the wrong order. Look where each one goes.',
          ),
        ]),
    // Where the example's own letters come out, the child may just have copied them.
    ...(map.mirror && !given.includes(shifted(asked, [1, 1, 1]))
      ? [
          oneMistake(
            shifted(asked, [1, 1, 1]),
            'shift-for-mirror',
            `You moved ${one ? asked : 'every letter'} forward by 1. Here ${one ? 'it' : 'each letter'} changes to its partner from the other end of the alphabet.`,
          ),
        ]
      : []),
    ...near.map(miscounted),
  ];
}

/** A rule taken the wrong way, in part only or the same for every letter. */
export const isHalfRule = (id: string): boolean => /\/(?:one-step-for-all|wrong-way|no-turn|only-mirrored)$/.test(id);
