/** The wrong words beside a pair: of its field and height, and near to none of its meanings; and traps, which are just the other way. */
import type { Random } from '../../kernel/random.ts';
import { heightOf } from './heights.ts';
import { likeMisses } from './like-misses.data.ts';
import {
  alikeOf,
  inThesaurus,
  type MeaningLine,
  meaningLines,
  meaningsOf,
  mightBeAlike,
  mightBeOpposite,
  oppositesOf,
  type WordKind,
  wordsOfField,
} from './meanings.ts';
import { nearMisses } from './near-misses.data.ts';
import { areOfOneGroup } from './near-words.ts';
import type { MeaningPair, Sense } from './pairs.ts';

/** Whether anybody could take two words for one another or for opposites. */
export const isNear = (kind: WordKind, one: string, other: string): boolean =>
  areOfOneGroup(one, other) ||
  inThesaurus(one, other) ||
  mightBeAlike(kind, one, other) ||
  mightBeAlike(kind, other, one) ||
  mightBeOpposite(kind, one, other) ||
  mightBeOpposite(kind, other, one);

/** Whether what is told of a word of the line's kind has this word in it: as a wrong one, it would give the right one away. */
const namesIn = ({ kind, field }: MeaningLine, word: string, named: string): boolean =>
  meaningsOf(kind, word, field)[0]
    ?.split(/[^a-z]+/)
    .includes(named) === true;

/** The hardest that a wrong word may be: what is new in the year of the pair. */
function ceilingOf({ line: { kind }, one, other }: MeaningPair): number {
  return Math.floor(Math.max(heightOf(kind, one), heightOf(kind, other))) + 0.5;
}

/** Whether a line joins two words. */
const areJoined = (kind: WordKind, one: string, other: string): boolean =>
  alikeOf(kind, one).has(other) || oppositesOf(kind, one).has(other);

/**
 * Words of the same field that are no answer, those first that are as hard as the right word: an easy one among hard ones would be seen at a glance.
 * No two that a line joins: beside true, untrue and incorrect, the right word would be the one that is left.
 */
export function strangers(random: Random, pair: MeaningPair, count: number): string[] {
  const { line, one, other } = pair;
  const { kind } = line;
  const [ceiling, height] = [ceilingOf(pair), heightOf(kind, other)];
  const awayBy = (word: string): number => Math.max(0.5, Math.abs(heightOf(kind, word) - height));
  const hardFirst = random
    .shuffle(wordsOfField(line))
    .filter((word) => heightOf(kind, word) <= ceiling && heightOf(kind, word) >= ceiling - 2)
    .toSorted((a, b) => awayBy(a) - awayBy(b));
  const found: string[] = [];
  for (const word of hardFirst) {
    if (found.length === count) break;
    const isFit = [one, other].every((each) => !isNear(kind, each, word) && !namesIn(line, word, each));
    if (isFit && !found.some((each) => areJoined(kind, each, word))) found.push(word);
  }
  return found;
}

/** Whether a line of the same field joins the two: of somebody's character, flexible is not bendy. */
const isOfField = ({ kind, field }: MeaningLine, one: string, other: string): boolean =>
  meaningLines.some(
    (line) =>
      line.kind === kind && line.field === field && [one, other].every((word) => line.sides.flat().includes(word)),
  );

/** Words that are just the other way: opposites where the closest is asked. None that could be taken for both, and none of later years, or of years before. */
export function trapsFor(random: Random, sense: Sense, pair: MeaningPair, most = 1): readonly string[] {
  const { line, one: given, other: right } = pair;
  const { kind } = line;
  const ceiling = ceilingOf(pair);
  const [turned, same] =
    sense === 'closest'
      ? [oppositesOf(kind, given), alikeOf(kind, given)]
      : [alikeOf(kind, given), oppositesOf(kind, given)];
  const clear = [...turned].filter(
    (word) =>
      word !== right &&
      !same.has(word) &&
      heightOf(kind, word) <= ceiling &&
      heightOf(kind, word) >= ceiling - 2.5 &&
      !namesIn(line, word, right) &&
      isOfField(line, given, word),
  );
  return random.sample(clear, Math.min(most, clear.length));
}

const missesIn = (lines: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [given = '', ...words] = line.split(' ');
        return [given, words] as const;
      }),
  );
const missesOf: Readonly<Record<Sense, ReadonlyMap<string, readonly string[]>>> = {
  closest: missesIn(likeMisses),
  opposite: missesIn(nearMisses),
};

/** Whether a word is a near miss of one whose opposite (or like) is asked: of its field, and judged to be no answer. */
export const isNearMiss = (sense: Sense, given: string, word: string): boolean =>
  missesOf[sense].get(given)?.includes(word) === true;

/** One of the near misses of a word, as hard as other wrong words may be; none where nobody named any. */
export function nearMissFor(random: Random, sense: Sense, pair: MeaningPair): readonly string[] {
  const { line, one: given, other: right } = pair;
  const ceiling = ceilingOf(pair);
  const height = (word: string): number => heightOf(line.kind, word);
  const fit = (missesOf[sense].get(given) ?? []).filter(
    (word) => height(word) <= ceiling && height(word) >= ceiling - 2.5 && !namesIn(line, word, right),
  );
  return random.sample(fit, Math.min(1, fit.length));
}
