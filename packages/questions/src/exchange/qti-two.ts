/** QTI 2.1 and 2.2 under the names of 3.0, so that one reader reads all of them. */
import type { XmlElement, XmlNode } from './xml-reader.ts';

const spaces = ['http://www.imsglobal.org/xsd/imsqti_v2p1', 'http://www.imsglobal.org/xsd/imsqti_v2p2'];

/** Names of XHTML stand in the same namespace and stay as they are. */
const html = new Set(
  'a abbr b blockquote br caption cite code col colgroup div dl dt dd em h1 h2 h3 h4 h5 h6 hr i img li object ol p pre q small span strong sub sup table tbody td tfoot th thead tr tt u ul'.split(
    ' ',
  ),
);

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function renamed(element: XmlElement): XmlElement {
  const isQti = spaces.includes(element.space) && !html.has(element.name);
  return {
    ...element,
    name: isQti ? `qti-${kebab(element.name)}` : element.name,
    attributes: isQti
      ? new Map([...element.attributes].map(([name, value]) => [name.includes(':') ? name : kebab(name), value]))
      : element.attributes,
    children: element.children.map((child: XmlNode) => (child.kind === 'text' ? child : renamed(child))),
  };
}

/** The element under the names of QTI 3.0; undefined where it is no item of QTI 2.1 or 2.2. */
export function fromQtiTwo(element: XmlElement, space: string): XmlElement | undefined {
  if (element.name !== 'assessmentItem' || !spaces.includes(element.space)) return undefined;
  return { ...renamed(element), space };
}
