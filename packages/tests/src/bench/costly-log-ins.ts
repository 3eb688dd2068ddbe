/** Bodies of log-ins that are to cost the server much; each is made from how many were sent before. */
import { costlyBodies } from '../attack/costly-bodies.ts';

function prepared(make: () => unknown): () => string {
  const body = make();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return () => text;
}

export const costlyLogIns: ReadonlyMap<string, (turn: number) => string> = new Map<string, (turn: number) => string>([
  ...costlyBodies.map(([name, make]) => [name, prepared(make)] as const),
  // Each costs a hash.
  ['log-ins of ever new names', (turn) => JSON.stringify({ login: `nobody-${turn}`, password: 'not-the-password' })],
]);
