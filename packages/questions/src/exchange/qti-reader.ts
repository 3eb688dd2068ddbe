/** Reads QTI items (3.0, and 2.1 and 2.2 under its names), ours and those of other programs. */
import type { Block, Steps } from '@comet/contract/question';
import { type ItemParts, readAnswer, spokenIn } from './answer-reader.ts';
import { readBlocks } from './block-reader.ts';
import { allOrNone, type Drop, type Exchanged, type ExchangeItem, orFault } from './exchanged.ts';
import { gap } from './fill-in.ts';
import { finished } from './finished.ts';
import { exchangeSpace, feedbackNames, inlineChoice, ownSpokenId, qtiSpace } from './qti-names.ts';
import { fromQtiTwo } from './qti-two.ts';
import { readXml, type XmlElement } from './xml-reader.ts';
import { allIn, attributeOf, elementsIn, findIn, named, onlyElements, ownValue, refuse } from './xml-tree.ts';

const readable = new Set([
  'qti-response-declaration',
  'qti-outcome-declaration',
  'qti-item-body',
  'qti-catalog-info',
  'qti-response-processing',
  'qti-modal-feedback',
]);

const droppable = new Set(['qti-companion-materials-info', 'qti-stylesheet']);

const interactionNames = ['qti-choice-interaction', 'qti-text-entry-interaction', inlineChoice];

/** A question that ends where the answer is typed needs no gap. */
function withoutLastGap(blocks: readonly Block[]): Block[] {
  const last = blocks.at(-1);
  if (last?.type !== 'text' || !last.text.endsWith(gap)) return [...blocks];
  const text = last.text.slice(0, -gap.length).trimEnd();
  return [...blocks.slice(0, -1), ...(text === '' ? [] : [{ ...last, text }])];
}

/** The prompt of a body, and what is found in it on the way. */
function readBody(body: XmlElement): {
  prompt: Block[];
  interactions: XmlElement[];
  answerLine: XmlElement | undefined;
} {
  const interactions: XmlElement[] = [];
  const answerLine = elementsIn(body).find((child) => ownValue(child, 'part') === 'answer');
  const entry = answerLine && findIn(answerLine, 'qti-text-entry-interaction');
  if (answerLine !== undefined && entry === undefined) refuse(answerLine, 'There is no text entry in the answer line.');
  const meet = (element: XmlElement): string => {
    if (!interactionNames.includes(element.name))
      return refuse(
        element,
        element.name.endsWith('-interaction')
          ? `<${element.name}> cannot come in: only choice, inline choice and text entry can.`
          : `<${element.name}> cannot come in: only text, tables and formulas with TeX can.`,
      );
    interactions.push(element);
    return element.name === 'qti-choice-interaction' ? '' : gap;
  };
  const prompt = readBlocks(
    body.children.filter((child) => child !== answerLine),
    meet,
  );
  // A gap of the question's own, as in 'break the ______', is no place to type in.
  const hasGap = interactions.some(({ name }) => name !== 'qti-choice-interaction');
  return {
    prompt: hasGap ? withoutLastGap(prompt) : prompt,
    interactions: entry ? [entry, ...interactions] : interactions,
    answerLine,
  };
}

const contentOf = (feedback: XmlElement): XmlElement => named(feedback, 'qti-content-body')[0] ?? feedback;

/** The steps of an explanation; another program's is one step. */
function readSteps(feedback: XmlElement | undefined): { steps: Steps; isExplained: boolean } {
  if (feedback === undefined) return { steps: [], isExplained: false };
  const content = contentOf(feedback);
  if (elementsIn(content).every((child) => ownValue(child, 'step') === undefined))
    return { steps: [readBlocks(content.children)], isExplained: false };
  return { steps: onlyElements(content).map(({ children }) => readBlocks(children)), isExplained: true };
}

