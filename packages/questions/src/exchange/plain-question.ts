/** Questions as people write them down: a text and its answers. Tutors' own, and those of programs whose pages don't matter here. */
import type { AnswerForm } from '@comet/contract/question';
import type { Key, Mistake } from '../kernel/key.ts';
import { type ExchangeItem, FaultFound } from './exchanged.ts';
import { importedMistake } from './fill-in.ts';
import { finished } from './finished.ts';

/** An option, and what is said to whoever chooses it. */
export interface PlainOption {
  readonly text: string;
  readonly isRight: boolean;
  readonly feedback?: string | undefined;
}

/** What is typed is a number with a tolerance, or one of some texts. */
export type PlainAnswer =
  | { readonly type: 'choice'; readonly options: readonly PlainOption[] }
  | { readonly type: 'text'; readonly accept: readonly string[] }
  | { readonly type: 'number'; readonly value: string; readonly tolerance?: string | undefined };

export interface PlainQuestion {
  readonly text: string;
  /** Empty where there is none: then it says the answer. */
  readonly explanation: string;
  readonly answer: PlainAnswer;
}

const mistakeOf = (feedback: string | undefined): Mistake | undefined =>
  feedback === undefined || feedback.trim() === '' ? undefined : importedMistake(feedback.trim());

/** Options to choose from, or words to pick where several are right. Throws FaultFound where none is. */
export function choiceForm(
  options: readonly PlainOption[],
  line: number,
): { readonly answer: AnswerForm; readonly key: Key } {
  const rights = options.flatMap(({ isRight }, place) => (isRight ? [place] : []));
  const [right] = rights;
  if (right === undefined) throw new FaultFound(line, 'No option is right.');
  const because = options.map(({ isRight, feedback }) => (isRight ? undefined : mistakeOf(feedback)));
  if (rights.length === 1)
    return {
      answer: {
        type: 'multipleChoice',
        options: options.map(({ text }) => [{ type: 'text', text: text.trim() }]),
        layout: 'list',
      },
      key: { type: 'multipleChoice', option: right, because },
    };
  return {
    answer: {
      type: 'multipleWordChoice',
      groups: [{ words: options.map(({ text }) => text.trim()) }],
      pick: rights.length,
      layout: 'list',
    },
    key: { type: 'multipleWordChoice', picks: [rights], because: [because] },
  };
}

function formOf(answer: PlainAnswer, line: number): { readonly answer: AnswerForm; readonly key: Key } {
  switch (answer.type) {
    case 'choice':
      return choiceForm(answer.options, line);
    case 'text':
      return {
        answer: { type: 'writeAnswer', kind: 'text' },
        key: {
          type: 'writeAnswer',
          spec: {
            kind: 'text',
            accept: [...new Set(answer.accept.map((text) => text.trim()).filter((text) => text !== ''))],
            spelling: 'exact',
          },
          mistakes: [],
        },
      };
    case 'number': {
      const { value, tolerance } = answer;
      const spec = { kind: 'number' as const, value, ...(tolerance === undefined ? {} : { tolerance }) };
      return { answer: { type: 'writeAnswer', kind: 'number' }, key: { type: 'writeAnswer', spec, mistakes: [] } };
    }
  }
}

/** The question as it is stored. Throws FaultFound at the line with a sentence for what can't be asked or marked. */
export function itemOfPlain({ text, explanation, answer }: PlainQuestion, line = 1): ExchangeItem {
  if (text.trim() === '') throw new FaultFound(line, 'The question has no text.');
  const said = explanation.trim();
  return finished(
    {
      prompt: [{ type: 'text', text: text.trim() }],
      ...formOf(answer, line),
      hint: [],
      explanation: said === '' ? [] : [[{ type: 'text', text: said }]],
      isExplained: false,
    },
    line,
  );
}
