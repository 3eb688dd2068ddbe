/** Who may do what with a practice. The same rules disable buttons in the web app and guard the service. */
import type { Permission } from '../permission.ts';
import { maxOwnPracticesPerDay, mayBeDueAt, type TaskState } from './practice.ts';

/** Whoever acts. */
interface Actor {
  readonly userId: number;
}

/** Where a student's part stands, and whether it was ever begun. */
interface Task {
  readonly state: TaskState;
  readonly isBegun: boolean;
}

/** How the actor stands to a student, where they do. */
type RelationToStudent = 'self' | 'parent' | 'tutor' | 'sibling' | undefined;

const isTaughtBy = (relation: RelationToStudent): boolean =>
  relation === 'self' || relation === 'parent' || relation === 'tutor';

/** Somebody else's practice is not there, so nobody learns that it exists. */
const isSetter = ({ userId }: Actor, { setById }: { readonly setById: number }): boolean => userId === setById;

export const practiceCan = {
  /** Set a practice for a student, or set it again, or write to them about it: only while they teach or care for the student. */
  assign(relation: RelationToStudent): Permission<'notFound'> {
    return isTaughtBy(relation) ? 'yes' : 'notFound';
  },

  /** Set themselves another practice, as a student who has set this many since yesterday; each costs draws, rows and rewards. */
  setForSelf(setSinceYesterday: number): Permission<'tooManyPractices'> {
    return setSinceYesterday < maxOwnPracticesPerDay ? 'yes' : 'tooManyPractices';
  },

  /** Read a student's part: the setter of a student they still teach, and the student's parent. */
  read(actor: Actor, practice: { readonly setById: number }, relation: RelationToStudent): Permission<'notFound'> {
    return relation === 'parent' || (isSetter(actor, practice) && relation === 'tutor') ? 'yes' : 'notFound';
  },

  /** Take it back, or set it again as a whole. */
  change(actor: Actor, practice: { readonly setById: number }): Permission<'notFound'> {
    return isSetter(actor, practice) ? 'yes' : 'notFound';
  },

  /** Move the day on which it is due. */
  extend(
    actor: Actor,
    practice: { readonly setById: number; readonly dueAt: Date },
    now: Date,
  ): Permission<'notFound' | 'badDueDate'> {
    if (!isSetter(actor, practice)) return 'notFound';
    return mayBeDueAt(practice.dueAt, now) ? 'yes' : 'badDueDate';
  },

  /** Give a student another round: the newest one is finished, or was due before it was begun. One that runs late may still be finished. */
  reassign({ state, isBegun }: Task): Permission<'practiceRuns'> {
    return state === 'finished' || (state === 'missed' && !isBegun) ? 'yes' : 'practiceRuns';
  },

  /** Begin it or carry on: what was due can no longer be begun, but what was begun can be finished late. */
  answer({ state, isBegun }: Task): Permission<'practiceOver'> {
    return state === 'missed' && !isBegun ? 'practiceOver' : 'yes';
  },
};
