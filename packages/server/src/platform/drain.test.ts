import { getStudentProfile } from '@comet/contract/accounts';
import { expect, test } from 'vitest';
import { openLiveStream } from '../testing/live-page.ts';
import { startWorld } from '../testing/start-world.ts';

test('a server that drains says so first, serves what still comes, and ends its event streams only when it stops', async () => {
  const { server, world } = await startWorld();
  const { accessToken } = world.people.student;
  const readiness = async () => (await server.app.inject('/health/ready')).statusCode;
  const early = await openLiveStream(server, accessToken);
  expect(await readiness()).toBe(200);
  server.drain();
  expect(await readiness()).toBe(503);
  expect((await server.ask(getStudentProfile, { as: accessToken })).status).toBe(200);
  // From a page that the load balancer still sends here.
  const late = await openLiveStream(server, accessToken);
  let endedEarly = 0;
  for (const { ended } of [early, late]) void ended.then(() => endedEarly++);
  await expect.poll(() => late.text()).toContain(': here');
  expect(endedEarly).toBe(0);
  await server.close();
  await Promise.all([early.ended, late.ended]);
});
