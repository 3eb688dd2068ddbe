/** Live lessons through HTTP: planned, registered for, moved, reminded of, joined, and read by a calendar app. */
import * as calls from '@comet/contract/live-lessons';
import { listNotifications, listStudentNotifications } from '@comet/contract/notification-centre';
import { minutes } from '@comet/domain/time';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startWorld } from '../testing/start-world.ts';
import { type TestServer, testNow } from '../testing/test-server.ts';
import { type PersonName, type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());

const tokens = new Map<PersonName, string>();
const as = (name: PersonName): string => tokens.get(name) ?? world.people[name].accessToken;
/** Lets it be this time. Sessions are over by then, so those who act log in again. */
async function at(when: string | Date): Promise<void> {
  server.clock.set(new Date(when));
  await server.database.query({ name: 'forget-limits', text: 'delete from rate_limits' }, []);
  for (const name of ['student', 'parent', 'tutor'] as const)
    tokens.set(name, (await server.enter(name, worldPassword)).accessToken);
}
beforeEach(() => at(testNow));
const idOf = (name: PersonName): number => world.people[name].userId;

const plan = {
  name: 'Area of triangles',
  subject: 'math',
  startTime: '2026-11-20T16:30',
  timezone: 'Europe/London',
  durationMs: minutes(45),
} as const;
let made = 0;
/** Plans a lesson on the day of the tests, at half past four, for the class unless it says otherwise. */
async function planned(more: Partial<(typeof calls.createLiveLesson)['body']['_zod']['input']> = {}) {
  const body = { ...plan, audience: world.example.classroomId, ...more, name: `${more.name ?? plan.name} ${++made}` };
  const { status, body: lesson, text } = await server.ask(calls.createLiveLesson, { as: as('tutor'), body });
  if (status !== 200) throw new Error(text);
  return lesson;
}
const register = (name: PersonName, liveLessonId: number, studentId?: number) =>
  server.ask(calls.registerForLiveLesson, {
    as: as(name),
    body: { liveLessonId, ...(studentId === undefined ? {} : { studentId }) },
  });
const get = (name: PersonName, id: number) => server.ask(calls.getLiveLesson, { as: as(name), params: { id } });
const listed = async (name: PersonName, query = {}): Promise<number[]> =>
  (await server.ask(calls.listLiveLessons, { as: as(name), query })).body.map(({ liveLessonId }) => liveLessonId);

