/** The room of a live lesson: a ticket to come in, and who was there. */
import { roomRoles } from '@comet/domain/live-lessons/live-lessons';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { isoTimeSchema, longIdSchema, longIdTextSchema, subjectKeySchema } from './fields.ts';
import { studentActs } from './policies.ts';

const ofLesson = z.strictObject({ id: longIdTextSchema });

export const enterRoom = defineCall({
  method: 'POST',
  path: '/live-lessons/{id}/room',
  feature: 'meetings',
  summary: 'A ticket to the room of a live lesson, for its tutor and for registered children while it is open',
  policy: { ...studentActs, callers: ['student', 'tutor'], reach: ['self', 'setter'], repeated: 'again' },
  params: ofLesson,
  answer: z.object({
    title: z.string(),
    subject: subjectKeySchema,
    role: z.enum(roomRoles),
    /** The first name that the others see. */
    name: z.string(),
    closesAt: isoTimeSchema,
    /** The date that this room is for. */
    occurrenceId: longIdSchema,
    /** Over a socket of ours, or on the page of another engine, where the school has chosen one. */
    entrance: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('socket'),
        /** Opens the socket a while; a new one is asked for after that. */
        ticket: z.string(),
        ticketLifeMs: z.int(),
        /** Where the socket is, from the root of this server. */
        socketPath: z.string(),
      }),
      z.object({ kind: z.literal('page'), url: z.string() }),
    ]),
  }),
  changes: [],
  errors: ['liveLessonNotYet', 'liveLessonOver', 'liveLessonCancelled', 'notRegistered', 'removedFromLesson'],
  example: ({ liveLessonId }) => ({ params: { id: liveLessonId } }),
});
