/**
 * A small strict XML reader: elements, text, CDATA and namespaces, each with its line. No DOCTYPE, no entities but the five
 * of XML, nothing is ever fetched or expanded, so no file grows while it is read.
 */
import { FaultFound, lineFinder, plainSource, unfitCharacter } from './exchanged.ts';

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

const deepest = 64;
const mostElements = 200_000;
const mostAttributes = 64;

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const namePattern = '[\\p{L}_][\\p{L}\\p{N}_.\\-]*(?::[\\p{L}_][\\p{L}\\p{N}_.\\-]*)?';
const tagName = new RegExp(namePattern, 'uy');
const attribute = new RegExp(`[ \\t\\n]+(${namePattern})[ \\t\\n]*=[ \\t\\n]*(?:"([^"<]*)"|'([^'<]*)')`, 'uy');
const tagEnd = /[ \t\n]*(\/?)>/y;
const declaration = /<\?xml[ \t\n][^?]*\?>/y;
const reference = /&(?:#x([0-9A-Fa-f]+)|#([0-9]+)|([A-Za-z][A-Za-z0-9]*));/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

/** An element that is not closed yet. */
interface Open {
  readonly element: XmlElement;
  readonly children: XmlNode[];
  readonly written: string;
  readonly spaces: ReadonlyMap<string, string>;
}

const noSpaces: ReadonlyMap<string, string> = new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]);

/** The namespaces in force inside an element. */
function spacesWith(
  outer: ReadonlyMap<string, string>,
  attributes: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const declared = [...attributes].flatMap(([name, value]): [string, string][] => {
    if (name === 'xmlns') return [['', value]];
    return name.startsWith('xmlns:') ? [[name.slice('xmlns:'.length), value]] : [];
  });
  return declared.length === 0 ? outer : new Map([...outer, ...declared]);
}

class Reader {
  private readonly text: string;
  private readonly lineAt: (offset: number) => number;
  private readonly open: Open[] = [];
  private root: XmlElement | undefined;
  private elements = 0;

  constructor(source: string) {
    this.text = plainSource(source);
    this.lineAt = lineFinder(this.text);
  }

  read(): XmlElement {
    const { text } = this;
    let at = this.afterDeclaration();
    while (at < text.length) {
      const next = text.indexOf('<', at);
      const end = next < 0 ? text.length : next;
      if (end > at) this.addText(at, end);
      at = next < 0 ? end : this.afterMarkup(next);
    }
    const left = this.open.at(-1);
    if (left !== undefined) this.refuse(text.length, `<${left.written}> of line ${left.element.line} is never closed.`);
    return this.root ?? this.refuse(0, 'This is no XML: there is no element in it.');
  }

  private refuse(offset: number, reason: string): never {
    throw new FaultFound(this.lineAt(offset), reason);
  }

  private afterDeclaration(): number {
    const found = matchAt(declaration, this.text, 0);
    if (found === undefined) return 0;
    const encoding = /encoding[ \t\n]*=[ \t\n]*["']([^"']*)["']/.exec(found[0])?.[1];
    if (encoding !== undefined && encoding.toUpperCase() !== 'UTF-8')
      this.refuse(0, `The file must be written in UTF-8, not in ${encoding.slice(0, 20)}.`);
    return found[0].length;
  }

  private addText(from: number, to: number): void {
    const raw = this.text.slice(from, to);
    const parent = this.open.at(-1);
    if (parent === undefined) {
      const found = /[^ \t\n]/.exec(raw);
      if (found !== null) this.refuse(from + found.index, 'There is text outside the outermost element.');
      return;
    }
    const wrong = raw.indexOf(']]>');
    if (wrong >= 0) this.refuse(from + wrong, ']]> may not stand in text.');
    parent.children.push({ kind: 'text', text: this.decoded(raw, from), line: this.lineAt(from) });
  }

  /** Text with its references resolved; `from` is where it stands. */
  private decoded(raw: string, from: number): string {
    const parts: string[] = [];
    let at = 0;
    for (let next = raw.indexOf('&'); next >= 0; next = raw.indexOf('&', at)) {
      const found = matchAt(reference, raw, next) ?? this.refuse(from + next, 'A bare & must be written &amp;.');
      parts.push(raw.slice(at, next), this.referred(found, from + next));
      at = next + found[0].length;
    }
    return parts.join('') + raw.slice(at);
  }

  /** The character that a reference stands for. */
  private referred([written, hex, decimal, name]: RegExpExecArray, at: number): string {
    if (name !== undefined)
      return (
        entities.get(name) ??
        this.refuse(at, `The entity ${written.slice(0, 20)} is not known; only &amp; &lt; &gt; &quot; &apos; are.`)
      );
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const character = code <= 0x10ffff ? String.fromCodePoint(code) : '';
    if (character === '' || unfitCharacter(character) !== undefined)
      this.refuse(at, `The reference ${written.slice(0, 20)} stands for no character of XML.`);
    return character;
  }