describe('planning', () => {
  test('a lesson for a class is there for its children and their parents, and for nobody else', async () => {
    const { liveLessonId, type } = await planned();
    expect(type).toBe(5);
    const seenBy = async (name: PersonName): Promise<boolean> => (await listed(name)).includes(liveLessonId);
    expect([await seenBy('student'), await seenBy('parent')]).toEqual([true, true]);
    for (const name of ['sibling', 'otherStudent', 'otherParent'] as const) {
      expect(await seenBy(name)).toBe(false);
      expect((await get(name, liveLessonId)).status).toBe(404);
    }
    expect((await get('otherTutor', liveLessonId)).status).toBe(404);
    expect((await get('parent', liveLessonId)).body.children).toEqual([
      { studentId: idOf('student'), firstName: 'student', isRegistered: false },
    ]);
  });

  test('a series keeps its hour when the clocks change, and is filtered by its subject', async () => {
    const series = await planned({
      startTime: '2027-03-23T16:30',
      recurrence: 'FREQ=WEEKLY;COUNT=2',
      subject: 'english',
    });
    expect(series).toMatchObject({ type: 9, timezone: 'Europe/London', start_time: '2027-03-23T16:30:00.000Z' });
    expect(series.occurrences.map(({ startTime }) => startTime)).toEqual([
      '2027-03-23T16:30:00.000Z',
      '2027-03-30T15:30:00.000Z',
    ]);
    expect(await listed('student', { subjectId: 2 })).toContain(series.liveLessonId);
    expect(await listed('student', { subjectId: 1 })).not.toContain(series.liveLessonId);
  });

  test.each([
    [{ startTime: '2026-11-20T08:00' }, 'liveLessonInPast'],
    [{ startTime: '2026-02-30T16:30' }, 'badRecurrence'],
    [{ recurrence: 'FREQ=DAILY;COUNT=61' }, 'badRecurrence'],
    [{ audience: 999_999 }, 'noClassGiven'],
  ])('%o is refused: %s', async (wrong, code) => {
    const body = { ...plan, audience: world.example.classroomId, ...wrong };
    const { body: refusal } = await server.ask(calls.createLiveLesson, { as: as('tutor'), body });
    expect(refusal).toMatchObject({ code });
  });

  test('one sent twice is one', async () => {
    const body = { ...plan, name: 'Twice', audience: world.example.classroomId };
    const ids = await Promise.all(
      [1, 2].map(async () => (await server.ask(calls.createLiveLesson, { as: as('tutor'), body })).body.liveLessonId),
    );
    expect(new Set(ids).size).toBe(1);
  });

  test('new times replace the dates to come, and a new name does not', async () => {
    const { liveLessonId, occurrences } = await planned({ recurrence: 'FREQ=WEEKLY;COUNT=3' });
    await at('2026-11-27T10:00:00Z');
    const form = { ...plan, audience: world.example.classroomId, recurrence: 'FREQ=WEEKLY;COUNT=3' };
    const update = (more: object) =>
      server.ask(calls.updateLiveLesson, { as: as('tutor'), params: { id: liveLessonId }, body: { ...form, ...more } });
    expect((await update({ name: 'Another name' })).body.occurrences).toEqual(occurrences);
    const later = (await update({ startTime: '2026-12-01T10:00' })).body.occurrences;
    expect(later.map(({ startTime }) => startTime.slice(0, 16))).toEqual([
      '2026-11-20T16:30',
      '2026-12-01T10:00',
      '2026-12-08T10:00',
      '2026-12-15T10:00',
    ]);
  });
});

