/** What an error of the database means: that it is away, that somebody else was in the way, or that the statement was wrong. */
import pg from 'pg';
import { Refusal } from './refusal.ts';

const retryAfterSeconds = 2;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** Whether an error is a duplicate in this unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  const named = typeof error === 'object' && error !== null && 'constraint' in error ? error.constraint : undefined;
  return codeOf(error) === '23505' && named === index;
}

/** A deadlock or a serialisation failure: the same transaction can succeed now. */
export const isTransient = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** All connections of the database or of the pooler are taken, so those we have must do. */
export const isFull = (error: unknown): boolean =>
  codeOf(error) === '53300' || /no more connections allowed|too many clients/i.test(messageOf(error));

/**
 * The database is away, not back yet, out of room, or no longer the one that takes writes (25006, after a failover). Every
 * other statement would fare the same, and the connection is of no more use.
 */
function isOutage(error: unknown): boolean {
  const code = codeOf(error);
  if (/^(08|57P0|53|25006)/.test(code) || /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH)/.test(code))
    return true;
  return /timeout exceeded when trying to connect|Connection terminated|connection error|not queryable|read timeout/i.test(
    messageOf(error),
  );
}

/** A lock or a statement took too long: only who wanted the same has to wait. */
const isBusy = (error: unknown): boolean => ['55P03', '57014'].includes(codeOf(error));

/** Whether the connection can be used again after this error: PostgreSQL refused a statement, and is otherwise well. */
export const isUsableAfter = (error: unknown): boolean => error instanceof pg.DatabaseError && !isOutage(error);

/** What a request is told: 503 with a time to try again, and the cause for the log. */
export const asRefusal = (error: unknown): unknown =>
  isOutage(error) || isBusy(error) ? new Refusal('unavailable', { retryAfterSeconds, cause: error }) : error;

/** Whether this was refused because nobody can be served now, so that trying again at once would only take longer. */
export const isRefusedByOutage = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'unavailable' && !isBusy(error.cause);
