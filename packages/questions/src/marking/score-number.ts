/** Scores a typed number. */
import { dividedBy, type Exact, exact, isEqual, isWithin, times } from '@comet/domain/marking/exact';
import { digitsHelp, readNumber } from '@comet/domain/marking/read-number';
import { unreadable } from '@comet/domain/marking/reading';
import { unitsNamed } from '@comet/domain/marking/units';
import type { WriteSpec } from '../kernel/key.ts';
import { type Box, fitUnit, isThing, unitsAsked } from './box.ts';
import { keyValue } from './key-value.ts';
import { type Foreseen, namedMistake, typedMistakes } from './named-mistake.ts';
import { again, right, type Score, wrongFor } from './verdict.ts';

/** A number key; `form` and `places` ask for how it is written and may be absent from every key. */
export type NumberSpec = Extract<WriteSpec, { kind: 'number' }>;

const hundred = exact(100n);

const sameNumber =
  (value: Exact) =>
  (given: string): boolean => {
    const reading = readNumber(given);
    return reading.verdict === 'read' && isEqual(reading.value.value, value);
  };

/** Right, right but, wrong or unreadable: by value first, then by unit and form. */
export function scoreNumber(spec: NumberSpec, box: Box, foreseen: Foreseen, text: string): Score {
  const reading = readNumber(text);
  if (reading.verdict === 'unreadable') return reading;
  const { value, written, unit } = reading.value;
  if (written.form === 'words' && spec.form !== 'count') return unreadable(digitsHelp);
  const wanted = keyValue(spec.value);
  const isRight = (found: Exact): boolean =>
    spec.tolerance === undefined ? isEqual(found, wanted) : isWithin(found, wanted, keyValue(spec.tolerance));
  const asked = unitsAsked(spec.unit, box);
  const fitted = fitUnit(unit, asked);
  const wrong = (found: Exact): Score => wrongFor(namedMistake(foreseen, text, sameNumber(found)));

  // Where nothing says what is counted the child may: '4 sides'. With a wrong number it may be no noun at all.
  const isCounted = (): boolean =>
    asked.length === 0 && written.form === 'whole' && isRight(value) && isThing(unit ?? '');
  if (fitted.fit === 'notAsked' && !isCounted()) {
    const isPercent = unitsNamed(unit ?? '').some(({ name }) => name === '%');
    return isPercent && isRight(dividedBy(value, hundred))
      ? again('The amount is right. Now write it without the % sign.')
      : unreadable(`Only a number is needed here, without “${unit}”.`);
  }
  if (fitted.fit === 'unknown') return unreadable(`We do not know “${unit}” here. Write the number with ${asked[0]}.`);
  if (fitted.fit === 'other') return wrongFor(isRight(value) ? typedMistakes.unit : undefined);
  if (fitted.fit === 'changed') {
    const found = times(value, fitted.factor);
    return isRight(found) ? again(`The amount is right. Now give it in ${spec.unit ?? asked[0]}.`) : wrong(found);
  }
  if (!isRight(value)) return wrong(value);
  if (written.form === 'parts') return again(`The amount is right. Now give it in ${spec.unit ?? asked[0]} only.`);
  const { form } = written;
  if (spec.form === 'decimal' && (form === 'fraction' || form === 'mixed'))
    return again('The amount is right. Now write it as a decimal.');
  if (spec.places !== undefined && (form === 'decimal' ? written.places : 0) !== spec.places)
    return again(`The amount is right. Now write it with ${spec.places} decimal place${spec.places === 1 ? '' : 's'}.`);
  return right;
}
