/** Which subject a child is sent to next. */

interface SubjectProgress {
  readonly percent: number;
  /** Where the student is; nothing in a year without chapters. */
  readonly currentChapter: object | null;
}

/** The subject with the least done, the first of several: it is where the most is to be won. */
export function nextSubjectOf<Subject extends SubjectProgress>(progress: readonly Subject[]): Subject | undefined {
  return progress
    .filter(({ currentChapter }) => currentChapter !== null)
    .reduce<Subject | undefined>(
      (least, subject) => (least === undefined || subject.percent < least.percent ? subject : least),
      undefined,
    );
}
