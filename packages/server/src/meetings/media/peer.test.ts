import { expect, onTestFinished, test, vi } from 'vitest';
import { connectRoomMedia } from '../../testing/room-media.ts';
import { createPeer, withoutListeners } from './peer.ts';

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

test('a browser that falls silent is given up after half a minute, and not before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const onLost = vi.fn();
  const events = { onPacket: vi.fn(), onConnected: vi.fn(), onKeyFrameWanted: vi.fn(), onLost };
  const media = await connectRoomMedia({
    role: 'child',
    exchange: async (offer) => {
      const made = await createPeer(
        { role: 'child', offer, addresses: { hosts: ['127.0.0.1'], ports: undefined } },
        events,
      );
      onTestFinished(made.peer.close);
      return made.answer;
    },
  });
  await expect.poll(() => events.onConnected.mock.calls.length).toBe(1);
  media.fallSilent();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(onLost).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onLost).toHaveBeenCalledOnce();
});
