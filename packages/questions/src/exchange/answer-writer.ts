/** Answer forms as QTI interactions, with how they are marked in a way that any QTI program can follow. */
import type { AnswerForm, Block } from '@comet/contract/question';
import type { Key, Mistake } from '../kernel/key.ts';
import { plainInline } from './block-writer.ts';
import type { ExchangeItem } from './exchanged.ts';
import { naturalSpellings } from './natural-spellings.ts';
import { feedbackNames, optionName, own } from './qti-names.ts';
import { specAttributes } from './spec-attributes.ts';
import { tag, tall, xmlText } from './xml-writer.ts';

/** The parts of an item that its answer form and key make. */
export interface AnswerParts {
  readonly declarations: readonly string[];
  readonly body: readonly string[];
  readonly processing: readonly string[];
  readonly feedback: readonly string[];
}

type FormOf<Type extends AnswerForm['type']> = Extract<AnswerForm, { type: Type }>;
type KeyOf<Type extends Key['type']> = Extract<Key, { type: Type }>;

/** Response and feedback of one interaction, by its number where there are several. */
const responseName = (place: number, count: number): string => (count === 1 ? 'RESPONSE' : `RESPONSE_${place + 1}`);
const feedbackName = (place: number, count: number): string => (count === 1 ? 'FEEDBACK' : `FEEDBACK_${place + 1}`);

const values = (texts: readonly string[]): string[] => texts.map((text) => tag('qti-value', {}, xmlText(text)));

function response(identifier: string, baseType: string, correct: readonly string[], ...more: string[]): string {
  const about = { identifier, cardinality: correct.length === 1 ? 'single' : 'multiple', 'base-type': baseType };
  return tall('qti-response-declaration', about, tag('qti-correct-response', {}, ...values(correct)), ...more);
}

const outcome = (identifier: string, cardinality: 'single' | 'multiple'): string =>
  tag('qti-outcome-declaration', { identifier, cardinality, 'base-type': 'identifier' });

const variable = (identifier: string): string => tag('qti-variable', { identifier });
const value = (baseType: string, said: string): string =>
  tag('qti-base-value', { 'base-type': baseType }, xmlText(said));
const set = (identifier: string, to: string): string => tag('qti-set-outcome-value', { identifier }, to);
const when = (condition: string, then: string): string =>
  tag('qti-response-condition', {}, tag('qti-response-if', {}, condition, then));
const scored = (condition: string): string => when(condition, set('SCORE', value('float', '1')));
const isCorrect = (name: string): string =>
  tag('qti-match', {}, variable(name), tag('qti-correct', { identifier: name }));

/** The mistake behind an option, shown once it is chosen. */
function because(mistake: Mistake | undefined, outcomeName: string, identifier: string): string {
  // Keys that were stored as JSON say null where the right one stands.
  if (!mistake) return '';
  const about = { 'outcome-identifier': outcomeName, identifier, 'show-hide': 'show' };
  return tag('qti-feedback-inline', about, tag('span', { [own('mistake')]: mistake.id }, plainInline(mistake.says)));
}

function choiceParts(
  form: FormOf<'multipleChoice'>,
  key: KeyOf<'multipleChoice'>,
  shown: (blocks: readonly Block[]) => string[],
): AnswerParts {
  const choices = form.options.map((option, place) =>
    tall(
      'qti-simple-choice',
      { identifier: optionName(place) },
      ...shown(option),
      ...[because(key.because[place], 'FEEDBACK', optionName(place))].filter((text) => text !== ''),
    ),
  );
  const about = {
    'response-identifier': 'RESPONSE',
    shuffle: 'false',
    'max-choices': 1,
    [own('answer')]: form.type,
    [own('layout')]: form.layout,
  };
  return {
    declarations: [response('RESPONSE', 'identifier', [optionName(key.option)]), outcome('FEEDBACK', 'single')],
    body: [tall('qti-choice-interaction', about, ...choices)],
    processing: [scored(isCorrect('RESPONSE')), set('FEEDBACK', variable('RESPONSE'))],
    feedback: [],
  };
}

const wordName = (place: number): string => `W${place + 1}`;

