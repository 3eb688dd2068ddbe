/** What may be kept of a form that was not sent. */
import type { SessionEnd } from './tokens.ts';

const isSecret = ([name]: readonly [name: string, value: unknown]): boolean => /password/i.test(name);

/** Passwords are kept nowhere: they are as they were at first. */
export function withoutSecrets<Values extends object>(values: Values, initial: Values): Values {
  return { ...values, ...Object.fromEntries(Object.entries(initial).filter(isSecret)) };
}

/** Whether a form that closes is kept: always when its session was lost, never when its person has logged out. */
export const isKeptAfter = (end: SessionEnd | undefined, outlivesClosing: boolean): boolean =>
  end === 'lost' || (end === undefined && outlivesClosing);
