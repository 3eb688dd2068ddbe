/** Names that the writer and the reader of QTI share. docs/exchange.md explains them to people. */

export const qtiSpace = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
/** Our own outermost element, for QTI knows no file with several items. */
export const exchangeSpace = 'urn:comet-club:exchange:1';
export const mathsSpace = 'http://www.w3.org/1998/Math/MathML';
export const texEncoding = 'application/x-tex';

/** What QTI has no place for stands in `data-cc-…` attributes, which QTI allows on everything in a body. */
export type OwnName =
  | 'accept'
  | 'answer'
  | 'block'
  | 'clock'
  | 'day'
  | 'figure'
  | 'form'
  | 'given'
  | 'items'
  | 'kind'
  | 'layout'
  | 'line'
  | 'numbered'
  | 'minutes'
  | 'mistake'
  | 'month'
  | 'of'
  | 'ordered'
  | 'part'
  | 'passage'
  | 'pence'
  | 'places'
  | 'punctuation'
  | 'sentence'
  | 'shared'
  | 'spelling'
  | 'step'
  | 'tiles'
  | 'tolerance'
  | 'unit'
  | 'value'
  | 'weekday'
  | 'word';

/** The attribute's whole name. */
export function own(name: OwnName): `data-cc-${OwnName}` {
  return `data-cc-${name}`;
}

/** The catalog of what is read aloud for all of a question. */
export const ownSpokenId = 'SPOKEN';

/** Feedback that belongs to no option. */
export const feedbackNames = { hint: 'HINT', explanation: 'EXPLANATION', mistake: 'MISTAKE_' } as const;

/** A list of choices that drops down in the middle of a sentence. */
export const inlineChoice = 'qti-inline-choice-interaction';

/** The names of options: A, B, C … */
export function optionName(place: number): string {
  return String.fromCodePoint('A'.charCodeAt(0) + place);
}
