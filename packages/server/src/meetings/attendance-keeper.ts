/**
 * Keeps who is in the rooms now, and stores it: when somebody comes, when they leave, and once a minute in between, so that little
 * is lost if this server dies. The process of the rooms may die at any time: then everybody has left.
 */
import type { Visit } from '../live-lessons/index.ts';
import type { Log } from '../platform/log.ts';
import type { ChildInRoom } from './media/process-messages.ts';

const noteEveryMs = 60_000;

interface Parts {
  readonly note: (visits: readonly Visit[]) => Promise<void>;
  readonly log: Pick<Log, 'error'>;
}

export type AttendanceKeeper = ReturnType<typeof createAttendanceKeeper>;

export function createAttendanceKeeper({ note, log }: Parts) {
  /** Since when each child is there. */
  const present = new Map<string, Omit<Visit, 'leftAt'>>();
  let writing = Promise.resolve();
  const nameOf = ({ roomId, studentId }: ChildInRoom): string => `${roomId} ${studentId}`;

  /** One after another, so that a visit is never shortened by an older note. */
  function store(visits: readonly Omit<Visit, 'leftAt'>[]): void {
    if (visits.length === 0) return;
    const leftAt = new Date();
    writing = writing
      .then(() => note(visits.map((visit) => ({ ...visit, leftAt }))))
      .catch((error: unknown) => log.error({ err: error }, 'attendance of live lessons was not stored'));
  }

  const timer = setInterval(() => store([...present.values()]), noteEveryMs).unref();

  /** Everybody has left these rooms. */
  function allLeft(roomIds: readonly number[]): void {
    const gone = [...present].filter(([, { occurrenceId }]) => roomIds.includes(occurrenceId));
    store(gone.map(([, visit]) => visit));
    for (const [name] of gone) present.delete(name);
  }

  return {
    came: (child: ChildInRoom): void => {
      const visit = { occurrenceId: child.roomId, studentId: child.studentId, cameAt: new Date() };
      present.set(nameOf(child), visit);
      store([visit]);
    },
    left: (child: ChildInRoom): void => {
      const visit = present.get(nameOf(child));
      present.delete(nameOf(child));
      if (visit !== undefined) store([visit]);
    },
    allLeft,
    /** Everything that was noted is stored. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      allLeft([...present.values()].map(({ occurrenceId }) => occurrenceId));
      await writing;
    },
  };
}
