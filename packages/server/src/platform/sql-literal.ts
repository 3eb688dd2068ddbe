/** Values as they stand in the text of a statement, where they cannot travel beside it. */
import pg from 'pg';

const inList = (value: unknown): string =>
  value === null || value === undefined ? 'null' : `"${asText(value).replace(/[\\"]/g, '\\$&')}"`;

function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(inList).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Without a type: PostgreSQL reads it as what stands in its place. */
export const toLiteral = (value: unknown): string =>
  value === null || value === undefined ? 'null' : pg.escapeLiteral(asText(value));
