/** What all forms share that ask the questions of a file: what is said around them, and how a solver finds them again. */
import { childNames } from '../../kernel/names.ts';
import type { Random } from '../../kernel/random.ts';
import { type PassageQuestionText, placeOf, quoted } from '../ask.ts';
import type { Seen } from '../forms.ts';
import { type Item, type Passage, plain } from '../passages/passage.ts';
import type { Skill } from '../passages/skills.ts';
import { isShortEnough } from './reading-lengths.ts';

/** Skills that look at the whole text: to point at one place would lead astray. */
const wholeText: readonly Skill[] = [
  'structure',
  'mainIdea',
  'summary',
  'theme',
  'purpose',
  'comparison',
  'viewpoint',
  'form',
];

/** Skills whose answers are said straight out: the place of the proof is the place of the answer. For others it only gives a clue. */
const saidOutright: readonly Skill[] = ['retrieval', 'cause'];

/** Where an easy question sends its reader. What it asks about may happen elsewhere, so this promises a clue and no more. */
const pointer = (item: Item, place: string): string =>
  saidOutright.includes(item.skill) ? `Look at ${place}.` : `There is a clue in ${place}.`;

/** A question that names a place itself, such as ‘in the last verse’ or ‘as a whole’: another name for it would only confuse. */
const namesPlace = /\b(?:verses?|paragraphs?|whole|all)\b/u;

/** What is asked, with where to look before it for the easy questions; where that would be too much to read, without. */
export function pointed(passage: Passage, item: Item, asks: string): string {
  const all = `${pointer(item, placeOf(passage, item.evidence[0] ?? item.asks))}\n\n${asks}`;
  return isShortEnough(passage.year, all) && !wholeText.includes(item.skill) && !namesPlace.test(item.asks)
    ? all
    : asks;
}

/** The name of a child who is not in the text. */
export function nameOutside({ paragraphs }: Passage, random: Random): string {
  return random.pick(childNames.filter((name) => !paragraphs.some(({ text }) => text.includes(name))));
}

const wordsIn = (text: string): string[] =>
  plain(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}'-]+/gu) ?? [];
const quotationsIn = (text: string): string[][] =>
  [...text.matchAll(/“([^”]+)”/gu)].map(([, words = '']) => wordsIn(words));

/** How many words in a row of a quotation stand in these words too. */
function wordsShared(quotation: readonly string[], words: string): number {
  const whole = ` ${wordsIn(words).join(' ')} `;
  const from = (start: number, count = 0): number =>
    start + count < quotation.length && whole.includes(` ${quotation.slice(start, start + count + 1).join(' ')} `)
      ? from(start, count + 1)
      : count;
  return Math.max(0, ...quotation.map((_, start) => from(start)));
}

/** Whether these words are what the question or its answer quotes already: they would show themselves. */
export const isQuotedAlready = ({ asks, right }: Item, proof: string): boolean =>
  quotationsIn(asks).some((quotation) => wordsShared(quotation, proof) >= Math.min(3, Math.max(2, quotation.length))) ||
  quotationsIn(right.text).some((quotation) => wordsShared(quotation, proof) === quotation.length);

const smallWords = new Set(
  'a an the in on at of to by for with from and it they he she was were is are one'.split(' '),
);

/** Whether the words that show the answer say it themselves: side by side, each gives the other away, and nobody needs the text. */
export function isToldByProof({ right, evidence: [proof = ''] }: Item): boolean {
  const words = wordsIn(right.text).filter((word) => !smallWords.has(word));
  const told = new Set(wordsIn(proof));
  return words.length > 0 && words.every((word) => told.has(word));
}

/** Of a comparison or a summary with two proofs each shows one half only, so neither is asked for alone. */
export const isShownByTwo = ({ skill, evidence, secondProofs }: Item): boolean =>
  (skill === 'comparison' || skill === 'summary') && evidence.length === 2 && secondProofs.length === 2;

/** Vocabulary has its own forms; all other skills are asked here. */
export const isAsked = ({ skill }: Item): boolean => skill !== 'vocabulary';

/** A hint that says no more than where to look, which an easy question has said already. */
const saysOnlyWhere =
  /^Look (?:(?:at|in) the (?:first|second|third|fourth|fifth|last) (?:paragraph|verse|part|letter)|under (?:“[^”]+”|the \w+ heading))\.$/u;
const oneByOne = 'Read that part again, one sentence at a time. Which sentence answers the question?';

/** What is said around a question of the file: where its answer stands and why it is right. */
export function questionTextOf(
  passage: Passage,
  item: Item,
  asks: string,
  form: string,
  features: PassageQuestionText['features'],
): PassageQuestionText {
  const [proof = ''] = item.evidence;
  const place = placeOf(passage, proof);
  return {
    passage,
    asks,
    hint: asks.startsWith(pointer(item, place)) && saysOnlyWhere.test(item.hint) ? oneByOne : item.hint,
    steps: [
      `Look at ${place}: ${quoted(proof)}`,
      ...(item.because === '' ? [] : [item.because]),
      `The answer: **${item.right.text}**`,
    ],
    variant: `${form} ${item.skill} ${item.asks}`,
    features,
  };
}

/** The question of the file that is asked here, if the words that prove it are really shown. */
export function itemIn(seen: Seen, asks: string): Item | undefined {
  return seen.passage.items.find(
    (item) => isAsked(item) && item.asks === asks && item.evidence.every((words) => seen.shown.includes(plain(words))),
  );
}

/** Whether this option is the one the second reader chose. */
export const isSecondReading = (item: Item | undefined, text: string): boolean => item?.secondReading?.text === text;
