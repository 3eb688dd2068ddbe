/** A tutor's classes and the students in them. */
import { extraTimes } from '@comet/domain/accommodations/extra-time';
import { studyTypes } from '@comet/domain/classrooms/teaching';
import { z } from 'zod';
import { wornPresetsSchema } from './avatar-fields.ts';
import { defineCall, type Policy } from './call.ts';
import {
  classNameSchema,
  idListSchema,
  idSchema,
  idTextSchema,
  isoTimeSchema,
  nothingSchema,
  searchSchema,
  subjectIdSchema,
  subjectIdTextSchema,
} from './fields.ts';
import { tutorReads } from './policies.ts';

/** What changes a class of the tutor's own; another tutor's is not there. */
const tutorActs = { ...tutorReads, reach: ['tutor'], repeated: 'same' } as const satisfies Policy;

/** A class as a tutor finds it in a list. */
export const classroomSchema = z.object({
  id: idSchema,
  name: z.string(),
  subject: z.object({ id: idSchema, name: z.string() }),
  numberOfStudents: z.int(),
});
export type Classroom = z.infer<typeof classroomSchema>;

export const listClassrooms = defineCall({
  method: 'GET',
  path: '/classroom',
  feature: 'classrooms',
  summary: "The tutor's classes",
  policy: { ...tutorReads, audit: 'nothing' },
  query: z.strictObject({ search: searchSchema, subjectId: subjectIdTextSchema.optional() }),
  answer: z.array(classroomSchema),
  errors: [],
  example: () => ({}),
});

const classroomBody = z.strictObject({ name: classNameSchema, subjectId: subjectIdSchema });

export const createClassroom = defineCall({
  method: 'POST',
  path: '/classroom',
  feature: 'classrooms',
  summary: 'Makes a class; the same one asked for again within a minute is one class',
  policy: { ...tutorReads, repeated: 'once', audit: 'nothing' },
  body: classroomBody,
  answer: classroomSchema,
  changes: ['classrooms', 'tutoring'],
  errors: ['classNameTaken'],
  example: ({ unused }) => ({ body: { name: unused, subjectId: 1 } }),
});

export const updateClassroom = defineCall({
  method: 'PUT',
  path: '/classroom/{id}',
  feature: 'classrooms',
  summary: 'Gives a class another name or subject',
  policy: { ...tutorActs, audit: 'nothing' },
  params: z.strictObject({ id: idTextSchema }),
  body: classroomBody,
  answer: classroomSchema,
  changes: ['classrooms', 'lessons', 'reports', 'tutoring'],
  errors: ['classNameTaken'],
  example: ({ classroomId }) => ({ params: { id: classroomId }, body: { name: 'Night flyers', subjectId: 2 } }),
});

export const deleteClassroom = defineCall({
  method: 'DELETE',
  path: '/classroom/{id}',
  feature: 'classrooms',
  summary: "Takes a class away; its students stay in the tutor's care, and what they did stays theirs",
  policy: tutorActs,
  params: z.strictObject({ id: idTextSchema }),
  answer: nothingSchema,
  changes: ['classrooms', 'exams', 'flashcards', 'lessons', 'live-lessons', 'reports', 'tutoring'],
  errors: [],
  example: ({ spareClassroomId }) => ({ params: { id: spareClassroomId } }),
});

export const removeStudentsFromClass = defineCall({
  method: 'DELETE',
  path: '/classroom/remove-student-from-class',
  feature: 'classrooms',
  summary: "Takes students out of a class; they stay in the tutor's care",
  policy: tutorActs,
  body: z.strictObject({ classroomId: idSchema, studentIds: idListSchema(200, 'Students  is a required field') }),
  answer: z.object({ removed: z.array(idSchema) }),
  changes: ['classrooms', 'exams', 'flashcards', 'lessons', 'live-lessons', 'reports', 'tutoring'],
  errors: [],
  example: ({ classroomId, studentId }) => ({ body: { classroomId, studentIds: [studentId] } }),
});

export const listStudentClassrooms = defineCall({
  method: 'GET',
  path: '/classroom/student-classrooms',
  feature: 'classrooms',
  summary: "The tutor's classes that a student is in",
  policy: { ...tutorReads, reach: ['tutor'] },
  query: z.strictObject({ studentId: idTextSchema }),
  answer: z.array(classroomSchema),
  errors: [],
  example: ({ studentId }) => ({ query: { studentId } }),
});

export const listStudentsByClass = defineCall({
  method: 'GET',
  path: '/user/tutors/students/by-class',
  feature: 'classrooms',
  summary: "Students to set work for: of a class, taught one to one, or all of the tutor's",
  policy: tutorReads,
  query: z.strictObject({ classroomId: idTextSchema.optional(), isOneToOne: z.enum(['true', 'false']).optional() }),
  answer: z.array(
    z.object({
      userId: idSchema,
      firstName: z.string(),
      lastName: z.string(),
      yearOfStudy: z.int(),
      studyType: z.enum(studyTypes),
      usersAvatarPresets: wornPresetsSchema,
    }),
  ),
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
  usersAvatarPresets: wornPresetsSchema,
});
export type TutorStudent = z.infer<typeof tutorStudentSchema>;

export const listTutorStudents = defineCall({
  method: 'GET',
  path: '/user/tutors/students',
  feature: 'classrooms',
  summary: "The tutor's students, in classes and one to one, with today's and the week's work",
  policy: tutorReads,
  query: z.strictObject({ search: searchSchema, subjectId: subjectIdTextSchema.optional() }),
  answer: z.array(tutorStudentSchema),
  errors: [],
  example: () => ({}),
});
