/** Finds formulas in the text of a card: TeX between two dollar signs, as in $x^2$. A lone sign is money. */

export interface TextPart {
  readonly text: string;
  readonly isFormula: boolean;
}

const formula = /\$([^$\n]{1,200})\$/g;

export function splitFormulas(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(formula)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index), isFormula: false });
    parts.push({ text: match[1] ?? '', isFormula: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isFormula: false });
  return parts;
}
