/** Reads GIFT (Moodle's text format): multiple choice, true or false, short answers and numbers with a tolerance. */
import type { AnswerForm } from '@comet/contract/question';
import { exact, exactOf, exactText } from '@comet/domain/marking/exact';
import type { Key, Mistake } from '../kernel/key.ts';
import {
  allOrNone,
  type Drop,
  type Exchanged,
  type ExchangeItem,
  lineFinder,
  orFault,
  plainSource,
} from './exchanged.ts';
import { gap, importedMistake } from './fill-in.ts';
import { finished } from './finished.ts';
import { type GiftText, giftQuestions } from './gift-text.ts';
import { choiceForm } from './plain-question.ts';

const mostEntries = 100;

/** One `=…` or `~…` of an answer. */
interface Entry {
  readonly mark: string;
  /** Marks in per cent; 100 for `=`, 0 for `~` where nothing is said. */
  readonly weight: number;
  readonly text: GiftText;
  readonly feedback: string | undefined;
}

/** An answer form with its key, and what is said to whoever answers rightly. */
interface AnswerRead {
  readonly answer: AnswerForm;
  readonly key: Key;
  readonly praise: string | undefined;
}

const mistakeOf = (feedback: string | undefined): Mistake | undefined =>
  feedback === undefined ? undefined : importedMistake(feedback);

/** The text before `#` and the feedback after it. */
function withFeedback(piece: GiftText): readonly [text: GiftText, feedback: string | undefined] {
  const [text, feedback] = piece.cut('#') ?? [piece, undefined];
  return [text, feedback === undefined || feedback.isBlank ? undefined : feedback.shown];
}

function readEntry(piece: GiftText): Entry {
  const mark = piece.text[0] ?? '';
  const weighted = /^[=~][ \t\n]*%(-?\d+(?:\.\d+)?)%/.exec(piece.text);
  const weight = weighted === null ? (mark === '=' ? 100 : 0) : Number(weighted[1]);
  const [text, feedback] = withFeedback(piece.slice(weighted?.[0].length ?? 1));
  if (text.isBlank)
    piece.refuse(
      `An answer is empty: write it between ${mark} and ${feedback === undefined ? 'the next answer' : 'its feedback after #'}.`,
    );
  return { mark, weight, text, feedback };
}

const isPart = ({ weight }: Entry): boolean => weight > 0 && weight < 100;

function refuseParts(entries: readonly Entry[]): void {
  entries.find(isPart)?.text.refuse('Part marks cannot come in: an answer is right (100 %) or it is not.');
}

/** A lone answer on one line needs no sign before it; on several, a sign is missing. */
function readEntries(body: GiftText): Entry[] {
  const entries: Entry[] = [];
  const start = body.find('=~');
  if (start < 0 && !body.text.trim().includes('\n')) {
    const [text, feedback] = withFeedback(body);
    return [{ mark: '=', weight: 100, text, feedback }];
  }
  const before = start < 0 ? body : body.slice(0, start);
  if (!before.isBlank) before.refuse('Every answer begins with = (right) or ~ (wrong).');
  for (let at = start; at >= 0; ) {
    const next = body.find('=~', at + 1);
    if (entries.length >= mostEntries) body.refuse(`There are more than ${mostEntries} answers.`);
    entries.push(readEntry(body.slice(at, next < 0 ? undefined : next)));
    at = next;
  }
  return entries;
}

/** Whether the marks of the right options make up the whole, so that all of them have to be chosen. */
function isShared(rights: readonly Entry[]): boolean {
  const whole = rights.reduce((sum, { weight }) => sum + weight, 0);
  return rights.length > 1 && rights.every(isPart) && Math.abs(whole - 100) < 0.1;
}

function readOptions(entries: readonly Entry[], body: GiftText, drop: Drop): AnswerRead {
  const rights = entries.filter(({ weight }) => weight > 0);
  if (rights.length === 0) body.refuse('No option is right: one must begin with =.');
  if (isShared(rights)) drop(body, 'Part marks are dropped: all the right words must be chosen.');
  else refuseParts(entries);
  if (rights.length > 1 && !isShared(rights)) body.refuse('More than one option is right.');
  const options = entries.map((entry) => ({
    text: entry.text.shown,
    isRight: rights.includes(entry),
    feedback: entry.feedback,
  }));
  return { ...choiceForm(options, body.line), praise: rights.find(({ feedback }) => feedback !== undefined)?.feedback };
}

