/**
 * Every simple rule a series of numbers may follow, searched on the numbers alone: who has a second reading, has a second answer.
 * A series is looked at from `from` on in strides of 1, or of 2 for one of two series in one. The loops copy nothing, for many numbers are tried.
 */

/** A part of a series: every number from a place on, or every other. */
interface Part {
  readonly terms: readonly number[];
  readonly from: number;
  readonly stride: 1 | 2;
}

const term = ({ terms, from, stride }: Part, at: number): number => terms[from + at * stride] ?? Number.NaN;
const lengthOf = ({ terms, from, stride }: Part): number => Math.ceil((terms.length - from) / stride);
const step = (part: Part, at: number): number => term(part, at + 1) - term(part, at);

/** Whether something holds at every place from `start` to just before `end`. */
function holds(start: number, end: number, test: (at: number) => boolean): boolean {
  for (let at = start; at < end; at++) if (!test(at)) return false;
  return true;
}

function isSteady(part: Part): boolean {
  return holds(1, lengthOf(part) - 1, (at) => step(part, at) === step(part, 0));
}

/** × or ÷ the same whole number each time. */
function isScaled(part: Part): boolean {
  const [first, second] = [term(part, 0), term(part, 1)];
  if (first === 0 || second === 0 || (second % first !== 0 && first % second !== 0)) return false;
  return holds(1, lengthOf(part) - 1, (at) => term(part, at + 1) * first === term(part, at) * second);
}

/** Steps that grow or shrink by the same each time. */
function hasSteadySteps(part: Part): boolean {
  const change = step(part, 1) - step(part, 0);
  return holds(1, lengthOf(part) - 2, (at) => step(part, at + 1) - step(part, at) === change);
}

/** Steps that double, treble or halve each time. */
function hasScaledSteps(part: Part): boolean {
  const [first, second] = [step(part, 0), step(part, 1)];
  if (first === 0 || second === 0 || (second % first !== 0 && first % second !== 0)) return false;
  return holds(1, lengthOf(part) - 2, (at) => step(part, at + 1) * first === step(part, at) * second);
}

/** × k and then + c, the same each time. */
function isTimesAndMore(part: Part): boolean {
  const factor = step(part, 1) / step(part, 0);
  if (!Number.isInteger(factor) || factor < 2 || factor > 5) return false;
  const more = term(part, 1) - factor * term(part, 0);
  return (
    Math.abs(more) <= 12 && holds(0, lengthOf(part) - 1, (at) => term(part, at + 1) === factor * term(part, at) + more)
  );
}

/** Each number the sum of the two before it. */
function isSums(part: Part): boolean {
  return holds(2, lengthOf(part), (at) => term(part, at) === term(part, at - 1) + term(part, at - 2));
}

/** Two steps that take turns: + and −, or × and +. */
function takesTurns(part: Part): boolean {
  const steps = lengthOf(part) - 1;
  if (holds(2, steps, (at) => step(part, at) === step(part, at - 2))) return true;
  return [0, 1].some((added) => {
    const times = 1 - added;
    const [from, to] = [term(part, times), term(part, times + 1)];
    if (from === 0 || to % from !== 0 || to === from) return false;
    return holds(2, steps, (at) =>
      at % 2 === added
        ? step(part, at) === step(part, at - 2)
        : term(part, at + 1) * from === term(part, at) * to && term(part, at) !== 0,
    );
  });
}

/** One rule for the whole part; `known` numbers are given, so that a rule of many parts needs many of them. */
function followsOne(part: Part, known: number): boolean {
  if (known >= 3 && (isSteady(part) || isScaled(part))) return true;
  return known >= 4 && (hasSteadySteps(part) || hasScaledSteps(part) || isTimesAndMore(part) || isSums(part));
}

/** Whether the series follows a rule of the language, with how many numbers are known beside the one tried. */
function follows(terms: readonly number[], known: number): boolean {
  const whole: Part = { terms, from: 0, stride: 1 };
  if (followsOne(whole, known) || (known >= 5 && takesTurns(whole))) return true;
  if (known < 6) return false;
  return [0, 1].every((from) => {
    const part: Part = { terms, from, stride: 2 };
    return followsOne(part, lengthOf(part));
  });
}

/** Every whole number from nought to `top` that may stand where none is given. */
export function numbersFor(terms: readonly (number | undefined)[], top: number): number[] {
  const blank = terms.indexOf(undefined);
  const tried = terms.map((value) => value ?? 0);
  const found: number[] = [];
  for (let value = 0; value <= top; value++) {
    tried[blank] = value;
    if (follows(tried, terms.length - 1)) found.push(value);
  }
  return found;
}
