import { getStudentProfile, getUser } from '@comet/contract/accounts';
import { buyPreset, listAvatarPresets, takeOffPreset, wearPreset } from '@comet/contract/avatars';
import { listTutorStudents } from '@comet/contract/classrooms';
import { getRelatives } from '@comet/contract/families';
import { avatarCrops, avatarPath } from '@comet/domain/avatars/avatar-path';
import { presetTypes } from '@comet/domain/avatars/preset-types';
import { presets } from '@comet/domain/avatars/presets';
import { defaultWorn, wornIdOf, wornIdsOf } from '@comet/domain/avatars/worn-presets';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenCoinInvariants } from '../testing/coin-invariants.ts';
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
afterAll(async () => {
  const everybody = Object.values(world.people).map(({ userId }) => userId);
  expect(await brokenCoinInvariants(server.database, everybody)).toEqual([]);
  await server.close();
});

const football = 104;
const dino = 109;
const as = (name: PersonName): string => world.people[name].accessToken;
const query = (text: string, values: unknown[]) => server.database.query({ name: '', text }, values);

/** Gives the student this many coins, with their entry in the ledger. */
async function setCoins(coins: number): Promise<void> {
  await query('delete from owned_presets where student_id = $1', [studentId]);
  await query('delete from worn_presets where student_id = $1', [studentId]);
  await query('delete from ledger_entries where student_id = $1', [studentId]);
  await server.database.transaction(async (tx) => {
    await server.services.rewards.lockTotals(tx, studentId);
    await tx.query(
      { name: '', text: 'update student_standings set coins = 0, coins_spent = 0 where student_id = $1' },
      [studentId],
    );
    await server.services.rewards.credit(tx, {
      studentId,
      cause: `test:${studentId}`,
      source: 'mission',
      amount: coins,
    });
  });
}
beforeEach(() => setCoins(100));

const coins = async () => (await server.services.rewards.totalsOf(studentId)).coins;
const buy = (id: number) => server.ask(buyPreset, { as: as('student'), params: { id } });
const wear = (refAvatarPresetAdditionalId: number) =>
  server.ask(wearPreset, { as: as('student'), body: { refAvatarPresetAdditionalId } });
const shop = async (filter: object = {}) =>
  (await server.ask(listAvatarPresets, { as: as('student'), query: { ...filter } })).body;

describe('the shop', () => {
  test('lists a layer, for everybody and for whom it is asked', async () => {
    const hair = (await shop({ type: 'hair', sex: 'girl' })).presets;
    expect(new Set(hair.map(({ sex }) => sex))).toEqual(new Set(['unisex', 'girl']));
    expect((await shop()).presets).toHaveLength(presets.length);
    expect((await shop({ type: 'costume' })).presets.find(({ id }) => id === dino)).toMatchObject({
      name: 'Dino',
      price: 480,
      isOwned: false,
      refAvatarPresetAdditionalIds: [wornIdOf(dino)],
    });
  });

  test('sells once and for ever, with an entry in the ledger', async () => {
    expect(await buy(football)).toMatchObject({ status: 200, body: { presetId: football, coins: 20 } });
    expect(await buy(football)).toMatchObject({ status: 200, body: { presetId: football, coins: 20 } });
    expect((await shop()).presets.find(({ id }) => id === football)).toMatchObject({ isOwned: true });
    const entries = await query(
      `select direction, amount from ledger_entries where student_id = $1 and source = 'costume'`,
      [studentId],
    );
    expect(entries).toEqual([{ direction: 'outcoming', amount: 80 }]);
    expect(await server.services.rewards.listBrokenBalances()).toEqual([]);
  });

  test('sells once when asked 50 times at once', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => buy(football)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await coins()).toBe(20);
    expect(await server.services.rewards.listBrokenBalances()).toEqual([]);
  });

  test('never takes more coins than there are, whatever is bought at once', async () => {
    await setCoins(250);
    const priced = [104, 105, 106, 107, 110, 604];
    const all = await Promise.all([...priced, ...priced].map(buy));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const owned = presets.filter(
      ({ id, price }) => price > 0 && all.some(({ status, body }) => status === 200 && body.presetId === id),
    );
    expect(await coins()).toBe(250 - owned.reduce((sum, { price }) => sum + price, 0));
    expect(await coins()).toBeGreaterThanOrEqual(0);
  });

  test('refuses what is too dear or unknown, and changes nothing', async () => {
    expect(await buy(dino)).toMatchObject({
      status: 409,
      body: { code: 'notEnoughCoins', message: 'You don’t have enough coins for this yet' },
    });
    expect((await buy(999)).status).toBe(404);
    expect(await coins()).toBe(100);
    expect((await shop()).presets.find(({ id }) => id === dino)?.isOwned).toBe(false);
  });

  test('charges nothing for what is free', async () => {
    expect(await buy(702)).toMatchObject({ status: 200, body: { coins: 100 } });
  });
});

