/** Puts every nasty value in every field of every call. */
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { nastyValues } from './testing/bad-input.ts';
import { callerOf, fuzzedCalls, refusalChecker } from './testing/refusals.ts';
import { startWorld } from './testing/start-world.ts';
import type { TestServer } from './testing/test-server.ts';
import type { World } from './testing/world.ts';

let server: TestServer;
let world: World;
let check: ReturnType<typeof refusalChecker>;
beforeAll(async () => {
  ({ server, world } = await startWorld());
  check = refusalChecker(server);
});
afterAll(() => server.close());
beforeEach(() => server.database.query({ name: 'forget-limits', text: 'delete from rate_limits' }, []));

describe.each(fuzzedCalls)('%s', (_, call) => {
  test('answers every nasty value in every field with a clear refusal that changes nothing', async () => {
    const example = call.example(world.example);
    for (const part of ['params', 'query', 'body'] as const)
      for (const field of Object.keys(Object(example[part])))
        for (const bad of nastyValues) {
          const inText = typeof bad === 'string' ? bad.toWellFormed() : JSON.stringify(bad);
          const spoiltPart = { ...Object(example[part]), [field]: part === 'body' ? bad : inText };
          const description = `${part}.${field} = ${JSON.stringify(bad)}`;
          await check(call, { ...example, [part]: spoiltPart }, callerOf(world, call), description);
        }
  });
});
