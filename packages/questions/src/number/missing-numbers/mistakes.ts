/** What all missing number questions share: the second way to an answer, and the mistakes. */
import { mistakesIn } from '../../kernel/mistakes.ts';

/** What a sub-topic asks of this family. */
export interface Params {
  readonly of: 'sums' | 'facts';
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.missing');

/** The mistakes children make here. */
export const named = {
  visible: mistake('does-visible-operation', 'You did the calculation you can see. Use the opposite one.'),
  total: mistake('answer-after-equals', 'You worked out one side. Both sides must be equal.'),
  miscalculated: mistake('slip', 'Close. Put your number in the box and check.'),
  tens: mistake('slip-in-tens', 'Check the tens. Put your number in the box and see.'),
  zeros: mistake('wrong-zeros', 'Count the zeros again: is it 10 times or 100 times as much?'),
  adds: mistake('adds', 'Those facts belong to multiplying, not to adding.'),
  original: mistake('same-answer', 'One number has changed, so the answer changes too.'),
};

/** Every whole number that makes the sentence true: by trying them all. */
export function fitting(sentence: string): number[] {
  const sideValue = (side: string, box: number): number => {
    const [first = '0', ...rest] = side.replace('□', String(box)).trim().split(' ');
    let value = Number(first);
    for (let at = 0; at < rest.length; at += 2) {
      const next = Number(rest[at + 1]);
      value =
        rest[at] === '+'
          ? value + next
          : rest[at] === '-'
            ? value - next
            : rest[at] === '×'
              ? value * next
              : value / next;
    }
    return value;
  };
  const [left = '', right = ''] = sentence.split(' = ');
  return Array.from({ length: 3001 }, (_, box) => box).filter((box) => sideValue(left, box) === sideValue(right, box));
}
