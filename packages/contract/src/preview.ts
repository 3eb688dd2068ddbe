/** What the team's own page of questions is told while developing. Keys are in it, so it is no call of the API, and production has none of it. */
import { z } from 'zod';
import { rightAnswerSchema } from './attempts.ts';
import { difficultySchema, idTextSchema } from './fields.ts';
import { blockSchema, questionSchema, stepsSchema } from './question.ts';

/** Where the server answers, and where the page of the same name stands. */
export const previewPath = '/dev/questions';

/** Where the gallery of building blocks stands, while developing. */
export const galleryPath = '/dev/gallery';

/** The last seed that may be asked for; a cell rarely uses more than some hundred. */
export const lastPreviewSeed = 1_000_000;

/** With no sub-topic the list is given, else one question. */
export const previewQuerySchema = z.strictObject({
  subTopicId: idTextSchema.optional(),
  difficulty: difficultySchema.default('easy'),
  seed: z.coerce.number().int().min(0).max(lastPreviewSeed).default(0),
});

/** Every sub-topic of the map in its order; one without generators has no questions yet. */
export const previewListSchema = z.object({
  subTopics: z.array(
    z.object({
      subTopicId: z.int(),
      title: z.string(),
      topic: z.string(),
      subject: z.string(),
      year: z.int(),
      generatorIds: z.array(z.string()),
    }),
  ),
});
export type PreviewList = z.infer<typeof previewListSchema>;

/** A question with all that is known of it. */
export const previewSchema = z.object({
  question: questionSchema,
  rightAnswer: rightAnswerSchema,
  /** The key as the server holds it, mistakes and all. */
  key: z.unknown(),
  hint: z.array(blockSchema),
  explanation: stepsSchema,
  variant: z.string(),
  features: z.record(z.string(), z.number()),
  generatorId: z.string(),
  generatorVersion: z.int(),
  /** The seed within the generator; generators of one sub-topic take turns. */
  generatorSeed: z.int(),
  /** Milliseconds it took to make. */
  ms: z.number(),
});
export type Preview = z.infer<typeof previewSchema>;
