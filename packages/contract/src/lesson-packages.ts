/** Lessons that go from one tutor to another: out as a zip, in from one of ours or an H5P interactive video. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { longIdSchema, longIdTextSchema, subjectKeySchema } from './fields.ts';
import { classChoiceSchema } from './lesson-fields.ts';
import { tutorReads } from './policies.ts';
import { fileUrlSchema } from './uploads.ts';

export const importLesson = defineCall({
  method: 'POST',
  path: '/lessons/import',
  feature: 'lessons',
  summary:
    'Makes a draft of a package that was uploaded, and lists what can’t come in; the same within a minute is one',
  policy: { ...tutorReads, repeated: 'once', audit: 'nothing' },
  body: z.strictObject({
    packageUrl: fileUrlSchema('Package is a required field'),
    classRoomId: classChoiceSchema,
    /** Of packages that don't say it. */
    subject: z.enum(subjectKeySchema.options, 'Subject is a required field'),
    /** Where questions belong that don't say it. */
    subTopic: z.int().min(1).max(999_999_999).nullable().default(null),
  }),
  answer: z.object({
    lessonId: longIdSchema,
    lessonName: z.string(),
    /** A sentence for each thing that was left out. */
    dropped: z.array(z.string()),
  }),
  changes: ['lessons'],
  errors: ['uploadGone', 'badPackage', 'unsafePackage', 'noSuchSubTopics', 'noClassGiven', 'storageFull'],
  example: ({ classroomId }) => ({
    body: {
      packageUrl: '/files/00000000-0000-4000-8000-000000000003',
      classRoomId: classroomId,
      subject: 'math',
      subTopic: null,
    },
  }),
});

export const exportLesson = defineCall({
  method: 'GET',
  path: '/lessons/{id}/package',
  feature: 'lessons',
  summary: 'A link to the lesson as a zip with its files and questions, good for some minutes without a log-in',
  policy: { ...tutorReads, reach: ['setter'], audit: 'nothing' },
  params: z.strictObject({ id: longIdTextSchema }),
  answer: z.object({ url: z.string() }),
  errors: [],
  example: ({ lessonId }) => ({ params: { id: lessonId } }),
});
