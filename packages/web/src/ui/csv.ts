/** Writes a table as CSV that opens in any spreadsheet and runs nothing there. */

/** A spreadsheet runs a text that starts like this. The library's own pattern overlooks texts of several lines. */
const formulaStart = /^[=+\-@\t\r]/;

export type CsvCell = string | number | null;

/** Rows in RFC 4180's format; the byte order mark tells spreadsheets that it is UTF-8. The library loads when it is first needed. */
export async function toCsv(rows: readonly (readonly CsvCell[])[]): Promise<string> {
  const { unparse } = await import('papaparse');
  const cells = rows.map((row) => [...row]);
  return `\uFEFF${unparse(cells, { escapeFormulae: formulaStart, newline: '\r\n' })}\r\n`;
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
