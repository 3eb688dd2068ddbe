/** Which reads a write may change, by the tables that its statements name. */

/** Counters of requests are written by every request and read by none. */
const uncounted = 'rate_limits';

const writtenTable = /\b(?:insert\s+into|update|merge\s+into)\s+(?:only\s+)?"?([a-z_]+)/gi;

/** Whether what the reading statements select may be another after the writing ones. A deletion may take rows of any table with it. */
export function mayChange(written: readonly string[], read: readonly string[]): boolean {
  const texts = written.filter((text) => !text.includes(uncounted));
  if (texts.some((text) => /\b(?:delete|truncate)\b/i.test(text))) return true;
  const tables = texts.flatMap((text) => [...text.matchAll(writtenTable)].flatMap(([, table = '']) => [table]));
  const words = new Set(read.flatMap((text) => text.match(/[a-z_]+/gi) ?? []));
  return tables.some((table) => words.has(table));
}
