import { endConsent, listConsents } from '@comet/contract/consent';
import { setControls } from '@comet/contract/controls';
import {
  listNotifications,
  listStudentNotifications,
  markNotificationOpened,
} from '@comet/contract/notification-centre';
import { givePracticeFeedback } from '@comet/contract/practice';
import { addCoins } from '@comet/contract/teaching';
import { defaultControls } from '@comet/domain/controls/controls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLivePage } from '../testing/live-page.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import type { PersonName, World } from '../testing/world.ts';

let server: TestServer;
let world: World;
let studentId: number;
beforeAll(async () => {
  ({ server, world } = await startWorld());
  studentId = world.people.student.userId;
});
afterAll(() => server.close());
const empty = () => server.database.query({ name: '', text: 'delete from notifications' }, []);
beforeEach(empty);

const as = (name: PersonName): string => world.people[name].accessToken;
const ofStudent = async (name: PersonName = 'student') =>
  (await server.ask(listStudentNotifications, { as: as(name) })).body;
const ofAdult = async (name: PersonName) => (await server.ask(listNotifications, { as: as(name) })).body;
const give = (coinsAmount: number) =>
  server.ask(addCoins, { as: as('tutor'), body: { studentId, coinsAmount, reason: `Reason ${coinsAmount}` } });
const open = (id: number, name: PersonName = 'student') =>
  server.ask(markNotificationOpened, { as: as(name), params: { id } });
const mute = (mutedNotifications: readonly ('coins' | 'feedback')[]) =>
  server.ask(setControls, {
    as: as('parent'),
    params: { id: studentId },
    body: { ...defaultControls, mutedNotifications: [...mutedNotifications] },
  });
/** A finished attempt at a practice that the tutor has set. */
async function finishPractice(): Promise<number> {
  const [attempt] = await server.database.query<{ attemptId: number }>(
    {
      name: 'finish-practice',
      text: `insert into attempts (student_id, kind, source_id, subject_id, year, question_count, started_at, status, finished_at)
        values ($1, 'practice', $2, 1, 5, 10, $3, 'FINISH', $3) returning attempt_id`,
    },
    [studentId, world.example.userPracticeProgressId, server.clock.now()],
  );
  return attempt?.attemptId ?? 0;
}
const notifyOfResult = (attemptId: number) =>
  server.database.transaction((tx) => server.services.notifications.notifyOfResults(tx, [attemptId]));

describe('a student', () => {
  test('is notified of coins and feedback, newest first, until each is opened', async () => {
    await give(1);
    const feedback = { params: { id: world.example.userPracticeProgressId }, body: { feedback: 'Well done' } };
    expect((await server.ask(givePracticeFeedback, { as: as('tutor'), ...feedback })).status).toBe(200);
    const { unreadCount, notifications } = await ofStudent();
    expect(unreadCount).toBe(2);
    expect(notifications).toMatchObject([
      { kind: 'feedback', studentId, amount: null, isOpened: false },
      { kind: 'coins', studentId, amount: 1, isOpened: false },
    ]);
    await open(notifications[0]?.id ?? 0);
    await open(notifications[0]?.id ?? 0);
    expect(await ofStudent()).toMatchObject({
      unreadCount: 1,
      notifications: [{ isOpened: true }, { isOpened: false }],
    });
  });

  test('sees nobody else’s, and cannot open them', async () => {
    await give(2);
    expect(await ofStudent('sibling')).toEqual({ unreadCount: 0, notifications: [] });
    const { notifications } = await ofStudent();
    expect((await open(notifications[0]?.id ?? 0, 'sibling')).status).toBe(200);
    expect((await ofStudent()).unreadCount).toBe(1);
  });

  test('isn’t notified of what the parent has muted', async () => {
    await mute(['coins']);
    await give(3);
    expect((await ofStudent()).notifications).toEqual([]);
    await mute([]);
    await give(4);
    expect((await ofStudent()).notifications).toMatchObject([{ kind: 'coins', amount: 4 }]);
  });

  test('sees it on an open page at once', async () => {
    const page = await openLivePage(server, 'student');
    await give(5);
    await expect.poll(() => page.text()).toContain('"type":"gift"');
    await page.close();
  });
});

test('a parent hears of a new achievement, once, and the child’s tutor does not', async () => {
  const award = () =>
    server.database.transaction(async (tx) => {
      await server.services.rewards.lockTotals(tx, studentId);
      const entry = { studentId, cause: 'test:many', source: 'league', amount: 5000 } as const;
      await server.services.rewards.credit(tx, entry);
    });
  await award();
  await award();
  expect(await ofAdult('parent')).toMatchObject({
    unreadCount: 1,
    notifications: [{ kind: 'childAchievement', studentId, firstName: 'student', amount: 2 }],
  });
  expect((await ofStudent()).notifications).toMatchObject([{ kind: 'achievement', amount: 2 }]);
  expect(await ofAdult('tutor')).toEqual({ unreadCount: 0, notifications: [] });
});

test('a tutor hears of results while there is consent; when it ends, what was notified of the child goes too', async () => {
  const attemptId = await finishPractice();
  await notifyOfResult(attemptId);
  expect((await ofAdult('tutor')).notifications).toMatchObject([{ kind: 'childResult', studentId }]);

  const consents = (await server.ask(listConsents, { as: as('parent') })).body;
  const consent = consents.find(({ tutor }) => tutor.tutorId === world.people.tutor.userId);
  await server.ask(endConsent, { as: as('parent'), params: { id: consent?.consentId ?? 0 } });
  expect(await ofAdult('tutor')).toEqual({ unreadCount: 0, notifications: [] });
  await empty();
  await notifyOfResult(attemptId);
  expect(await server.database.query({ name: 'all-notices', text: 'select * from notifications' }, [])).toEqual([]);
});
