/** Turns the HTML of an Anki card into our plain text with its marks and formulas. Nothing of it is ever shown as HTML. */
import { Parser } from 'htmlparser2';

/** A picture by its name among the media, and the words that it has for those who can't see it. */
export interface FacePicture {
  readonly name: string;
  readonly alt: string;
}

export interface FaceText {
  readonly text: string;
  /** In their order. */
  readonly pictures: readonly FacePicture[];
  readonly hasSound: boolean;
  readonly hasScript: boolean;
}

/** A field may be as long as a book; what is beyond this is no card. */
const maxHtmlLetters = 50_000;

const ownLine = new Set([
  'div',
  'p',
  'li',
  'tr',
  'ul',
  'ol',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'pre',
  'blockquote',
]);
const unread = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'svg',
  'math',
  'iframe',
  'object',
  'select',
  'textarea',
]);
const sounding = new Set(['audio', 'video', 'embed', 'source']);
const marks: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '_', em: '_' };

const raised = { plain: '0123456789+-=()n', sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ' };

/** Small figures as letters of their own; what has no such letters stays as it is. */
function shift(text: string, way: 'sup' | 'sub'): string {
  const shifted = [...text].map((letter) => [...raised[way]][raised.plain.indexOf(letter)]);
  return shifted.includes(undefined) ? text : shifted.join('');
}

/** A mark round a text of one line, close to its words; one that has the mark itself is left alone. */
function marked(mark: string, text: string): string {
  const words = text.trim();
  if (words === '' || /[\n$]/.test(text) || text.includes(mark)) return text;
  return text.replace(words, () => `${mark}${words}${mark}`);
}

const formula = /\\\((.+?)\\\)|\\\[(.+?)\\\]|\[\$\$?\](.+?)\[\/\$\$?\]/gs;
const latex = /\[latex\]\s*\$+(.+?)\$+\s*\[\/latex\]/gs;
const sound = /\[sound:[^\]]*\]|\[anki:play:[^\]]*\]/g;
const noBreak = '\u00a0';

const asFormula = (tex: string): string => `$${tex.replaceAll(/\s+/g, ' ').replaceAll('$', '').trim()}$`;

function withFormulas(text: string): string {
  return text
    .replaceAll(latex, (_, tex: string) => asFormula(tex))
    .replaceAll(formula, (_, ...parts: string[]) =>
      asFormula(parts.slice(0, 3).find((part) => part !== undefined) ?? ''),
    );
}

/** Lines without blanks round them, and never two blank ones together. */
const tidy = (text: string): string =>
  text
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .replaceAll(noBreak, ' ')
    .trim()
    .normalize('NFC');

/** Anki writes blanks and the like in names as web addresses do. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

export function readFace(html: string): FaceText {
  const pictures: FacePicture[] = [];
  let hasSound = false;
  let hasScript = false;
  let unreadDepth = 0;
  /** What is open: its texts are put together when it closes. */
  const open: { readonly tag: string; text: string }[] = [{ tag: '', text: '' }];
  const write = (text: string): void => {
    const inner = open.at(-1);
    if (inner !== undefined) inner.text += text;
  };
  const breakLine = (): void => {
    const inner = open.at(-1);
    const isInside = open.length > 1 || (inner?.text ?? '') !== '';
    if (isInside && !inner?.text.endsWith('\n')) write('\n');
  };
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (Object.keys(attributes).some((name) => name.startsWith('on'))) hasScript = true;
        if (tag === 'script') hasScript = true;
        if (sounding.has(tag)) hasSound = true;
        if (unread.has(tag)) unreadDepth++;
        if (unreadDepth > 0) return;
        if (tag === 'img' && attributes.src !== undefined)
          pictures.push({ name: decoded(attributes.src), alt: attributes.alt ?? '' });
        if (tag === 'br') write('\n');
        if (ownLine.has(tag)) breakLine();
        if (tag === 'li') write('• ');
        if (tag === 'td' || tag === 'th') write(' ');
        if (marks[tag] !== undefined || tag === 'sup' || tag === 'sub' || tag === 'anki-mathjax')
          open.push({ tag, text: '' });
      },
      ontext(text) {
        if (unreadDepth === 0) write(text.replaceAll(/[ \t\r\n\f]+/g, ' '));
      },
      onclosetag(tag) {
        if (unread.has(tag)) {
          unreadDepth = Math.max(0, unreadDepth - 1);
          return;
        }
        if (unreadDepth > 0) return;
        if (open.length > 1 && open.at(-1)?.tag === tag) {
          const { text = '' } = open.pop() ?? {};
          const mark = marks[tag];
          if (mark !== undefined) write(marked(mark, text));
          else if (tag === 'anki-mathjax') write(asFormula(text));
          else write(shift(text, tag === 'sup' ? 'sup' : 'sub'));
        }
        if (ownLine.has(tag)) breakLine();
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(html.slice(0, maxHtmlLetters));
  parser.end();
  const raw = open.map(({ text }) => text).join('');
  const silent = raw.replaceAll(sound, '');
  return { text: tidy(withFormulas(silent)), pictures, hasSound: hasSound || silent !== raw, hasScript };
}
