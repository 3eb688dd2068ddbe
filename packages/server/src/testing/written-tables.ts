/** Which statements write, and which reads they may change, by the tables that they name. */

/**
 * Whether a statement may change a row; also where it only locks. A function that writes is called by `select`, and there is none.
 * Counters of requests are written by every request and read by none.
 */
export const isWrite = (text: string): boolean =>
  /\b(?:insert|update|delete|truncate)\b/i.test(text) && !/\brate_limits\b/.test(text);

const writtenTable = /\b(?:insert\s+into|update|merge\s+into)\s+(?:only\s+)?"?([a-z_]+)/gi;

/** Whether the reading statements may select something else after the writing ones. A deletion may take rows of any table with it. */
export function mayChange(written: readonly string[], read: readonly string[]): boolean {
  const texts = written.filter(isWrite);
  if (texts.some((text) => /\b(?:delete|truncate)\b/i.test(text))) return true;
  const tables = texts.flatMap((text) => [...text.matchAll(writtenTable)].flatMap(([, table = '']) => [table]));
  const words = new Set(read.flatMap((text) => text.match(/[a-z_]+/gi) ?? []));
  return tables.some((table) => words.has(table));
}
