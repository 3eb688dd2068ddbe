/** A parent's rights over what is kept about their child: see it, download it, have it erased. */
import { z } from 'zod';
import { defineCall, type Policy } from './call.ts';
import { idSchema, idTextSchema, isoTimeSchema, nothingSchema, typedPasswordSchema } from './fields.ts';
import { parentSets } from './policies.ts';

const parentActs = { ...parentSets, whilePending: true, audit: 'account' } as const satisfies Policy;

const ofChild = z.strictObject({ studentId: idTextSchema });

/** All that is kept about a child, in sections of rows; columns are named as they are stored. */
export const childDataSchema = z.object({
  exportedAt: isoTimeSchema,
  studentId: idSchema,
  firstName: z.string(),
  sections: z.array(
    z.object({ table: z.string(), title: z.string(), rows: z.array(z.record(z.string(), z.unknown())) }),
  ),
});
export type ChildData = z.infer<typeof childDataSchema>;

export const getChildData = defineCall({
  method: 'GET',
  path: '/user/children/{studentId}/data',
  feature: 'privacy',
  summary: 'Everything that is kept about a child',
  policy: { ...parentActs, limit: 'dataExport', repeated: 'reads', audit: 'childData' },
  params: ofChild,
  answer: childDataSchema,
  errors: [],
  example: ({ studentId }) => ({ params: { studentId } }),
});

/** A child whose data will be erased. */
export const erasureSchema = z.object({
  studentId: idSchema,
  firstName: z.string(),
  askedAt: isoTimeSchema,
  dueAt: isoTimeSchema,
});
export type Erasure = z.infer<typeof erasureSchema>;

export const listErasures = defineCall({
  method: 'GET',
  path: '/user/children/erasures',
  feature: 'privacy',
  summary: "The parent's children whose data will be erased, and when",
  policy: { ...parentActs, reach: 'own', repeated: 'reads', audit: 'nothing' },
  answer: z.array(erasureSchema),
  errors: [],
  example: () => ({}),
});

export const askErasure = defineCall({
  method: 'POST',
  path: '/user/children/{studentId}/erasure',
  feature: 'privacy',
  summary: "Has everything about a child erased in seven days; takes the parent's password",
  policy: parentActs,
  params: ofChild,
  body: z.strictObject({ password: typedPasswordSchema }),
  answer: erasureSchema,
  changes: ['privacy'],
  errors: ['incorrectOldPassword'],
  example: ({ studentId, studentPassword }) => ({ params: { studentId }, body: { password: studentPassword } }),
});

export const cancelErasure = defineCall({
  method: 'DELETE',
  path: '/user/children/{studentId}/erasure',
  feature: 'privacy',
  summary: "Keeps a child's data after all",
  policy: parentActs,
  params: ofChild,
  answer: nothingSchema,
  changes: ['privacy'],
  errors: [],
  example: ({ studentId }) => ({ params: { studentId } }),
});
