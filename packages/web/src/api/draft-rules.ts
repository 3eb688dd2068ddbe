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

/** Whether something that was stored has the fields of a form: the same names, each with the same kind of value. */
export function isShapedLike(initial: unknown, found: unknown): boolean {
  if (typeof initial !== 'object' || initial === null || typeof found !== 'object' || found === null)
    return typeof initial === typeof found;
  const [known, other] = [new Map(Object.entries(initial)), new Map(Object.entries(found))];
  return (
    Array.isArray(initial) === Array.isArray(found) &&
    (Array.isArray(initial) || known.size === other.size) &&
    [...known].every(([name, value]) => Array.isArray(initial) || isOfKind(value, other.get(name)))
  );
}

/** A field that may be empty is null. */
const isOfKind = (value: unknown, other: unknown): boolean =>
  other !== undefined && (value === null || other === null || typeof value === typeof other);
