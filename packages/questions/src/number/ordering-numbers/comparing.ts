/** Questions that compare: the greatest, the sign between, the number between. */
import type { Form } from '../../kernel/forms.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText, tapOne } from '../ask.ts';
import {
  allCompared,
  because,
  compared,
  comparedWith,
  drawTerms,
  features,
  hintTo,
  howTo,
  isMisleading,
  mistake,
  named,
  type Params,
  padded,
  placesOf,
  rising,
  shareTenths,
  type Term,
  textsOf,
} from './numbers-to-order.ts';

/** Whether the first digit leaves two numbers of one length undecided. */
const beginAlike = (one: Term | undefined, other: Term | undefined): boolean =>
  one?.text.length === other?.text.length && one?.text.charAt(0) === other?.text.charAt(0);

/** The greatest or smallest of four. */
export const extreme: Form<Params> = {
  // Where decimals begin alike, the greatest of them is still seen by its tenths.
  weight: ({ params, difficulty }) => (difficulty !== 'hard' ? 3 : params.kind === 'decimal' ? 0 : 1),
  make(random, cell) {
    const terms = drawTerms(random, cell, 4);
    if (terms === undefined) return undefined;
    const sorted = rising(terms);
    const greatest = random.chance(1, 2);
    const best = greatest ? sorted[3] : sorted[0];
    const worst = greatest ? sorted[0] : sorted[3];
    const rival = greatest ? sorted[2] : sorted[1];
    if (best === undefined || rival === undefined) return undefined;
    // One positive number among negative ones is seen at a glance.
    if (cell.params.kind === 'integer' && best.scaled < 0 !== rival.scaled < 0) return undefined;
    if (cell.params.kind === 'integer' && cell.difficulty === 'hard' && !shareTenths(best, rival)) return undefined;
    // At medium the two largest or smallest of four digits have the same hundreds.
    const isMediumThousand = cell.params.kind === 'whole' && cell.difficulty === 'medium' && best.scaled < 1e7;
    if (isMediumThousand && cell.year > 3 && best.text.slice(0, 3) !== rival.text.slice(0, 3)) return undefined;
    // Two pairs: one pair alone would be more alike than the other numbers.
    const arePairs = beginAlike(sorted[0], sorted[1]) && beginAlike(sorted[2], sorted[3]);
    if (cell.params.kind === 'whole' && cell.difficulty === 'hard' && !arePairs) return undefined;
    // Where the ones differ, the decimals need no comparing.
    const ones = (term: Term): number => Math.floor(term.scaled / 1000);
    if (cell.params.kind === 'decimal' && ones(best) !== ones(rival)) return undefined;
    // Who takes the longer decimal for the larger one must not be right.
    const byLength = [...terms].sort((one, other) => one.text.length - other.text.length || one.scaled - other.scaled);
    const isMixed = cell.params.kind === 'decimal' && cell.difficulty !== 'easy';
    if (isMixed && byLength.at(greatest ? -1 : 0) === best) return undefined;
    const word = greatest ? 'greatest' : 'smallest';
    return chooseText(
      random,
      {
        prompt: `Which number is the ${word}?`,
        hint: hintTo(cell, terms),
        steps: [
          howTo(cell, terms),
          compared(best, rival),
          `In order from the smallest: ${textsOf(sorted)}.`,
          `The ${word} is **${best.text}**.`,
        ],
        variant: `${word} ${textsOf(sorted)}`,
        features: features(cell, 1),
      },
      best.text,
      terms
        .filter((term) => term !== best)
        .map(
          (term) =>
            [
              term.text,
              term === worst ? named.other(word, greatest ? 'smallest' : 'greatest') : because(term, best, cell.params),
            ] as const,
        ),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, word] = /^Which number is the (greatest|smallest)\?$/.exec(seen.text) ?? [];
    if (word === undefined) return undefined;
    const keys = seen.options.map(padded);
    const best = keys.reduce((found, key) => ((word === 'greatest') === key > found ? key : found));
    return chosen(seen, (option) => padded(option) === best);
  },
};

