/** Writes a table as CSV that opens in any spreadsheet and runs nothing there. */

export type CsvCell = string | number | null;

/** A spreadsheet takes such a beginning for a formula: a name that somebody chose must not become one. */
const formulaStart = /^[=+\-@\t\r]/;

function cellOf(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as RFC 4180 has them; the mark in front tells spreadsheets that it is UTF-8. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

/** Hands the text to the browser as a file. */
export function saveCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '').trim() || 'table'}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
