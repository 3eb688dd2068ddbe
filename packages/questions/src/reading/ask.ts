/** Lays out a reading question: the passage first, then what is asked of it. */

import type { Block } from '@comet/contract/question';
import {
  type Answer,
  fixedChoice,
  numberAnswer,
  textChoice,
  typedAnswer,
  type WordGroup,
  wordGroups,
} from '../kernel/answers.ts';
import { fairTextsBy } from '../kernel/fair-texts.ts';
import type { Made } from '../kernel/generator.ts';
import type { Mistake } from '../kernel/key.ts';
import type { WrongAnswer } from '../kernel/mistakes.ts';
import { type QuestionText, questionComposer, textsAloudBy } from '../kernel/question-text.ts';
import type { Random } from '../kernel/random.ts';
import { type Paragraph, type Passage, paragraphWith } from './passages/passage.ts';
import { setPlaceOf } from './set-place.ts';

/** The text around an answer to a question about a passage, which is shown before what is asked and read aloud by itself. */
export interface PassageQuestionText extends Omit<QuestionText, 'prompt'> {
  readonly passage: Passage;
  readonly asks: string;
}

/** Words of the text or of a child in quotation marks, single ones around words that have double ones already. */
export function quoted(words: string): string {
  const shown = withoutLoneBracket(words).replaceAll(/\s*\n\s*/g, ' / ');
  return /[“”]/.test(shown) ? `‘${shown}’` : `“${shown}”`;
}

/** Words of a stage direction without a bracket that is opened or closed outside them. */
export function withoutLoneBracket(words: string): string {
  const pairs = /\([^()]*\)|([()])/g;
  return words.replaceAll(pairs, (found, lone: string | undefined) => (lone === undefined ? found : '')).trim();
}

/** Where in the text these words stand, as a child looks for it: ‘paragraph 2’. */
export function placeOf({ kind, paragraphs }: Passage, quote: string): string {
  const found: Paragraph | undefined = paragraphWith(paragraphs, quote);
  if (found === undefined) return 'the whole text';
  if (found.isHeading) return 'the headings';
  // Of two texts side by side the heading has the title too, which would be long.
  const [, textNumber] = /^Text (\d):/.exec(found.under) ?? [];
  if (textNumber !== undefined) return `text ${textNumber}`;
  if (found.under !== '') return `the part called ${quoted(found.under)}`;
  if (kind === 'poetry') return paragraphs.length === 1 ? 'the poem' : `verse ${found.part}`;
  if (kind !== 'drama') return `paragraph ${found.part}`;
  const third = Math.floor(((found.part - 1) * 3) / paragraphs.length);
  return `the ${['first', 'middle', 'last'][third] ?? 'last'} part of the scene`;
}

/** What a child calls the paragraph or verse with this number: its heading where it has one, since only paragraphs without are numbered. */
export function partCalled(passage: Passage, number: string): string {
  const found = passage.paragraphs.find(({ part, isHeading }) => !isHeading && part === Number(number));
  return found === undefined ? 'the whole text' : placeOf(passage, found.text);
}

/** Prose without headings: there a place is named by the number of its paragraph. */
const isPlacedByNumber = ({ kind, paragraphs }: Passage): boolean =>
  kind !== 'poetry' && kind !== 'drama' && !paragraphs.some(({ isHeading }) => isHeading);

function passageBlock(passage: Passage): Block {
  const { id, title, kind, paragraphs } = passage;
  return {
    type: 'passage',
    passageId: id,
    title,
    kind,
    paragraphs: paragraphs.map(({ text }) => text),
    ...(isPlacedByNumber(passage) ? { hasNumberedParagraphs: true } : {}),
  };
}

const aloud = (text: string): string => text.replaceAll('**', '').replaceAll(/\s*\n+\s*/g, ' ');

const compose = questionComposer({ aloud: textsAloudBy(aloud) });

/** The question: its passage first, then what is asked. */
function composeQuestion({ passage, asks, spoken = asks, ...rest }: PassageQuestionText, answer: Answer): Made {
  const questionText = {
    ...rest,
    prompt: [passageBlock(passage), asks],
    spoken: aloud(spoken),
    variant: `${passage.id} ${rest.variant}`,
  };
  const made = compose(questionText, answer);
  return { ...made, setPlace: setPlaceOf(passage, made) };
}

/** Whole answers tell most by their length. */
const fairAnswers = fairTextsBy({ tries: 12, rarer: 2, alikeCost: 1, longestCost: 1.5 });

/** One of `count` texts in a random order. */
export function askChoice(
  random: Random,
  questionText: PassageQuestionText,
  right: string,
  mistakes: readonly WrongAnswer[],
  count = 4,
): Made | undefined {
  const wrong = mistakes.map(({ text, because }) => [text, because] as const);
  const answer = textChoice(random, right, wrong, { fair: fairAnswers, count });
  return answer && composeQuestion(questionText, answer);
}

/** One of these texts in this order: yes and no, true and false. */
export function askInOrder(
  questionText: PassageQuestionText,
  texts: readonly string[],
  right: string,
  because: (text: string) => Mistake,
): Made {
  return composeQuestion(
    questionText,
    fixedChoice(texts, texts.indexOf(right), because, texts.length === 2 ? 'grid' : 'list'),
  );
}

/** Words, or whole answers: choose as many in each group as are right there. */
export function askGroups(
  questionText: PassageQuestionText,
  groups: readonly WordGroup[],
  layout: 'list' | 'sentence',
): Made {
  return composeQuestion(questionText, wordGroups(groups, layout));
}

/** How many there are of something: a number to type, in words too and with the noun, which is in the plural. */
export function askCount(
  questionText: PassageQuestionText,
  count: number,
  noun: string,
  mistakes: readonly (readonly [number, Mistake])[] = [],
): Made {
  const unit = count === 1 ? noun.replace(/s$/, '') : noun;
  const named = [...new Map(mistakes)].map(([given, because]) => ({ given: String(given), because }));
  return composeQuestion(questionText, numberAnswer(count, named, { unit, form: 'count' }));
}

/** A word or a few to type; a mistake in spelling is forgiven. */
export function askTyped(
  questionText: PassageQuestionText,
  accept: readonly string[],
  mistakes: readonly WrongAnswer[] = [],
): Made {
  const named = mistakes.map(({ text, because }) => ({ given: text, because }));
  return composeQuestion(
    questionText,
    typedAnswer({ kind: 'text', accept: [...accept], spelling: 'forgiving' }, named),
  );
}
