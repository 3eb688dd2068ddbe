/** What reading a typed answer comes to, and the checks every reader begins with. */
import { tidy } from './tidy.ts';

/** We could not read that: `message` tells the child, kindly, what to write instead. It is no answer and costs nothing. */
export interface Unreadable {
  readonly verdict: 'unreadable';
  readonly message: string;
}

/** A value that was read, or why it could not be. */
export type Reading<Value> = { readonly verdict: 'read'; readonly value: Value } | Unreadable;

/** Longest typed answer that is read at all; whoever types more has not answered the question. */
export const maxAnswerLength = 200;

export function unreadable(message: string): Unreadable {
  return { verdict: 'unreadable', message };
}

export function readAs<Value>(value: Value): Reading<Value> {
  return { verdict: 'read', value };
}

const oNotZero = /^[-+£]?[\d,.:/]*o[\do,.:/]*$/i;
const oAlone = /^o$/i;
const lNotOne = /^[-+£]?(?:\d+)?[lI]\d+$/;

/** Letters that look like digits. '10l' is ten litres. */
function letterHelp(plain: string): string | undefined {
  if (oAlone.test(plain) || (/\d/.test(plain) && oNotZero.test(plain)))
    return 'There is a letter O in your answer. Use the digit 0.';
  return lNotOne.test(plain) ? 'There is a letter l or I in your answer. Use the digit 1.' : undefined;
}

const leadIn =
  /^(?:(?:the |my )?answer\b(?: is)? ?[:=]? ?|it(?: is| was|'s|s) )?(?:(?:about|around|roughly|approximately|exactly) )?(?=[^ ])/i;
const endMark = /(?<=[^.!?,; ]) ?[.!?]$/;
const quoted = /^(?:"([^"]+)"|'([^']+)'|\(([^()]+)\))$/;

/** Digits without what a child puts around them: 'It is 12.', '“12”', '(12)', '12!'. */
function bareDigits(plain: string): string {
  const said = plain.replace(leadIn, '').replace(endMark, '');
  const [, double, single, bracketed] = quoted.exec(said) ?? [];
  return (double ?? single ?? bracketed ?? said).trim().replace(endMark, '');
}

/** What is written in digits: as `readPlain`, without the words and marks of a sentence around it. */
export function readDigits(text: string): Reading<string> {
  const plain = readPlain(text);
  if (plain.verdict === 'unreadable') return plain;
  const said = bareDigits(plain.value);
  const message = letterHelp(said);
  return message === undefined ? readAs(said) : unreadable(message);
}

/** The answer with its signs made plain, unless it is empty or far too long. Length comes first: nothing long is looked at. */
export function readPlain(text: string): Reading<string> {
  if (text.length > maxAnswerLength) return unreadable('That is too long. Write a shorter answer.');
  const plain = tidy(text);
  return plain === '' ? unreadable('Type your answer first.') : readAs(plain);
}
