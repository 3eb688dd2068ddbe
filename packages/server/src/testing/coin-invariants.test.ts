import { buyPreset } from '@comet/contract/avatars';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenCoinInvariants } from './coin-invariants.ts';
import { startGame } from './playing.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { createWorld } from './world.ts';

let server: TestServer;
let studentId: number;
beforeAll(async () => {
  server = await startTestServer();
  const { student } = (await createWorld(server)).people;
  studentId = student.userId;
  await server.database.transaction(async (tx) => {
    await server.services.rewards.lockTotals(tx, studentId);
    await server.services.rewards.credit(tx, { studentId, cause: 'test:coins', source: 'manual', amount: 500 });
  });
  const run = await startGame(server, student.accessToken, 'blitzQuiz');
  await run.power('doubleOrNothing');
  await run.give(true);
  await run.send({ questionId: run.questionId(), answer: null, isStopping: true });
  await server.ask(buyPreset, { as: student.accessToken, params: { id: 104 } });
});
afterAll(() => server.close());

test('hold after a game, a power-up and a purchase', async () => {
  expect(await brokenCoinInvariants(server.database, [studentId])).toEqual([]);
});

test.each([
  ['a balance is the sum', 'update student_standings set coins = coins + 1 where student_id = $1'],
  ['a balance is the sum', 'update student_standings set coins_spent = coins_spent - 1 where student_id = $1'],
  ['a game counts its answers', 'update challenge_questions set points = points + 1 where student_id = $1'],
  ['a game counts its answers', 'update challenge_questions set is_right = false where student_id = $1'],
  ['a game is over once, and pays once', 'update challenge_runs set coins = coins + 1 where student_id = $1'],
  ['no day of games', 'update challenge_runs set coins = 31 where student_id = $1'],
  ['a power-up is paid for', 'update challenge_questions set power_up = null where student_id = $1'],
  ['whatever is owned', 'delete from owned_presets where student_id = $1'],
  ['a daily reward is paid once', "insert into streak_savers values (default, $1, '2026-01-01', now())"],
])('find the planted fault: %s (%s)', async (invariant, text) => {
  const broken: string[] = [];
  const rollback = new Error('roll back');
  const planted = server.database.transaction(async (tx) => {
    await tx.query({ name: '', text }, [studentId]);
    broken.push(...(await brokenCoinInvariants(tx, [studentId])));
    throw rollback;
  });
  await expect(planted).rejects.toBe(rollback);
  expect(
    broken.some((one) => one.startsWith(invariant)),
    broken.join('\n'),
  ).toBe(true);
});