function wordParts(form: FormOf<'multipleWordChoice'>, key: KeyOf<'multipleWordChoice'>): AnswerParts {
  const count = form.groups.length;
  const cardinality = form.pick === 1 ? 'single' : 'multiple';
  const body = form.groups.map(({ label, words }, group) => {
    const about = {
      'response-identifier': responseName(group, count),
      shuffle: 'false',
      'max-choices': form.pick,
      'min-choices': form.pick,
      [own('answer')]: form.type,
      [own('layout')]: form.layout,
    };
    const choices = words.map((word, place) =>
      tag(
        'qti-simple-choice',
        { identifier: wordName(place) },
        plainInline(word),
        because(key.because[group]?.[place], feedbackName(group, count), wordName(place)),
      ),
    );
    const prompt = label === undefined ? [] : [tag('qti-prompt', {}, plainInline(label))];
    return tall('qti-choice-interaction', about, ...prompt, ...choices);
  });
  const names = form.groups.map((_, group) => responseName(group, count));
  return {
    declarations: [
      ...names.map((name, group) => response(name, 'identifier', (key.picks[group] ?? []).map(wordName))),
      ...names.map((_, group) => outcome(feedbackName(group, count), cardinality)),
    ],
    body,
    processing: [
      scored(count === 1 ? isCorrect('RESPONSE') : tag('qti-and', {}, ...names.map(isCorrect))),
      ...names.map((name, group) => set(feedbackName(group, count), variable(name))),
    ],
    feedback: [],
  };
}

const isDecimal = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

function writeParts(form: FormOf<'writeAnswer'>, { spec, mistakes }: KeyOf<'writeAnswer'>): AnswerParts {
  const isFloat =
    spec.kind === 'number' && spec.places === undefined && [spec.value, spec.tolerance ?? '0'].every(isDecimal);
  const right = naturalSpellings({ type: 'writeAnswer', spec, mistakes }, form);
  const mapping = right.map((text) =>
    tag('qti-map-entry', { 'map-key': text, 'mapped-value': 1, 'case-sensitive': 'false' }),
  );
  const equal = (said: string, tolerance: string | undefined): string => {
    const about = tolerance === undefined ? {} : { tolerance: `${tolerance} ${tolerance}` };
    const mode = { 'tolerance-mode': tolerance === undefined ? 'exact' : 'absolute', ...about };
    return tag('qti-equal', mode, variable('RESPONSE'), said);
  };
  const baseType = isFloat ? 'float' : 'string';
  const named = mistakes.flatMap(({ given }, place) => {
    if (isFloat && !isDecimal(given)) return [];
    const said = value(baseType, given);
    const condition = isFloat ? equal(said, undefined) : tag('qti-match', {}, variable('RESPONSE'), said);
    return [when(condition, set('FEEDBACK', value('identifier', `${feedbackNames.mistake}${place + 1}`)))];
  });
  const span = (part: 'before' | 'after', text: string | undefined): string =>
    text === undefined ? '' : tag('span', { [own('part')]: part }, plainInline(text));
  const entry = tag('qti-text-entry-interaction', {
    'response-identifier': 'RESPONSE',
    'placeholder-text': form.placeholder,
    [own('tiles')]: form.tiles?.join(' '),
    ...specAttributes(spec),
  });
  return {
    declarations: [
      isFloat && spec.kind === 'number'
        ? response('RESPONSE', 'float', [spec.value])
        : response('RESPONSE', 'string', right.slice(0, 1), tall('qti-mapping', { 'default-value': 0 }, ...mapping)),
      outcome('FEEDBACK', 'single'),
    ],
    body: [tag('p', { [own('part')]: 'answer' }, span('before', form.before), entry, span('after', form.after))],
    processing: [
      isFloat && spec.kind === 'number'
        ? scored(equal(tag('qti-correct', { identifier: 'RESPONSE' }), spec.tolerance))
        : set('SCORE', tag('qti-map-response', { identifier: 'RESPONSE' })),
      ...named,
    ],
    feedback: mistakes.map(({ given, because: { id, says } }, place) =>
      tag(
        'qti-modal-feedback',
        { 'outcome-identifier': 'FEEDBACK', identifier: `${feedbackNames.mistake}${place + 1}`, 'show-hide': 'show' },
        tag('qti-content-body', {}, tag('p', { [own('given')]: given, [own('mistake')]: id }, plainInline(says))),
      ),
    ),
  };
}

/** The parts of an item for its answer; `shown` writes the blocks of an option. Throws where key and form differ in type. */
export function answerParts(
  { question: { answer }, key }: Pick<ExchangeItem, 'question' | 'key'>,
  shown: (blocks: readonly Block[]) => string[],
): AnswerParts {
  if (answer.type === 'multipleChoice' && key.type === 'multipleChoice') return choiceParts(answer, key, shown);
  if (answer.type === 'multipleWordChoice' && key.type === 'multipleWordChoice') return wordParts(answer, key);
  if (answer.type === 'writeAnswer' && key.type === 'writeAnswer') return writeParts(answer, key);
  throw new RangeError('the key is of another type than the answer form');
}
