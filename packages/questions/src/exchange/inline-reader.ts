/** Running text out of XHTML: to the letter where we wrote it, with white space made plain where somebody else did. */

import type { XmlElement, XmlNode } from './xml-reader.ts';
import { refuse } from './xml-tree.ts';

/** Elements that stand in a line of text; their marks are put around what they hold. */
const inlineMarks: ReadonlyMap<string, string> = new Map([
  ['strong', '**'],
  ['b', '**'],
  ['em', '_'],
  ['i', '_'],
  ['span', ''],
]);

/** Whether an element belongs to a line of text. */
export function isInline({ name }: XmlElement): boolean {
  return name === 'br' || inlineMarks.has(name);
}

/** A line feed of the text itself, while those of the file are still white space. It can stand in no file. */
const breakSign = '\0';

function gathered(nodes: readonly XmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.name === 'br') return breakSign;
      const mark = inlineMarks.get(node.name);
      if (mark === undefined) return refuse(node, `<${node.name}> cannot stand in a line of text.`);
      const inside = gathered(node.children);
      return inside === '' ? '' : mark + inside + mark;
    })
    .join('');
}

/** What we wrote: only the line feeds and indents of whoever laid out the file anew are no part of it. */
export function exactText(nodes: readonly XmlNode[]): string {
  return gathered(nodes)
    .replaceAll(/\n[ \t\n]*/g, '\n')
    .replace(/^\n/, '')
    .replace(/\n$/, '')
    .replaceAll('\n', ' ')
    .replaceAll(breakSign, '\n');
}

/** What others wrote: white space of any length is a space, and none at the ends. Ends are left where `isPart`. */
export function looseText(nodes: readonly XmlNode[], isPart = false): string {
  const lines = gathered(nodes)
    .split(breakSign)
    .map((line) => line.replaceAll(/[ \t\n]+/g, ' '));
  return isPart
    ? lines.join('\n')
    : lines
        .map((line) => line.trim())
        .join('\n')
        .trim();
}
