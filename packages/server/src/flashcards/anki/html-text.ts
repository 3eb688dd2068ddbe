/** Turns the HTML of an Anki card into our plain text with its marks and formulas. Nothing of it is ever shown as HTML. */
import { type HtmlPicture, type HtmlText, readHtml, tidyLines } from '@comet/questions/exchange/html-text';

/** A picture by its name among the media. */
export type FacePicture = HtmlPicture;
export type FaceText = Omit<HtmlText, 'losesContent'>;

const formula = /\\\((.+?)\\\)|\\\[(.+?)\\\]|\[\$\$?\](.+?)\[\/\$\$?\]/gs;
const latex = /\[latex\]\s*\$+(.+?)\$+\s*\[\/latex\]/gs;
const sound = /\[sound:[^\]]*\]|\[anki:play:[^\]]*\]/g;

const asFormula = (tex: string): string => `$${tex.replaceAll(/\s+/g, ' ').replaceAll('$', '').trim()}$`;

function withFormulas(text: string): string {
  return text
    .replaceAll(latex, (_, tex: string) => asFormula(tex))
    .replaceAll(formula, (_, ...parts: string[]) =>
      asFormula(parts.slice(0, 3).find((part) => part !== undefined) ?? ''),
    );
}

/** Anki writes blanks and the like in names as web addresses do. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

export function readFace(html: string): FaceText {
  const read = readHtml(html, { betweenParagraphs: '\n', rewrite: { 'anki-mathjax': asFormula } });
  const silent = read.text.replaceAll(sound, '');
  return {
    text: tidyLines(withFormulas(silent)),
    pictures: read.pictures.map(({ name, alt }) => ({ name: decoded(name), alt })),
    hasSound: read.hasSound || silent !== read.text,
    hasScript: read.hasScript,
  };
}
