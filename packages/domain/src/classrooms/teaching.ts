/** How tutors teach and what they may do for the students in their care. */

/** How a tutor teaches a student (specification, section 3). */
export const studyTypes = ['oneToOne', 'inClass', 'none'] as const;
export type StudyType = (typeof studyTypes)[number];

/** Study types as people read them (specification, section 3); none is a dash. */
export const studyTypeLabels: Readonly<Record<StudyType, string>> = {
  oneToOne: 'One to One',
  inClass: 'In class',
  none: '–',
};

/**
 * How a student is taught: as the tutor said; before they said anything, one to one where the team matched the two, else
 * in class. Who is in no class is not taught in class.
 */
export function studyTypeOf(student: {
  readonly chosen: StudyType | undefined;
  readonly isMatched: boolean;
  readonly classCount: number;
}): StudyType {
  const type = student.chosen ?? (student.isMatched ? 'oneToOne' : 'inClass');
  return type === 'inClass' && student.classCount === 0 ? 'none' : type;
}

/** Most coins that a child is given by hand in a day of their own calendar, by all tutors together. */
export const giftCoinsPerDay = 50;

/** How many coins may still be given to a child on a day. */
export function giftLeft(givenToday: number): number {
  return Math.max(0, giftCoinsPerDay - givenToday);
}

/** Longest message to parents, in characters. */
export const messageMaxLength = 4000;
/** Most messages that a tutor sends in an hour, so that a stolen log-in floods no family. */
export const messagesPerHour = 20;

const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What a parent says on the telephone to name a request: a letter and four digits, never alike for two requests under 240,000. */
export function requestCode(requestId: number): string {
  const letter = codeLetters[Math.floor(requestId / 10_000) % codeLetters.length] ?? 'A';
  return `${letter}${String(requestId % 10_000).padStart(4, '0')}`;
}
