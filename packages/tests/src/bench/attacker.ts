/**
 * A process that sends one costly request as fast as it is answered, so that the one who measures has a process of their own.
 * Arguments: the server's address, the attack's name, for how long. Prints how many were sent.
 */
import { pathOf } from '@comet/contract/call';
import { logIn } from '@comet/contract/sessions';
import { send } from '../attack/target.ts';
import { freshAddress } from '../support/fresh-address.ts';
import { costlyLogIns } from './costly-log-ins.ts';

const connections = 20;
const [url = '', name = '', forMs = ''] = process.argv.slice(2);
const bodyOf = costlyLogIns.get(name);
if (bodyOf === undefined) throw new Error(`there is no attack "${name}"`);
const until = performance.now() + Number(forMs);
let sent = 0;
await Promise.all(
  Array.from({ length: connections }, async () => {
    // Each from a new address, so that what is measured is the cost and not the limit of tries.
    while (performance.now() < until)
      await send(url, pathOf(logIn), { method: 'POST', body: bodyOf(++sent), from: freshAddress() });
  }),
);
console.log(sent);
