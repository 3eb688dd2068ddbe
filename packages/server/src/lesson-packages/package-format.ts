/** A lesson in a zip: lesson.json, its questions as QTI in questions.xml, and its files. */
import { boundedText } from '@comet/contract/bounded-text';
import { difficultySchema, idSchema, lineSchema, subjectKeySchema } from '@comet/contract/fields';
import { sectionBodySchema } from '@comet/contract/lesson-fields';
import { captionsMaxLength, maxPoints, maxSections, maxVideoMs } from '@comet/domain/lessons/lessons';
import { z } from 'zod';

export const lessonFile = 'lesson.json';
export const questionsFile = 'questions.xml';

const nameSchema = lineSchema(80, 'A section has no name');
const fileSchema = z.string().regex(/^files\/[0-9]{1,3}\.[a-z0-9]{2,4}$/, 'A file must be in files/');
const [, , quizSchema, vocabularySchema] = sectionBodySchema.options;

/** A question of questions.xml, by its place there, and where it belongs on the map. */
const pointSchema = z.strictObject({
  atMs: z.int().min(0).max(maxVideoMs),
  question: z
    .int()
    .min(0)
    .max(maxPoints * maxSections),
  subTopicId: idSchema,
  difficulty: difficultySchema,
});

const packagedSectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('video'),
    name: nameSchema,
    file: fileSchema,
    duration: z.int().min(0).max(maxVideoMs).nullable(),
    captions: boundedText({ max: captionsMaxLength }),
    points: z.array(pointSchema).max(maxPoints),
  }),
  z.strictObject({ kind: z.literal('document'), name: nameSchema, file: fileSchema }),
  quizSchema,
  vocabularySchema,
]);
export type PackagedSection = z.infer<typeof packagedSectionSchema>;

export const packagedLessonSchema = z.strictObject({
  format: z.literal('comet-lesson'),
  version: z.literal(1),
  lessonName: lineSchema(80, 'The lesson has no name'),
  description: boundedText({ max: 1000 }),
  subject: subjectKeySchema,
  sections: z.array(packagedSectionSchema).max(maxSections),
});
export type PackagedLesson = z.infer<typeof packagedLessonSchema>;
