/** The table of verbs, and how to find the tense of a verb in a sentence. */

import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import { verbsOftenMixed, verbTable } from './verbs.data.ts';

/** A verb in its forms, with words that can follow it. */
export interface Verb {
  readonly base: string;
  readonly third: string;
  readonly past: string;
  readonly participle: string;
  readonly ing: string;
  readonly rest: string;
}

/** Every verb of the table. */
export const verbs = once(() =>
  rowsOf(verbTable).map(
    (row): Verb => ({
      base: partOf(row, 0),
      third: partOf(row, 1),
      past: partOf(row, 2),
      participle: partOf(row, 3),
      ing: partOf(row, 4),
      rest: partOf(row, 5),
    }),
  ),
);

/** Whether the past is not just the base with -ed. */
export const isIrregular = ({ past }: Verb): boolean => !past.endsWith('ed') || past === 'fed';

/** Verbs whose base, past and participle are three different words: do, did, done. */
export const verbsOfThreeForms = once(() =>
  verbs().filter(({ past, participle, base }) => past !== participle && base !== participle),
);

/** The bases of verbs whose past and participle are mixed up: I have swam, I drunk. */
export const oftenMixed = once(() => new Set(listOf(verbsOftenMixed)));

/** What children make of the past by the rule: goed, writed. */
export function regularised({ base }: Verb): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/^(?:run|swim|win|begin|forget)$/.test(base)) return `${base}${base.at(-1)}ed`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
}

/** A subject with its verb forms. */
export interface Subject {
  readonly text: string;
  readonly isThird: boolean;
  readonly be: 'am' | 'are' | 'is';
}

/** Subjects of sentences: pronouns and children. */
export function subjectOf(text: string): Subject {
  const isThird = !/^(I|You|We|They|.* and .*|The (girls|boys|twins|children|dogs|pupils|sailors))$/.test(text);
  return { text, isThird, be: text === 'I' ? 'am' : isThird ? 'is' : 'are' };
}

export type Tense =
  | 'present'
  | 'past'
  | 'present progressive'
  | 'past progressive'
  | 'present perfect'
  | 'past perfect'
  | 'future';

export type Perfect = 'past perfect' | 'present perfect';

export const otherPerfect = (tense: Perfect): Perfect =>
  tense === 'past perfect' ? 'present perfect' : 'past perfect';

/** The verb of a subject in a tense, with its helpers. */
export function conjugated(subject: Subject, verb: Verb, tense: Tense): string {
  switch (tense) {
    case 'present':
      return subject.isThird ? verb.third : verb.base;
    case 'past':
      return verb.past;
    case 'present progressive':
      return `${subject.be} ${verb.ing}`;
    case 'past progressive':
      return `${subject.text === 'I' || subject.isThird ? 'was' : 'were'} ${verb.ing}`;
    case 'present perfect':
      return `${subject.isThird ? 'has' : 'have'} ${verb.participle}`;
    case 'past perfect':
      return `had ${verb.participle}`;
    case 'future':
      return `will ${verb.base}`;
  }
}

/** The tense of a sentence by its verb: helpers first, then the form of the verb. */
export function readTense(sentence: string): Tense | undefined {
  const words = sentence
    .toLowerCase()
    .replaceAll(/[^a-z’ -]/g, '')
    .split(' ');
  const has = (...list: readonly string[]): boolean => list.some((word) => words.includes(word));
  const some = (form: (verb: Verb) => string): boolean => verbs().some((verb) => words.includes(form(verb)));
  const isParticiple = some(({ participle }) => participle);
  if (has('will')) return 'future';
  if (has('had') && isParticiple) return 'past perfect';
  if (has('has', 'have') && isParticiple) return 'present perfect';
  if (some(({ ing }) => ing))
    return has('was', 'were') ? 'past progressive' : has('am', 'is', 'are') ? 'present progressive' : undefined;
  if (some(({ past }) => past)) return 'past';
  return some(({ base }) => base) || some(({ third }) => third) ? 'present' : undefined;
}
