/** Blocks out of XHTML, MathML and our own marks. What we have no block for is refused, never left out. */
import { figureSchema } from '@comet/contract/figure';
import { type Block, blockSchema } from '@comet/contract/question';
import { exactText, isInline, looseText } from './inline-reader.ts';
import { texEncoding } from './qti-names.ts';
import { readJson } from './safe-json.ts';
import type { XmlElement, XmlNode } from './xml-reader.ts';
import { attributeOf, elementsIn, findIn, named, onlyElements, ownValue, rawText, refuse } from './xml-tree.ts';

/** What a reader does with an element of QTI in the flow: text that stands in its place, or nothing. */
type OnOther = (element: XmlElement) => string | undefined;

const containers = new Set([
  'div',
  'p',
  'section',
  'article',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'qti-content-body',
]);

const noOther: OnOther = (element) =>
  refuse(element, `<${element.name}> cannot come in: only text, tables and formulas with TeX can.`);

const checked = (element: XmlElement, value: unknown): Block => {
  const found = blockSchema.safeParse(value);
  if (found.success) return found.data;
  return refuse(
    element,
    `This is no ${ownValue(element, 'block') ?? element.name}: ${found.error.issues[0]?.message}.`,
  );
};

function readMaths(element: XmlElement): Block {
  const annotation = findIn(element, 'annotation');
  if (annotation?.attributes.get('encoding') !== texEncoding)
    return refuse(element, `A formula must carry its TeX in <annotation encoding="${texEncoding}">.`);
  const tex = rawText(annotation);
  return { type: 'maths', tex, spoken: element.attributes.get('alttext') ?? tex };
}

function readTable(element: XmlElement): Block {
  const read = ownValue(element, 'block') === undefined ? looseText : exactText;
  const rows = onlyElements(element).flatMap((child) => {
    if (child.name === 'tr') return [child];
    if (child.name === 'thead' || child.name === 'tbody') return onlyElements(child);
    return child.name === 'caption' ? [] : refuse(child, `<${child.name}> cannot stand in a table.`);
  });
  const texts = rows.map((row) =>
    onlyElements(row).map((cell) => {
      if (cell.attributes.has('colspan') || cell.attributes.has('rowspan'))
        refuse(cell, 'Cells that span others cannot come in.');
      return read(cell.children);
    }),
  );
  const [head, ...rest] = texts;
  if (head === undefined || rows.slice(0, 1).some((row) => elementsIn(row).some(({ name }) => name !== 'th')))
    return refuse(element, 'A table begins with a row of <th>.');
  if (rest.some((cells) => cells.length !== head.length))
    return refuse(element, 'Every row of a table must have as many cells as its head.');
  const [caption] = named(element, 'caption');
  return { type: 'table', caption: caption === undefined ? '' : read(caption.children), head, rows: rest };
}

function readPassage(element: XmlElement): Block {
  const [first, ...others] = onlyElements(element);
  if (first?.name !== 'h3') return refuse(element, 'A passage begins with its title in <h3>.');
  const isAuthor = (one: XmlElement): boolean => ownValue(one, 'part') === 'author';
  const author = others.find(isAuthor);
  const line = ownValue(element, 'line');
  return checked(element, {
    type: 'passage',
    passageId: ownValue(element, 'passage'),
    kind: ownValue(element, 'kind'),
    title: exactText(first.children),
    ...(author === undefined ? {} : { author: exactText(author.children) }),
    paragraphs: others.filter((one) => !isAuthor(one)).map((one) => exactText(one.children)),
    ...(line === undefined ? {} : { markedLine: Number(line) }),
    ...(ownValue(element, 'numbered') === 'true' ? { hasNumberedParagraphs: true } : {}),
  });
}

function readFigure(element: XmlElement): Block {
  const figure = figureSchema.safeParse(readJson(ownValue(element, 'figure') ?? '', element.line));
  if (figure.success) return { type: 'figure', figure: figure.data };
  const [issue] = figure.error.issues;
  return refuse(element, `This is no figure, at ${issue?.path.join('.') || 'its beginning'}: ${issue?.message}.`);
}

function readOwnText(element: XmlElement): Block {
  const paragraphs = elementsIn(element).some(({ name }) => name === 'p')
    ? onlyElements(element).map(({ children }) => exactText(children))
    : [exactText(element.children)];
  return { type: 'text', text: paragraphs.join('\n\n') };
}

