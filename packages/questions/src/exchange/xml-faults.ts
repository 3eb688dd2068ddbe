/** What to say about XML that can't be read, and which line to change. */
import { lineFinder } from './exchanged.ts';

/** How far the parser had got when it found a fault; places are offsets into the text. */
export interface XmlProgress {
  readonly text: string;
  /** Just after the last character read. */
  readonly at: number;
  /** Just after the last text, tag, attribute, comment or CDATA section that was read whole. */
  readonly readTo: number;
  /** The opening tag that is being read. */
  readonly tag: { readonly name: string; readonly at: number } | undefined;
  /** The innermost element that isn't closed; for a wrong closing tag the element it closed. */
  readonly open: { readonly name: string; readonly line: number } | undefined;
}

/** A fault at a place in the text. */
interface Found {
  readonly at: number;
  readonly reason: string;
}

export const declarationReason = 'A <!DOCTYPE> or any other <!…> declaration is not allowed. Remove it.';
const bareLessThanReason = 'Write < as &lt; unless it begins a tag.';

/** The parser's messages that need other words. The others are fit to be shown. */
const plainReasons: ReadonlyMap<string, string> = new Map([
  ['documents may contain only one root.', 'There is a second outermost element. A file has only one.'],
  ['disallowed character in tag name', bareLessThanReason],
  ['the string "]]>" is disallowed in char data.', 'Write ]]> as ]]&gt;.'],
  ['malformed comment.', 'A comment must not contain --.'],
]);

const declarationMessages = ['inappropriately located doctype declaration.', 'incorrect syntax.'];

/** How the parser's messages about the end of the file begin. */
export const noRoot = 'document must contain a root element.';
const endMessages = [noRoot, 'unexpected end.', 'unclosed tag'];

const bareAmpersand = /&(?!(?:#[0-9]+|#x[0-9A-Fa-f]+|[\p{L}_][\p{L}\p{N}._-]*);)/gu;

const shortened = (text: string): string => (text.length > 30 ? `${text.slice(0, 30)}…` : text);
const sentence = (message: string): string => `${message.slice(0, 100).replace(/\.$/, '')}.`;

/** The parser reads an entity up to the next semicolon, however far away that is, so we look for the & ourselves. */
function bareAmpersandFrom(text: string, from: number): Found | undefined {
  bareAmpersand.lastIndex = from;
  const found = bareAmpersand.exec(text);
  return found === null ? undefined : { at: found.index, reason: 'Write & as &amp;.' };
}

function entityFault({ text, at, readTo }: XmlProgress): Found {
  const place = text.lastIndexOf('&', at - 1);
  const reference = shortened(text.slice(place, at));
  const reason = reference.startsWith('&#')
    ? `${reference} is not a character that XML allows.`
    : `The entity ${reference} is unknown. Only &amp; &lt; &gt; &quot; and &apos; are allowed.`;
  return bareAmpersandFrom(text, readTo) ?? { at: place, reason };
}

function closingFault(message: string, { text, at, open }: XmlProgress): Found {
  const place = text.lastIndexOf('</', at - 2);
  const closing = shortened(text.slice(place, at).replace(/(?!^)[\s<].*$/s, ''));
  const reasonOf = (): string => {
    if (message === 'disallowed character in closing tag.') return `${closing} has no > at its end.`;
    if (open === undefined) return `${closing} has no opening tag.`;
    return `Close <${shortened(open.name)}> from line ${open.line} before ${closing}.`;
  };
  return { at: place, reason: reasonOf() };
}

function tagFault(message: string, tag: { readonly name: string; readonly at: number }, readTo: number): Found {
  const name = shortened(tag.name);
  if (message === 'disallowed character.')
    return {
      at: readTo,
      reason: `<${name}> has a < in an attribute. Add the missing quotation mark, or write < as &lt;.`,
    };
  // The parser finds an unknown prefix and a repeated attribute only at the end of the tag.
  const isOfWholeTag = message.startsWith('unbound') || message.startsWith('duplicate');
  return { at: isOfWholeTag ? tag.at : readTo, reason: `<${name}> is not valid XML: ${sentence(message)}` };
}

/** The file ends inside of something; says where that began. */
function endFault({ text, readTo, tag, open }: XmlProgress): Found {
  if (tag === undefined && text[readTo] === '<') {
    const [begun = ''] = /^<(?:!--|!\[CDATA\[|[^\s<>]*)/.exec(text.slice(readTo, readTo + 30)) ?? [];
    const isDeclaration = begun.startsWith('<!') && begun !== '<!--' && begun !== '<![CDATA[';
    const reason = begun === '<' ? bareLessThanReason : `${begun} never ends.`;
    return { at: readTo, reason: isDeclaration ? declarationReason : reason };
  }
  const bare = bareAmpersandFrom(text, readTo);
  if (bare !== undefined) return bare;
  if (tag !== undefined) return { at: tag.at, reason: `<${shortened(tag.name)}> never ends: its > or a " is missing.` };
  return {
    at: text.length,
    reason:
      open === undefined
        ? 'This is not XML: there is no element in it.'
        : `<${open.name}> from line ${open.line} is never closed.`,
  };
}

function faultFound(message: string, progress: XmlProgress): Found {
  const { text, at, readTo, tag } = progress;
  if (message.includes('entity')) return entityFault(progress);
  if (/clos(?:e|ing) tag/.test(message)) return closingFault(message, progress);
  if (endMessages.some((start) => message.startsWith(start))) return endFault(progress);
  if (declarationMessages.includes(message)) return { at: readTo, reason: declarationReason };
  if (message === 'text data outside of root node.') {
    const place = readTo + Math.max(0, text.slice(readTo).search(/[^ \t\n]/));
    return { at: place, reason: 'There is text outside the outermost element.' };
  }
  const reason = plainReasons.get(message);
  if (reason !== undefined) return { at: at - 1, reason };
  if (tag !== undefined) return tagFault(message, tag, readTo);
  const what = text.startsWith('<?xml', readTo) ? 'The <?xml …?> declaration' : 'This';
  return { at: at - 1, reason: `${what} is not valid XML: ${sentence(message)}` };
}

/** The parser's message as a sentence, with the line that has to be changed. */
export function xmlFault(message: string, progress: XmlProgress): { readonly line: number; readonly reason: string } {
  const { at, reason } = faultFound(message, progress);
  return { line: lineFinder(progress.text)(at), reason };
}
