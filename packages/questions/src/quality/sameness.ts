/** How alike the questions are that a child meets one after the other. */
import type { Block } from '@comet/contract/question';
import type { Made } from '../kernel/generator.ts';
import { childNames } from '../kernel/names.ts';
import { answerTexts, optionText, plainText, shownBy } from '../kernel/plain-text.ts';

/** The shares of pairs in a row, from 0 to 1, that are alike in one respect. */
export interface Sameness {
  /** The sentence that asks is the same, once numbers, names and marked words are left out, and so is the kind of answer. */
  readonly form: number;
  /** Seven tenths of the words of two stories, of twelve words or more each, are the same; what most of the row says is no story. */
  readonly story: number;
  /** The right answer is the same word or words; one of a fixed list of options, such as true and false, says nothing. */
  readonly word: number;
  /**
   * Half of the numbers, or more, are the same; where there are drawings, they are the same instead. What most of the row shows, such as the
   * alphabet, labels of a list and gaps, and the numbers of a text to read say nothing; numbers are all compared where most of the row has them all.
   */
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
  /** The options in one order, where there are any. */
  readonly options: string;
  readonly numbers: ReadonlySet<string> | undefined;
}

const names = new Set<string>(childNames.map((name) => name.toLowerCase()));
const isName = (word: string): boolean => names.has(word.replace(/(?:[’']s)?[.,:;?!]*$/, '').toLowerCase());
const textOf = (blocks: readonly Block[]): string =>
  blocks.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n');

const marked = /\*\*.+?\*\*|“.+?”/s;

function askingOf(text: string): string {
  const sentences = text.split(/(?<=[.?!:])\s+|\n/);
  return sentences.findLast((sentence) => sentence.includes('?')) ?? sentences[0] ?? '';
}

/** The sentence that asks, without what changes from question to question. */
function askingSentence(text: string): string {
  return askingOf(text.replaceAll(new RegExp(marked, 'gs'), '*').replaceAll(/\d[\d,.:/]*/g, '#'))
    .split(' ')
    .map((word) => (isName(word) ? '*' : word))
    .join(' ');
}

/** Words and blocks that are asked about; a text to read is the same for many questions, and words to tap are its story. */
function askedBlocks({ question: { prompt, answer } }: Pick<Made, 'question'>): readonly string[] {
  const tapped =
    answer.type === 'multipleWordChoice' && answer.layout === 'sentence'
      ? answer.groups.map(({ words }) => words.join(' '))
      : [];
  return [...prompt.filter(({ type }) => type !== 'passage').map(shownBy), ...tapped];
}

const sentencesOf = (item: Pick<Made, 'question'>): string[] =>
  plainText(askedBlocks(item).join('\n').replaceAll('\n', '. ')).split(/(?<=[.?!:])\s+/);

const withoutEnd = (sentence: string): string => sentence.replace(/[.?!:]+$/, '');

/** What more than half of a row have: how the questions are asked, not what they are about. */
function sharedByMost(row: readonly (readonly string[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const all of row) for (const each of new Set(all)) counts.set(each, (counts.get(each) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > row.length / 2).map(([each]) => each));
}

const drawingsOf = ({ question: { prompt, answer } }: Pick<Made, 'question'>): string[] =>
  [...prompt, ...(answer.type === 'multipleChoice' ? answer.options.flat() : [])]
    .filter(({ type }) => type === 'figure')
    .map((block) => JSON.stringify(block));

/** The labels of a list and of the gaps of a text, which count and measure nothing. */
const labels = /^\d+\.\s|\*\*\d+\*\*|\(\d+\)/gm;

/** What a block shows, without the numbers in front of the rows of a list of facts. */
function withoutLabels(block: Block): string {
  const isList = block.type === 'table' && block.rows.every(([first], place) => first === String(place + 1));
  const shown = isList ? { ...block, rows: block.rows.map((row) => row.slice(1)) } : block;
  return shownBy(shown).replaceAll(labels, ' ');
}

function numbersOf({ question: { prompt, answer } }: Pick<Made, 'question'>): readonly string[] {
  const isWords = answer.type === 'multipleWordChoice' && answer.layout === 'sentence';
  if (isWords || prompt.some(({ type }) => type === 'passage')) return [];
  return plainText(prompt.map(withoutLabels).join(' ')).match(/\d+(?:[./]\d+)?/g) ?? [];
}

interface SharedByRow {
  readonly sentences: ReadonlySet<string>;
  readonly drawings: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
}

function lookOf(item: Pick<Made, 'question' | 'key'>, shared: SharedByRow): Look {
  const { prompt, answer } = item.question;
  const drawings = drawingsOf(item).filter((drawing) => !shared.drawings.has(drawing));
  const text = textOf(prompt);
  const asks = withoutEnd(plainText(askingOf(text)));
  const story = sentencesOf(item).filter(
    (sentence) => !shared.sentences.has(sentence) && withoutEnd(sentence) !== asks,
  );
  const words = (story.join(' ').match(/\p{L}{2,}/gu) ?? []).filter((word) => !isName(word));
  // Drawings tell questions apart, even where the words around them are the same.
  const all = numbersOf(item);
  const own = all.filter((number) => !shared.numbers.has(number));
  // A word in bold is what is asked about: other words with the same numbers are other questions.
  const compared = own.length > 0 || marked.test(text) ? own : all;
  const numbers = new Set(drawings.length > 0 ? drawings : compared);
  const [word] = answerTexts(item);
  return {
    form: `${answer.type} ${askingSentence(text)}`,
    story: words.length < fewestStoryWords || drawings.length > 0 ? undefined : new Set(words),
    word: word === undefined || !/\p{L}{2}/u.test(word) ? undefined : word,
    options: answer.type === 'multipleChoice' ? answer.options.map(optionText).sort().join('\n') : '',
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
  const shared = {
    sentences: sharedByMost(row.map(sentencesOf)),
    drawings: sharedByMost(row.map(drawingsOf)),
    numbers: sharedByMost(row.map(numbersOf)),
  };
  const looks = row.map((item) => lookOf(item, shared));
  const pairs = looks.flatMap((one, place) => looks.slice(place + 1).map((other) => [one, other] as const));
  const compared = pairs.map(([one, other]) => {
    const form = one.form === other.form;
    const story = overlapsBy(one.story, other.story, sameStory);
    const isFixed = one.options !== '' && one.options === other.options;
    const word = one.word !== undefined && one.word === other.word && !isFixed;
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
