/** Draws pictures and their codes: what the letters mean, the examples, and the picture that is asked for. */
import type { Random } from '../../kernel/random.ts';
import { drawFitting } from '../pictures/palette.ts';
import { differInOneThing, type Picture, seenAs, withAttribute } from '../pictures/picture.ts';
import { randomPicture, valuesFor } from '../pictures/scaffold.ts';
import { type Aspect, aspectsOf, relations } from './aspects.ts';
import type { Plan } from './difficulty-plans.ts';
import { clearestProof, type Proof } from './proofs.ts';
import { type Coded, codesFor } from './readings.ts';

/** The letters of one place in the codes, and which value each of those used so far stands for. */
interface Meaning {
  readonly letters: readonly string[];
  readonly known: ReadonlyMap<string, string>;
}

/** Pictures with codes, and one whose code is to be found. */
export interface CodeSet {
  /** What the first letter stands for, the second one, and so on; meanings and proofs in the same order. */
  readonly aspects: readonly Aspect[];
  readonly meanings: readonly Meaning[];
  readonly proofs: readonly Proof[];
  readonly examples: readonly Coded[];
  readonly asked: Picture;
  readonly right: string;
  /** Something that changes without a letter for it. */
  readonly changing: Aspect | undefined;
}

/** No vowels and none of C, F, J and S: no code may look like a word, least of all a rude one. */
const alphabet = [...'BDGHKLMNPQRTVWXYZ'];

/** Draws a set whose examples leave one code only, and show what each letter means; undefined where this draw does not. */
export function drawCode(random: Random, own: Plan): CodeSet | undefined {
  const scaffold = random.pick(own.scaffolds);
  const plain = random.shuffle(aspectsOf(scaffold));
  const needed = (own.must ?? []).flatMap((attribute) =>
    plain.filter(({ slot }) => slot?.attribute === attribute).slice(0, 1),
  );
  const related = own.relation === true ? [random.pick(relations)] : [];
  const free = plain.filter(
    (aspect) =>
      !needed.includes(aspect) &&
      !(
        related.length > 0 && aspect.slot?.attribute === (related[0]?.name.includes('kind') === true ? 'shape' : 'fill')
      ),
  );
  const meant = [...related, ...needed, ...free].slice(0, own.letters);
  if (meant.length < own.letters) return undefined;
  const aspects = random.shuffle(meant);
  const extra = free.filter((aspect) => !aspects.includes(aspect)).slice(0, own.distractors);
  const varied = [...aspects, ...extra].flatMap(({ slot }) =>
    slot === undefined
      ? []
      : [
          {
            slot,
            values: random.sample(
              valuesFor(scaffold, slot, []).filter(
                (value) => slot.attribute !== 'size' || (value % 2 === 1 && value > 0),
              ),
              3,
            ),
          },
        ],
  );
  const base = randomPicture(random, scaffold, []);
  const mixes =
    related.length > 0
      ? {
          shape: random.sample(valuesFor('runner', { at: 1, attribute: 'shape' }, []), 3),
          fill: random.sample([0, 1, 2], 3),
        }
      : undefined;
  const palette = (): Picture => {
    const picture = varied.reduce<Picture>(
      (now, { slot, values }) => withAttribute(now, slot.at, slot.attribute, random.pick(values)),
      base,
    );
    if (mixes === undefined) return picture;
    const attribute = related[0]?.name.includes('kind') === true ? 'shape' : 'fill';
    const one = random.pick(mixes[attribute]);
    const two = random.chance(1, 2) ? one : random.pick(mixes[attribute]);
    return withAttribute(withAttribute(picture, 0, attribute, one), 1, attribute, two);
  };
  const letters = random.sample(alphabet, own.letters * 3);
  const meanings = aspects.map((_, at) => ({
    letters: letters.slice(at * 3, at * 3 + 3),
    known: new Map<string, string>(),
  }));
  const codeOf = (picture: Picture): string =>
    aspects
      .map((aspect, at) => {
        const value = aspect.of(picture) ?? '';
        const meaning = meanings[at];
        const letter = meaning?.known.get(value) ?? meaning?.letters[meaning.known.size] ?? '?';
        meaning?.known.set(value, letter);
        return letter;
      })
      .join('');
  const examples: Coded[] = [];
  while (examples.length < own.examples) {
    const next = drawFitting(random, palette, (picture) =>
      examples.every((other) => seenAs(other.picture) !== seenAs(picture)),
    );
    if (next === undefined) return undefined;
    examples.push({ picture: next, code: codeOf(next) });
  }
  const isKnown = (picture: Picture): boolean =>
    aspects.every((aspect, at) => meanings[at]?.known.has(aspect.of(picture) ?? ''));
  const asked = drawFitting(
    random,
    palette,
    (picture) =>
      isKnown(picture) &&
      examples.every(({ code }) => code !== codeOf(picture)) &&
      // An example with one thing changed would tell all other letters, whatever else varies.
      (own.distractors === 0 || !examples.some((other) => differInOneThing(other.picture, picture))),
  );
  if (asked === undefined) return undefined;
  // By chance a thing that may vary can be the same in all pictures, or in all but one: that distracts nobody.
  const all = [asked, ...examples.map(({ picture }) => picture)];
  const changing = extra.find(({ of }) =>
    all.every((picture) => all.filter((other) => of(other) === of(picture)).length < all.length - 1),
  );
  if (extra.length > 0 && changing === undefined) return undefined;
  const right = codeOf(asked);
  const lookOf = (aspect: Aspect) => ({
    values: examples.map(({ picture }) => aspect.of(picture) ?? ''),
    unseen: aspect.slot === undefined ? 'false' : undefined,
    shared: aspect.seen,
  });
  const seen = [...plain, ...(base.length === 2 ? relations : [])];
  const proofs = aspects.flatMap(
    (aspect, at) =>
      clearestProof(
        examples.map(({ code }) => code.charAt(at)),
        right.charAt(at),
        lookOf(aspect),
        seen.filter((other) => other !== aspect).map(lookOf),
      ) ?? [],
  );
  if (proofs.length < aspects.length) return undefined;
  if (proofs.filter(({ ruledOut }) => ruledOut.length > 0).length < (own.lookalikes ?? 0)) return undefined;
  const codes = codesFor(examples, asked);
  if (codes.size !== 1 || !codes.has(right)) return undefined;
  return { aspects, meanings, proofs, examples, asked, right, changing };
}
