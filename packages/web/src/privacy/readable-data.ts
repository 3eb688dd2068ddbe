/** Turns what is kept about a child into tables that people can read, on the page and in a file. */
import type { ChildData } from '@comet/contract/privacy';

type Section = ChildData['sections'][number];

export interface ReadableTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' });
const isTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** A value as people read it; nothing for null. */
export function readableValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (typeof value === 'string') return isTime.test(value) ? time.format(new Date(value)) : value;
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** student_id as "Student id". */
function readableName(column: string): string {
  const words = column.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function toReadable({ title, rows }: Section): ReadableTable {
  const isFilled = (column: string): boolean => rows.some((row) => readableValue(row[column]) !== '');
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(isFilled);
  return {
    title,
    columns: columns.map(readableName),
    rows: rows.map((row) => columns.map((column) => readableValue(row[column]))),
  };
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem}table{border-collapse:collapse;font-size:14px}
th,td{border:1px solid;padding:.25rem .5rem;text-align:left;vertical-align:top}section{margin-bottom:2rem;overflow-x:auto}`;

const rowOf = (cells: readonly string[], tag: 'td' | 'th'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;

/** A page that opens in any browser, without a connection. What people typed stays text in it. */
export function toHtmlPage({ firstName, exportedAt, sections }: ChildData): string {
  const title = `Everything Comet Club keeps about ${firstName}`;
  const tables = sections.map(toReadable).map(
    ({ title: heading, columns, rows }) => `<section><h2>${escaped(heading)} (${rows.length})</h2>
<table><thead>${rowOf(columns, 'th')}</thead><tbody>${rows.map((row) => rowOf(row, 'td')).join('\n')}</tbody></table></section>`,
  );
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style></head>
<body><h1>${escaped(title)}</h1><p>Downloaded on ${readableValue(exportedAt)}.</p>
${tables.join('\n')}
</body></html>
`;
}