describe('wearing', () => {
  test('shows wherever the child does', async () => {
    await buy(football);
    await wear(wornIdOf(football));
    await wear(wornIdOf(702));
    const expected = (await wear(wornIdOf(414, 2))).body.usersAvatarPresets;
    expect(expected).toEqual(
      presetTypes.map((type) => ({ ...defaultWorn(studentId), costume: 10_400, profile: 70_200, hair: 41_420 })[type]),
    );
    const { body: user } = await server.ask(getUser, { as: as('parent') });
    const { body: relatives } = await server.ask(getRelatives, { as: as('sibling') });
    const { body: students } = await server.ask(listTutorStudents, { as: as('tutor') });
    for (const list of [user.children, relatives.children, students])
      expect(list.find(({ userId }) => userId === studentId)?.usersAvatarPresets).toEqual(expected);
    expect(relatives.parent?.usersAvatarPresets).toBeNull();
    expect((await server.ask(getStudentProfile, { as: as('student') })).body.usersAvatarPresets).toEqual(expected);
  });

  test('is refused for what isn’t owned or isn’t there', async () => {
    expect(await wear(wornIdOf(football))).toMatchObject({ status: 409, body: { code: 'presetNotOwned' } });
    expect((await wear(10_201)).status).toBe(404);
    expect((await shop()).usersAvatarPresets).toEqual(presetTypes.map((type) => defaultWorn(studentId)[type]));
  });

  test('ends with what everybody begins with', async () => {
    await wear(wornIdOf(702));
    const taken = await server.ask(takeOffPreset, { as: as('student'), body: { type: 'profile' } });
    expect(taken.body.usersAvatarPresets).toEqual(presetTypes.map((type) => defaultWorn(studentId)[type]));
  });

  test('of many students takes one statement', async () => {
    const ids = Object.values(world.people).map(({ userId }) => userId);
    const wornBy = await server.services.worn.wornByMany(ids);
    expect(ids.map(wornBy).every((worn) => worn.length === presetTypes.length)).toBe(true);
  });
});

describe('a picture', () => {
  const get = (url: string) => server.app.inject({ url });
  const whole = (changes: object) => {
    const worn = { ...defaultWorn(1), ...changes };
    return presetTypes.map((type) => worn[type]);
  };

  test('of every form of every preset is SVG without a script, kept for ever', async () => {
    for (const preset of presets)
      for (const wornId of wornIdsOf(preset).slice(0, 12)) {
        const picture = await get(avatarPath(whole({ [preset.type]: wornId }), 'whole'));
        expect(picture.statusCode).toBe(200);
        expect(picture.body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 240 320">.*<\/svg>$/);
        expect(picture.body).not.toMatch(/undefined|NaN|<script|href|\son\w+=/);
      }
    for (const crop of avatarCrops) {
      const { headers } = await get(avatarPath(whole({}), crop));
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test.each([
    ['too few layers', '10100-20100-head.svg'],
    ['layers in another order', '20100-10100-30400-40110-50100-60100-70100-head.svg'],
    ['an option that isn’t there', '10109-20100-30400-40110-50100-60100-70100-head.svg'],
    ['an unknown crop', '10100-20100-30400-40110-50100-60100-70100-feet.svg'],
    ['markup', '10100-20100-30400-40110-50100-60100-7010<-head.svg'],
  ])('of %s is not there', async (_, file) => {
    expect((await get(`/avatars/1/${encodeURIComponent(file)}`)).statusCode).toBe(404);
  });
});
