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
export const longestAnswer = 200;

export function unreadable(message: string): Unreadable {
  return { verdict: 'unreadable', message };
}

export function readAs<Value>(value: Value): Reading<Value> {
  return { verdict: 'read', value };
}

/** The answer with its signs made plain, unless it is empty or far too long. Length comes first: nothing long is looked at. */
export function readPlain(text: string): Reading<string> {
  if (text.length > longestAnswer) return unreadable('That is too long. Write a shorter answer.');
  const plain = tidy(text);
  return plain === '' ? unreadable('Type your answer first.') : readAs(plain);
}
