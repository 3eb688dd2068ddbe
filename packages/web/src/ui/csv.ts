/** Writes a table as CSV that opens in any spreadsheet and runs nothing there. */

import { saveFile } from './save-file.ts';

/** A spreadsheet runs a text that starts like this. The library's own pattern overlooks texts of several lines. */
const formulaStart = /^[=+\-@\t\r]/;

export type CsvCell = string | number | null;

/** Rows in RFC 4180's format; the byte order mark tells spreadsheets that it is UTF-8. The library loads when it is first needed. */
export async function toCsv(rows: readonly (readonly CsvCell[])[]): Promise<string> {
  const { unparse } = await import('papaparse');
  const cells = rows.map((row) => [...row]);
  return `\uFEFF${unparse(cells, { escapeFormulae: formulaStart, newline: '\r\n' })}\r\n`;
}

export const saveCsv = (name: string, text: string): void => saveFile(name, text, { ending: 'csv', type: 'text/csv' });
