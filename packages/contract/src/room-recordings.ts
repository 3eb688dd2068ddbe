/** Recordings that a room made of itself: a film, with the board, the slides and the questions to be drawn again beside it. */
import { maxVideoMs } from '@comet/domain/lessons/lessons';
import {
  boardHeight,
  boardWidth,
  maxCaptionLength,
  maxNumbersPerStroke,
  maxPages,
  maxStrokes,
  penColours,
} from '@comet/domain/meetings/room-limits';
import { maxEventNumbers, maxRoomEvents, numbersOf, type RoomEvent } from '@comet/domain/meetings/room-timeline';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import { defineCall } from './call.ts';
import { longIdSchema, longIdTextSchema } from './fields.ts';
import { bankQuestionSchema } from './lesson-fields.ts';
import { recordingSchema } from './live-lesson-recordings.ts';
import { tutorReads } from './policies.ts';
import { fileIdSchema, fileUrlSchema } from './uploads.ts';

/** 360,000 numbers of five letters and 20,000 events of a hundred around them. */
const maxTimelineBytes = 4 * 1024 * 1024;

const strokeSchema = z.strictObject({
  key: boundedText({ max: 20 }).regex(/^\d+-\d+$/, 'This is no stroke'),
  colour: z.enum(penColours),
  points: z
    .array(z.int().min(0).max(Math.max(boardWidth, boardHeight)))
    .min(2)
    .max(maxNumbersPerStroke)
    .readonly(),
});
const atMs = z.int().min(0).max(maxVideoMs);
const recordedQuestionSchema = z.strictObject({ number: z.int().min(1), itemId: longIdSchema, isShown: z.boolean() });

/** Something that changed in the room, at a time of the film. */
export const roomEventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('board'), atMs, strokes: z.array(strokeSchema).max(maxStrokes).readonly() }),
  z.strictObject({ type: z.literal('drawn'), atMs, piece: strokeSchema }),
  z.strictObject({
    type: z.literal('rubbedOut'),
    atMs,
    keys: z.array(strokeSchema.shape.key).max(maxStrokes).readonly(),
  }),
  z.strictObject({
    type: z.literal('slides'),
    atMs,
    slides: z.strictObject({ fileId: fileIdSchema, page: z.int().min(1).max(maxPages) }).nullable(),
  }),
  z.strictObject({ type: z.literal('question'), atMs, question: recordedQuestionSchema.nullable() }),
  z.strictObject({ type: z.literal('caption'), atMs, text: boundedText({ max: maxCaptionLength }) }),
]) satisfies z.ZodType<RoomEvent>;

const eventsSchema = z
  .array(roomEventSchema)
  .max(maxRoomEvents)
  .refine((events) => events.every((event, place) => event.atMs >= (events[place - 1]?.atMs ?? 0)), 'Not in order')
  .refine((events) => events.reduce((sum, event) => sum + numbersOf(event), 0) <= maxEventNumbers, 'Too many lines');

export const saveRoomRecording = defineCall({
  method: 'POST',
  path: '/live-lessons/recordings/room',
  feature: 'live-lessons',
  summary: 'Adds what the room of a live lesson has recorded, for those whom the lesson was for; a film is added once',
  policy: { ...tutorReads, reach: ['setter'], repeated: 'same', audit: 'nothing' },
  bodyLimitBytes: maxTimelineBytes,
  body: z.strictObject({
    /** The date that was recorded. */
    occurrenceId: longIdSchema,
    videoUrl: fileUrlSchema('Video is a required field'),
    durationMs: z.int().min(0).max(maxVideoMs),
    events: eventsSchema,
  }),
  answer: recordingSchema,
  changes: ['live-lessons'],
  errors: ['uploadGone', 'voiceNotAllowed'],
  example: ({ occurrenceId }) => ({
    body: {
      occurrenceId,
      videoUrl: '/files/00000000-0000-4000-8000-000000000001',
      durationMs: 60_000,
      events: [{ type: 'board', atMs: 0, strokes: [] }],
    },
  }),
});

export const getRecordingTimeline = defineCall({
  method: 'GET',
  path: '/live-lessons/recordings/{id}/timeline',
  feature: 'live-lessons',
  summary: 'What the room showed while it was recorded, with links to its slides and the words of its questions',
  policy: {
    ...tutorReads,
    callers: ['student', 'parent', 'tutor'],
    reach: ['self', 'parent', 'setter'],
    repeated: 'reads',
    audit: 'nothing',
  },
  params: z.strictObject({ id: longIdTextSchema }),
  answer: z.object({
    events: z.array(roomEventSchema),
    slides: z.array(z.object({ fileId: z.string(), url: z.string() })),
    questions: z.array(bankQuestionSchema),
  }),
  errors: [],
  example: ({ liveRecordingId }) => ({ params: { id: liveRecordingId } }),
});
