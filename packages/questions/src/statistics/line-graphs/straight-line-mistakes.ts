/** What questions on straight lines share: the mistakes, and whether a sub-topic asks them. */
import { mistake, type Params } from './graphs.ts';

/** The mistakes children make with straight lines and their rules. */
export const wrong = {
  swap: mistake(
    'swaps-gradient-and-intercept',
    'The number before x says how steep it is. The number alone says where it crosses the y-axis.',
  ),
  sign: mistake('wrong-sign', 'Does the line go up or down to the right? Does it cross above or below 0?'),
  axes: mistake('swaps-axes', 'x runs along, y runs up. Check which number stays the same on the line.'),
  order: mistake('adds-first', 'Multiply by x first. Then add or subtract.'),
  steps: mistake('runs-over-rise', 'The gradient is how far up for one step to the right.'),
};
/** Whether a sub-topic is about straight lines. */
export const isStraight = ({ about }: Params): boolean => about === 'straight';
