/** What a question must be before it may be stored, whoever wrote it: a child must be able to answer it, and marking to mark it. */
import { type AnswerForm, type Block, questionSchema, stepsSchema } from '@comet/contract/question';
import { maxAnswerLength } from '@comet/domain/marking/reading';
import type { Key, WriteSpec } from '../kernel/key.ts';
import type { Box } from '../marking/box.ts';
import { rightText } from '../marking/right-text.ts';
import { score } from '../marking/score.ts';
import { type ExchangeItem, unfitCharacter } from './exchanged.ts';

const mostOptions = 6;
const mostGroups = 10;
const mostWords = 200;
const mostPlaces = 10;
const mostMistakes = 50;
const mostAccepted = 100;
/** Letters of one text, and of a question with all that belongs to it. */
const longestText = 20_000;
const longestItem = 500_000;

type KeyOf<Type extends Key['type']> = Extract<Key, { type: Type }>;
type FormOf<Type extends AnswerForm['type']> = Extract<AnswerForm, { type: Type }>;

const firstOf = (faults: readonly (string | false)[]): string | undefined =>
  faults.find((fault) => fault !== false) || undefined;

const seen = (option: readonly Block[]): string => JSON.stringify(option).replaceAll(/\s+/g, ' ');

function choiceFault({ options }: FormOf<'multipleChoice'>, key: KeyOf<'multipleChoice'>): string | undefined {
  return firstOf([
    (options.length < 2 || options.length > mostOptions) &&
      `There are ${options.length} options; 2 to ${mostOptions} are allowed.`,
    options.some((option) => option.length === 0) && 'An option is empty.',
    new Set(options.map(seen)).size < options.length && 'Two options are the same.',
    options[key.option] === undefined && 'The right option is none of the options.',
  ]);
}

function wordsFault(
  { groups, pick, layout }: FormOf<'multipleWordChoice'>,
  key: KeyOf<'multipleWordChoice'>,
): string | undefined {
  return firstOf([
    (groups.length < 1 || groups.length > mostGroups) &&
      `There are ${groups.length} groups of words; 1 to ${mostGroups} are allowed.`,
    groups.some(({ words }) => words.length <= pick || words.length > mostWords) &&
      `A group must have more words than are chosen in it, and at most ${mostWords}.`,
    groups.some(({ words }) => words.some((word) => word.trim() === '')) && 'A word is empty.',
    layout === 'list' &&
      groups.some(({ words }) => new Set(words).size < words.length) &&
      'Two words of a group are the same.',
    groups.some((_, group) => key.picks[group]?.length !== pick) &&
      'Every group must have as many right words as are chosen in it.',
  ]);
}

const textsOf = (spec: WriteSpec): readonly string[] => {
  switch (spec.kind) {
    case 'number':
      return [spec.value, spec.tolerance ?? '', spec.unit ?? ''];
    case 'fraction':
      return [spec.value];
    case 'text':
      return spec.accept;
    case 'list':
      return [spec.items.join(', ')];
    case 'time':
    case 'money':
    case 'date':
      return [];
  }
};

/** What marking says of an answer, or why it cannot say anything. */
function verdictOf(key: KeyOf<'writeAnswer'>, form: AnswerForm, given: string): string {
  try {
    return score(key, form, { type: 'writeAnswer', text: given }).verdict;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

/** Marking itself is asked: it must take the right answer, and call every named mistake wrong. */
function writtenFault(form: FormOf<'writeAnswer'>, key: KeyOf<'writeAnswer'>): string | undefined {
  const { spec, mistakes } = key;
  const places = spec.kind === 'number' ? (spec.places ?? 0) : 0;
  const impossible = firstOf([
    spec.kind !== form.kind && `The box asks for ${form.kind}, the key is ${spec.kind}.`,
    textsOf(spec).some((text) => text.length > maxAnswerLength) &&
      `A typed answer has ${maxAnswerLength} letters at most.`,
    (places < 0 || places > mostPlaces) && `A number has 0 to ${mostPlaces} decimal places.`,
    spec.kind === 'time' &&
      (spec.minutes < 0 || spec.minutes >= 1440) &&
      'A time lies 0 to 1439 minutes after midnight.',
    spec.kind === 'money' && spec.pence < 0 && 'Money is no less than 0 pence.',
    textsOf(spec).length > mostAccepted && `There are more than ${mostAccepted} right answers.`,
    mistakes.length > mostMistakes && `There are more than ${mostMistakes} named mistakes.`,
  ]);
  if (impossible !== undefined) return impossible;
  const rights = spec.kind === 'text' ? spec.accept : [undefined];
  for (const right of rights) {
    const given = right ?? typedRight(spec, form);
    const verdict = given === undefined ? 'no exact number' : verdictOf(key, form, given);
    if (verdict !== 'right')
      return `Marking does not take the right answer '${given ?? textsOf(spec)[0]}': ${verdict}.`;
  }
  for (const { given } of mistakes) {
    const verdict = verdictOf(key, form, given);
    if (verdict !== 'wrong') return `The wrong answer '${given.slice(0, maxAnswerLength)}' is marked ${verdict}.`;
  }
  return undefined;
}

function typedRight(spec: WriteSpec, box: Box): string | undefined {
  try {
    return rightText(spec, box);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Why an answer form and its key do not go together. */
export function answerFault(answer: AnswerForm, key: Key): string | undefined {
  if (answer.type === 'multipleChoice' && key.type === 'multipleChoice') return choiceFault(answer, key);
  if (answer.type === 'multipleWordChoice' && key.type === 'multipleWordChoice') return wordsFault(answer, key);
  if (answer.type === 'writeAnswer' && key.type === 'writeAnswer') return writtenFault(answer, key);
  return 'The key is of another type than the answer.';
}

function textFault(item: ExchangeItem): string | undefined {
  let found: string | undefined;
  const whole = JSON.stringify(item, (_, value: unknown) => {
    if (typeof value !== 'string' || found !== undefined) return value;
    const unfit = unfitCharacter(value);
    if (unfit !== undefined) found = `The control character ${unfit.name} may not stand in a question.`;
    else if (value.length > longestText) found = `A text has more than ${longestText} letters.`;
    return value;
  });
  return found ?? (whole.length > longestItem ? `The question has more than ${longestItem} letters.` : undefined);
}

/** Why a question whose answer is in order cannot be stored all the same. */
export function itemFault(item: ExchangeItem): string | undefined {
  const { question, hint, explanation } = item;
  const parsed = questionSchema.safeParse(question);
  return firstOf([
    textFault(item) ?? false,
    question.prompt.length === 0 && 'There is no question text.',
    !parsed.success && `This is no question: ${parsed.error?.issues[0]?.message}.`,
    !stepsSchema.safeParse([hint, ...explanation]).success && 'The hint or the explanation is not written rightly.',
    question.spoken.trim() === '' && 'There is nothing to read aloud.',
  ]);
}