/** Which sign stands between two numbers. */
export const signBetween: Form<Params> = {
  // One look at a digit decides it, so it is for the easy cells of whole numbers; decimals and numbers below 0 are harder.
  weight: ({ params, difficulty, year }) =>
    difficulty === (params.kind === 'whole' ? 'easy' : 'medium') && (params.kind !== 'whole' || year < 5) ? 2 : 0,
  make(random, cell) {
    const terms = drawTerms(random, cell, 2);
    const [one, other] = terms ?? [];
    if (one === undefined || other === undefined) return undefined;
    const equal = cell.params.kind === 'decimal' && random.chance(1, 5) && placesOf(one) < 2;
    // Where the longer decimal is larger and has other tenths, a child who goes by length is right.
    const isTested = isMisleading(one, other) || shareTenths(one, other);
    if (cell.params.kind === 'decimal' && !equal && !isTested) return undefined;
    const right = equal ? { scaled: one.scaled, text: `${one.text}0` } : other;
    const both = [one, right];
    const sign = one.scaled < right.scaled ? '<' : one.scaled > right.scaled ? '>' : '=';
    return tapOne(
      {
        prompt: `Which sign makes this true?\n\n${one.text} □ ${right.text}`,
        spoken: `Which sign makes this true? ${one.text.replace('−', 'negative ')}, box, ${right.text.replace('−', 'negative ')}.`,
        hint: hintTo(cell, both),
        steps: [
          howTo(cell, both),
          sign === '='
            ? `The last zero changes nothing, so ${one.text} and ${right.text} are equal.`
            : compared(one, right),
          `So the sign is **${sign}**.`,
        ],
        variant: `sign ${one.text} ${right.text}`,
        features: features(cell, 1),
      },
      ['<', '=', '>'],
      sign,
      (word) =>
        sign === '='
          ? named.zero
          : word === '='
            ? mistake(
                'compares-wrong-place',
                `The numbers are not equal. ${cell.params.kind === 'integer' ? 'Which one is further to the left on a number line?' : 'Find the first place where they differ.'}`,
              )
            : mistake(
                'wrong-sign',
                `The open end points to the larger number, and that is ${sign === '<' ? right.text : one.text}.`,
              ),
    );
  },
  solve(seen) {
    const [, one, other] = /true\?\n\n(\S+) □ (\S+)$/.exec(seen.text) ?? [];
    if (one === undefined || other === undefined) return undefined;
    const sign = padded(one) < padded(other) ? '<' : padded(one) > padded(other) ? '>' : '=';
    return chosen(seen, (option) => option === sign);
  },
};

/** Which number lies between two others. */
export const between: Form<Params> = {
  // Numbers of three digits with any first digit are not near the two bounds.
  weight: ({ difficulty, year }) => (difficulty === 'easy' ? (year > 3 ? 1 : 0) : 2),
  make(random, cell) {
    const terms = drawTerms(random, cell, 6);
    if (terms === undefined) return undefined;
    const sorted = rising(terms);
    // Wrong numbers on one side only would leave one comparison.
    const low = random.pick([1, 2]);
    const [from, inside, to] = sorted.slice(low, low + 3);
    if (from === undefined || inside === undefined || to === undefined) return undefined;
    const others = sorted.filter((term) => term !== from && term !== inside && term !== to);
    // Between 12.1 and 12.7 the tenths are read as whole numbers are.
    const isOneLength = placesOf(from) === placesOf(inside) && placesOf(inside) === placesOf(to);
    if (cell.params.kind === 'decimal' && cell.difficulty !== 'easy' && isOneLength) return undefined;
    // Between 703 and 705 the number is found by counting.
    if (cell.params.kind === 'whole' && to.scaled - from.scaled < 10_000) return undefined;
    // A shorter number needs no comparing.
    if (cell.params.kind === 'whole' && sorted.some(({ text }) => text.length !== inside.text.length)) return undefined;
    // Nor does one that begins with another digit than the bound on its side.
    const isFarOff = (term: Term): boolean => !beginAlike(term, term.scaled < from.scaled ? from : to);
    if (cell.params.kind === 'whole' && cell.difficulty === 'hard' && cell.year > 3 && others.some(isFarOff))
      return undefined;
    // A number on the other side of 0 needs no comparing.
    const alike = others.filter(({ scaled }) => scaled < 0 === inside.scaled < 0).length;
    if (cell.params.kind === 'integer' && alike < (cell.difficulty === 'easy' ? 1 : 2)) return undefined;
    return chooseText(
      random,
      {
        prompt: `Which number is between ${from.text} and ${to.text}?`,
        hint: hintTo(cell, terms),
        steps: [
          howTo(cell, terms),
          allCompared([from, inside, to]),
          `So ${from.text} < ${inside.text} < ${to.text}. The number between is **${inside.text}**.`,
        ],
        variant: `between ${textsOf(sorted)} ${low}`,
        features: features(cell, 3),
      },
      inside.text,
      others.map(
        (term) =>
          [
            term.text,
            term.scaled < from.scaled
              ? mistake('too-small', comparedWith(term, from))
              : mistake('too-large', comparedWith(term, to)),
          ] as const,
      ),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, from, to] = /^Which number is between (\S+) and (\S+)\?$/.exec(seen.text) ?? [];
    if (from === undefined || to === undefined) return undefined;
    return chosen(seen, (option) => padded(from) < padded(option) && padded(option) < padded(to));
  },
};
