/** Scores a typed fraction: by value, then by the form that is asked. */
import { isEqual } from '@comet/domain/marking/exact';
import { isSimplest, readFraction } from '@comet/domain/marking/read-fraction';
import type { NumberRead } from '@comet/domain/marking/read-number';
import { unreadable } from '@comet/domain/marking/reading';
import type { WriteSpec } from '../kernel/key.ts';
import { type Box, fitUnit, unitsAsked } from './box.ts';
import { keyValue } from './key-value.ts';
import { type Foreseen, namedMistake } from './named-mistake.ts';
import { again, right, type Score, wrongFor } from './verdict.ts';

type FractionSpec = Extract<WriteSpec, { kind: 'fraction' }>;

/** What is still to be done to a fraction of the right value; undefined when nothing is. */
function stillToDo(form: FractionSpec['form'], { written }: NumberRead): string | undefined {
  switch (form) {
    case 'any':
      return undefined;
    case 'simplest':
      return isSimplest(written) ? undefined : 'The amount is right. Now write it as a fraction in its simplest form.';
    case 'mixed':
      if (written.form === 'decimal' || (written.form === 'fraction' && written.top >= written.bottom))
        return 'The amount is right. Now write it as a mixed number.';
      return isSimplest(written) ? undefined : 'The amount is right. Now simplify the fraction in it.';
    case 'improper':
      return written.form === 'fraction' ? undefined : 'The amount is right. Now write it as an improper fraction.';
  }
}

/** Right, right but simplify, wrong with its mistake, or unreadable. */
export function scoreFraction(spec: FractionSpec, box: Box, foreseen: Foreseen, text: string): Score {
  const reading = readFraction(text);
  if (reading.verdict === 'unreadable') return reading;
  const { value, unit } = reading.value;
  if (fitUnit(unit, unitsAsked(undefined, box)).fit !== 'same')
    return unreadable(`Only a fraction is needed here, without “${unit}”.`);
  if (isEqual(value, keyValue(spec.value))) {
    const message = stillToDo(spec.form, reading.value);
    return message === undefined ? right : again(message);
  }
  const isSame = (given: string): boolean => {
    const mistaken = readFraction(given);
    return mistaken.verdict === 'read' && isEqual(mistaken.value.value, value);
  };
  return wrongFor(namedMistake(foreseen, text, isSame));
}
