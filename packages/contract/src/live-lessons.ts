/** Live lessons: planned by a tutor, for a class or all their students; families look them up and register. */
import { isTimeZone } from '@comet/domain/live-lessons/lesson-time';
import {
  defaultPlaces,
  liveLessonTypes,
  maxDurationMs,
  maxPlaces,
  minDurationMs,
} from '@comet/domain/live-lessons/live-lessons';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import { defineCall, type Policy } from './call.ts';
import {
  classOrSchema,
  idSchema,
  idTextSchema,
  isoTimeSchema,
  lineSchema,
  longIdSchema,
  longIdTextSchema,
  nothingSchema,
  subjectIdTextSchema,
  subjectKeySchema,
  trimmed,
} from './fields.ts';
import { tutorReads } from './policies.ts';

/** A student looks at lessons for them, a parent at those for their children. */
export const familyReads = {
  callers: ['student', 'parent'],
  reach: 'own',
  whilePending: false,
  limit: 'general',
  repeated: 'reads',
  audit: 'nothing',
} as const satisfies Policy;
const familySets = { ...familyReads, reach: ['self', 'parent'], repeated: 'same' } as const satisfies Policy;
/** A tutor changes a live lesson of their own; another tutor's is not there. */
const plannerSets = { ...tutorReads, reach: ['setter'], repeated: 'same', audit: 'nothing' } as const satisfies Policy;

/** One lesson of a series, or the only one. */
const occurrenceSchema = z.object({
  occurrenceId: longIdSchema,
  startTime: isoTimeSchema,
  endTime: isoTimeSchema,
  isCancelled: z.boolean(),
  /** When it should have been; null where it wasn't moved. */
  movedFrom: isoTimeSchema.nullable(),
});
export type Occurrence = z.infer<typeof occurrenceSchema>;

/** Who a live lesson is for: a class, or all children whose parents agree to the tutor. */
export const audienceSchema = classOrSchema('everyone');

/** A live lesson; `start_time` and `timezone` are spelt as the specification spells them. */
export const liveLessonSchema = z.object({
  liveLessonId: longIdSchema,
  type: z.union(liveLessonTypes.map((type) => z.literal(type))),
  name: z.string(),
  description: z.string(),
  subject: subjectKeySchema,
  tutorName: z.string(),
  /** Of the lesson that is on now, or comes next; of the last one once all are over. */
  start_time: isoTimeSchema,
  timezone: z.string(),
  durationMs: z.int(),
  /** How a series repeats (RFC 5545); null for a lesson that takes place once. */
  recurrence: z.string().nullable(),
  /** The one that `start_time` is of. */
  currentId: longIdSchema,
  occurrences: z.array(occurrenceSchema),
  places: z.int(),
  placesLeft: z.int(),
  /** The children of the caller's family for whom the lesson is; none for the tutor. */
  children: z.array(z.object({ studentId: idSchema, firstName: z.string(), isRegistered: z.boolean() })),
  /** Whom it's for, as its tutor chose; null for families. */
  audience: audienceSchema.nullable(),
});
export type LiveLesson = z.infer<typeof liveLessonSchema>;

const ofLesson = z.strictObject({ id: longIdTextSchema });

export const listLiveLessons = defineCall({
  method: 'GET',
  path: '/live-lessons',
  feature: 'live-lessons',
  summary:
    'Live lessons that are on or still to come for the student, or for the children of the parent; the next first',
  policy: familyReads,
  query: z.strictObject({ subjectId: subjectIdTextSchema.optional() }),
  answer: z.array(liveLessonSchema),
  errors: [],
  example: () => ({ query: {} }),
});

export const listTutorLiveLessons = defineCall({
  method: 'GET',
  path: '/live-lessons/tutor',
  feature: 'live-lessons',
  summary: "The tutor's own live lessons, the latest first, also those that are over",
  policy: { ...plannerSets, reach: 'own', repeated: 'reads' },
  answer: z.array(liveLessonSchema),
  errors: [],
  example: () => ({}),
});

export const getLiveLesson = defineCall({
  method: 'GET',
  path: '/live-lessons/{id}',
  feature: 'live-lessons',
  summary: 'One live lesson with all its dates',
  policy: {
    ...familySets,
    callers: ['student', 'parent', 'tutor'],
    reach: ['self', 'parent', 'setter'],
    repeated: 'reads',
  },
  params: ofLesson,
  answer: liveLessonSchema,
  errors: [],
  example: ({ liveLessonId }) => ({ params: { id: liveLessonId } }),
});

