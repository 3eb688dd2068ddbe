/** What linking words and pronouns do, and how one can tell. */
import { once, partOf, rowsOf } from '../data-rows.ts';
import { linkingTests, linkingUses } from './linking-words.data.ts';

const uses = once(
  () =>
    new Map(
      rowsOf(linkingUses).flatMap((row) =>
        partOf(row, 1)
          .split(', ')
          .map((word) => [word, partOf(row, 0)]),
      ),
    ),
);
/** What a linking word does. */
export const usesOf = (word: string): string | undefined => uses().get(word.toLowerCase());

const tests = once(() => new Map(rowsOf(linkingTests).map((row) => [partOf(row, 0), partOf(row, 1)])));
/** How one can tell that this linking word does this; nothing where it is a pronoun. */
export const testFor = (why: string, word: string): string =>
  (tests().get(why) ?? '').replace('“When?”', word.toLowerCase() === 'until' ? '“Until when?”' : '“When?”');

/** What some would say of the same word: “Meanwhile” tells when, too, and “However” may show a surprise. */
const kin: readonly (readonly string[])[] = [
  ['tells when', 'tells when it happened', 'tells what happens at the same time'],
  ['shows a surprise', 'shows a difference', 'says the opposite', 'gives the other choice'],
  ['gives the other choice', 'tells what was done in its place'],
  ['tells the reason', 'shows the purpose', 'tells why it may be needed', 'gives a condition'],
  ['tells what will happen if you don’t do it', 'gives a condition', 'gives the other choice', 'tells the result'],
  ['adds something', 'shows that two things are alike', 'gives an example'],
];
/** Whether some would say one of a word for which the other is true. */
export const areKin = (one: string, other: string): boolean =>
  kin.some((group) => group.includes(one) && group.includes(other));

/** A reason or result, and the surprise that is the opposite of both. */
const causes: ReadonlySet<string> = new Set(['tells the reason', 'tells the result', 'shows a surprise']);
export const isCause = (why: string): boolean => causes.has(why);

const logic: ReadonlySet<string> = new Set([
  ...causes,
  'gives a condition',
  'tells why it may be needed',
  'tells what will happen if you don’t do it',
  'shows a difference',
  'says the opposite',
]);
/** Whether this is about how one thing follows from another or goes against it, and not about time or one more thing. */
export const isLogic = (why: string): boolean => logic.has(why);

/** Whom or what a pronoun can stand for, by its family. */
const pronounFamilies = [
  ['he him his', 'a man or boy, or a male animal'],
  ['she her hers', 'a woman or girl, or a female animal'],
  ['it its', 'one thing or animal'],
  ['they them their', 'plural nouns'],
  ['we us our', 'the speaker and others'],
] as const;
export const standsFor = (pronoun: string): string =>
  pronounFamilies.find(([family]) => family.split(' ').includes(pronoun.toLowerCase()))?.[1] ?? '';

/** Whether two pronouns can stand for the same person or thing. */
export const isRelative = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((word) => word.toLowerCase().replaceAll(/[^a-z]/g, ''));
  return pronounFamilies.some(([family]) => [a, b].every((word) => family.split(' ').includes(word ?? '')));
};
