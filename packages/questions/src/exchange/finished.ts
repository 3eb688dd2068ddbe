/** The last step of reading a question, whatever it was written in. */
import { type ExchangeItem, FaultFound } from './exchanged.ts';
import { type Found, filledIn } from './fill-in.ts';
import { answerFault, itemFault } from './item-check.ts';

/** The question, filled in and found sound. Throws FaultFound at the line where the question begins. */
export function finished(found: Found, line: number): ExchangeItem {
  const fault = answerFault(found.answer, found.key);
  if (fault !== undefined) throw new FaultFound(line, fault);
  const item = filledIn(found);
  const more = itemFault(item);
  if (more !== undefined) throw new FaultFound(line, more);
  return item;
}