function readOwn(element: XmlElement, kind: string): Block {
  const block = readKind(element, kind);
  const mayBeShared = block.type === 'text' || block.type === 'figure' || block.type === 'table';
  return mayBeShared && ownValue(element, 'shared') === 'true' ? { ...block, isShared: true } : block;
}

function readKind(element: XmlElement, kind: string): Block {
  switch (kind) {
    case 'text':
      return readOwnText(element);
    case 'maths':
      return readMaths(findIn(element, 'math') ?? refuse(element, 'There is no <math> in this formula.'));
    case 'figure':
      return readFigure(element);
    case 'passage':
      return readPassage(element);
    case 'table':
      return readTable(element);
    case 'audio':
      return checked(element, {
        type: 'audio',
        word: ownValue(element, 'word'),
        sentence: ownValue(element, 'sentence'),
      });
    default:
      return refuse(element, `No block is called '${kind.slice(0, 20)}'.`);
  }
}

/** Gathers blocks; paragraphs of others that follow one another are one text block. */
class Flow {
  private readonly blocks: Block[] = [];
  private readonly onOther: OnOther;
  private paragraphs: string[] = [];
  private line = '';

  constructor(onOther: OnOther) {
    this.onOther = onOther;
  }

  read(nodes: readonly XmlNode[]): Block[] {
    this.take(nodes);
    this.endText();
    return this.blocks;
  }

  private take(nodes: readonly XmlNode[]): void {
    for (const node of nodes) {
      if (node.kind === 'text') this.line += looseText([node], true);
      else this.takeElement(node);
    }
  }

  private takeElement(element: XmlElement): void {
    const kind = ownValue(element, 'block');
    if (kind !== undefined) this.put(readOwn(element, kind));
    else if (element.name === 'math') this.put(readMaths(element));
    else if (element.name === 'table') this.put(readTable(element));
    else if (element.name === 'ul' || element.name === 'ol') this.takeList(element);
    else if (isInline(element) && elementsIn(element).every(isInline)) this.line += looseText([element], true);
    else if (element.name === 'span') this.take(element.children);
    else if (containers.has(element.name)) {
      this.endParagraph();
      this.take(element.children);
      this.endParagraph();
    } else this.line += this.onOther(element) ?? '';
  }

  private takeList(element: XmlElement): void {
    this.endParagraph();
    const lines = onlyElements(element).map((item, place) => {
      if (item.name !== 'li') refuse(item, `<${item.name}> cannot stand in a list.`);
      return `${element.name === 'ol' ? `${place + 1}.` : '•'} ${looseText(item.children)}`;
    });
    this.paragraphs.push(lines.join('\n'));
  }

  private put(block: Block): void {
    this.endText();
    this.blocks.push(block);
  }

  private endParagraph(): void {
    const lines = this.line.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' ').trim());
    const text = lines.join('\n').trim();
    if (text !== '') this.paragraphs.push(text);
    this.line = '';
  }

  private endText(): void {
    this.endParagraph();
    if (this.paragraphs.length > 0) this.blocks.push({ type: 'text', text: this.paragraphs.join('\n\n') });
    this.paragraphs = [];
  }
}

/** The blocks that these nodes hold. `onOther` meets what is no text, table or formula. */
export function readBlocks(nodes: readonly XmlNode[], onOther: OnOther = noOther): Block[] {
  return new Flow(onOther).read(nodes);
}

/** The text of an element that is a name or a sentence: to the letter where it is ours. */
export function lineOf(element: XmlElement, isOwn: boolean): string {
  if (isOwn) return exactText(element.children);
  const [only, ...more] = element.children.filter((child) => child.kind === 'element' || child.text.trim() !== '');
  const isWrapped = more.length === 0 && only?.kind === 'element' && (only.name === 'p' || only.name === 'div');
  return isWrapped ? lineOf(only, isOwn) : looseText(element.children);
}

/** An attribute of QTI that is a whole number. */
export function wholeOf(element: XmlElement, name: string, otherwise: number): number {
  if (!element.attributes.has(name)) return otherwise;
  const said = attributeOf(element, name);
  return /^\d{1,6}$/.test(said) ? Number(said) : refuse(element, `${name} must be a whole number.`);
}
