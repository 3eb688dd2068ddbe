/** A way for media that loses packets, between a browser and the room's process. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface LossyRelay {
  readonly port: number;
  dropped(): number;
  close(): void;
}

/** RTP, as RFC 7983 and RFC 5761 tell it from what shares the port: connection checks, DTLS and RTCP arrive. */
function isRtp(packet: Buffer): boolean {
  const [first = 0, second = 0] = packet;
  const type = second & 0x7f;
  return first >= 128 && first <= 191 && (type < 64 || type > 95);
}

/** Passes packets between whoever sends to its port and this port of the server; each nth RTP packet of the server is lost. */
export async function openLossyRelay(serverPort: number, lostEach: number): Promise<LossyRelay> {
  const outside = createSocket('udp4');
  const inside = createSocket('udp4');
  let browserPort: number | undefined;
  let passed = 0;
  let dropped = 0;
  outside.on('message', (packet, { port }) => {
    browserPort = port;
    inside.send(packet, serverPort, '127.0.0.1');
  });
  inside.on('message', (packet) => {
    if (isRtp(packet)) {
      passed += 1;
      if (passed % lostEach === 0) {
        dropped += 1;
        return;
      }
    }
    if (browserPort !== undefined) outside.send(packet, browserPort, '127.0.0.1');
  });
  for (const socket of [outside, inside]) {
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
  }
  return {
    port: outside.address().port,
    dropped: () => dropped,
    close: () => {
      outside.close();
      inside.close();
    },
  };
}

const loopback = /a=candidate:(\S+) 1 udp (\d+) 127\.0\.0\.1 (\d+) typ host/i;

/** An answer whose only address is a relay's. */
export async function throughRelay(
  answer: string,
  lostEach: number,
): Promise<{ readonly sdp: string; readonly relay: LossyRelay }> {
  const serverPort = loopback.exec(answer)?.[3];
  if (serverPort === undefined) throw new Error('the answer has no address on this machine');
  const relay = await openLossyRelay(Number(serverPort), lostEach);
  const lines = answer.split(/\r?\n/).flatMap((line) => {
    if (!line.startsWith('a=candidate:')) return [line];
    return loopback.test(line) ? [line.replace(` ${serverPort} typ`, ` ${relay.port} typ`)] : [];
  });
  return { sdp: lines.join('\r\n'), relay };
}
