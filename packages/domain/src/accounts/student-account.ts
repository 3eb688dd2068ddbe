/** What the account step of sign-up says about a student's school year. */
import type { Year } from '../curriculum/subjects.ts';

/** Answers to 'Is the student in year four?' (specification, section 5); yes unless changed. */
export const yesOrNo = ['yes', 'no'] as const;
export type YesOrNo = (typeof yesOrNo)[number];

/** Grades as sign-up has them (specification, section 3: grade levels); the specification spells the field grateStudent. */
export const grades = [3, 4, 5, 6] as const;
export type Grade = (typeof grades)[number];
export const defaultGrade: Grade = 3;

/** Most children of one family; far beyond any real one, so that a script cannot fill the database. */
export const maxChildren = 12;

/** The year of study that the fields of the account step stand for: the year itself where it was sent, else year 4 or the grade. */
export function yearOfStudy(account: {
  readonly isStudentFourYear: YesOrNo;
  readonly grateStudent: Grade;
  readonly studentYear?: Year | undefined;
}): Year {
  if (account.studentYear !== undefined) return account.studentYear;
  return account.isStudentFourYear === 'yes' ? 4 : account.grateStudent;
}

/** The fields that stand for a year of study; `yearOfStudy` gives it back. Year 7 has no grade of its own and goes with 6. */
export function fieldsOfYear(year: Year): {
  readonly isStudentFourYear: YesOrNo;
  readonly grateStudent: Grade;
  readonly studentYear: Year;
} {
  const grateStudent = grades.find((grade) => grade === year) ?? 6;
  return { isStudentFourYear: year === 4 ? 'yes' : 'no', grateStudent, studentYear: year };
}
