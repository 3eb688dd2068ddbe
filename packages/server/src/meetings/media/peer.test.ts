import { expect, test } from 'vitest';
import { withoutListeners } from './peer.ts';

const offerOf = (...candidates: string[]): string =>
  ['v=0', 'm=audio 9 UDP/TLS/RTP/SAVPF 111', ...candidates, 'a=ice-ufrag:abcd', ''].join('\r\n');

const udp = 'a=candidate:1 1 udp 2113937151 192.168.1.4 50000 typ host';
const caller = 'a=candidate:2 1 tcp 1518280447 192.168.1.4 9 typ host tcptype active';

test.each([
  'a=candidate:3 1 tcp 1518280447 10.0.0.1 5432 typ host tcptype passive',
  'a=candidate:3 1 TCP 1518280447 10.0.0.1 5432 typ host tcptype so',
  'a=candidate:3 1 tcp 1518280447 10.0.0.1 5432 typ host',
])('an offer can’t have this server connect to %s', (listener) => {
  expect(withoutListeners(offerOf(udp, listener, caller))).toBe(offerOf(udp, caller));
});