/** Feedback that belongs to the item itself, by its name. */
function feedbackOf(element: XmlElement) {
  const all = named(element, 'qti-modal-feedback').map((one) => ({ one, name: attributeOf(one, 'identifier') }));
  const called = (wanted: string): XmlElement | undefined => all.find(({ name }) => name === wanted)?.one;
  const other = all.find(({ name }) => !/^(?:HINT|EXPLANATION|MISTAKE_.*)$/.test(name));
  if (other !== undefined)
    refuse(
      other.one,
      `The feedback ${other.name.slice(0, 40)} has no place here: name it ${feedbackNames.hint} or ${feedbackNames.explanation}, or put it into its choice.`,
    );
  return {
    hint: called(feedbackNames.hint),
    explanation: called(feedbackNames.explanation),
    mistakes: all.flatMap(({ one, name }) => (name.startsWith(feedbackNames.mistake) ? [one] : [])),
  };
}

/** Whether a card is for all of the question; one that is for a word in it would be read in place of everything. */
function isForAll(catalog: XmlElement, item: XmlElement): boolean {
  const id = attributeOf(catalog, 'id');
  const pointing = allIn(item).filter((one) => one.attributes.get('data-catalog-idref')?.split(' ').includes(id));
  return id === ownSpokenId || pointing.every(({ name }) => name === 'qti-item-body');
}

function spokenOf(element: XmlElement, drop: Drop): string | undefined {
  const [catalogs] = named(element, 'qti-catalog-info');
  const cards = (catalogs === undefined ? [] : named(catalogs, 'qti-catalog')).flatMap((catalog) =>
    named(catalog, 'qti-card').map((card) => ({ card, isWhole: isForAll(catalog, element) })),
  );
  const isSpoken = (card: XmlElement): boolean => card.attributes.get('support') === 'spoken';
  const card = cards.find((one) => one.isWhole && isSpoken(one.card))?.card;
  for (const other of cards.filter((one) => one.card !== card))
    drop(other.card, `The ${attributeOf(other.card, 'support')} card for a part of the text is dropped.`);
  const content = card && findIn(card, 'qti-html-content');
  return content && spokenIn(content);
}

function refuseUnknown(element: XmlElement): void {
  const { name, space } = element;
  if (name === 'assessmentItem' || (name === 'qti-assessment-item' && space !== qtiSpace))
    refuse(element, `This is another version of QTI; 2.1, 2.2 and 3.0 are read (xmlns="${qtiSpace}").`);
  if (name !== 'qti-assessment-item') refuse(element, `<${name}> is no QTI item.`);
  if (element.attributes.get('adaptive') === 'true') refuse(element, 'An adaptive item cannot come in.');
  const unknown = onlyElements(element).find(({ name: child }) => !readable.has(child) && !droppable.has(child));
  if (unknown !== undefined) refuse(unknown, `<${unknown.name}> cannot come in.`);
}

function readItem(written: XmlElement, drop: Drop): ExchangeItem {
  const element = fromQtiTwo(written, qtiSpace) ?? written;
  refuseUnknown(element);
  for (const child of elementsIn(element).filter(({ name }) => droppable.has(name)))
    drop(child, `<${child.name}> is dropped.`);
  const [body] = named(element, 'qti-item-body');
  if (body === undefined) return refuse(element, 'There is no <qti-item-body>.');
  const quote = findIn(body, 'blockquote');
  if (quote !== undefined) drop(quote, 'The block quote is dropped: its text is a paragraph like the others.');
  const { prompt, interactions, answerLine } = readBody(body);
  const { hint, explanation, mistakes } = feedbackOf(element);
  const [processing] = named(element, 'qti-response-processing');
  const declarations = new Map(
    named(element, 'qti-response-declaration').map((one) => [attributeOf(one, 'identifier'), one]),
  );
  const parts: ItemParts = { element, declarations, interactions, answerLine, processing, mistakes, drop };
  const read = readAnswer(parts);
  const { steps, isExplained } = readSteps(explanation);
  const found = {
    prompt: [...prompt, ...read.prompt],
    answer: read.answer,
    key: read.key,
    spoken: spokenOf(element, drop),
    hint: hint === undefined ? [] : readBlocks(contentOf(hint).children),
    explanation: read.praise.length > 0 ? [...steps, [...read.praise]] : steps,
    isExplained,
  };
  return finished(found, element.line);
}

/** The questions of a QTI text: one item, or several in our own outermost element. */
export function readQti(text: string): Exchanged {
  const read = orFault(() => {
    const root = readXml(text);
    return root.name === 'questions' && root.space === exchangeSpace ? onlyElements(root) : [root];
  });
  return 'faults' in read ? read : allOrNone(read.found, readItem);
}