  /** Reads what begins with the `<` at `at`, and gives where it ends. */
  private afterMarkup(at: number): number {
    const { text } = this;
    if (text.startsWith('<!--', at)) return this.afterComment(at);
    if (text.startsWith('<![CDATA[', at)) return this.afterCData(at);
    if (text.startsWith('<!', at)) return this.refuse(at, 'A DOCTYPE or other <!…> is not read. Take it out.');
    if (text.startsWith('<?', at)) return this.endOf('?>', at, at + 2, 'The <? is never closed.');
    return text.startsWith('</', at) ? this.afterClosing(at) : this.afterOpening(at);
  }

  private endOf(mark: string, at: number, from: number, reason: string): number {
    const end = this.text.indexOf(mark, from);
    return end < 0 ? this.refuse(at, reason) : end + mark.length;
  }

  private afterComment(at: number): number {
    const end = this.endOf('--', at, at + 4, 'The comment is never closed.');
    return this.text[end] === '>' ? end + 1 : this.refuse(end, '-- may not stand in a comment.');
  }

  private afterCData(at: number): number {
    const from = at + '<![CDATA['.length;
    const end = this.endOf(']]>', at, from, 'The CDATA section is never closed.');
    const parent = this.open.at(-1) ?? this.refuse(at, 'There is text outside the outermost element.');
    parent.children.push({ kind: 'text', text: this.text.slice(from, end - 3), line: this.lineAt(at) });
    return end;
  }

  private afterClosing(at: number): number {
    const name = matchAt(tagName, this.text, at + 2)?.[0] ?? this.refuse(at, '</ must be followed by a name.');
    const end = matchAt(tagEnd, this.text, at + 2 + name.length);
    if (end === undefined || end[1] === '/') return this.refuse(at, `</${name}> is not closed rightly.`);
    const closed = this.open.pop();
    if (closed === undefined) return this.refuse(at, `</${name}> closes nothing.`);
    if (closed.written !== name)
      this.refuse(at, `</${name}> stands where <${closed.written}> of line ${closed.element.line} must be closed.`);
    return end.index + end[0].length;
  }

  private afterOpening(at: number): number {
    const written = matchAt(tagName, this.text, at + 1)?.[0] ?? this.refuse(at, 'A bare < must be written &lt;.');
    if (this.open.length === 0 && this.root !== undefined)
      this.refuse(at, 'There is a second outermost element; a file has one.');
    if (this.open.length >= deepest) this.refuse(at, `Elements lie more than ${deepest} deep in each other.`);
    if (++this.elements > mostElements) this.refuse(at, `There are more than ${mostElements} elements.`);
    const { attributes, at: after } = this.attributesFrom(at + 1 + written.length, written);
    const end = matchAt(tagEnd, this.text, after) ?? this.refuse(after, `<${written}> is not written rightly.`);
    const opened = this.opened(written, attributes, at);
    const parent = this.open.at(-1);
    if (parent === undefined) this.root = opened.element;
    else parent.children.push(opened.element);
    if (end[1] !== '/') this.open.push(opened);
    return end.index + end[0].length;
  }

  private attributesFrom(from: number, tag: string): { attributes: Map<string, string>; at: number } {
    const attributes = new Map<string, string>();
    let at = from;
    for (;;) {
      const found = matchAt(attribute, this.text, at);
      if (found === undefined) return { attributes, at };
      const [whole, name = '', double, single = ''] = found;
      if (attributes.has(name)) this.refuse(at, `<${tag}> says ${name} twice.`);
      if (attributes.size >= mostAttributes) this.refuse(at, `<${tag}> has more than ${mostAttributes} attributes.`);
      attributes.set(name, this.decoded((double ?? single).replaceAll(/[\t\n]/g, ' '), at));
      at += whole.length;
    }
  }

  private opened(written: string, attributes: ReadonlyMap<string, string>, at: number): Open {
    const spaces = spacesWith(this.open.at(-1)?.spaces ?? noSpaces, attributes);
    const [prefix, name] = written.includes(':') ? written.split(':', 2) : ['', written];
    for (const used of [written, ...attributes.keys()]) {
      const [first, second] = used.split(':', 2);
      if (second !== undefined && first !== 'xmlns' && !spaces.has(first ?? ''))
        this.refuse(at, `The prefix ${first} is not declared.`);
    }
    const children: XmlNode[] = [];
    const space = spaces.get(prefix ?? '') ?? '';
    const element = { kind: 'element', name: name ?? '', space, attributes, children, line: this.lineAt(at) } as const;
    return { element, children, written, spaces };
  }
}

/** The outermost element of an XML text. Throws FaultFound. */
export function readXml(source: string): XmlElement {
  return new Reader(source).read();
}
