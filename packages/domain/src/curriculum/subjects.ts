/** The four subjects, the years and the difficulties everything else is sorted by. */

/** Subject keys in the order of their ids 1 to 4 (specification, section 3). */
export const subjectKeys = ['math', 'english', 'verbalReasoning', 'nonVerbalReasoning'] as const;
export type SubjectKey = (typeof subjectKeys)[number];

/** A subject with its id, the label people read and its mascot (specification, sections 1 and 3). */
export interface Subject {
  readonly subjectId: number;
  readonly key: SubjectKey;
  readonly name: string;
  readonly mascot: 'robu' | 'nika' | 'poki' | 'bafay';
}

export const subjects: readonly Subject[] = [
  { subjectId: 1, key: 'math', name: 'Math', mascot: 'robu' },
  { subjectId: 2, key: 'english', name: 'English', mascot: 'nika' },
  { subjectId: 3, key: 'verbalReasoning', name: 'Verbal Reasoning', mascot: 'poki' },
  { subjectId: 4, key: 'nonVerbalReasoning', name: 'Non-verbal Reasoning', mascot: 'bafay' },
];

/** English school years the platform teaches (specification, section 9: years 3 to 7). */
export const years = [3, 4, 5, 6, 7] as const;
export type Year = (typeof years)[number];
export const defaultYear: Year = 3;

/** Difficulties in slider order 0, 1, 2 (specification, section 3). */
export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** What a question of each difficulty weighs in scores, experience and coins (specification, section 9). */
export const difficultyWeight: Readonly<Record<Difficulty, number>> = { easy: 1, medium: 2, hard: 3 };

/** The subject with this id, or undefined when there is none. */
export function findSubject(subjectId: number): Subject | undefined {
  return subjects[subjectId - 1];
}

/** The subject with an id that was checked before, such as one from the database. */
export function getSubject(subjectId: number): Subject {
  const subject = findSubject(subjectId);
  if (subject === undefined) throw new RangeError(`there is no subject ${subjectId}`);
  return subject;
}

const nameByKey = new Map(subjects.map(({ key, name }) => [key, name]));

/** The name of a subject; empty for what is none. */
export const subjectName = (key: SubjectKey): string => nameByKey.get(key) ?? '';

/** The subject with this key, such as one from an address; undefined when there is none. */
export function findSubjectByKey(key: string | null | undefined): Subject | undefined {
  return subjects.find((subject) => subject.key === key);
}
