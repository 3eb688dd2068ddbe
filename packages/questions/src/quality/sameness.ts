/** How alike the questions are that a child meets one after the other. */
import type { Block } from '@comet/contract/question';
import type { Made } from '../kernel/generator.ts';
import { childNames } from '../kernel/names.ts';
import { answerTexts, plainText, shownBy } from '../kernel/plain-text.ts';

/** The shares of pairs in a row, from 0 to 1, that are alike in one respect. */
export interface Sameness {
  /** The sentence that asks is the same, once numbers, names and marked words are left out, and so is the kind of answer. */
  readonly form: number;
  /** Seven tenths of the words of two stories, of twelve words or more each, are the same; what most of the row says is no story. */
  readonly story: number;
  /** The right answer is the same word or words. */
  readonly word: number;
  /** Half of the numbers, or more, are the same; where there are drawings, they are the same instead. */
  readonly numbers: number;
  /** The form is the same, and so is the story, the word or the numbers: the same question again, nearly. */
  readonly alike: number;
}

const fewestStoryWords = 12;
const sameStory = 0.7;
const sameNumbers = 0.5;

/** What is compared of a question; undefined where the question has no such thing. */
interface Look {
  readonly form: string;
  readonly story: ReadonlySet<string> | undefined;
  readonly word: string | undefined;
  readonly numbers: ReadonlySet<string> | undefined;
}

const names = new Set<string>(childNames.map((name) => name.toLowerCase()));
const isName = (word: string): boolean => names.has(word.replace(/(?:[’']s)?[.,:;?!]*$/, '').toLowerCase());
const textOf = (blocks: readonly Block[]): string =>
  blocks.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n');

/** The sentence that asks, without what changes from question to question. */
function askingSentence(text: string): string {
  const sentences = text
    .replaceAll(/\*\*.+?\*\*|“.+?”/gs, '*')
    .replaceAll(/\d[\d,.:/]*/g, '#')
    .split(/(?<=[.?!:])\s+|\n/);
  const asking = sentences.findLast((sentence) => sentence.includes('?')) ?? sentences[0] ?? '';
  return asking
    .split(' ')
    .map((word) => (isName(word) ? '*' : word))
    .join(' ');
}

const sentencesOf = ({ question: { prompt } }: Pick<Made, 'question'>): string[] =>
  plainText(prompt.map(shownBy).join('\n').replaceAll('\n', '. ')).split(/(?<=[.?!:])\s+/);

/** The sentences that more than half of a row have: how the questions are asked, not what they are about. */
function sharedSentences(row: readonly Pick<Made, 'question'>[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const item of row)
    for (const sentence of new Set(sentencesOf(item))) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > row.length / 2).map(([sentence]) => sentence));
}

function lookOf({ question, key }: Pick<Made, 'question' | 'key'>, shared: ReadonlySet<string>): Look {
  const { prompt, answer } = question;
  const shown = plainText(prompt.map(shownBy).join(' '));
  const drawings = [...prompt, ...(answer.type === 'multipleChoice' ? answer.options.flat() : [])].filter(
    ({ type }) => type === 'figure',
  );
  const story = sentencesOf({ question }).filter((sentence) => !shared.has(sentence));
  const words = (story.join(' ').match(/\p{L}{2,}/gu) ?? []).filter((word) => !isName(word));
  // Drawings tell questions apart, even where the words around them are the same.
  const numbers = new Set(
    drawings.length > 0 ? drawings.map((block) => JSON.stringify(block)) : shown.match(/\d+(?:[./]\d+)?/g),
  );
  const [word] = answerTexts({ question, key });
  return {
    form: `${answer.type} ${askingSentence(textOf(prompt))}`,
    story: words.length < fewestStoryWords || drawings.length > 0 ? undefined : new Set(words),
    word: word === undefined || !/\p{L}{2}/u.test(word) ? undefined : word,
    numbers: numbers.size === 0 ? undefined : numbers,
  };
}

/** What two sets share, of all that is in either. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((each) => other.has(each)).length;
  return shared / (one.size + other.size - shared);
}

const overlapsBy = (one: ReadonlySet<string> | undefined, other: typeof one, least: number): boolean =>
  one !== undefined && other !== undefined && overlap(one, other) >= least;

/** How alike the questions of a row are: each is compared with each. */
export function samenessOf(row: readonly Pick<Made, 'question' | 'key'>[]): Sameness {
  const shared = sharedSentences(row);
  const looks = row.map((item) => lookOf(item, shared));
  const pairs = looks.flatMap((one, place) => looks.slice(place + 1).map((other) => [one, other] as const));
  const compared = pairs.map(([one, other]) => {
    const form = one.form === other.form;
    const story = overlapsBy(one.story, other.story, sameStory);
    const word = one.word !== undefined && one.word === other.word;
    const numbers = overlapsBy(one.numbers, other.numbers, sameNumbers);
    return { form, story, word, numbers, alike: form && (story || word || numbers) };
  });
  const share = (respect: keyof Sameness): number =>
    compared.filter((pair) => pair[respect]).length / Math.max(1, compared.length);
  return {
    form: share('form'),
    story: share('story'),
    word: share('word'),
    numbers: share('numbers'),
    alike: share('alike'),
  };
}
