/** What questions on straight lines share: the mistakes, and whether a sub-topic asks them. */
import { mistake, type Params } from './graphs.ts';

/** The mistakes children make with straight lines and their rules. */
export const wrong = {
  slopeSign: mistake('wrong-sign', 'Does the line go up or down to the right?'),
  startSign: mistake('wrong-sign', 'Does the line cross the y-axis above or below 0?'),
  value: mistake('wrong-sign', 'Only the sign is wrong. Check the minus signs.'),
  // Put in are numbers below 0 only.
  twoMinuses: mistake('wrong-product', 'Check the multiplication: two negative numbers make a positive one.'),
  oneMinus: mistake('wrong-product', 'Check the multiplication: a positive and a negative number make a negative one.'),
  neither: mistake('two-slips', 'Neither number fits. Check how steep the line is and where it crosses the y-axis.'),
  axes: mistake('swaps-axes', 'x goes across, y goes up. Check which number stays the same on the line.'),
  order: mistake('adds-first', 'Multiply by x first. Then add or subtract.'),
};
/** Whether a sub-topic is about straight lines. */
export const isStraight = ({ about }: Params): boolean => about === 'straight';
