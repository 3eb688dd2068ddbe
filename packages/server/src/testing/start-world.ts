/** A server with the small world, which was made once for the whole run. */
import { inject } from 'vitest';
import { type ServerChoice, startServerOn, type TestServer } from './test-server.ts';
import type { World } from './world.ts';

/** Everybody is there and logged in. */
export async function startWorld(
  environment: ServerChoice['environment'] = {},
  logTo?: ServerChoice['logTo'],
): Promise<{ readonly server: TestServer; readonly world: World }> {
  return { server: await startServerOn(inject('worldTemplate'), { environment, logTo }), world: inject('world') };
}