export const registerForLiveLesson = defineCall({
  method: 'POST',
  path: '/live-lessons/register',
  feature: 'live-lessons',
  summary: 'Registers the student, or a child of the parent; registered already is the same',
  policy: familySets,
  body: z.strictObject({
    liveLessonId: longIdSchema,
    /** The parent's child; the student themselves if left out. */
    studentId: idSchema.optional(),
  }),
  answer: liveLessonSchema,
  changes: ['live-lessons'],
  errors: ['liveLessonFull', 'liveLessonOver'],
  example: ({ liveLessonId, studentId }) => ({ body: { liveLessonId, studentId } }),
});

export const leaveLiveLesson = defineCall({
  method: 'DELETE',
  path: '/live-lessons/{id}/registration',
  feature: 'live-lessons',
  summary: 'Gives the place of the student, or of a child of the parent, to somebody else',
  policy: familySets,
  params: ofLesson,
  query: z.strictObject({ studentId: idTextSchema.optional() }),
  answer: liveLessonSchema,
  changes: ['live-lessons'],
  errors: [],
  example: ({ liveLessonId, studentId }) => ({ params: { id: liveLessonId }, query: { studentId } }),
});

export const listRegistrations = defineCall({
  method: 'GET',
  path: '/live-lessons/{id}/registrations',
  feature: 'live-lessons',
  summary: 'The children who are registered, for the tutor',
  policy: { ...plannerSets, repeated: 'reads', audit: 'childData' },
  params: ofLesson,
  answer: z.array(z.object({ studentId: idSchema, firstName: z.string(), registeredAt: isoTimeSchema })),
  errors: [],
  example: ({ liveLessonId }) => ({ params: { id: liveLessonId } }),
});

/** How long a child was in the room on a date. Somebody who didn't come has no times. */
const attendeeSchema = z.object({
  studentId: idSchema,
  firstName: z.string(),
  /** Without the breaks in between. */
  presentMs: z.int(),
  cameAt: isoTimeSchema.nullable(),
  leftAt: isoTimeSchema.nullable(),
});
export type Attendee = z.infer<typeof attendeeSchema>;

export const listAttendance = defineCall({
  method: 'GET',
  path: '/live-lessons/{id}/attendance',
  feature: 'live-lessons',
  summary: 'Who came to each date so far and for how long, for the tutor; the latest date first',
  policy: { ...plannerSets, repeated: 'reads', audit: 'childData' },
  params: ofLesson,
  answer: z.array(
    z.object({ occurrenceId: longIdSchema, startTime: isoTimeSchema, children: z.array(attendeeSchema) }),
  ),
  errors: [],
  example: ({ liveLessonId }) => ({ params: { id: liveLessonId } }),
});

const attendedSchema = z.object({
  liveLessonId: longIdSchema,
  occurrenceId: longIdSchema,
  name: z.string(),
  subject: subjectKeySchema,
  tutorName: z.string(),
  startTime: isoTimeSchema,
  timezone: z.string(),
  children: z.array(attendeeSchema),
});
export type AttendedLesson = z.infer<typeof attendedSchema>;

export const listAttended = defineCall({
  method: 'GET',
  path: '/live-lessons/attended',
  feature: 'live-lessons',
  summary: 'Past dates that the student, or a child of the parent, was registered for or came to; the latest first',
  policy: familyReads,
  answer: z.array(attendedSchema),
  errors: [],
  example: () => ({}),
});

const startText = 'Please choose a date and a time';
/** A date and time as the clocks of the lesson's time zone show it: 2026-11-30T16:30. */
const wallTimeSchema = boundedText({ max: 19, required: startText, tooLong: startText }).regex(
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:00)?$/,
  startText,
);
const durationText = 'A lesson takes 10 minutes to 4 hours';
const placesText = `Please choose between 1 and ${maxPlaces} places`;

