/** Recordings of a student's screen: sent by the student's app with the parent's consent, watched by the parent. */
import { maxChunkBytes, maxChunks, maxRecordingMs } from '@comet/domain/replay/recording';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import { defineCall, type Policy } from './call.ts';
import { idTextSchema, isoTimeSchema, longIdSchema, longIdTextSchema, nothingSchema } from './fields.ts';
import { studentReads } from './policies.ts';

/** Four letters carry three bytes. */
const maxChunkLetters = Math.ceil(maxChunkBytes / 3) * 4;
const otherFieldsBytes = 1024;

const sequenceSchema = z
  .int()
  .min(0)
  .max(maxChunks - 1);

/** A JSON list of rrweb events, compressed with gzip, in base64. */
const eventsSchema = boundedText({ max: maxChunkLetters, required: 'There is nothing to keep' }).regex(
  /^[A-Za-z0-9+/]+={0,2}$/,
  'This is no base64',
);

export const sendReplayChunk = defineCall({
  method: 'POST',
  path: '/replay/chunks',
  feature: 'replay',
  summary: 'Keeps a part of a recording; refused without the consent of the parent, or when there is no more room',
  policy: { ...studentReads, repeated: 'once' },
  bodyLimitBytes: maxChunkLetters + otherFieldsBytes,
  body: z.strictObject({
    /** Made by the page when it starts to record; one recording a page. */
    pageId: boundedText({ max: 36 }).check(z.uuid()),
    /** The place of this part in the recording, from 0 on. A part that is sent again is kept once. */
    sequence: sequenceSchema,
    /** From the start of the recording to the end of this part. */
    durationMs: z.int().min(0).max(maxRecordingMs),
    events: eventsSchema,
  }),
  answer: nothingSchema,
  changes: ['replay'],
  errors: ['replayNotAllowed', 'replayFull'],
  example: () => ({
    body: {
      pageId: '5f0c7c0e-4f5e-4b0a-9f5c-0d6d3f5f7a11',
      sequence: 1,
      durationMs: 20_000,
      // The compressed form of "[]".
      events: 'H4sIAAAAAAAAA4uOBQApu0wNAgAAAA==',
    },
  }),
});

const parentWatches = {
  callers: ['parent'],
  reach: ['parent'],
  whilePending: true,
  limit: 'general',
  repeated: 'reads',
  audit: 'childData',
} as const satisfies Policy;

const recordingSchema = z.object({
  recordingId: longIdSchema,
  startedAt: isoTimeSchema,
  durationMs: z.int().min(0),
});
export type Recording = z.infer<typeof recordingSchema>;

export const listRecordings = defineCall({
  method: 'GET',
  path: '/user/parent/children/{studentId}/recordings',
  feature: 'replay',
  summary: "The recordings of a child's screen that are kept, the newest first",
  policy: parentWatches,
  params: z.strictObject({ studentId: idTextSchema }),
  answer: z.array(recordingSchema),
  errors: [],
  example: ({ studentId }) => ({ params: { studentId } }),
});

export const getRecording = defineCall({
  method: 'GET',
  path: '/user/parent/children/{studentId}/recordings/{recordingId}',
  feature: 'replay',
  summary: 'Some parts of a recording, in order; `next` says where to go on',
  policy: parentWatches,
  params: z.strictObject({ studentId: idTextSchema, recordingId: longIdTextSchema }),
  query: z.strictObject({
    /** The first part wanted; the whole recording if left out. */
    from: boundedText({ max: 4, tooLong: 'This is no part' })
      .regex(/^\d+$/, 'This is no part')
      .transform(Number)
      .pipe(z.int())
      .optional(),
  }),
  answer: z.object({
    chunks: z.array(z.object({ sequence: sequenceSchema, events: z.string() })),
    /** The `from` of the next call; null at the end. */
    next: sequenceSchema.nullable(),
  }),
  errors: [],
  example: ({ studentId, recordingId }) => ({ params: { studentId, recordingId } }),
});
