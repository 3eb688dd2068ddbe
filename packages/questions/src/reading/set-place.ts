/** Where a question stands in a set about its passage, and what of the passage it tells: found in what is shown, whichever form asks it. */
import type { Made, SetPlace } from '../kernel/generator.ts';
import { plainText, says, shownBy } from '../kernel/plain-text.ts';
import { type Passage, plain } from './passages/passage.ts';
import { sentencesIn } from './passages/sentences.ts';

/** Something the file asks: in which words of a question it is recognised, and where in the text it stands. */
interface Fact {
  readonly name: string;
  readonly recognisedBy: readonly string[];
  readonly sentences: readonly number[];
}

interface Read {
  /** The first sentence of each paragraph, heading or verse. */
  readonly paragraphStarts: readonly number[];
  readonly sentenceCount: number;
  readonly facts: readonly Fact[];
}

/** A shorter answer, a number, and a name that the text and its questions have everywhere stand in many sentences that do not tell it. */
const shortestTelling = 3;
const usual = 3;
const tells = (answer: string, whole: string): boolean =>
  answer.length >= shortestTelling && !/^[\d.,]+$/.test(answer) && whole.split(answer).length <= usual;

const marks = (text: string): string => plainText(plain(text)).replaceAll(/^[.,;:!?"]+|[.,;:!?"]+$/g, '');

/** The text in sentences; each line of a poem or a play is one. */
function sentencesOf({ kind, paragraphs }: Passage): { readonly sentences: string[]; readonly starts: number[] } {
  const sentences: string[] = [];
  const starts: number[] = [];
  for (const { text } of paragraphs) {
    starts.push(sentences.length);
    const parts = kind === 'poetry' || kind === 'drama' ? text.split('\n') : sentencesIn(text);
    sentences.push(...parts.map(plain));
  }
  return { sentences, starts };
}

/** The sentences that some words of the text reach into. */
function sentencesWith(sentences: readonly string[], quote: string): number[] {
  const wanted = plain(quote);
  if (wanted === '') return [];
  const at = sentences.join(' ').indexOf(wanted);
  if (at < 0) return [];
  const found: number[] = [];
  let from = 0;
  for (const [place, sentence] of sentences.entries()) {
    if (from < at + wanted.length && from + sentence.length > at) found.push(place);
    from += sentence.length + 1;
  }
  return found;
}

function read(passage: Passage): Read {
  const { sentences, starts } = sentencesOf(passage);
  const whole = marks([...sentences, ...passage.items.map(({ asks }) => asks)].join(' '));
  const items = passage.items.map(({ line, skill, asks, right, evidence }): Fact => {
    const answer = marks(right.text);
    const told = tells(answer, whole) ? [answer] : [];
    return skill === 'vocabulary'
      ? { name: `line ${line}`, recognisedBy: [...told, `“${asks.toLowerCase()}”`], sentences: [] }
      : {
          name: `line ${line}`,
          recognisedBy: [...told, marks(asks)],
          sentences: sentencesWith(sentences, evidence[0] ?? ''),
        };
  });
  const statements = Object.values(passage.lists)
    .flat()
    .map(({ line, text, quote }) => ({
      name: `line ${line}`,
      recognisedBy: [marks(text)],
      sentences: sentencesWith(sentences, quote),
    }));
  const happenings = passage.happenings.map(({ text, quote }) => ({
    name: text,
    recognisedBy: [marks(text)],
    sentences: sentencesWith(sentences, quote),
  }));
  return { paragraphStarts: starts, sentenceCount: sentences.length, facts: [...items, ...statements, ...happenings] };
}

const shelf = new WeakMap<Passage, Read>();

function readOf(passage: Passage): Read {
  const found = shelf.get(passage) ?? read(passage);
  shelf.set(passage, found);
  return found;
}

/** All that a child sees of a question and its explanation, but for the passage. */
function shownText({ question: { prompt, answer }, explanation }: Made): string {
  const options =
    answer.type === 'multipleChoice'
      ? answer.options.flat().map(shownBy)
      : answer.type === 'multipleWordChoice'
        ? answer.groups.flatMap(({ label = '', words }) => [label, ...words])
        : [];
  const asked = prompt.flatMap((block) => (block.type === 'passage' ? [] : [shownBy(block)]));
  return plainText(plain([...asked, ...options, ...explanation.flat().map(shownBy)].join(' . ')));
}

/** The paragraph or verse that a question names, such as ‘verse 2’. */
function namedPart({ paragraphs }: Passage, shown: string): number {
  const [, number] = /\b(?:paragraph|verse) (\d+)/u.exec(shown) ?? [];
  return paragraphs.findIndex(({ part, isHeading }) => !isHeading && part === Number(number));
}

/** What is asked about one place comes in the order of the text; what is asked about many places comes last. */
const fewPlaces = 2;

export function setPlaceOf(passage: Passage, made: Made): SetPlace {
  const { facts, paragraphStarts, sentenceCount } = readOf(passage);
  const shown = shownText(made);
  const told = facts.filter(({ recognisedBy }) => recognisedBy.some((words) => says(shown, words)));
  const sentences = [...new Set(told.flatMap((fact) => fact.sentences))].sort((one, other) => one - other);
  const part = namedPart(passage, shown);
  const isPlaced = sentences.length > 0 && told.length <= fewPlaces;
  const place = isPlaced ? (sentences[0] ?? 0) : (paragraphStarts[part] ?? sentenceCount);
  return {
    stimulusId: passage.id,
    place,
    tells: [
      ...told.map(({ name }) => name),
      ...sentences.map((sentence) => `sentence ${sentence + 1}`),
      ...(told.length === 0 && part >= 0 ? [`part ${part + 1}`] : []),
    ],
  };
}
