/** What a tutor sees of the classes and students in their care. */
import { extraTimes } from '@comet/domain/accommodations/extra-time';
import { z } from 'zod';
import { defineCall, type Policy } from './call.ts';
import { idSchema, idTextSchema, isoTimeSchema, searchSchema, subjectIdTextSchema } from './fields.ts';

const tutorReads = {
  callers: ['tutor'],
  reach: 'own',
  whilePending: false,
  limit: 'general',
  repeated: 'reads',
  audit: 'childData',
} as const satisfies Policy;

/** How a tutor teaches a student (specification, section 3). */
export const studyTypes = ['oneToOne', 'inClass', 'none'] as const;

export const listClassrooms = defineCall({
  method: 'GET',
  path: '/classroom',
  room: 'classrooms',
  summary: "The tutor's classes",
  policy: { ...tutorReads, audit: 'nothing' },
  query: z.strictObject({ search: searchSchema, subjectId: subjectIdTextSchema.optional() }),
  answer: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      subject: z.object({ id: idSchema, name: z.string() }),
      numberOfStudents: z.int(),
    }),
  ),
  errors: [],
  example: () => ({}),
});

export const listStudentsByClass = defineCall({
  method: 'GET',
  path: '/user/tutors/students/by-class',
  room: 'classrooms',
  summary: "Students to set work for: of a class, taught one to one, or all of the tutor's",
  policy: tutorReads,
  query: z.strictObject({ classroomId: idTextSchema.optional(), isOneToOne: z.enum(['true', 'false']).optional() }),
  answer: z.array(z.object({ userId: idSchema, firstName: z.string(), lastName: z.string(), yearOfStudy: z.int() })),
  errors: [],
  example: () => ({ query: { isOneToOne: 'false' } }),
});

/** A student as a row of the tutor's table. */
export const tutorStudentSchema = z.object({
  userId: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  yearOfStudy: z.int(),
  studyType: z.enum(studyTypes),
  /** What the parent has chosen for every clock of theirs. */
  extraTime: z.enum(extraTimes),
  classrooms: z.array(z.object({ id: idSchema, name: z.string() })),
  today: z.object({ answered: z.int(), right: z.int() }),
  week: z.object({ answered: z.int(), right: z.int(), spentMs: z.int() }),
  lastActiveAt: isoTimeSchema.nullable(),
});
export type TutorStudent = z.infer<typeof tutorStudentSchema>;

export const listTutorStudents = defineCall({
  method: 'GET',
  path: '/user/tutors/students',
  room: 'classrooms',
  summary: "The tutor's students, in classes and one to one, with today's and the week's work",
  policy: tutorReads,
  query: z.strictObject({ search: searchSchema, subjectId: subjectIdTextSchema.optional() }),
  answer: z.array(tutorStudentSchema),
  errors: [],
  example: () => ({}),
});
