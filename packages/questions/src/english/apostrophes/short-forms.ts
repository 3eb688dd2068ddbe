/** Short forms, and how they are made. */

import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { contractions, earlyShorts, shortSentences } from './apostrophes.data.ts';
import { type ApostropheParams, mistake } from './owners.ts';

/** A way of asking about letters left out. */
export type ShortForm = Form<ApostropheParams>;

/** Two words, their short form and the ways to miss it. */
export interface Short {
  readonly long: string;
  readonly short: string;
  readonly wrong: readonly string[];
}

/** Every short form, read once. */
export const all = once(() =>
  rowsOf(contractions).map((row): Short => ({ long: partOf(row, 0), short: partOf(row, 1), wrong: listOf(row[2]) })),
);

const early = once(() => new Set(listOf(earlyShorts)));

/** The short forms that aren't left to easy questions. */
export const laterShorts = once(() => all().filter(({ long }) => !early().has(long)));

/** Sentences with a short form in them. */
export const sentences = once(() => rowsOf(shortSentences).map((row) => partOf(row, 0)));

/** Where the apostrophe of a short form goes. */
export const rule = 'The apostrophe goes where letters are left out.';

/** Which letters go, and where the apostrophe takes their place. */
export function leftOut(long: string, short: string): string {
  if (long === 'will not') return '“Won’t” is special: will changes to wo-, and the o of not is left out.';
  if (long === 'cannot') return 'One n goes, and so does the o of not: the apostrophe is in place of the o.';
  const [start = '', end = ''] = short.split('’');
  const whole = long.replaceAll(' ', '');
  const gone = whole.slice(start.length, whole.length - end.length);
  return whole.startsWith(start) && whole.endsWith(end) && gone !== ''
    ? `Write “${long}” as one word. The ${gone.length === 1 ? 'letter' : 'letters'} “${gone}” ${gone.length === 1 ? 'goes' : 'go'}, and the apostrophe takes ${gone.length === 1 ? 'its' : 'their'} place.`
    : `Say “${long}” quickly, and write an apostrophe where letters are lost.`;
}

/** The letters that go: 'o' of 'did not', 'wi' of 'you will'. */
function goneOf(long: string, short: string): string {
  if (long === 'cannot' || long === 'will not') return 'o';
  const [start = '', end = ''] = short.split('’');
  const whole = long.replaceAll(' ', '');
  return whole.slice(start.length, whole.length - end.length);
}

/** What is said where one letter is missing, or one too many is there. */
function oneLetterOff(short: string, wrong: string): string | undefined {
  const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);
  const lost = [...short].findIndex((letter, at) => letter !== '’' && without(short, at) === wrong);
  if (lost !== -1) return `One ${short.charAt(lost)} is missing: ${short}.`;
  const extra = [...wrong].findIndex((letter, at) => letter !== '’' && without(wrong, at) === short);
  return extra === -1 ? undefined : `There is one ${wrong.charAt(extra)} too many: ${short}.`;
}

/** The mistake behind a wrong short form. */
export function whyWrong({ long, short }: Short, wrong: string) {
  const bare = wrong.replace('’', '');
  const isClock = short === 'o’clock';
  if (bare.toLowerCase() === long.replace(' ', '').toLowerCase())
    return mistake(
      'letters-kept',
      `All the letters of “${long}” are still there. The “${goneOf(long, short)}” of “${long.split(' ').at(-1)}” must go.`,
    );
  if (!wrong.includes('’'))
    return mistake(
      'apostrophe-missing',
      isClock
        ? 'The apostrophe is missing. It shows that letters of “of the clock” are left out.'
        : `The apostrophe is missing. It takes the place of “${goneOf(long, short)}”.`,
    );
  if (bare.toLowerCase() === short.replace('’', '').toLowerCase()) {
    const [, end = ''] = short.split('’');
    return mistake(
      'apostrophe-misplaced',
      isClock
        ? 'The apostrophe is in the wrong place. What is left out comes just after the first o.'
        : `The apostrophe is in the wrong place. “${goneOf(long, short)}” is left out just before the “${end}”.`,
    );
  }
  if (long === 'will not')
    return mistake('letters-wrong', '“Won’t” is a special one. Its first letters are wo, not will.');
  const letter = oneLetterOff(short, wrong);
  if (letter !== undefined) return mistake('letters-wrong', letter);
  const [, tail = ''] = short.split('’');
  return mistake(
    'letters-wrong',
    long.endsWith(' not')
      ? `Keep “${short.slice(0, short.indexOf('n’'))}” as it is, and add “n’t” to it.`
      : `Keep “${long.split(' ')[0]}” as it is, and add an apostrophe and “${tail}” to it.`,
  );
}

const irregular: Readonly<Record<string, string>> = {
  'will not': 'won’t',
  cannot: 'can’t',
  // As older questions have it.
  'can not': 'can’t',
  'of the clock': 'o’clock',
};

/** The short form of two words, by the rule. */
export function shorten(long: string): string {
  const [first = '', second = ''] = long.split(' ');
  if (irregular[long] !== undefined) return irregular[long] ?? '';
  if (second === 'not') return `${first}n’t`;
  const tail: Readonly<Record<string, string>> = {
    am: 'm',
    are: 're',
    is: 's',
    us: 's',
    have: 've',
    will: 'll',
    had: 'd',
  };
  return `${first}’${tail[second] ?? second}`;
}
