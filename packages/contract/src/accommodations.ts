/** What a child needs to show what they can: for now, how much longer their clocks run. */
import { extraTimes } from '@comet/domain/accommodations/extra-time';
import { z } from 'zod';
import { defineCall, type Policy } from './call.ts';
import { idTextSchema } from './fields.ts';

const byParent = {
  callers: ['parent'],
  reach: ['parent'],
  whilePending: false,
  limit: 'general',
  repeated: 'same',
  audit: 'childData',
} as const satisfies Policy;

const accommodationsSchema = z.strictObject({
  /** Holds for whatever is begun from now on; what runs keeps the time it began with. */
  extraTime: z.enum(extraTimes),
});

export const getAccommodations = defineCall({
  method: 'GET',
  path: '/user/parent/children/{id}/accommodations',
  feature: 'accommodations',
  summary: "A child's accommodations",
  policy: { ...byParent, repeated: 'reads', audit: 'nothing' },
  params: z.strictObject({ id: idTextSchema }),
  answer: accommodationsSchema,
  errors: [],
  example: ({ studentId }) => ({ params: { id: studentId } }),
});

export const setAccommodations = defineCall({
  method: 'PUT',
  path: '/user/parent/children/{id}/accommodations',
  feature: 'accommodations',
  summary: "Sets a child's accommodations, for whatever the child begins from now on",
  policy: byParent,
  params: z.strictObject({ id: idTextSchema }),
  body: accommodationsSchema,
  answer: accommodationsSchema,
  changes: ['accommodations', 'classrooms'],
  errors: [],
  example: ({ studentId }) => ({ params: { id: studentId }, body: { extraTime: 'none' } }),
});
