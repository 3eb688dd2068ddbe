/** What may be kept of a form that was not sent. */
import type { SessionEnd } from './tokens.ts';

/** A password is kept nowhere, and nothing else of its form. */
export const hasSecret = (values: object): boolean => Object.keys(values).some((name) => /password/i.test(name));

/** Whether a form that closes is kept: always when its session was lost, never when its person has logged out. */
export const isKeptAfter = (end: SessionEnd | undefined, outlivesClosing: boolean): boolean =>
  end === 'lost' || (end === undefined && outlivesClosing);
