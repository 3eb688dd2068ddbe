/** Answer forms and keys out of QTI interactions, ours and those of other programs. */
import type { AnswerForm, Block } from '@comet/contract/question';
import type { Key, Mistake, WriteSpec } from '../kernel/key.ts';
import { lineOf, readBlocks, wholeOf } from './block-reader.ts';
import type { Drop } from './exchanged.ts';
import { importedMistake } from './fill-in.ts';
import { exactText, looseText } from './inline-reader.ts';
import { feedbackNames, inlineChoice } from './qti-names.ts';
import { checkCardinality, scoringOf } from './scoring.ts';
import { specOf } from './spec-attributes.ts';
import type { XmlElement } from './xml-reader.ts';
import { attributeOf, elementsIn, findIn, named, ownValue, rawText, refuse } from './xml-tree.ts';

/** What an item holds, gathered. */
export interface ItemParts {
  readonly element: XmlElement;
  /** By response identifier. */
  readonly declarations: ReadonlyMap<string, XmlElement>;
  readonly interactions: readonly XmlElement[];
  /** The paragraph of ours around a text entry. */
  readonly answerLine: XmlElement | undefined;
  readonly processing: XmlElement | undefined;
  readonly mistakes: readonly XmlElement[];
  readonly drop: Drop;
}

/** An answer form with its key, and what the file says to whoever chose rightly. */
export interface AnswerRead {
  readonly answer: AnswerForm;
  readonly key: Key;
  /** The interactions' own prompts, which go on with the item's. */
  readonly prompt: readonly Block[];
  readonly praise: readonly Block[];
}

const feedbackElements = ['qti-feedback-inline', 'qti-feedback-block'];

function declarationOf(interaction: XmlElement, { declarations }: ItemParts): XmlElement {
  const identifier = attributeOf(interaction, 'response-identifier');
  const declared = declarations.get(identifier) ?? refuse(interaction, `No response is declared as ${identifier}.`);
  checkCardinality(declared);
  return declared;
}

/** The right values that a declaration names, in its correct response or else in its mapping. */
function correctValues(declaration: XmlElement): { texts: string[]; isMapped: boolean } {
  const [correct] = named(declaration, 'qti-correct-response');
  const texts = correct === undefined ? [] : named(correct, 'qti-value').map((one) => rawText(one).trim());
  if (texts.length > 0) return { texts, isMapped: false };
  return { texts: mappedKeys(declaration), isMapped: true };
}

/** The mapped values that give marks; all must give the same, for an answer is right or it is not. */
function mappedKeys(declaration: XmlElement): string[] {
  const [mapping] = named(declaration, 'qti-mapping');
  const entries = mapping === undefined ? [] : named(mapping, 'qti-map-entry');
  const marked = entries.filter((entry) => Number(attributeOf(entry, 'mapped-value')) > 0);
  if (new Set(marked.map((entry) => Number(attributeOf(entry, 'mapped-value')))).size > 1)
    refuse(declaration, 'Some answers give more marks than others; here an answer is right or it is not.');
  return marked.map((entry) => attributeOf(entry, 'map-key'));
}

/** Marks by mapping must go to the right choices and to no other. */
function checkMapping(declaration: XmlElement, right: readonly string[]): void {
  const marked = mappedKeys(declaration);
  if (marked.length !== right.length || marked.some((key) => !right.includes(key)))
    refuse(declaration, 'The marks go to other answers than the right ones.');
}

interface Choice {
  readonly element: XmlElement;
  readonly isRight: boolean;
  readonly feedback: Mistake | undefined;
}

/** One choice interaction. */
interface Asked {
  readonly element: XmlElement;
  readonly choices: readonly Choice[];
  readonly rights: readonly number[];
}

function feedbackIn(choice: XmlElement): Mistake | undefined {
  const found = feedbackElements.map((name) => findIn(choice, name)).find((one) => one !== undefined);
  if (found === undefined) return undefined;
  const marked = elementsIn(found).find((one) => ownValue(one, 'mistake') !== undefined);
  const id = marked && ownValue(marked, 'mistake');
  if (marked !== undefined && id !== undefined) return { id, says: exactText(marked.children) };
  const says = readBlocks(found.children).map((block) =>
    block.type === 'text' ? block.text : refuse(found, 'Feedback must be plain text.'),
  );
  return says.length === 0 ? undefined : importedMistake(says.join(' '));
}

const choicesIn = (element: XmlElement): XmlElement[] =>
  named(element, element.name === inlineChoice ? 'qti-inline-choice' : 'qti-simple-choice');

