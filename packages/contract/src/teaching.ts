/** What a tutor does for the students in their care: how they are taught, coins, messages to parents, looking at their answers. */
import { giftCoinsPerDay, messageMaxLength, studyTypes } from '@comet/domain/classrooms/teaching';
import { z } from 'zod';
import { reviewedQuestionSchema } from './attempts.ts';
import { defineCall, type Policy } from './call.ts';
import { tutorStudentSchema } from './classrooms.ts';
import { idListSchema, idSchema, lineSchema, longIdTextSchema, wordsSchema } from './fields.ts';
import { tutorReads } from './policies.ts';

const tutorActs = { ...tutorReads, reach: ['tutor'], repeated: 'same' } as const satisfies Policy;

export const setStudyType = defineCall({
  method: 'POST',
  path: '/user/tutors/students/set-study-type',
  feature: 'classrooms',
  summary: 'How a student is taught; where classes are named, the student is in these and no other of the tutor’s',
  policy: tutorActs,
  body: z.strictObject({
    type: z.enum(studyTypes),
    studentId: idSchema,
    /** Left out, the classes stay; `inClass` needs one, `none` takes the student out of all. */
    classroomIds: z.union([z.array(z.never()).max(0), idListSchema(100, 'Class is a required field')]).optional(),
  }),
  answer: tutorStudentSchema,
  changes: ['classrooms', 'exams', 'flashcards', 'lessons', 'live-lessons', 'reports', 'tutoring'],
  errors: ['noClassGiven'],
  example: ({ studentId, classroomId }) => ({ body: { type: 'inClass', studentId, classroomIds: [classroomId] } }),
});

const coinsText = `From 1 to ${giftCoinsPerDay} coins`;

export const addCoins = defineCall({
  method: 'POST',
  path: '/user/tutors/students/add-coins',
  feature: 'classrooms',
  summary: 'Gives a student coins by hand; the same gift again within a minute is one',
  policy: { ...tutorActs, repeated: 'once', audit: 'coins' },
  body: z.strictObject({
    studentId: idSchema,
    coinsAmount: z.int(coinsText).min(1, coinsText).max(giftCoinsPerDay, coinsText),
    reason: lineSchema(120, 'Please say what for').default('Well done'),
  }),
  answer: z.object({ given: z.int(), leftToday: z.int() }),
  changes: ['rewards'],
  errors: ['giftsOver'],
  example: ({ studentId }) => ({ body: { studentId, coinsAmount: 1, reason: 'Helped a friend' } }),
});

const messageSchema = wordsSchema(messageMaxLength);
/** How many families the message goes to, and how many students have nobody with an address. */
const sentSchema = z.object({ families: z.int(), withoutAddress: z.int() });

export const emailClass = defineCall({
  method: 'POST',
  path: '/classroom/email-all-students',
  feature: 'classrooms',
  summary: 'Writes to the parents of a class, one mail a family; the same message again within a minute is one',
  policy: { ...tutorActs, repeated: 'once' },
  body: z.strictObject({ classroomId: idSchema, message: messageSchema }),
  answer: sentSchema,
  changes: [],
  errors: ['nobodyToWriteTo', 'tooMany'],
  example: ({ classroomId }) => ({ body: { classroomId, message: 'No lesson on Friday.' } }),
});

export const emailStudent = defineCall({
  method: 'POST',
  path: '/user/students/send-email-message',
  feature: 'classrooms',
  summary: "Writes to a student's parent; the same message again within a minute is one",
  policy: { ...tutorActs, repeated: 'once' },
  body: z.strictObject({ userId: idSchema, message: messageSchema }),
  answer: sentSchema,
  changes: [],
  errors: ['nobodyToWriteTo', 'tooMany'],
  example: ({ studentId }) => ({ body: { userId: studentId, message: 'A fine week of fractions.' } }),
});

export const reviewUserAnswer = defineCall({
  method: 'GET',
  path: '/classroom/review-user-answer',
  feature: 'classrooms',
  summary: 'One answered question of a student: what was given, what is right and why',
  policy: { ...tutorActs, repeated: 'reads' },
  query: z.strictObject({ questionId: longIdTextSchema }),
  answer: reviewedQuestionSchema,
  errors: [],
  example: ({ answeredQuestionId }) => ({ query: { questionId: answeredQuestionId } }),
});
