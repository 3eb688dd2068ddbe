/** What questions about phrases share: the sentences of a cell, their parts, the nouns they are about. */
import type { Made } from '../../kernel/generator.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import { tap } from '../ask.ts';
import type { Form } from '../seen.ts';
import { cutAtVerb, inside, opensAsNounPhrase, type Parsed, parsedFor } from './sentence-parts.ts';
import { type ClassCell, mistake, type WordClassParams } from './sentences-and-mistakes.ts';

/** A way of asking about phrases. */
export type PhraseForm = Form<WordClassParams>;

type Phrase = NonNullable<WordClassParams['phrase']>;

/** A part of a sentence. */
export type Part = 'subject' | 'verb' | 'object' | 'adverbial';

/** What each part does. */
export const about: Readonly<Record<Part, string>> = {
  subject: 'The subject is who or what does the action of the verb.',
  verb: 'The verb tells what is done.',
  object: 'The object is who or what the action is done to.',
  adverbial: 'An adverbial tells when, where or how something happens.',
};

/** How to look for a part, as a hint. */
export const findFirst: Readonly<Record<Part, string>> = {
  subject: 'Find the verb first. Then ask who or what does it.',
  verb: 'Ask what is done.',
  object: 'Find the verb first. Then ask who or what it is done to.',
  adverbial: 'Find the verb first. Then ask when, where or how it happens.',
};

/** The question that finds a part in this very sentence, with the part as its answer. */
export function foundBy(row: Parsed, part: Part, shown = `**${inside(row[part])}**`): string {
  if (part === 'subject') return `Ask “who or what?” before the verb: ${shown} ${row.verb}.`;
  if (part === 'object') return `Ask “whom or what?” after the verb: ${row.verb} ${shown}.`;
  return part === 'verb' ? `Here that is ${shown}.` : `Ask “${row.tells}?”: ${row.verb} … ${shown}.`;
}

/** The parts in the order they are asked for. */
export const partNames: readonly Part[] = ['subject', 'verb', 'object', 'adverbial'];

/** Whether a cell asks for one of these phrases at one of these difficulties. */
export const isAt = (cell: ClassCell, phrases: readonly Phrase[], ...difficulties: readonly string[]): boolean =>
  cell.params.phrase !== undefined && phrases.includes(cell.params.phrase) && difficulties.includes(cell.difficulty);

/** Sentences both ways of cutting agree on. */
const kept = new Map<string, readonly Parsed[]>();

/** Sentences of a cell on which both ways of cutting agree. In year 6 only easy questions have those of year 4, and only on subject and object, which are new then. */
export function rowsFor(cell: ClassCell): readonly Parsed[] {
  const hasOlder = cell.year < 6 || (cell.difficulty === 'easy' && cell.params.phrase !== 'adverbial');
  const key = `${cell.year} ${hasOlder}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const found = parsedFor(cell.year).filter((row) => {
    const cut = cutAtVerb(row.sentence);
    return (
      (hasOlder || row.year === 6) &&
      cut?.subject === row.subject &&
      cut.rest.startsWith(row.object) &&
      cut.front === (row.fronted ? row.adverbial : '')
    );
  });
  kept.set(key, found);
  return found;
}

/** How many words a text has. */
export const wordsIn = (text: string): number => text.split(' ').length;

/** What makes a question on a sentence hard. */
export const features = (row: Parsed, load: number): QuestionText['features'] => ({
  words: wordsIn(row.sentence),
  load,
});

/** Which part the word at a place belongs to. */
function partAt(row: Parsed, place: number): Part | undefined {
  return partNames.find((part) => {
    const before = row.sentence.slice(0, row.sentence.indexOf(row[part])).trim();
    const from = before === '' ? 0 : wordsIn(before);
    return place >= from && place < from + wordsIn(row[part]);
  });
}

/** What a word outside the phrase is. Subject and object are named only where they are asked about: younger children don't know them yet. */
function beyond(row: Parsed, place: number, asked: 'noun phrase' | Part): string {
  const word = `“${row.sentence.split(' ')[place]?.replaceAll(/[.,]/g, '')}”`;
  const part = partAt(row, place);
  if (part === 'verb') return wordsIn(row.verb) === 1 ? `${word} is the verb.` : `${word} is part of the verb.`;
  return asked === 'noun phrase' || asked === 'adverbial' || part === undefined
    ? `${word} belongs to another part of the sentence.`
    : `${word} belongs to the ${part}.`;
}

/** All the words of a part, to be tapped. */
export function tapPart(
  row: Parsed,
  text: string,
  questionText: Omit<QuestionText, 'variant' | 'features'>,
  load: number,
  asked: 'noun phrase' | Part,
): Made {
  const words = row.sentence.split(' ');
  const count = wordsIn(text);
  const before = row.sentence.slice(0, row.sentence.indexOf(text));
  const from = before === '' ? 0 : before.trim().split(' ').length;
  const places = Array.from({ length: count }, (_, at) => from + at);
  return tap(
    { ...questionText, variant: `tap ${text}: ${row.sentence}`, features: features(row, load) },
    words,
    places,
    (at) => mistake('beyond-the-phrase', beyond(row, at, asked)),
  );
}

/** Whether a part can be asked for: an adverbial such as ‘despite the rain’ tells neither when nor where nor how, as ours are said to do. */
export const isAskable = (row: Parsed, part: Part): boolean => part !== 'adverbial' || row.tells !== 'other';

/** Whether a part is a noun phrase of more than one word. */
export const isNounPhrase = (row: Parsed, part: 'subject' | 'object'): boolean =>
  opensAsNounPhrase(row[part]) && wordsIn(row[part]) > 1;

const opensInner = /^(of|with|in|on|at|from|to|through|over|by|under|for|full)$/;

/** Whether a phrase has another one inside it, after its own first word. */
export const hasInnerPhrase = (phrase: string): boolean =>
  phrase.split(' ').some((word, at) => at > 0 && opensInner.test(word));

/** The words after the noun of the subject or object, which seem to answer where, when or how: ‘with curly hair’. */
export function innerPhraseOf({ subject, object }: Parsed): string | undefined {
  const found = [subject, object].flatMap((text) => {
    const words = text.split(' ');
    const from = words.findIndex((word) => opensInner.test(word));
    return from === -1 ? [] : [words.slice(from).join(' ')];
  });
  return found[0];
}

/** Whether two texts are the same but for capitals. */
export const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The noun a phrase is about: the last word before 'of', 'with' and their like; 'full' belongs to them in 'a cave full of gold', not in 'the full moon'. */
export function nounOf(phrase: string): string {
  const [front = ''] = phrase.split(/ (?:full of|of|with|in|on|at|from|to|through|for) /);
  return front.split(' ').at(-1) ?? '';
}
