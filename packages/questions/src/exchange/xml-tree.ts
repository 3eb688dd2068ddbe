/** Ways through read XML. */
import { FaultFound } from './exchanged.ts';
import { type OwnName, own } from './qti-names.ts';
import type { XmlElement, XmlNode } from './xml-reader.ts';

/** Where an element or text stands, refused with a sentence. */
export function refuse(at: { readonly line: number }, reason: string): never {
  throw new FaultFound(at.line, reason);
}

export function elementsIn({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child.kind === 'element');
}

/** The children of this name. */
export function named(element: XmlElement, name: string): XmlElement[] {
  return elementsIn(element).filter((child) => child.name === name);
}

/** Every element at any depth, the element itself aside. */
export function allIn(element: XmlElement): XmlElement[] {
  return elementsIn(element).flatMap((child) => [child, ...allIn(child)]);
}

/** The first element of this name at any depth, the element itself aside. */
export function findIn(element: XmlElement, name: string): XmlElement | undefined {
  for (const child of elementsIn(element)) {
    const found = child.name === name ? child : findIn(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All text in an element, as it stands. */
export function rawText(element: XmlElement): string {
  return element.children.map((child) => (child.kind === 'text' ? child.text : rawText(child))).join('');
}

/** An attribute of ours. */
export function ownValue(element: XmlElement, name: OwnName): string | undefined {
  return element.attributes.get(own(name));
}

/** An attribute that must be there. */
export function attributeOf(element: XmlElement, name: string): string {
  return element.attributes.get(name) ?? refuse(element, `<${element.name}> must say ${name}.`);
}

const isBlank = (node: XmlNode): boolean => node.kind === 'text' && /^[ \t\n]*$/.test(node.text);

/** The child elements of one that holds no text of its own. */
export function onlyElements(element: XmlElement): XmlElement[] {
  const stray = element.children.find((child) => child.kind === 'text' && !isBlank(child));
  return stray === undefined ? elementsIn(element) : refuse(stray, `There is stray text in <${element.name}>.`);
}