function askedIn(element: XmlElement, parts: ItemParts): Asked {
  const declaration = declarationOf(element, parts);
  const { texts, isMapped } = correctValues(declaration);
  if (ownValue(element, 'answer') === undefined) {
    const { by } = scoringOf(parts.processing, attributeOf(declaration, 'identifier'), texts, parts.drop);
    if (by === 'mapping' && !isMapped) checkMapping(declaration, texts);
    if (by === 'mapping' && texts.length > 1)
      parts.drop(element, 'Part marks are dropped: all the right words must be chosen.');
  }
  const identifiers = choicesIn(element).map((choice) => attributeOf(choice, 'identifier'));
  const [known, right] = [new Set(identifiers), new Set(texts)];
  const lost = texts.find((text) => !known.has(text));
  if (known.size < identifiers.length) refuse(element, 'Two choices have one identifier.');
  if (lost !== undefined) refuse(declaration, `The right answer ${lost.slice(0, 40)} is none of the choices.`);
  if (texts.length === 0) refuse(declaration, 'No right answer is declared.');
  const choices = choicesIn(element).map((choice) => ({
    element: choice,
    isRight: right.has(attributeOf(choice, 'identifier')),
    feedback: feedbackIn(choice),
  }));
  return { element, choices, rights: choices.flatMap(({ isRight }, place) => (isRight ? [place] : [])) };
}

const withoutFeedback = ({ element }: Choice): XmlElement => ({
  ...element,
  children: element.children.filter((child) => child.kind === 'text' || !feedbackElements.includes(child.name)),
});

const skipFeedback = (element: XmlElement): undefined =>
  feedbackElements.includes(element.name)
    ? undefined
    : refuse(element, `<${element.name}> cannot come in: only text, tables and formulas with TeX can.`);

const praiseIn = (asked: readonly Asked[]): Block[] =>
  asked.flatMap(({ choices }) =>
    choices.flatMap(({ isRight, feedback }): Block[] =>
      isRight && feedback !== undefined ? [{ type: 'text', text: feedback.says }] : [],
    ),
  );

const layoutOf = <Layout extends string>(
  element: XmlElement,
  layouts: readonly Layout[],
  otherwise: Layout,
): Layout => {
  const said = ownValue(element, 'layout');
  if (said === undefined) return otherwise;
  return (
    layouts.find((layout) => layout === said) ?? refuse(element, `The layout must be one of ${layouts.join(', ')}.`)
  );
};

function readOptions(asked: Asked): AnswerRead {
  const { element, choices, rights } = asked;
  const [right = -1, ...more] = rights;
  if (more.length > 0) refuse(element, 'More than one option is right.');
  const [prompt] = named(element, 'qti-prompt');
  const answer = {
    type: 'multipleChoice',
    options: choices.map((choice) => readBlocks(choice.element.children, skipFeedback)),
    layout: layoutOf(element, ['list', 'grid', 'line'], 'list'),
  } as const;
  return {
    answer,
    key: {
      type: 'multipleChoice',
      option: right,
      because: choices.map(({ isRight, feedback }) => (isRight ? undefined : feedback)),
    },
    prompt: prompt === undefined ? [] : readBlocks(prompt.children),
    praise: praiseIn([asked]),
  };
}

function readWords(asked: readonly Asked[], first: XmlElement): AnswerRead {
  // What stands over a group of its own is the question; a label tells several groups apart.
  const [alone] = asked.length === 1 && ownValue(first, 'answer') === undefined ? named(first, 'qti-prompt') : [];
  const pick = asked[0]?.rights.length ?? 0;
  const groups = asked.map(({ element, choices, rights }) => {
    const isOwn = ownValue(element, 'answer') !== undefined;
    if (rights.length !== pick) refuse(element, `Here ${rights.length} words are right and elsewhere ${pick}.`);
    const most = wholeOf(element, 'max-choices', 1);
    if (most !== 0 && most !== pick) refuse(element, `${most} words are asked for and ${pick} are right.`);
    const [prompt] = named(element, 'qti-prompt');
    return {
      ...(prompt === undefined || prompt === alone ? {} : { label: lineOf(prompt, isOwn) }),
      words: choices.map((choice) => lineOf(withoutFeedback(choice), isOwn)),
    };
  });
  return {
    answer: { type: 'multipleWordChoice', groups, pick, layout: layoutOf(first, ['list', 'sentence'], 'list') },
    key: {
      type: 'multipleWordChoice',
      picks: asked.map(({ rights }) => rights),
      because: asked.map(({ choices }) => choices.map(({ isRight, feedback }) => (isRight ? undefined : feedback))),
    },
    prompt: alone === undefined ? [] : readBlocks(alone.children),
    praise: praiseIn(asked),
  };
}

