/** Wrong answers come back until they were right on two different days. */

/** Days on which a question must be right before it stays away. */
export const rightDaysNeeded = 2;

/** A question that was answered wrongly, on its way back to right. */
export interface Revision {
  readonly rightDays: number;
  /** The last day on which it was right, on the child's own calendar; nothing since it was last wrong. */
  readonly lastRightDay: string | undefined;
}

/** The revision after an answer to its question; undefined where there is none and none begins. */
export function revisionAfter(
  revision: Revision | undefined,
  answer: { readonly isRight: boolean; readonly notSure: boolean; readonly day: string },
): Revision | undefined {
  if (!answer.isRight) return { rightDays: 0, lastRightDay: undefined };
  if (revision === undefined || isRevised(revision) || answer.notSure || revision.lastRightDay === answer.day)
    return revision;
  return { rightDays: revision.rightDays + 1, lastRightDay: answer.day };
}

/** Right often enough: it comes back no more. */
export function isRevised({ rightDays }: Revision): boolean {
  return rightDays >= rightDaysNeeded;
}

/** Whether it is to be asked on that day: not twice on a day once it was right. */
export function isRevisionDue(revision: Revision, day: string): boolean {
  return !isRevised(revision) && revision.lastRightDay !== day;
}
