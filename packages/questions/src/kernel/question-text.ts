/** Composes a question from its text and its answer. */
import type { Figure } from '@comet/contract/figure';
import type { Block } from '@comet/contract/question';
import type { Answer } from './answers.ts';
import type { Made } from './generator.ts';

/** A step: a sentence, a block, or a sentence with a line of working or a block under it. */
export type Step = string | Block | readonly [sentence: string, under: string | Block];

/** The text around an answer: prompt, hint and explanation. Strings are text blocks. */
export interface QuestionText {
  readonly prompt: string | readonly (string | Block)[];
  /** How it is read aloud, where the text with its signs in words is not enough. */
  readonly spoken?: string;
  readonly hint: string;
  readonly steps: readonly Step[];
  readonly variant: string;
  readonly features: Readonly<Record<string, number>>;
}

/** How a subject reads aloud and sets out working. */
interface Voice {
  /** What is read aloud of a block of the prompt; empty if nothing is. */
  aloud(block: Block): string;
  /** A line of working; a text where not said. */
  working?(line: string): Block;
  /** The variant, where the answer form is part of it. */
  variant?(questionText: QuestionText, answer: Answer): string;
}

/** Composes a question; no answer (an unfit draw) gives no question. */
export interface QuestionComposer {
  (questionText: QuestionText, answer: Answer): Made;
  (questionText: QuestionText, answer: Answer | undefined): Made | undefined;
}

/** A string as a text block; a block as it is. */
export function blockOf(part: string | Block): Block {
  return typeof part === 'string' ? { type: 'text', text: part } : part;
}

/** A drawing as a block. */
export function drawn(figure: Figure): Block {
  return { type: 'figure', figure };
}

/** Texts and descriptions of drawings by `readAloud`; maths by its own words, which `end` closes. */
export function aloudBy(readAloud: (text: string) => string, end: '' | '.' = ''): (block: Block) => string {
  return (block) => {
    if (block.type === 'text') return readAloud(block.text);
    if (block.type === 'figure') return readAloud(block.figure.alt);
    return block.type === 'maths' ? block.spoken + end : '';
  };
}

/** Texts alone by `readAloud`. */
export function textsAloudBy(readAloud: (text: string) => string): (block: Block) => string {
  return (block) => (block.type === 'text' ? readAloud(block.text) : '');
}

/** Composes the questions of a subject with this voice. */
export function questionComposer({
  aloud,
  working = blockOf,
  variant = ({ variant: own }) => own,
}: Voice): QuestionComposer {
  const stepOf = (step: Step): Block[] =>
    typeof step === 'string' || 'type' in step
      ? [blockOf(step)]
      : [blockOf(step[0]), typeof step[1] === 'string' ? working(step[1]) : step[1]];
  function composeQuestion(questionText: QuestionText, answer: Answer): Made;
  function composeQuestion(questionText: QuestionText, answer: Answer | undefined): Made | undefined;
  function composeQuestion(questionText: QuestionText, answer: Answer | undefined): Made | undefined {
    if (answer === undefined) return undefined;
    const prompt = (typeof questionText.prompt === 'string' ? [questionText.prompt] : questionText.prompt).map(blockOf);
    const said = prompt.map(aloud).filter((part) => part !== '');
    return {
      question: { prompt, answer: answer.form, spoken: questionText.spoken ?? said.join(' ') },
      key: answer.key,
      hint: [blockOf(questionText.hint)],
      explanation: questionText.steps.map(stepOf),
      variant: variant(questionText, answer),
      features: questionText.features,
    };
  }
  return composeQuestion;
}
