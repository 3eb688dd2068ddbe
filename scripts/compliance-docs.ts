/** Reads docs/asvs.md and docs/children.md: their rows, and the files they name. */

/** A row of a table, cell by cell. */
type Row = readonly string[];

/** The rows of all tables whose first cell matches, such as a requirement's number. */
export function readRows(markdown: string, firstCell: RegExp): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([first = '']) => firstCell.test(first));
}

/** Looks like a file: has a folder, an extension or a leading dot, and nothing that a path of ours does not have. */
const filePath = /^(?=.*[./])[\w@.-]+(?:\/[\w@.-]+)*$/;

/** The files named in code marks, except addresses and code. */
export function namedFiles(markdown: string): string[] {
  return [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter((code) => filePath.test(code));
}

/** How GitHub makes an anchor from a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-');

/** The anchors of a page's headings. */
export function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

/** The relative links of a page: the file, empty for the page itself, and the anchor, if there is one. */
export function relativeLinks(markdown: string): { readonly file: string; readonly anchor: string | undefined }[] {
  return [...markdown.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([, file = '', anchor]) => ({
    file,
    anchor,
  }));
}
