/** Policies that several features share; a call that differs in one thing says so beside the one it starts from. */
import type { Policy } from './call.ts';

/** A student looks at what is theirs. */
export const studentReads = {
  callers: ['student'],
  reach: 'own',
  whilePending: false,
  limit: 'general',
  repeated: 'reads',
  audit: 'nothing',
} as const satisfies Policy;

/** A student changes what is theirs; twice is the same as once. */
export const studentSets = { ...studentReads, repeated: 'same' } as const satisfies Policy;

/** A student does something to what an id in the request names, such as an attempt. */
export const studentActs = { ...studentReads, reach: ['self'], repeated: 'once' } as const satisfies Policy;

/** A parent decides something for their child. */
export const parentSets = {
  callers: ['parent'],
  reach: ['parent'],
  whilePending: false,
  limit: 'general',
  repeated: 'same',
  audit: 'childData',
} as const satisfies Policy;

/** A parent adds to the family, even before they have paid. */
export const parentAddsOnce = {
  ...parentSets,
  reach: 'own',
  whilePending: true,
  repeated: 'once',
  audit: 'account',
} as const satisfies Policy;

/** A tutor looks at their classes and students. */
export const tutorReads = {
  callers: ['tutor'],
  reach: 'own',
  whilePending: false,
  limit: 'general',
  repeated: 'reads',
  audit: 'childData',
} as const satisfies Policy;

/** Whoever is logged in looks at what is theirs. */
export const personReads = {
  ...studentReads,
  callers: ['student', 'parent', 'tutor'],
} as const satisfies Policy;

/** Anybody looks at what is nobody's. */
export const publicReads = {
  ...personReads,
  callers: ['public'],
  reach: 'nobody',
  whilePending: true,
} as const satisfies Policy;