/** Wrong answers that are named (`=%0%…#…`), as a child would type them. */
const foreseen = (
  entries: readonly Entry[],
  typed: (text: GiftText) => string,
): { given: string; because: Mistake }[] =>
  entries.flatMap(({ weight, text, feedback }) => {
    if (weight > 0) return [];
    if (feedback === undefined) return text.refuse('A wrong answer that is typed needs its feedback after #.');
    return [{ given: typed(text), because: importedMistake(feedback) }];
  });

function readShort(entries: readonly Entry[], body: GiftText): AnswerRead {
  const pair = entries.find(({ text }) => text.cut('->') !== undefined);
  if (pair !== undefined) pair.text.refuse('Matching questions (->) cannot come in.');
  const wild = entries.find(({ text }) => text.text.replaceAll('\\*', '').includes('*'));
  if (wild !== undefined) wild.text.refuse('A * for any letters cannot come in: write each answer out.');
  refuseParts(entries);
  const rights = entries.filter(({ weight }) => weight > 0);
  if (rights.length === 0) body.refuse('No answer is right.');
  return {
    answer: { type: 'writeAnswer', kind: 'text' },
    key: {
      type: 'writeAnswer',
      spec: { kind: 'text', accept: [...new Set(rights.map(({ text }) => text.shown))], spelling: 'exact' },
      mistakes: foreseen(entries, ({ shown }) => shown),
    },
    praise: rights.find(({ feedback }) => feedback !== undefined)?.feedback,
  };
}

