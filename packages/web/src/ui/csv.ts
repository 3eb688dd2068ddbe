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

/** The rows of a CSV, whatever it puts between cells; lines that begin with # are notes, such as Anki's. */
export async function readCsv(text: string): Promise<string[][]> {
  const { parse } = await import('papaparse');
  return parse<string[]>(text.replace(/^\uFEFF/, ''), { comments: '#', skipEmptyLines: true }).data;
}

export const saveCsv = (name: string, text: string): void => saveFile(name, text, { ending: 'csv', type: 'text/csv' });
