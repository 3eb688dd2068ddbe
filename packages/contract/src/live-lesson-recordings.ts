/** Recordings of live lessons, which families watch again, with the quizzes that belong to them. */
import { maxVideoMs } from '@comet/domain/lessons/lessons';
import { maxQuizzes } from '@comet/domain/live-lessons/live-lessons';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import { defineCall, type Policy } from './call.ts';
import {
  difficultySchema,
  idSchema,
  isoTimeSchema,
  lineSchema,
  longIdSchema,
  longIdTextSchema,
  nothingSchema,
  subjectIdTextSchema,
  subjectKeySchema,
  trimmed,
} from './fields.ts';
import { quizFormFields } from './lesson-fields.ts';
import { audienceSchema, familyReads } from './live-lessons.ts';
import { tutorReads } from './policies.ts';
import { fileUrlSchema } from './uploads.ts';

/** A tutor changes a recording of their own; another tutor's is not there. */
const recorderSets = { ...tutorReads, reach: ['setter'], repeated: 'same', audit: 'nothing' } as const satisfies Policy;

/** A quiz of a recording as it comes back. */
export const recordingQuizSchema = z.object({
  quizId: longIdSchema,
  name: z.string(),
  year: z.int(),
  topic: idSchema,
  subTopic: idSchema,
  subTopicTitle: z.string(),
  numberOfQuestions: z.int(),
  difficulty: difficultySchema,
});
export type RecordingQuiz = z.infer<typeof recordingQuizSchema>;

export const recordingSchema = z.object({
  recordingId: longIdSchema,
  name: z.string(),
  description: z.string(),
  subject: subjectKeySchema,
  tutorName: z.string(),
  /** A link that plays for some hours; empty once the file is gone. */
  videoUrl: z.string(),
  durationMs: z.int().nullable(),
  createdAt: isoTimeSchema,
  /** Whom it's for, as its tutor chose; null for families. */
  audience: audienceSchema.nullable(),
  quizzes: z.array(recordingQuizSchema),
  /** Places to jump to; empty unless the room recorded it. */
  chapters: z.array(z.object({ atMs: z.int(), title: z.string() })),
  /** WebVTT; empty without captions. */
  captions: z.string(),
  /** Whether the board, the slides and the questions can be shown next to the film. */
  hasTimeline: z.boolean(),
  /** Whether voices of children may be in it. It's deleted earlier then. */
  hasVoices: z.boolean(),
});
export type Recording = z.infer<typeof recordingSchema>;

const ofRecording = z.strictObject({ id: longIdTextSchema });

export const listRecordings = defineCall({
  method: 'GET',
  path: '/live-lessons/recordings',
  feature: 'live-lessons',
  summary: 'Recordings for the student, or for the children of the parent; the newest first',
  policy: familyReads,
  query: z.strictObject({ subjectId: subjectIdTextSchema.optional() }),
  answer: z.array(recordingSchema),
  errors: [],
  example: () => ({ query: {} }),
});

export const listTutorRecordings = defineCall({
  method: 'GET',
  path: '/live-lessons/recordings/tutor',
  feature: 'live-lessons',
  summary: "The tutor's own recordings, the newest first",
  policy: { ...recorderSets, reach: 'own', repeated: 'reads' },
  answer: z.array(recordingSchema),
  errors: [],
  example: () => ({}),
});

export const getRecording = defineCall({
  method: 'GET',
  path: '/live-lessons/recordings/{id}',
  feature: 'live-lessons',
  summary: 'One recording with its quizzes',
  policy: {
    ...recorderSets,
    callers: ['student', 'parent', 'tutor'],
    reach: ['self', 'parent', 'setter'],
    repeated: 'reads',
  },
  params: ofRecording,
  answer: recordingSchema,
  errors: [],
  example: ({ liveRecordingId }) => ({ params: { id: liveRecordingId } }),
});

/** What a tutor says about a recording. */
export const recordingShape = {
  name: lineSchema(80, 'Recording name is a required field'),
  description: boundedText({ max: 1000, clean: trimmed }).default(''),
  subject: z.enum(subjectKeySchema.options, 'Subject is a required field'),
  audience: audienceSchema,
  videoUrl: fileUrlSchema('Video is a required field'),
  /** Milliseconds, as the browser read it from the file. */
  durationMs: z.int().min(0).max(maxVideoMs).nullable().default(null),
  /** A quiz with an id is changed, one without is added, and one that is left out is taken away. */
  quizzes: z
    .array(z.strictObject({ ...quizFormFields, quizId: longIdSchema.optional() }))
    .max(maxQuizzes)
    .default([]),
};

const exampleVideoUrl = '/files/00000000-0000-4000-8000-000000000001';
const example = { name: 'Fractions, recorded', subject: 'math', videoUrl: exampleVideoUrl } as const;

export const createRecording = defineCall({
  method: 'POST',
  path: '/live-lessons/recordings',
  feature: 'live-lessons',
  summary: 'Adds a recording, which families see at once; the same one sent again within a minute is one',
  policy: { ...recorderSets, reach: 'own', repeated: 'once' },
  body: z.strictObject(recordingShape),
  answer: recordingSchema,
  changes: ['live-lessons'],
  errors: ['noClassGiven', 'noSuchSubTopics', 'uploadGone'],
  example: ({ classroomId }) => ({ body: { ...example, audience: classroomId } }),
});

export const updateRecording = defineCall({
  method: 'PUT',
  path: '/live-lessons/recordings/{id}',
  feature: 'live-lessons',
  summary: 'Changes a recording and its quizzes; what children answered stays theirs',
  policy: recorderSets,
  params: ofRecording,
  body: z.strictObject(recordingShape),
  answer: recordingSchema,
  changes: ['live-lessons'],
  errors: ['noClassGiven', 'noSuchSubTopics', 'uploadGone'],
  example: ({ spareLiveRecordingId, classroomId }) => ({
    params: { id: spareLiveRecordingId },
    body: { ...example, audience: classroomId },
  }),
});

export const deleteRecording = defineCall({
  method: 'DELETE',
  path: '/live-lessons/recordings/{id}',
  feature: 'live-lessons',
  summary: 'Takes a recording away with its quizzes; what children answered stays theirs',
  policy: recorderSets,
  params: ofRecording,
  answer: nothingSchema,
  changes: ['live-lessons'],
  errors: [],
  example: ({ spareLiveRecordingId }) => ({ params: { id: spareLiveRecordingId } }),
});
