/** Every simple rule a series of letters may follow, searched on the letters alone: who has a second reading, has a second answer. */
import { letterAt, placeOf } from '../alphabet.ts';

/** The largest step, and the largest change of a step, that a reader would call a rule. */
const maxStep = 8;
const maxChange = 3;

function near(steps: number): number {
  const round = ((steps % 26) + 26) % 26;
  return round > 13 ? round - 26 : round;
}

const differences = (places: readonly number[]): number[] =>
  places.slice(1).map((place, at) => near(place - (places[at] ?? 0)));
const allEqual = (values: readonly number[]): boolean => values.every((value) => value === values[0]);
const areSteps = (values: readonly number[]): boolean => values.every((value) => Math.abs(value) <= maxStep);

/** Whether a whole series follows a rule, with how many letters are known beside the one tried. */
function follows(places: readonly number[], known: number): boolean {
  const steps = differences(places);
  if (known >= 3 && allEqual(steps) && areSteps(steps)) return true;
  const changes = differences(steps);
  const first = steps[0] ?? 0;
  const grows = known >= 4 && allEqual(changes) && Math.abs(changes[0] ?? 0) <= maxChange;
  if (grows && Math.abs(first) <= maxStep && steps.every((step) => Math.abs(step) <= maxStep + 4)) return true;
  const takesTurns = steps.every((step, at) => at < 2 || step === steps[at - 2]);
  if (known >= 5 && takesTurns && areSteps(steps)) return true;
  if (known < 6) return false;
  const parts = [0, 1].map((from) => differences(places.filter((_, at) => at % 2 === from)));
  return parts.every((part) => part.length >= 2 && allEqual(part) && areSteps(part));
}

/** Every letter that may stand at the question mark of a track of single letters. */
function lettersFor(track: readonly (number | undefined)[]): string[] {
  const known = track.filter((place) => place !== undefined).length;
  return Array.from({ length: 26 }, (_, tried) => tried)
    .filter((tried) =>
      follows(
        track.map((place) => place ?? tried),
        known,
      ),
    )
    .map(letterAt);
}

/** Every term that may stand where '?' is in a series of terms of one, two or three letters. */
export function fillingsOf(terms: readonly string[]): Set<string> {
  const width = terms.find((term) => term !== '?')?.length ?? 0;
  let found = [''];
  for (let slot = 0; slot < width; slot++) {
    const track = terms.map((term) => (term === '?' ? undefined : placeOf(term.charAt(slot))));
    const letters = lettersFor(track);
    found = found.flatMap((start) => letters.map((letter) => start + letter));
  }
  return new Set(found.filter((term) => term !== ''));
}
