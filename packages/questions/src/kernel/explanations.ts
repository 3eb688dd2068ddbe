/** How far an explanation teaches: how long it is, whether it only repeats the hint, and what it leaves out. */
import type { Made } from './generator.ts';
import { altsOf, plainText, says, shownBy } from './plain-text.ts';

/** An explanation of at most this many steps, with fewer characters than `fewestCharacters`, is short. */
const fewestSteps = 3;
const fewestCharacters = 110;
/** Shorter sentences, such as 'Count them.', may be in both a hint and an explanation. */
const fewestSentenceWords = 4;

type Explained = Pick<Made, 'hint' | 'explanation'>;

/** What all the steps show, as one plain text; drawings count with their letters and digits only. */
export function explanationText({ explanation }: Pick<Made, 'explanation'>): string {
  return plainText(explanation.flat().map(shownBy).join(' '));
}

/** What the hint shows, as plain text. */
export function hintText({ hint }: Pick<Made, 'hint'>): string {
  return plainText(hint.map(shownBy).join(' '));
}

/** Whether there are two steps or fewer, and fewer than 110 characters in them. */
export function isShortExplanation(made: Pick<Made, 'explanation'>): boolean {
  return made.explanation.length < fewestSteps && explanationText(made).length < fewestCharacters;
}

/** The sentences of the hint, of four words or more, that the explanation has word for word. */
export function repeatedHints(made: Explained): readonly string[] {
  const explained = explanationText(made);
  return hintText(made)
    .split(/[.?!]+(?:\s+|$)/)
    .filter((sentence) => sentence.split(' ').length >= fewestSentenceWords && says(explained, sentence));
}

/** Things an explanation may point at, and the words by which a question shows that it has them. */
const things: readonly (readonly [thing: string, named: RegExp, shown: RegExp])[] = [
  ['bars', /^(?!.*\bdraw\b).*\bbars?\b/, /\bbars?\b/],
  ['a chart', /\bcharts?\b/, /\bcharts?\b|\bbars?\b|\bgraphs?\b/],
  ['a graph', /\bgraphs?\b/, /\bgraphs?\b|\bcharts?\b|\blines?\b/],
  ['a clock face', /\b(?:hour|minute|long|short) hand\b/, /\bclock|\bhands?\b|\bwatch/],
  ['a protractor', /\bprotractor\b/, /\bprotractor\b|\bdegrees\b/],
  [
    'a cost',
    /£|\bcosts?\b|\bprices?\b/,
    /£|\d ?p\b|\bcosts?\b|\bprices?\b|\bpa(?:y|id)|\bmoney\b|\bpence\b|\bcoins?\b|\bspen[dt]\b|\bcharges?\b|\bfee\b/,
  ],
];

/** What an explanation names that neither the question nor a drawing of its own shows. */
export function unshownThings({
  question,
  hint,
  explanation,
}: Pick<Made, 'question' | 'hint' | 'explanation'>): readonly string[] {
  const { answer, prompt, spoken } = question;
  const options = answer.type === 'multipleChoice' ? answer.options.flat() : [];
  const around = answer.type === 'writeAnswer' ? `${answer.before ?? ''} ${answer.after ?? ''}` : '';
  const words =
    answer.type === 'multipleWordChoice' ? answer.groups.flatMap((group) => [group.label ?? '', ...group.words]) : [];
  const blocks = [...prompt, ...options];
  const seen = plainText(
    [...blocks.map(shownBy), altsOf([...blocks, ...explanation.flat()]), ...words, around, spoken].join(' '),
  );
  const said = `${explanationText({ explanation })} ${hintText({ hint })}`;
  return things.flatMap(([thing, named, shown]) => (named.test(said) && !shown.test(seen) ? [thing] : []));
}
