/**
 * XML as a tree in which every node knows its line. saxes reads it; the limits are ours. A DOCTYPE is refused, so nothing is
 * ever fetched or expanded.
 */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { FaultFound, lineFinder, plainSource } from './exchanged.ts';
import { declarationReason, noRoot, xmlFault } from './xml-faults.ts';

export interface XmlText {
  readonly kind: 'text';
  readonly text: string;
  readonly line: number;
}

export interface XmlElement {
  readonly kind: 'element';
  /** Without its prefix. */
  readonly name: string;
  /** The namespace; empty where there is none. */
  readonly space: string;
  /** By name as written, prefix and all. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlNode[];
  readonly line: number;
}

export type XmlNode = XmlText | XmlElement;

const maxDepth = 64;
const maxElements = 200_000;
const maxAttributes = 64;

/** An element that isn't closed yet. */
interface Open {
  readonly element: XmlElement;
  readonly children: XmlNode[];
  readonly name: string;
  readonly line: number;
}

class Reader {
  private readonly text: string;
  private readonly lineAt: (offset: number) => number;
  private readonly parser = new SaxesParser({
    xmlns: true,
    position: false,
    // XML 1.1 would let control characters in, by reference.
    defaultXMLVersion: '1.0',
    forceXMLVersion: true,
  });
  private readonly open: Open[] = [];
  private root: XmlElement | undefined;
  private elements = 0;
  /** Where the last text, tag, attribute, comment or CDATA section ends. */
  private readTo: number;
  private tag: { readonly name: string; readonly at: number } | undefined;
  private attributes = 0;
  private closed: Open | undefined;

  constructor(source: string) {
    this.text = plainSource(source);
    this.lineAt = lineFinder(this.text);
    this.readTo = this.text.search(/[^ \t\n]|$/);
    const { parser } = this;
    parser.on('error', ({ message }) => this.fail(message));
    parser.on('xmldecl', ({ encoding }) => this.checkEncoding(encoding));
    parser.on('doctype', () => this.refuse(this.readTo, declarationReason));
    parser.on('opentagstart', ({ name }) => this.beginTag(name));
    parser.on('attribute', () => this.countAttribute());
    parser.on('opentag', (tag) => this.openElement(tag));
    parser.on('closetag', () => {
      this.closed = this.open.pop();
      this.readTo = parser.position;
    });
    parser.on('text', (text) => this.addText(text, parser.position - 1));
    parser.on('cdata', (text) => this.addText(text, parser.position));
    // A comment is reported before its last >.
    parser.on('comment', () => {
      this.readTo = parser.position + 1;
    });
    parser.on('processinginstruction', () => {
      this.readTo = parser.position;
    });
  }

  read(): XmlElement {
    this.parser.write(this.text).close();
    return this.root ?? this.fail(noRoot);
  }

  private refuse(at: number, reason: string): never {
    throw new FaultFound(this.lineAt(at), reason);
  }

  private fail(message: string): never {
    const isWrongClosing = message === 'unexpected close tag.';
    const { line, reason } = xmlFault(message, {
      text: this.text,
      at: this.parser.position,
      readTo: this.readTo,
      tag: this.tag,
      open: isWrongClosing ? this.closed : this.open.at(-1),
    });
    throw new FaultFound(line, reason);
  }

  private checkEncoding(encoding: string | undefined): void {
    if (encoding !== undefined && encoding.toUpperCase() !== 'UTF-8')
      this.refuse(0, `The file must be written in UTF-8, not in ${encoding.slice(0, 20)}.`);
    this.readTo = this.parser.position;
  }

  private addText(text: string, end: number): void {
    const line = this.lineAt(this.readTo);
    this.open.at(-1)?.children.push({ kind: 'text', text, line });
    // What stands outside of the outermost element is refused by the parser, which needs to know where it began.
    if (this.open.length > 0 || text.trim() === '') this.readTo = end;
  }

  private beginTag(name: string): void {
    this.tag = { name, at: this.readTo };
    this.attributes = 0;
    if (this.open.length >= maxDepth) this.refuse(this.readTo, `Elements are nested more than ${maxDepth} deep.`);
    if (++this.elements > maxElements) this.refuse(this.readTo, `There are more than ${maxElements} elements.`);
  }

  private countAttribute(): void {
    const { tag } = this;
    this.readTo = this.parser.position;
    if (++this.attributes > maxAttributes && tag !== undefined)
      this.refuse(tag.at, `<${tag.name.slice(0, 30)}> has more than ${maxAttributes} attributes.`);
  }

  private openElement({ name, local, uri, attributes: read }: SaxesTagNS): void {
    const line = this.lineAt(this.tag?.at ?? 0);
    const attributes = new Map(Object.values(read).map((attribute) => [attribute.name, attribute.value]));
    const children: XmlNode[] = [];
    const element: XmlElement = { kind: 'element', name: local, space: uri, attributes, children, line };
    this.open.at(-1)?.children.push(element);
    this.root ??= element;
    this.open.push({ element, children, name, line });
    this.tag = undefined;
    this.readTo = this.parser.position;
  }
}

/** The outermost element of an XML text. Throws FaultFound. */
export function readXml(source: string): XmlElement {
  return new Reader(source).read();
}
