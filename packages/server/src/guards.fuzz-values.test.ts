/** Puts every nasty value in every field of every call; in a quick run each field gets a third of them, the next field the next third. */
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { nastyValues } from './testing/bad-input.ts';
import { isQuickRun } from './testing/quick-run.ts';
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
let fields = 0;
function valuesForNextField(): readonly unknown[] {
  const field = fields++;
  return isQuickRun ? nastyValues.filter((_, place) => place % 3 === field % 3) : nastyValues;
}

beforeEach(() => server.database.query({ name: 'forget-limits', text: 'delete from rate_limits' }, []));

describe.each(fuzzedCalls)('%s', (_, call) => {
  test('answers nasty values in every field with a clear refusal that changes nothing', async () => {
    const example = call.example(world.example);
    for (const part of ['params', 'query', 'body'] as const)
      for (const field of Object.keys(Object(example[part])))
        for (const bad of valuesForNextField()) {
          const inText = typeof bad === 'string' ? bad.toWellFormed() : JSON.stringify(bad);
          const spoiltPart = { ...Object(example[part]), [field]: part === 'body' ? bad : inText };
          const description = `${part}.${field} = ${JSON.stringify(bad)}`;
          await check(call, { ...example, [part]: spoiltPart }, callerOf(world, call), description);
        }
  });
});
