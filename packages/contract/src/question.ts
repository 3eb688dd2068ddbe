/** The shapes of a question as it leaves the server, and of what a child gives back. Keys never appear here. */
import { maxAnswerLength } from '@comet/domain/marking/reading';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import { figureSchema } from './figure.ts';

/** On a block of a prompt that questions of a set share, such as the table of parts (a) and (b): it stays next to them. */
const sharedShape = { isShared: z.literal(true).optional() };

/**
 * Running text. `**bold**` and `_italic_` are the only marks; everything else is shown to the letter, never as HTML.
 * A blank line starts a new paragraph.
 */
export const textBlockSchema = z.strictObject({ type: z.literal('text'), text: z.string(), ...sharedShape });

/** Maths set by KaTeX; `spoken` is how it is read aloud and what a screen reader says. */
export const mathsBlockSchema = z.strictObject({ type: z.literal('maths'), tex: z.string(), spoken: z.string() });

/** A drawing (see figure.ts); its `alt` never gives the answer away. */
export const figureBlockSchema = z.strictObject({ type: z.literal('figure'), figure: figureSchema, ...sharedShape });

/** A text to read, which stays next to the questions about it. Paragraphs are kept apart; a poem is one verse a paragraph with line feeds. */
export const passageBlockSchema = z.strictObject({
  type: z.literal('passage'),
  passageId: z.string(),
  title: z.string(),
  author: z.string().optional(),
  kind: z.enum(['fiction', 'nonFiction', 'poetry', 'drama']),
  paragraphs: z.array(z.string()),
  /** The paragraphs are the printed lines of one text, shown with their numbers; this one, from 1, is asked about. */
  markedLine: z.int().min(1).optional(),
  /** Questions may speak of ‘paragraph 4’: each paragraph has its number, from 1. */
  hasNumberedParagraphs: z.literal(true).optional(),
});

/** A table of facts with a caption for screen readers. */
export const tableBlockSchema = z.strictObject({
  type: z.literal('table'),
  caption: z.string(),
  head: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  ...sharedShape,
});

/** A word heard and not seen (spelling): the browser speaks `sentence`, in which the word stands. */
export const audioBlockSchema = z.strictObject({ type: z.literal('audio'), word: z.string(), sentence: z.string() });

export const blockSchema = z.discriminatedUnion('type', [
  textBlockSchema,
  mathsBlockSchema,
  figureBlockSchema,
  passageBlockSchema,
  tableBlockSchema,
  audioBlockSchema,
]);
export type Block = z.infer<typeof blockSchema>;

/** Choose one of the options, by its place in the list. Options lie in the order they are shown. */
export const multipleChoiceSchema = z.strictObject({
  type: z.literal('multipleChoice'),
  options: z.array(z.array(blockSchema)),
  /** How options are laid: one under another, side by side for figures and short words, or as the parts of a line of text. */
  layout: z.enum(['list', 'grid', 'line']),
});

/** Choose `pick` words in each group: one of each pair of brackets, two words of five, the wrong word of a sentence. */
export const multipleWordChoiceSchema = z.strictObject({
  type: z.literal('multipleWordChoice'),
  groups: z.array(z.strictObject({ label: z.string().optional(), words: z.array(z.string()) })),
  pick: z.int().min(1),
  /** `sentence` shows the words as running text, `list` as buttons. */
  layout: z.enum(['list', 'sentence']),
});

/** Kinds of typed answers; each has its own reading rules (marking). */
export const writeKinds = ['number', 'fraction', 'text', 'time', 'money', 'date', 'list'] as const;

/**
 * Type the answer. `before` and `after` stand around the box (£, cm); `placeholder` shows the form, never a value; `tiles` are
 * letters to build the word from, in the order they are shown.
 */
export const writeAnswerSchema = z.strictObject({
  type: z.literal('writeAnswer'),
  kind: z.enum(writeKinds),
  before: z.string().optional(),
  after: z.string().optional(),
  placeholder: z.string().optional(),
  tiles: z.array(z.string()).optional(),
});

export const answerFormSchema = z.discriminatedUnion('type', [
  multipleChoiceSchema,
  multipleWordChoiceSchema,
  writeAnswerSchema,
]);
/** What the child is asked to do: the three answer types of the specification. */
export type AnswerForm = z.infer<typeof answerFormSchema>;

/** What a student sees before answering. */
export const questionSchema = z.strictObject({
  prompt: z.array(blockSchema),
  answer: answerFormSchema,
  /** How the prompt is read aloud. */
  spoken: z.string(),
});
export type Question = z.infer<typeof questionSchema>;

/** What a child gives: the place of an option, places of words group by group, or typed text. */
export const givenAnswerSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('multipleChoice'), option: z.int().min(0).max(20) }),
  z.strictObject({
    type: z.literal('multipleWordChoice'),
    picks: z.array(z.array(z.int().min(0).max(200)).max(20)).max(10),
  }),
  z.strictObject({ type: z.literal('writeAnswer'), text: boundedText({ max: maxAnswerLength }) }),
]);
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;

/** The explanation: steps in order, each a few blocks. */
export const stepsSchema = z.array(z.array(blockSchema));
export type Steps = z.infer<typeof stepsSchema>;
