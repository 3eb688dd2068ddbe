/** Live lessons: planned by tutors, looked up and registered for by families. */
import type { BodyOf } from '@comet/contract/call';
import type { changeOccurrence, createLiveLesson, LiveLesson } from '@comet/contract/live-lessons';
import { findSubjectByKey } from '@comet/domain/curriculum/subjects';
import { oneOffType, seriesType } from '@comet/domain/live-lessons/live-lessons';
import { liveLessonsCan } from '@comet/domain/live-lessons/live-lessons-can';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { Live } from '../platform/live-events.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import { makeOnce } from '../platform/same-request.ts';
import type { LiveLessonNoticesService } from './live-lesson-notices.service.ts';
import { liveLessonOf } from './live-lesson-view.ts';
import * as store from './live-lessons.store.ts';
import { requireOwnLesson } from './own-lesson.ts';
import { startsOf } from './recurrence.ts';

export interface LiveLessonsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly live: Pick<Live, 'publish'>;
  readonly notices: Pick<LiveLessonNoticesService, 'tellOfChange'>;
}

export type LiveLessonsService = ReturnType<typeof createLiveLessonsService>;

type Form = BodyOf<typeof createLiveLesson>;

export function createLiveLessonsService({ database, clock, live, notices }: LiveLessonsParts) {
  async function forTutor(liveLessonId: number): Promise<LiveLesson> {
    const row = await store.findLesson(database, liveLessonId);
    if (row === undefined) throw new Refusal('notFound');
    const occurrences = await store.listOccurrences(database, [liveLessonId]);
    return liveLessonOf(row, { occurrences, children: undefined }, clock.now());
  }

  async function forFamily(viewerId: number, liveLessonId: number): Promise<LiveLesson> {
    const row = await store.findForFamily(database, viewerId, liveLessonId);
    if (row === undefined) throw new Refusal('notFound');
    const occurrences = await store.listOccurrences(database, [liveLessonId]);
    return liveLessonOf(row, { occurrences, children: row.children }, clock.now());
  }

  /** What is stored of a form, and its dates. Throws a Refusal. */
  async function toStored(tx: Queryable, tutorId: number, form: Form) {
    const { audience, timezone: timeZone, recurrence, startTime } = form;
    if (audience !== 'everyone' && !(await store.hasClassroom(tx, tutorId, audience)))
      throw new Refusal('noClassGiven');
    const starts = startsOf({ startTime, timeZone, recurrence });
    if (starts === undefined) throw new Refusal('badRecurrence');
    const last = starts.at(-1)?.getTime() ?? 0;
    if (last + form.durationMs <= clock.now().getTime()) throw new Refusal('liveLessonInPast');
    const lesson: store.NewLiveLesson = {
      type: recurrence === null ? oneOffType : seriesType,
      name: form.name,
      description: form.description,
      subjectId: findSubjectByKey(form.subject)?.subjectId ?? 1,
      classroomId: audience === 'everyone' ? null : audience,
      isForEveryone: audience === 'everyone',
      places: form.places,
      timeZone,
      startTime: startTime.slice(0, 16),
      durationMs: form.durationMs,
      recurrence,
    };
    return { lesson, starts };
  }

  /** Open pages of these children and their parents load again. */
  async function publish(liveLessonId: number, more: readonly number[] = []): Promise<void> {
    const studentIds = new Set([...(await store.listAudience(database, liveLessonId)), ...more]);
    for (const studentId of studentIds) live.publish({ type: 'liveLesson', studentId });
  }

  const hasSameTimes = (one: store.NewLiveLesson, other: store.LiveLessonRow): boolean =>
    one.startTime === other.startTime &&
    one.timeZone === other.timeZone &&
    one.durationMs === other.durationMs &&
    one.recurrence === other.recurrence;

  return {
    async list(viewerId: number, subjectId: number | undefined): Promise<LiveLesson[]> {
      const now = clock.now();
      const rows = await store.listForFamily(database, viewerId, subjectId, now);
      const occurrences = await store.listOccurrences(
        database,
        rows.map(({ liveLessonId }) => liveLessonId),
      );
      return rows.map((row) => liveLessonOf(row, { occurrences, children: row.children }, now));
    },

    async listOfTutor(tutorId: number): Promise<LiveLesson[]> {
      const rows = await store.listOfTutor(database, tutorId);
      const occurrences = await store.listOccurrences(
        database,
        rows.map(({ liveLessonId }) => liveLessonId),
      );
      return rows.map((row) => liveLessonOf(row, { occurrences, children: undefined }, clock.now()));
    },

    getForFamily: forFamily,

    async getForTutor(tutorId: number, liveLessonId: number): Promise<LiveLesson> {
      await requireOwnLesson(database, tutorId, liveLessonId);
      return forTutor(liveLessonId);
    },

    /** Registers a child. The lesson is locked, so that two who want the last place don't both get it. */
    async register(viewerId: number, liveLessonId: number, studentId: number): Promise<LiveLesson> {
      await database.transaction(async (tx) => {
        await store.lockLesson(tx, liveLessonId);
        const lesson = await store.findForFamily(tx, studentId, liveLessonId);
        const child = lesson?.children.find((one) => one.studentId === studentId);
        if (lesson === undefined || child === undefined) throw new Refusal('notFound');
        const now = clock.now();
        requireAllowed(
          liveLessonsCan.register(
            {
              isForStudent: true,
              isRegistered: child.isRegistered,
              placesLeft: lesson.places - lesson.takenCount,
            },
            await store.listOccurrences(tx, [liveLessonId]),
            now,
          ),
        );
        await store.insertRegistration(tx, liveLessonId, studentId, now);
      });
      await publish(liveLessonId);
      return forFamily(viewerId, liveLessonId);
    },

    async leave(viewerId: number, liveLessonId: number, studentId: number): Promise<LiveLesson> {
      const before = await forFamily(viewerId, liveLessonId);
      if (!before.children.some((child) => child.studentId === studentId)) throw new Refusal('notFound');
      await store.deleteRegistration(database, liveLessonId, studentId);
      await publish(liveLessonId);
      return forFamily(viewerId, liveLessonId);
    },

    async listRegistered(tutorId: number, liveLessonId: number) {
      await requireOwnLesson(database, tutorId, liveLessonId);
      const rows = await store.listRegistered(database, liveLessonId);
      return rows.map(({ studentId, firstName, registeredAt }) => ({
        studentId,
        firstName,
        registeredAt: registeredAt.toISOString(),
      }));
    },

    async create(tutorId: number, wanted: Form): Promise<LiveLesson> {
      const now = clock.now();
      const make = async (tx: Queryable, fingerprint: string): Promise<number> => {
        const { lesson, starts } = await toStored(tx, tutorId, wanted);
        const liveLessonId = await store.insertLesson(tx, tutorId, lesson, fingerprint, now);
        await store.replaceOccurrences(tx, liveLessonId, starts, lesson.durationMs, now);
        return liveLessonId;
      };
      const liveLessonId = await makeOnce(
        database,
        { of: 'lessons', userId: tutorId, wanted, things: store.liveLessonsMade, now },
        make,
      );
      await publish(liveLessonId);
      return forTutor(liveLessonId);
    },

    async update(tutorId: number, liveLessonId: number, form: Form): Promise<LiveLesson> {
      const before = await store.listAudience(database, liveLessonId);
      await database.transaction(async (tx) => {
        await store.lockLesson(tx, liveLessonId);
        const old = await requireOwnLesson(tx, tutorId, liveLessonId);
        const now = clock.now();
        const { lesson, starts } = await toStored(tx, tutorId, form);
        await store.updateLesson(tx, liveLessonId, lesson);
        if (hasSameTimes(lesson, old)) return;
        const toCome = starts.filter((start) => start > now);
        if (toCome.length === 0) throw new Refusal('liveLessonInPast');
        await store.replaceOccurrences(tx, liveLessonId, toCome, lesson.durationMs, now);
        await notices.tellOfChange(tx, { liveLessonId, what: 'moved', startsAt: toCome[0] });
      });
      await publish(liveLessonId, before);
      return forTutor(liveLessonId);
    },

    async delete(tutorId: number, liveLessonId: number): Promise<void> {
      const audience = await store.listAudience(database, liveLessonId);
      await database.transaction(async (tx) => {
        await store.lockLesson(tx, liveLessonId);
        await requireOwnLesson(tx, tutorId, liveLessonId);
        const now = clock.now();
        const next = (await store.listOccurrences(tx, [liveLessonId])).find(
          ({ endsAt, isCancelled }) => endsAt > now && !isCancelled,
        );
        if (next !== undefined)
          await notices.tellOfChange(tx, { liveLessonId, what: 'cancelled', startsAt: next.startsAt });
        await store.deleteLesson(tx, liveLessonId, now);
      });
      for (const studentId of audience) live.publish({ type: 'liveLesson', studentId });
    },

    async changeOccurrence(
      tutorId: number,
      occurrenceId: number,
      { startTime, isCancelled }: BodyOf<typeof changeOccurrence>,
    ): Promise<LiveLesson> {
      const liveLessonId = await store.findLessonOfOccurrence(database, occurrenceId);
      if (liveLessonId === undefined) throw new Refusal('notFound');
      await database.transaction(async (tx) => {
        await store.lockLesson(tx, liveLessonId);
        const lesson = await requireOwnLesson(tx, tutorId, liveLessonId);
        const row = (await store.listOccurrences(tx, [liveLessonId])).find((one) => one.occurrenceId === occurrenceId);
        if (row === undefined) throw new Refusal('notFound');
        const now = clock.now();
        const { timeZone, durationMs } = lesson;
        const [startsAt] =
          startTime === undefined ? [row.plannedAt] : (startsOf({ startTime, timeZone, recurrence: null }) ?? []);
        if (startsAt === undefined) throw new Refusal('liveLessonInPast');
        const isMoved = startsAt.getTime() !== row.startsAt.getTime();
        // What is over stays as it was, and nothing is moved into the past.
        if (row.endsAt <= now || (isMoved && startsAt <= now)) throw new Refusal('liveLessonInPast');
        if (!isMoved && isCancelled === row.isCancelled) return;
        const endsAt = new Date(startsAt.getTime() + durationMs);
        await store.setOccurrence(tx, occurrenceId, { startsAt, endsAt, isCancelled });
        await notices.tellOfChange(tx, { liveLessonId, what: isCancelled ? 'cancelled' : 'moved', startsAt });
      });
      await publish(liveLessonId);
      return forTutor(liveLessonId);
    },
  };
}
