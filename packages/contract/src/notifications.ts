/** What reaches an open page by itself. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idSchema } from './fields.ts';

/** A hint that something changed; the page then asks for what it shows. */
export const liveEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), studentId: idSchema }),
  z.object({ type: z.literal('result'), studentId: idSchema }),
  /** A practice was set, set again or given words to. */
  z.object({ type: z.literal('practice'), studentId: idSchema }),
  /** A tutor gave coins. */
  z.object({ type: z.literal('gift'), studentId: idSchema }),
]);
export type LiveEvent = z.infer<typeof liveEventSchema>;

export const listenLive = defineCall({
  method: 'GET',
  path: '/live/events',
  room: 'notifications',
  summary: "Server-sent events: the caller's own, their children's or their students' progress",
  policy: {
    callers: ['student', 'parent', 'tutor'],
    reach: 'own',
    whilePending: false,
    limit: 'general',
    repeated: 'reads',
    audit: 'nothing',
  },
  answer: liveEventSchema,
  stream: 'events',
  errors: [],
  example: () => ({}),
});
