/** What a child needs to show what they can: for now, how much longer their clocks run. */
import { extraTimes } from '@comet/domain/accommodations/extra-time';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idTextSchema } from './fields.ts';
import { parentSets } from './policies.ts';

const accommodationsSchema = z.strictObject({
  /** Holds for whatever is begun from now on; what runs keeps the time it began with. */
  extraTime: z.enum(extraTimes),
});

export const getAccommodations = defineCall({
  method: 'GET',
  path: '/user/parent/children/{id}/accommodations',
  feature: 'accommodations',
  summary: "A child's accommodations",
  policy: { ...parentSets, repeated: 'reads', audit: 'nothing' },
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
  policy: parentSets,
  params: z.strictObject({ id: idTextSchema }),
  body: accommodationsSchema,
  answer: accommodationsSchema,
  changes: ['accommodations', 'classrooms'],
  errors: [],
  example: ({ studentId }) => ({ params: { id: studentId }, body: { extraTime: 'none' } }),
});
