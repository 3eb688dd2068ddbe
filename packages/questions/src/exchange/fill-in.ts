/** What questions of others often lack and ours always have: words to read aloud, a hint, an explanation. */
import { createHash } from 'node:crypto';
import type { AnswerForm, Block, Steps } from '@comet/contract/question';
import type { Key, Mistake } from '../kernel/key.ts';
import { mathsAloud } from '../kernel/number-text.ts';
import { shownRight } from '../marking/right-text.ts';
import type { ExchangeItem } from './exchanged.ts';

/** Where the answer is missing in a sentence. */
export const gap = '______';

const heard = (text: string): string => mathsAloud(text.replaceAll(/_{3,}/g, ' blank '));

function spokenBlock(block: Block): string {
  switch (block.type) {
    case 'text':
      return heard(block.text);
    case 'maths':
      return block.spoken;
    case 'figure':
      return block.figure.alt;
    case 'passage':
      return `${block.title}. ${block.paragraphs.join(' ')}`;
    case 'table':
      return block.caption;
    case 'audio':
      return block.sentence;
  }
}

const text = (said: string): Block => ({ type: 'text', text: said });

/** The right answer, as a sentence; what is no plain text is named by its place. */
function answerSentence(answer: AnswerForm, key: Key): string {
  const bold = (said: string): string => `The answer is **${said.replaceAll('*', '').replace(/\.$/, '')}**.`;
  if (key.type === 'writeAnswer' && answer.type === 'writeAnswer') return bold(shownRight(key.spec, answer));
  if (key.type === 'multipleChoice' && answer.type === 'multipleChoice') {
    const [only, ...more] = answer.options[key.option] ?? [];
    return only?.type === 'text' && more.length === 0 ? bold(only.text) : `The answer is option ${key.option + 1}.`;
  }
  if (key.type === 'multipleWordChoice' && answer.type === 'multipleWordChoice')
    return bold(
      key.picks.flatMap((places, group) => places.map((place) => answer.groups[group]?.words[place])).join(', '),
    );
  return 'The answer is marked above.';
}

/** A question as it was found in a file. */
export interface Found {
  readonly prompt: readonly Block[];
  readonly answer: AnswerForm;
  readonly key: Key;
  readonly spoken?: string | undefined;
  readonly hint: readonly Block[];
  readonly explanation: Steps;
  /** An explanation of ours is whole; another program's may be a mere "Well done". */
  readonly isExplained: boolean;
}

const asksYear = /\b(?:what|which) year\b|^when\b/i;

/** A number of four digits that is asked as a year has no comma, and no file says so. */
function withYear(key: Key, prompt: readonly Block[]): Key {
  if (key.type !== 'writeAnswer' || key.spec.kind !== 'number' || !/^[12]\d{3}$/.test(key.spec.value)) return key;
  const isYear = prompt.some((block) => block.type === 'text' && asksYear.test(block.text));
  return isYear ? { ...key, spec: { ...key.spec, form: 'year' } } : key;
}

/** The question with what it lacks. */
export function filledIn({ prompt, answer, key: found, spoken, hint, explanation, isExplained }: Found): ExchangeItem {
  const key = isExplained ? found : withYear(found, prompt);
  return {
    question: { prompt: [...prompt], answer, spoken: spoken ?? prompt.map(spokenBlock).join(' ') },
    key,
    hint: hint.length > 0 ? hint : [text('Read the question once more, word by word.')],
    explanation: isExplained ? explanation : [...explanation, [text(answerSentence(answer, key))]],
  };
}

/** What a file says of a wrong answer. The same words are the same mistake, so that reports count them together. */
export function importedMistake(says: string): Mistake {
  return { id: `import/${createHash('sha256').update(says).digest('hex').slice(0, 12)}`, says };
}
