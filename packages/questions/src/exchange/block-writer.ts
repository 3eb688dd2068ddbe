/** Blocks as XHTML, MathML and SVG that any QTI program can show, marked so that they come back to the letter. */
import type { Block } from '@comet/contract/question';
import { svgText } from '../figures/svg-text.ts';
import { mathsSpace, own, texEncoding } from './qti-names.ts';
import { tag, tall, xmlText } from './xml-writer.ts';

/** The same marks as the web app knows; a mark that is none of these stays as it is written. */
const marks = /\*\*([^*]+)\*\*|(?<![\p{L}\p{N}_])_([^_]+)_(?![\p{L}\p{N}_])/gu;

/** Words without marks; a line feed is a break. */
export function plainInline(text: string): string {
  return text.split('\n').map(xmlText).join('<br/>');
}

/** Running text with its marks as elements. */
export function inline(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, bold, italic = ''] = match;
    parts.push(plainInline(text.slice(from, match.index)));
    parts.push(bold === undefined ? tag('em', {}, plainInline(italic)) : tag('strong', {}, plainInline(bold)));
    from = match.index + whole.length;
  }
  return [...parts, plainInline(text.slice(from))].join('');
}

const row = (cell: 'th' | 'td', cells: readonly string[]): string =>
  tag('tr', {}, ...cells.map((text) => tag(cell, {}, inline(text))));

/** `figureId` names the patterns of a drawing, which must differ from those of the drawings beside it. */
function blockText(block: Block, figureId: string): string {
  const isShared = 'isShared' in block && block.isShared === true;
  const about = { [own('block')]: block.type, ...(isShared ? { [own('shared')]: 'true' } : {}) };
  switch (block.type) {
    case 'text':
      return tag('div', about, ...block.text.split('\n\n').map((paragraph) => tag('p', {}, inline(paragraph))));
    case 'maths':
      return tag(
        'div',
        about,
        tag(
          'math',
          { xmlns: mathsSpace, alttext: block.spoken },
          tag(
            'semantics',
            {},
            tag('mtext', {}, xmlText(block.spoken)),
            tag('annotation', { encoding: texEncoding }, xmlText(block.tex)),
          ),
        ),
      );
    case 'figure':
      return tag('div', { ...about, [own('figure')]: JSON.stringify(block.figure) }, svgText(block.figure, figureId));
    case 'passage':
      return tall(
        'div',
        {
          ...about,
          [own('passage')]: block.passageId,
          [own('kind')]: block.kind,
          ...(block.markedLine === undefined ? {} : { [own('line')]: String(block.markedLine) }),
          ...(block.hasNumberedParagraphs === true ? { [own('numbered')]: 'true' } : {}),
        },
        tag('h3', {}, inline(block.title)),
        ...(block.author === undefined ? [] : [tag('p', { [own('part')]: 'author' }, inline(block.author))]),
        ...block.paragraphs.map((paragraph) => tag('p', {}, inline(paragraph))),
      );
    case 'table':
      return tall(
        'table',
        about,
        tag('caption', {}, inline(block.caption)),
        tag('thead', {}, row('th', block.head)),
        tall('tbody', {}, ...block.rows.map((cells) => row('td', cells))),
      );
    case 'audio':
      return tag('p', { ...about, [own('word')]: block.word, [own('sentence')]: block.sentence }, '(Listen.)');
  }
}

/** Counts the drawings of one item. */
export interface FigureNames {
  readonly prefix: string;
  drawn: number;
}

/** Each block as XML, in order. */
export function blockTexts(blocks: readonly Block[], names: FigureNames): string[] {
  return blocks.map((block) => blockText(block, `${names.prefix}-f${++names.drawn}`));
}