/** Decimal text as keys hold it: '.5' → '0.5', '+3' → '3'. */
function decimalOf(piece: GiftText): string {
  const said = piece.text.trim();
  const [, sign, whole, decimals] = /^([+-]?)(\d{0,50})(?:\.(\d{1,50}))?$/.exec(said) ?? [];
  if (whole === undefined || (whole === '' && decimals === undefined))
    return piece.refuse(`'${said.slice(0, 40)}' is no number. Write it with digits and a point.`);
  return `${sign === '-' ? '-' : ''}${whole || '0'}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** `3`, `3:0.5` or `2.5..3.5`. */
function rangeOf(piece: GiftText): { value: string; tolerance?: string } {
  const ends = piece.text.indexOf('..');
  if (ends < 0) {
    const [value, tolerance] = piece.cut(':') ?? [piece, undefined];
    if (tolerance === undefined) return { value: decimalOf(value) };
    const off = decimalOf(tolerance);
    if (off.startsWith('-')) tolerance.refuse('A tolerance is no less than 0.');
    return Number(off) === 0 ? { value: decimalOf(value) } : { value: decimalOf(value), tolerance: off };
  }
  const low = exactOf(decimalOf(piece.slice(0, ends)));
  const high = exactOf(decimalOf(piece.slice(ends + 2)));
  if (low === undefined || high === undefined) return piece.refuse('This is no range of numbers.');
  const both = low.bottom * high.bottom;
  const [a, b] = [low.top * high.bottom, high.top * low.bottom];
  if (a > b) return piece.refuse('The range ends before it begins.');
  const value = exactText(exact(a + b, 2n * both));
  return a === b ? { value } : { value, tolerance: exactText(exact(b - a, 2n * both)) };
}

function readNumber(body: GiftText): AnswerRead {
  const isSingle = body.find('=~') < 0;
  const [text, feedback] = withFeedback(body);
  const entries = isSingle ? [{ mark: '=', weight: 100, text, feedback }] : readEntries(body);
  const wrong = entries.find(({ mark }) => mark !== '=');
  if (wrong !== undefined) wrong.text.refuse('The answers of a number begin with =.');
  refuseParts(entries);
  const [right, ...others] = entries.filter(({ weight }) => weight > 0);
  if (right === undefined) return body.refuse('No answer is right.');
  if (others.length > 0) return body.refuse('More than one number is right.');
  const mistakes = foreseen(entries, (text) => {
    const { value, tolerance } = rangeOf(text);
    return tolerance === undefined ? value : text.refuse('A wrong number has no tolerance.');
  });
  return {
    answer: { type: 'writeAnswer', kind: 'number' },
    key: { type: 'writeAnswer', spec: { kind: 'number', ...rangeOf(right.text) }, mistakes },
    praise: right.feedback,
  };
}

/** `T`, `FALSE`, with feedback for the wrong answer and then for the right one. */
function readTruth(body: GiftText): AnswerRead | undefined {
  const [said, ifWrong] = body.cut('#') ?? [body, undefined];
  const isTrue = /^(?:t|true)$/i.test(said.text.trim());
  if (!isTrue && !/^(?:f|false)$/i.test(said.text.trim())) return undefined;
  const [wrong, right] = ifWrong?.cut('#') ?? [ifWrong, undefined];
  const because = mistakeOf(wrong === undefined || wrong.isBlank ? undefined : wrong.shown);
  return {
    answer: {
      type: 'multipleChoice',
      options: ['True', 'False'].map((text) => [{ type: 'text', text }]),
      layout: 'list',
    },
    key: {
      type: 'multipleChoice',
      option: isTrue ? 0 : 1,
      because: isTrue ? [undefined, because] : [because, undefined],
    },
    praise: right === undefined || right.isBlank ? undefined : right.shown,
  };
}

function readAnswer(body: GiftText, drop: Drop): AnswerRead {
  if (body.isBlank) return body.refuse('An empty {} (an essay) cannot come in: nothing could mark it.');
  const truth = readTruth(body);
  if (truth !== undefined) return truth;
  const hash = body.text.search(/[^ \t\n]/);
  if (body.text[hash] === '#') return readNumber(body.slice(hash + 1));
  const entries = readEntries(body);
  return entries.some(({ mark }) => mark === '~') ? readOptions(entries, body, drop) : readShort(entries, body);
}

/** A question without its title and format. */
function withoutTitle(question: GiftText): GiftText {
  let rest = question.slice(Math.max(0, question.text.search(/[^ \t\n]/)));
  if (rest.text.startsWith('::')) {
    const [, after] = rest.slice(2).cut('::') ?? rest.refuse('The title after :: is never closed with ::.');
    rest = after;
  }
  const format = /^[ \t\n]*\[(html|moodle|plain|markdown)\]/i.exec(rest.text);
  if (format?.[1]?.toLowerCase() === 'html') rest.refuse('A question in HTML cannot come in. Write plain text.');
  return format === null ? rest : rest.slice(format[0].length);
}

function readQuestion(question: GiftText, drop: Drop): ExchangeItem {
  const { line } = question;
  const [before, inside] = withoutTitle(question).cut('{') ?? question.refuse('There is no { with the answers.');
  const [body, after] = inside.cut('}') ?? question.refuse('The { is never closed with }.');
  if (body.find('{') >= 0) body.slice(body.find('{')).refuse('There is a second { before the first is closed.');
  if (after.find('{}') >= 0)
    after.refuse('A question has one { } only. Is a blank line missing between two questions?');
  const [answers, general] = body.cut('####') ?? [body, undefined];
  const { answer, key, praise } = readAnswer(answers, drop);
  const rest = after.shown;
  const between = /^[.,;:!?]/.test(rest) ? '' : ' ';
  const text = rest === '' ? before.shown : `${before.shown} ${gap}${between}${rest}`.trim();
  const said = [general === undefined || general.isBlank ? undefined : general.shown, praise];
  const explanation = said.flatMap((step) => (step === undefined ? [] : [[{ type: 'text' as const, text: step }]]));
  const prompt = text === '' ? [] : [{ type: 'text' as const, text }];
  return finished({ prompt, answer, key, hint: [], explanation, isExplained: false }, line);
}

/** The questions of a GIFT text. */
export function readGift(source: string): Exchanged {
  const read = orFault(() => {
    const text = plainSource(source);
    return giftQuestions(text, lineFinder(text));
  });
  return 'faults' in read ? read : allOrNone(read.found, readQuestion);
}
