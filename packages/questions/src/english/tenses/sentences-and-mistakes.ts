/** What questions on tense share. */
import type { Year } from '@comet/domain/curriculum/subjects';
import type { Cell } from '../../kernel/generator.ts';
import { low } from '../../kernel/letter-case.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import type { Random } from '../../kernel/random.ts';
import { listOf, once } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { verbsWithoutPerfect, verbsWithoutPresent, verbsWithoutProgressive } from './verbs.data.ts';
import { conjugated, isIrregular, type Subject, subjectOf, type Tense, type Verb, verbs } from './verbs.ts';

/** What a sub-topic asks about. */
export interface TenseParams {
  readonly asks:
    | 'pastPresent'
    | 'presentPerfect'
    | 'standard'
    | 'perfect'
    | 'agreement'
    | 'subjunctive'
    | 'consistency';
}

export type TenseCell = Cell<TenseParams>;
export type TenseForm = Form<TenseParams>;
export const mistake = mistakesIn('e.tense');

/** A size that counts only where one of these is asked, at some difficulties. */
export const at =
  (asks: readonly TenseParams['asks'][], size: number, ...difficulties: readonly string[]) =>
  (cell: TenseCell): number =>
    asks.includes(cell.params.asks) && difficulties.includes(cell.difficulty) ? size : 0;

const groups = ['I', 'You', 'We', 'They', 'The twins', 'The children'] as const;

/** Who does it: a child by name, or one of the pronouns. */
export function pickSubject(random: Random): Subject {
  return subjectOf(random.chance(1, 2) ? pickName(random) : random.pick(groups));
}

const unsaid = {
  present: once(() => new Set(listOf(verbsWithoutPresent))),
  progressive: once(() => new Set(listOf(verbsWithoutProgressive))),
  perfect: once(() => new Set(listOf(verbsWithoutPerfect))),
};

/** Whether the verb is said in this tense, in a sentence of its own: nobody 'was knowing' anything. */
export function hasTense({ base }: Verb, tense: Tense): boolean {
  if (tense === 'present') return !unsaid.present().has(base);
  if (tense.endsWith('progressive')) return !unsaid.progressive().has(base);
  return !tense.endsWith('perfect') || !unsaid.perfect().has(base);
}

/** A verb that is said in the tense, where one is named: the regular ones are easy, the irregular ones are not. */
export function pickVerb(random: Random, isOdd: boolean, tense?: Tense): Verb {
  return random.pick(
    verbs().filter((verb) => isIrregular(verb) === isOdd && (tense === undefined || hasTense(verb, tense))),
  );
}

/** The whole sentence. */
export function sentenceOf(subject: Subject, verb: Verb, tense: Tense, before = ''): string {
  const start =
    before === '' || (/^(I|[A-Z][a-z]+)$/.test(subject.text) && !/^(You|We|They)$/.test(subject.text))
      ? subject.text
      : low(subject.text);
  return `${before === '' ? '' : `${before} `}${start} ${conjugated(subject, verb, tense)} ${verb.rest}.`;
}

/** How each tense is recognised by its verb. */
export function tenseSign(tense: Tense, year: Year): string {
  const participle = namesParticiple(year) ? 'the past participle' : 'a form such as eaten or walked';
  const signs: Readonly<Record<Tense, string>> = {
    present: 'It is one word, with no helper and no past ending.',
    past: 'It is one word, and it is the past form of the verb.',
    'present progressive': 'It has two parts: am, is or are, and then a verb with -ing.',
    'past progressive': 'It has two parts: was or were, and then a verb with -ing.',
    'present perfect': `It has two parts: have or has, and then ${participle}.`,
    'past perfect': `It has two parts: had, and then ${participle}.`,
    future: 'It has two parts: will, and then the verb itself.',
  };
  return signs[tense];
}

/** How a verb shows its tense: “came” is the past of “come”. */
export function shownTense(subject: Subject, verb: Verb, tense: Tense, year: Year): string {
  const shown = `“${conjugated(subject, verb, tense)}”`;
  if (tense === 'past') return `${shown} is the past form of “${verb.base}”.`;
  if (tense === 'present') return `${shown} is the present form of “${verb.base}”: no helper, no past ending.`;
  return `The verb is ${shown}. ${tenseSign(tense, year)}`;
}

/** What each tense is for, before 'past participle' is a word the class knows. */
const plainRules: Readonly<Record<Tense, string>> = {
  present: 'The present tells what happens now or again and again.',
  past: 'The past tells what happened before now.',
  'present progressive': 'The present progressive is made of “am”, “is” or “are” and a verb with -ing.',
  'past progressive': 'The past progressive is made of “was” or “were” and a verb with -ing.',
  'present perfect': 'The present perfect begins with “have” or “has”.',
  'past perfect': 'The past perfect begins with “had”.',
  future: 'We talk about the future with “will”.',
};

const participleRules: Partial<Record<Tense, string>> = {
  'present perfect': 'The present perfect is made of “have” or “has” and a past participle.',
  'past perfect': 'The past perfect is made of “had” and a past participle.',
};

/** Whether the past participle is called by its name: from year 5, with the past perfect. */
export const namesParticiple = (year: Year): boolean => year >= 5;

/** What a tense is for and made of, in the words of the year. */
export const tenseRule = (tense: Tense, year: Year): string =>
  (namesParticiple(year) ? participleRules[tense] : undefined) ?? plainRules[tense];

/** 'a present perfect', as a named mistake. Beside a tense with a helper the simple one is told by its form: what they tell may be equally past. */
export const tookTense = (wanted: Tense, tense: Tense, year: Year) =>
  mistake(
    `${tense.replaceAll(' ', '-')}-for-${wanted.replaceAll(' ', '-')}`,
    wanted.includes(' ') && !tense.includes(' ') && tense !== 'future'
      ? `That is the simple ${tense}: its verb is one word, without a helper such as “was” or “has”.`
      : `That is the ${tense}. ${tenseRule(tense, year)}`,
  );