describe('registering', () => {
  test('a child registers, their parent sees it and gives the place up again', async () => {
    const { liveLessonId } = await planned();
    const { body } = await register('student', liveLessonId);
    expect(body).toMatchObject({ placesLeft: 11, children: [{ isRegistered: true }] });
    expect((await register('parent', liveLessonId, idOf('student'))).body.placesLeft).toBe(11);
    const params = { id: liveLessonId };
    expect((await server.ask(calls.listRegistrations, { as: as('tutor'), params })).body).toMatchObject([
      { firstName: 'student' },
    ]);
    const left = await server.ask(calls.leaveLiveLesson, {
      as: as('parent'),
      params,
      query: { studentId: idOf('student') },
    });
    expect(left.body).toMatchObject({ placesLeft: 12, children: [{ isRegistered: false }] });
  });

  test('nobody registers somebody else’s child, or a child for whom the lesson is not', async () => {
    const { liveLessonId } = await planned();
    expect((await register('otherParent', liveLessonId, idOf('student'))).status).toBe(404);
    expect((await register('sibling', liveLessonId, idOf('student'))).status).toBe(404);
    expect((await register('parent', liveLessonId, idOf('sibling'))).status).toBe(404);
    expect((await register('parent', liveLessonId)).status).toBe(404);
    expect((await register('otherStudent', liveLessonId)).status).toBe(404);
    expect((await get('tutor', liveLessonId)).body.placesLeft).toBe(12);
  });

  test('two who want the last place at once: one gets it', async () => {
    const { consents } = server.services;
    const [tutorId, siblingId] = [idOf('tutor'), idOf('sibling')];
    await consents.give(server.database, { tutorId, studentId: siblingId, by: 'team' });
    const { liveLessonId } = await planned({ audience: 'everyone', places: 1 });
    const answers = await Promise.all([register('student', liveLessonId), register('sibling', liveLessonId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'liveLessonFull' });
  });

  test('a lesson that is over takes nobody', async () => {
    const { liveLessonId } = await planned();
    await at('2026-11-20T17:16:00Z');
    expect((await register('student', liveLessonId)).body).toMatchObject({ code: 'liveLessonOver' });
    expect(await listed('student')).not.toContain(liveLessonId);
  });
});

describe('joining', () => {
  const joined = (name: PersonName, liveLessonId: number) =>
    server.services.admissions.admission(idOf(name), liveLessonId).then(
      ({ role, displayName }) => ({ role, displayName }),
      ({ code }: { code: string }) => code,
    );

  test('a registered child from 10 minutes before, the tutor earlier, and nobody else', async () => {
    const { liveLessonId, currentId } = await planned();
    await at('2026-11-20T16:19:59Z');
    expect(await joined('student', liveLessonId)).toBe('notRegistered');
    await register('student', liveLessonId);
    expect(await joined('student', liveLessonId)).toBe('liveLessonNotYet');
    expect(await joined('tutor', liveLessonId)).toEqual({ role: 'tutor', displayName: 'tutor' });
    await at('2026-11-20T16:20:00Z');
    expect(await joined('student', liveLessonId)).toEqual({ role: 'child', displayName: 'student' });
    for (const name of ['otherStudent', 'parent', 'otherParent', 'otherTutor'] as const)
      expect(await joined(name, liveLessonId)).toBe('notFound');
    await server.services.admissions.remove(idOf('tutor'), currentId, idOf('student'));
    expect(await joined('student', liveLessonId)).toBe('removedFromLesson');
    await at('2026-11-20T17:30:00Z');
    expect(await joined('tutor', liveLessonId)).toBe('liveLessonOver');
  });

  test('nobody where consent has ended, or the date is cancelled', async () => {
    const { liveLessonId, currentId } = await planned();
    await register('student', liveLessonId);
    await at('2026-11-20T16:25:00Z');
    const params = { id: currentId };
    await server.ask(calls.changeOccurrence, { as: as('tutor'), params, body: { isCancelled: true } });
    expect(await joined('student', liveLessonId)).toBe('liveLessonCancelled');
    await server.ask(calls.changeOccurrence, { as: as('tutor'), params, body: { isCancelled: false } });
    expect(await joined('student', liveLessonId)).toMatchObject({ role: 'child' });
    await server.database.query(
      {
        name: 'end-consent-of-test',
        text: 'update tutor_consents set ended_at = now() where tutor_id = $1 and student_id = $2 and ended_at is null',
      },
      [idOf('tutor'), idOf('student')],
    );
    expect(await joined('student', liveLessonId)).toBe('notFound');
    const { consents } = server.services;
    await consents.give(server.database, { tutorId: idOf('tutor'), studentId: idOf('student'), by: 'team' });
  });
});

describe('telling families', () => {
  const kindsOf = async (name: 'student' | 'parent'): Promise<string[]> => {
    const call = name === 'student' ? listStudentNotifications : listNotifications;
    return (await server.ask(call, { as: as(name) })).body.notifications.map(({ kind }) => kind);
  };
  const countOf = (kinds: readonly string[], wanted: string): number => kinds.filter((kind) => kind === wanted).length;

  test('an hour before, once, and again when it was moved', async () => {
    const { liveLessonId, currentId } = await planned({ startTime: '2026-11-21T12:00' });
    await register('student', liveLessonId);
    const { remind } = server.services.liveLessonNotices;
    await at('2026-11-21T10:59:00Z');
    expect(await remind()).toBe(0);
    await at('2026-11-21T11:00:00Z');
    // The server's own job may be the one that reminds: it runs each minute of the real clock.
    await Promise.all([remind(), remind()]);
    await remind();
    await expect.poll(async () => countOf(await kindsOf('student'), 'liveLesson')).toBe(1);
    expect(countOf(await kindsOf('parent'), 'childLiveLesson')).toBe(1);
    const body = { startTime: '2026-11-21T14:00' };
    const moved = await server.ask(calls.changeOccurrence, { as: as('tutor'), params: { id: currentId }, body });
    expect(moved.body.occurrences).toMatchObject([
      { startTime: '2026-11-21T14:00:00.000Z', movedFrom: '2026-11-21T12:00:00.000Z' },
    ]);
    expect(countOf(await kindsOf('parent'), 'childLiveLessonChange')).toBeGreaterThan(0);
    await at('2026-11-21T13:10:00Z');
    await remind();
    await expect.poll(async () => countOf(await kindsOf('student'), 'liveLesson')).toBe(2);
  });
});

describe('the family’s calendar', () => {
  const fetchFeed = async (url: string) => server.app.inject({ url: new URL(url).pathname });
  /** What another program reads in a feed. */
  const eventsIn = (feed: string) =>
    new ICAL.Component(ICAL.parse(feed)).getAllSubcomponents('vevent').map((vevent) => {
      const event = new ICAL.Event(vevent);
      return {
        summary: event.summary,
        start: event.startDate.toJSDate().toISOString(),
        end: event.endDate.toJSDate().toISOString(),
        status: vevent.getFirstPropertyValue('status'),
      };
    });

  test('has the dates of what its children are registered for, in another reader, moved and cancelled', async () => {
    expect((await server.ask(calls.getCalendar, { as: as('parent') })).body.url).toBeNull();
    const { body } = await server.ask(calls.renewCalendar, { as: as('parent') });
    const url = body.url ?? '';
    expect((await server.ask(calls.getCalendar, { as: as('parent') })).body.url).toBe(url);
    const series = await planned({
      name: 'In the calendar',
      startTime: '2027-03-23T16:30',
      recurrence: 'FREQ=WEEKLY;COUNT=3',
    });
    await planned({ name: 'Not registered' });
    await register('student', series.liveLessonId);
    const change = (place: number, change: object) =>
      server.ask(calls.changeOccurrence, {
        as: as('tutor'),
        params: { id: series.occurrences[place]?.occurrenceId ?? 0 },
        body: change,
      });
    await change(1, { startTime: '2027-03-31T09:00' });
    await change(2, { isCancelled: true });
    const feed = await fetchFeed(url);
    expect(feed.headers['content-type']).toContain('text/calendar');
    expect(feed.body).not.toContain('Not registered');
    const events = eventsIn(feed.body).filter(({ summary }) => summary.startsWith('In the calendar'));
    expect(events.sort((one, other) => one.start.localeCompare(other.start))).toMatchObject([
      { start: '2027-03-23T16:30:00.000Z', end: '2027-03-23T17:15:00.000Z', status: 'CONFIRMED' },
      { start: '2027-03-31T08:00:00.000Z', end: '2027-03-31T08:45:00.000Z', status: 'CONFIRMED' },
      { start: '2027-04-06T15:30:00.000Z', status: 'CANCELLED' },
    ]);
  });

  test('has an address that nobody can guess, and that stops working when it is renewed', async () => {
    const renew = async () => (await server.ask(calls.renewCalendar, { as: as('parent') })).body.url ?? '';
    const old = await renew();
    expect((await fetchFeed(old)).statusCode).toBe(200);
    const fresh = await renew();
    expect((await fetchFeed(old)).statusCode).toBe(404);
    expect((await fetchFeed(fresh)).statusCode).toBe(200);
    const forged = fresh.replace(/-[\w-]{43}\.ics$/, `-${'a'.repeat(43)}.ics`);
    expect((await fetchFeed(forged)).statusCode).toBe(404);
    expect((await fetchFeed(`${fresh.slice(0, -5)}.ics`)).statusCode).toBe(404);
  });
});
