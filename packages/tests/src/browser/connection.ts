/** A connection to this worker's server that can be lost. */
import { onTestFinished } from 'vitest';
import { openRelay, type Relay } from '../support/relay.ts';
import { home } from './test-server.ts';

/** Closed when the test is over. */
export async function openConnection(): Promise<Relay> {
  const relay = await openRelay(home().baseUrl);
  onTestFinished(relay.close);
  return relay;
}
