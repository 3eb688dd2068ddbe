/** Writes XML text that the reader gives back to the letter. */
import { unfitCharacter } from './exchanged.ts';

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};

function written(text: string, signs: RegExp): string {
  const found = unfitCharacter(text);
  if (found !== undefined) throw new RangeError(`${found.name} cannot be written in XML`);
  return text.replaceAll(signs, (sign) => references[sign] ?? sign);
}

/** Running text. */
export function xmlText(text: string): string {
  return written(text, /[&<>\r]/g);
}

/** Attributes by name; those that are undefined are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** ` name="value"`; JSON, full of double quotes, stands in single ones. */
function attributeText(name: string, value: string | number): string {
  const text = String(value);
  return text.includes('"')
    ? ` ${name}='${written(text, /[&<'\r\n\t]/g)}'`
    : ` ${name}="${written(text, /[&<"\r\n\t]/g)}"`;
}

/** An element around XML that is written already. */
export function tag(name: string, attributes: Attributes = {}, ...inside: readonly string[]): string {
  const said = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [attributeText(key, value)],
  );
  const content = inside.join('');
  return content === '' ? `<${name}${said.join('')}/>` : `<${name}${said.join('')}>${content}</${name}>`;
}

/** The same with every child on lines of its own; only where white space between children says nothing. */
export function tall(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  return inside.length === 0 ? tag(name, attributes) : tag(name, attributes, `\n${inside.join('\n')}\n`);
}
