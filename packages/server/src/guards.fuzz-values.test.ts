/** Puts nasty values in every field of every call: all of them, or in a quick run a third, and the next third in the next field. */
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
const valuesFor = (field: number): readonly unknown[] =>
  isQuickRun ? nastyValues.filter((_, place) => place % 3 === field % 3) : nastyValues;

beforeEach(() => server.database.query({ name: 'forget-limits', text: 'delete from rate_limits' }, []));

describe.each(fuzzedCalls.map(([name, call], callPlace) => [name, call, callPlace] as const))(
  '%s',
  (_, call, callPlace) => {
    test('answers nasty values in every field with a clear refusal that changes nothing', async () => {
      const example = call.example(world.example);
      const fields = (['params', 'query', 'body'] as const).flatMap((part) =>
        Object.keys(Object(example[part])).map((field) => [part, field] as const),
      );
      for (const [place, [part, field]] of fields.entries())
        for (const bad of valuesFor(callPlace + place)) {
          const inText = typeof bad === 'string' ? bad.toWellFormed() : JSON.stringify(bad);
          const spoiltPart = { ...Object(example[part]), [field]: part === 'body' ? bad : inText };
          const description = `${part}.${field} = ${JSON.stringify(bad)}`;
          await check(call, { ...example, [part]: spoiltPart }, callerOf(world, call), description);
        }
    });
  },
);
