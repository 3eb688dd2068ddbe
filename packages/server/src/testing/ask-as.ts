/** Asks as somebody of the world, who logs in again once the clock of the test has outrun their access token. */
import type { Call, ExampleRequest } from '@comet/contract/call';
import { minutes } from '@comet/domain/time';
import type { Answered, TestServer } from './test-server.ts';
import { type PersonName, worldPassword } from './world.ts';

/** A little less than an access token lasts. */
const freshMs = minutes(8);

export function createAskAs(server: TestServer) {
  const tokens = new Map<PersonName, { readonly token: string; readonly atMs: number }>();
  return async <C extends Call>(call: C, name: PersonName, sent: ExampleRequest = {}): Promise<Answered<C>> => {
    const atMs = server.clock.now().getTime();
    let known = tokens.get(name);
    if (known === undefined || Math.abs(atMs - known.atMs) > freshMs) {
      await server.database.query({ name: 'forget-limits', text: 'delete from rate_limits' }, []);
      known = { token: (await server.enter(name, worldPassword)).accessToken, atMs };
      tokens.set(name, known);
    }
    return server.ask(call, { as: known.token, ...sent });
  };
}
