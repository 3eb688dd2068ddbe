/**
 * Reads Moodle XML: multiple choice, true or false, short answers and numbers. What doesn't map is listed and the rest comes in:
 * a question bank of a school has always some of both.
 */
import { type Exchanged, type ExchangeItem, type Fault, orFault } from './exchanged.ts';
import { htmlText, losesContent } from './html-text.ts';
import { itemOfPlain, type PlainAnswer, type PlainOption } from './plain-question.ts';
import { readXml, type XmlElement } from './xml-reader.ts';
import { attributeOf, named, rawText, refuse } from './xml-tree.ts';

const mostQuestions = 500;
const mostListed = 200;

/** The words in the `<text>` of a child of this name; empty where there is none. */
function textIn(element: XmlElement, name: string): string {
  const [child] = named(element, name);
  const [text] = child === undefined ? [] : named(child, 'text');
  return text === undefined ? '' : wordsOf(text);
}

function wordsOf(text: XmlElement): string {
  const html = rawText(text);
  return losesContent(html)
    ? refuse(text, 'It has a picture, a sound or a frame, which can’t come in.')
    : htmlText(html);
}

/** What a child of this name says, as it stands; empty where there is none. */
const saidIn = (element: XmlElement, name: string): string => {
  const [child] = named(element, name);
  return child === undefined ? '' : rawText(child).trim();
};

const shareOf = (answer: XmlElement): number => Number(attributeOf(answer, 'fraction'));
const isRight = (answer: XmlElement): boolean => shareOf(answer) > 0;

function answerText(answer: XmlElement): string {
  const [text] = named(answer, 'text');
  return text === undefined ? refuse(answer, 'An answer is empty.') : wordsOf(text);
}

function optionsOf(question: XmlElement, answers: readonly XmlElement[]): PlainOption[] {
  const isSingle = saidIn(question, 'single') !== 'false';
  const part = answers.find((answer) => shareOf(answer) > 0 && shareOf(answer) < 100);
  if (isSingle && part !== undefined) refuse(part, 'Part marks can’t come in: an answer is right (100 %) or it isn’t.');
  return answers.map((answer) => ({
    text: answerText(answer),
    isRight: isRight(answer),
    feedback: textIn(answer, 'feedback'),
  }));
}

function numberOf(answer: XmlElement): PlainAnswer {
  const value = answerText(answer);
  const tolerance = saidIn(answer, 'tolerance');
  const isNumber = (text: string): boolean => /^-?\d{1,20}(?:\.\d{1,20})?$/.test(text);
  if (!isNumber(value)) return refuse(answer, `'${value.slice(0, 40)}' is no number.`);
  return { type: 'number', value, ...(isNumber(tolerance) && Number(tolerance) > 0 ? { tolerance } : {}) };
}

function answerOf(question: XmlElement, type: string): PlainAnswer {
  const answers = named(question, 'answer');
  switch (type) {
    case 'multichoice':
    case 'truefalse':
      return { type: 'choice', options: optionsOf(question, answers) };
    case 'shortanswer': {
      const accept = answers.filter(isRight).map(answerText);
      const wild = accept.find((text) => text.includes('*'));
      if (wild !== undefined) return refuse(question, 'A * for any letters can’t come in: write each answer out.');
      return { type: 'text', accept };
    }
    case 'numerical': {
      const rights = answers.filter(isRight);
      const [right] = rights;
      if (right === undefined || rights.length > 1) return refuse(question, 'Exactly one number must be right.');
      return numberOf(right);
    }
    default:
      return refuse(question, `Questions of the type '${type.slice(0, 30)}' can’t come in.`);
  }
}

function readQuestion(question: XmlElement): ExchangeItem {
  const type = attributeOf(question, 'type');
  const answer = answerOf(question, type);
  const text = textIn(question, 'questiontext');
  return itemOfPlain({ text, explanation: textIn(question, 'generalfeedback'), answer }, question.line);
}

/** The questions of a Moodle XML text. Categories are left out silently: which cell they come to is said beside the file. */
export function readMoodle(text: string): Exchanged {
  const read = orFault(() => readXml(text));
  if ('faults' in read) return read;
  const questions = named(read.found, 'question').filter(({ attributes }) => attributes.get('type') !== 'category');
  const items: ExchangeItem[] = [];
  const dropped: Fault[] = [];
  for (const question of questions.slice(0, mostQuestions)) {
    const one = orFault(() => readQuestion(question));
    if ('found' in one) items.push(one.found);
    else dropped.push(...one.faults);
  }
  const [left] = questions.slice(mostQuestions);
  if (left !== undefined)
    dropped.push({ line: left.line, reason: `Only the first ${mostQuestions} questions come in.` });
  if (items.length > 0) return { items, dropped: dropped.slice(0, mostListed) };
  return {
    faults:
      dropped.length > 0 ? dropped.slice(0, mostListed) : [{ line: 1, reason: 'There is no question in this file.' }],
  };
}
