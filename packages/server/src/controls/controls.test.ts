import { getControls, getOwnControls, setControls } from '@comet/contract/controls';
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

const chosen = {
  hasLeagues: true,
  hasStreaks: false,
  hasGames: true,
  gameMinutesPerDay: 10 as const,
  hasSounds: false,
  mayRecordVoice: true,
  mutedNotifications: ['coins' as const, 'league' as const],
};

const choose = async (body: unknown, by: PersonName = 'parent') =>
  (await server.ask(setControls, { as: world.people[by].accessToken, params: { id: studentId }, body })).status;
const seenBy = async (name: 'student' | 'sibling') =>
  (await server.ask(getOwnControls, { as: world.people[name].accessToken })).body;

beforeEach(() => choose(defaultControls));

describe('controls', () => {
  test('are the defaults until a parent chooses: leagues off, everything else on', async () => {
    expect(await seenBy('sibling')).toEqual(defaultControls);
    expect(defaultControls).toMatchObject({ hasLeagues: false, hasStreaks: true, hasGames: true });
  });

  test('apply from the next request on, for this child only', async () => {
    expect(await choose(chosen)).toBe(200);
    expect(await seenBy('student')).toEqual(chosen);
    expect(await seenBy('sibling')).toEqual(defaultControls);
    const read = { as: world.people.parent.accessToken, params: { id: studentId } };
    expect((await server.ask(getControls, read)).body).toEqual(chosen);
    expect(await server.services.controls.controlsOf(studentId)).toEqual(chosen);
  });

  test('of many children take one query', async () => {
    await choose(chosen);
    const { sibling, student } = world.people;
    const of = await server.services.controls.controlsOfMany([sibling.userId, student.userId]);
    expect([of(student.userId), of(sibling.userId)]).toEqual([chosen, defaultControls]);
  });

  test('reach the child’s open page at once', async () => {
    const page = await openLivePage(server, 'student');
    await choose(chosen);
    await expect.poll(() => page.text()).toContain('"type":"controls"');
    await page.close();
  });
});

describe('refused and nothing changed', () => {
  test.each([
    ['student', 403],
    ['sibling', 403],
    ['tutor', 403],
    ['otherParent', 404],
  ] as const)('for %s', async (name, status) => {
    expect(await choose(chosen, name)).toBe(status);
    expect(await seenBy('student')).toEqual(defaultControls);
  });

  test.each([
    ['minutes that nobody offers', { ...chosen, gameMinutesPerDay: 7 }],
    ['a kind twice', { ...chosen, mutedNotifications: ['coins', 'coins'] }],
    ['a kind that isn’t known', { ...chosen, mutedNotifications: ['weather'] }],
    ['something left out', { hasGames: false }],
    ['something unknown', { ...chosen, hasPets: true }],
  ])('for %s', async (_, body) => {
    expect(await choose(body)).toBe(400);
    expect(await seenBy('student')).toEqual(defaultControls);
  });
});
