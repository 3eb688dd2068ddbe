/** A family's live lessons as a feed for calendar apps, at an address that only the family knows and can renew. */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { findCalendarKey, listEvents, setCalendarKey } from './calendar.store.ts';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
  readonly publicUrl: string;
}

export type CalendarService = ReturnType<typeof createCalendarService>;

/** Where feeds are, from the root of the server. */
export const calendarBase = '/calendars';
const tokenShape = /^([1-9]\d{0,9})-([\w-]{43})$/;
/** Apps ask again after so long. */
const refreshSeconds = 3600;

export function createCalendarService({ database, clock, secret, publicUrl }: Parts) {
  const tokenOf = (parentId: number, key: string): string =>
    `${parentId}-${createHmac('sha256', secret).update(`calendar ${parentId} ${key}`).digest('base64url')}`;
  const urlOf = (parentId: number, key: string): string => `${publicUrl}${calendarBase}/${tokenOf(parentId, key)}.ics`;

  return {
    async get(parentId: number): Promise<{ readonly url: string | null }> {
      const key = await findCalendarKey(database, parentId);
      return { url: key === undefined ? null : urlOf(parentId, key) };
    },

    async renew(parentId: number): Promise<{ readonly url: string }> {
      const key = randomUUID();
      await setCalendarKey(database, parentId, key, clock.now());
      return { url: urlOf(parentId, key) };
    },

    /** The feed at this address; undefined where it leads nowhere. Times are in UTC, which every app reads alike. */
    async feed(token: string): Promise<string | undefined> {
      const parentId = Number(tokenShape.exec(token)?.[1]);
      const key = Number.isInteger(parentId) ? await findCalendarKey(database, parentId) : undefined;
      if (key === undefined) return undefined;
      const [given, own] = [Buffer.from(token), Buffer.from(tokenOf(parentId, key))];
      if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
      const host = new URL(publicUrl).hostname;
      const calendar = ical({
        name: 'Comet Club live lessons',
        prodId: { company: 'Comet Club', product: 'Live lessons', language: 'EN' },
        method: ICalCalendarMethod.PUBLISH,
        ttl: refreshSeconds,
      });
      for (const event of await listEvents(database, parentId)) {
        calendar.createEvent({
          id: `live-lesson-${event.occurrenceId}@${host}`,
          sequence: event.revision,
          start: event.startsAt,
          end: event.endsAt,
          stamp: event.registeredAt,
          summary: `${event.lessonName} (${event.children.join(', ')})`,
          description: `Live lesson with ${event.tutorName}. Join from 10 minutes before.`,
          url: `${publicUrl}/pages/live-lessons/${event.liveLessonId}`,
          status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        });
      }
      return calendar.toString();
    },
  };
}