/** What a tutor says about a live lesson. */
export const liveLessonShape = {
  name: lineSchema(80, 'Lesson name is a required field'),
  description: boundedText({ max: 1000, clean: trimmed }).default(''),
  subject: z.enum(subjectKeySchema.options, 'Subject is a required field'),
  audience: audienceSchema,
  places: z.int(placesText).min(1, placesText).max(maxPlaces, placesText).default(defaultPlaces),
  startTime: wallTimeSchema,
  timezone: boundedText({ max: 60, required: 'Time zone is a required field' }).refine(
    isTimeZone,
    'Please choose a time zone',
  ),
  durationMs: z.int(durationText).min(minDurationMs, durationText).max(maxDurationMs, durationText),
  /** A rule of RFC 5545 that ends, such as FREQ=WEEKLY;COUNT=10; null for a lesson that takes place once. */
  recurrence: boundedText({ max: 200 })
    .regex(
      /^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;(INTERVAL|COUNT|UNTIL|BYDAY|BYMONTH|BYMONTHDAY|BYSETPOS|WKST)=[-+,0-9A-Z]{1,60}){1,8}$/,
      'We can’t read how this lesson repeats',
    )
    .nullable()
    .default(null),
};

const exampleLesson = {
  name: 'Fractions of amounts',
  subject: 'math',
  startTime: '2999-11-27T16:30',
  timezone: 'Europe/London',
  durationMs: 2_700_000,
} as const;

export const createLiveLesson = defineCall({
  method: 'POST',
  path: '/live-lessons',
  feature: 'live-lessons',
  summary: 'Plans a live lesson or a series; the same one sent again within a minute is one',
  policy: { ...plannerSets, reach: 'own', repeated: 'once' },
  body: z.strictObject(liveLessonShape),
  answer: liveLessonSchema,
  changes: ['live-lessons'],
  errors: ['badRecurrence', 'liveLessonInPast', 'noClassGiven'],
  example: ({ classroomId }) => ({ body: { ...exampleLesson, audience: classroomId } }),
});

export const updateLiveLesson = defineCall({
  method: 'PUT',
  path: '/live-lessons/{id}',
  feature: 'live-lessons',
  summary: 'Changes a live lesson. New times replace all dates to come; what has been stays',
  policy: plannerSets,
  params: ofLesson,
  body: z.strictObject(liveLessonShape),
  answer: liveLessonSchema,
  changes: ['live-lessons'],
  errors: ['badRecurrence', 'liveLessonInPast', 'noClassGiven'],
  example: ({ liveLessonId, classroomId }) => ({
    params: { id: liveLessonId },
    body: { ...exampleLesson, name: 'Fractions of numbers', audience: classroomId },
  }),
});

export const deleteLiveLesson = defineCall({
  method: 'DELETE',
  path: '/live-lessons/{id}',
  feature: 'live-lessons',
  summary: 'Takes a live lesson away with all its dates; those who registered are told',
  policy: plannerSets,
  params: ofLesson,
  answer: nothingSchema,
  changes: ['live-lessons'],
  errors: [],
  example: ({ spareLiveLessonId }) => ({ params: { id: spareLiveLessonId } }),
});

export const changeOccurrence = defineCall({
  method: 'PUT',
  path: '/live-lessons/occurrences/{id}',
  feature: 'live-lessons',
  summary: 'Moves one date, cancels it or brings it back; those who registered are told',
  policy: plannerSets,
  params: ofLesson,
  body: z.strictObject({
    /** By the clocks of the lesson's time zone; as planned if left out. */
    startTime: wallTimeSchema.optional(),
    isCancelled: z.boolean().default(false),
  }),
  answer: liveLessonSchema,
  changes: ['live-lessons'],
  errors: ['liveLessonInPast'],
  example: ({ occurrenceId }) => ({ params: { id: occurrenceId }, body: { startTime: '2999-11-28T10:00' } }),
});

const calendarSchema = z.object({
  /** The address of the family's feed, for any calendar app; null until it is asked for. */
  url: z.string().nullable(),
});

export const getCalendar = defineCall({
  method: 'GET',
  path: '/live-lessons/calendar',
  feature: 'live-lessons',
  summary: "The secret address of the family's calendar feed",
  policy: { ...familyReads, callers: ['parent'] },
  answer: calendarSchema,
  errors: [],
  example: () => ({}),
});

export const renewCalendar = defineCall({
  method: 'PUT',
  path: '/live-lessons/calendar',
  feature: 'live-lessons',
  summary: 'Makes a new secret address for the calendar feed; the old one stops working',
  policy: { ...familyReads, callers: ['parent'], repeated: 'again', audit: 'account' },
  answer: calendarSchema,
  changes: ['live-lessons'],
  errors: [],
  example: () => ({}),
});
