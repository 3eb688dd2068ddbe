/** Questions that tutors write themselves: only their own stop points ask them. */
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import { defineCall } from './call.ts';
import { difficultySchema, idSchema, lineSchema, trimmed } from './fields.ts';
import { bankQuestionSchema } from './lesson-fields.ts';
import { tutorReads } from './policies.ts';

const optionText = 'Write something for every option';
const answerText = 'Write the right answer';

/**
 * What is right: one option or several of them (then children choose words), one of some texts, or a number. Written texts must be
 * the same letter by letter.
 */
const ownAnswerSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('choice'),
    options: z
      .array(z.strictObject({ text: lineSchema(120, optionText), isRight: z.boolean() }))
      .min(2, 'Give at least two options')
      .max(6)
      .refine((options) => options.some(({ isRight }) => isRight), 'Mark the right option')
      .refine((options) => options.some(({ isRight }) => !isRight), 'At least one option must be wrong')
      .refine(
        (options) => new Set(options.map(({ text }) => text)).size === options.length,
        'Two options are the same',
      ),
  }),
  z.strictObject({ type: z.literal('text'), accept: z.array(lineSchema(60, answerText)).min(1, answerText).max(10) }),
  z.strictObject({
    type: z.literal('number'),
    value: boundedText({ max: 20, required: answerText }).regex(
      /^-?\d{1,12}(\.\d{1,6})?$/,
      'Write a number, such as 12 or 0.5',
    ),
  }),
]);

/** A question as a tutor writes it. */
export const ownQuestionSchema = z.strictObject({
  subTopicId: idSchema,
  difficulty: difficultySchema.default('medium'),
  text: boundedText({ max: 600, required: 'Question is required', clean: trimmed }),
  /** What is said after the answer, besides what was right. */
  explanation: boundedText({ max: 600, clean: trimmed }).default(''),
  answer: ownAnswerSchema,
});
export type OwnQuestion = z.infer<typeof ownQuestionSchema>;

export const createOwnQuestion = defineCall({
  method: 'POST',
  path: '/lessons/own-question',
  feature: 'lessons',
  summary: "Stores a tutor's own question for stop points; the same one sent again is one",
  policy: { ...tutorReads, repeated: 'same', audit: 'nothing' },
  body: ownQuestionSchema,
  answer: bankQuestionSchema,
  changes: ['lessons'],
  errors: ['noSuchSubTopics', 'badOwnQuestion'],
  example: ({ subTopicId }) => ({
    body: {
      subTopicId,
      text: 'How many halves make a whole?',
      answer: { type: 'number', value: '2' },
    },
  }),
});
