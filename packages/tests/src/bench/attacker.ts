/**
 * A process that sends one costly request as fast as it is answered, so that the one who measures has a process of their own.
 * Arguments: the server's address, the number of the attack, for how long. Prints how many were sent.
 */
import { pathOf } from '@comet/contract/call';
import { logIn } from '@comet/contract/sessions';
import { costlyBodies } from '../attack/costly-bodies.ts';
import { send } from '../attack/target.ts';
import { freshAddress } from '../support/fresh-address.ts';

const connections = 20;
const [url = '', at = '', forMs = ''] = process.argv.slice(2);
const body = costlyBodies[Number(at)]?.[1]();
const bytes = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
const until = performance.now() + Number(forMs);
let sent = 0;
await Promise.all(
  Array.from({ length: connections }, async () => {
    while (performance.now() < until) {
      sent++;
      // Without a body of its own the attack is log-ins of ever new names, each of which costs a hash.
      const given = bytes ?? JSON.stringify({ login: `nobody-${sent}`, password: 'not-the-password' });
      // Each from a new address, so that what is measured is the cost and not the limit of tries.
      await send(url, pathOf(logIn), { method: 'POST', body: given, from: freshAddress() });
    }
  }),
);
console.log(sent);