/** Texts are compared letter by letter elsewhere; ours forgive capitals. */
function dropCapitals(declaration: XmlElement, { drop }: ItemParts): void {
  const [mapping] = named(declaration, 'qti-mapping');
  const entries = mapping === undefined ? [] : named(mapping, 'qti-map-entry');
  if (entries.length === 0 || entries.some((entry) => entry.attributes.get('case-sensitive') !== 'false'))
    drop(declaration, 'Capital letters and full stops are not compared.');
}

/** The spec of a text entry of another program. */
function foreignSpec(declaration: XmlElement, parts: ItemParts): WriteSpec {
  const { texts, isMapped } = correctValues(declaration);
  const [value] = texts;
  if (value === undefined) return refuse(declaration, 'No right answer is declared.');
  if (texts.length > 1 && !isMapped) return refuse(declaration, 'One typed answer has several right values.');
  const { by, tolerance } = scoringOf(parts.processing, attributeOf(declaration, 'identifier'), texts, parts.drop);
  const baseType = declaration.attributes.get('base-type');
  const mapped = mappedKeys(declaration);
  if (baseType === 'integer' || baseType === 'float') {
    if (by === 'mapping' && (mapped.length > 1 || mapped[0] !== value))
      return refuse(declaration, 'Only one number may be right.');
    return { kind: 'number', value, ...(tolerance === undefined ? {} : { tolerance }) };
  }
  if (baseType !== 'string')
    return refuse(declaration, 'The base-type of a typed answer must be string, integer or float.');
  dropCapitals(declaration, parts);
  const accept = by === 'mapping' ? mapped : by === 'correct' || isMapped ? texts : [...texts, ...mapped];
  return { kind: 'text', accept: [...new Set(accept)], spelling: 'exact' };
}

/** The words before or after our box. */
function beside(line: XmlElement | undefined, part: 'before' | 'after'): { [name in 'before' | 'after']?: string } {
  const found = line && elementsIn(line).find((one) => ownValue(one, 'part') === part);
  return found === undefined ? {} : { [part]: exactText(found.children) };
}

function readMistakes(feedback: readonly XmlElement[]): Extract<Key, { type: 'writeAnswer' }>['mistakes'] {
  return feedback.map((element) => {
    const said = findIn(element, 'p');
    const [given, id] = said === undefined ? [] : [ownValue(said, 'given'), ownValue(said, 'mistake')];
    if (said === undefined || given === undefined || id === undefined)
      return refuse(element, `Feedback ${feedbackNames.mistake}… must say data-cc-given and data-cc-mistake.`);
    return { given, because: { id, says: exactText(said.children) } };
  });
}

function readEntry(entry: XmlElement, parts: ItemParts): AnswerRead {
  const spec = specOf(entry) ?? foreignSpec(declarationOf(entry, parts), parts);
  const placeholder = entry.attributes.get('placeholder-text');
  const tiles = ownValue(entry, 'tiles');
  return {
    answer: {
      type: 'writeAnswer',
      kind: spec.kind,
      ...beside(parts.answerLine, 'before'),
      ...beside(parts.answerLine, 'after'),
      ...(placeholder === undefined ? {} : { placeholder }),
      ...(tiles === undefined ? {} : { tiles: tiles.split(' ') }),
    },
    key: { type: 'writeAnswer', spec, mistakes: readMistakes(parts.mistakes) },
    prompt: [],
    praise: [],
  };
}

/** The answer form of an item and its key. */
export function readAnswer(parts: ItemParts): AnswerRead {
  const [first, ...others] = parts.interactions;
  if (first === undefined) return refuse(parts.element, 'There is no interaction: nothing to answer.');
  if (first.name === 'qti-text-entry-interaction')
    return others.length === 0 ? readEntry(first, parts) : refuse(others[0] ?? first, 'Only one answer can be typed.');
  if (parts.interactions.some(({ name }) => name !== first.name))
    return refuse(first, 'A question is answered in one way: choosing or typing.');
  if (first.name === inlineChoice && others.length > 0)
    return refuse(others[0] ?? first, 'Only one gap in a text can have choices.');
  const asked = parts.interactions.map((element) => askedIn(element, parts));
  const [one] = asked;
  const isWords = ownValue(first, 'answer') === 'multipleWordChoice' || others.length > 0;
  if (one === undefined || isWords || (ownValue(first, 'answer') === undefined && one.rights.length > 1))
    return readWords(asked, first);
  return readOptions(one);
}

/** A sentence of another program's, for whoever reads it aloud. */
export function spokenIn(element: XmlElement): string {
  const [own] = [findIn(element, 'p')].filter((one) => one !== undefined && ownValue(one, 'part') === 'spoken');
  return own === undefined ? looseText(element.children) : exactText(own.children);
}
