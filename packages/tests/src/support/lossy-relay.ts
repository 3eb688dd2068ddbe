/** A way for media that loses packets, between a browser and the room's process. */
import { createSocket, type RemoteInfo } from 'node:dgram';
import { once } from 'node:events';

export interface LossyRelay {
  readonly port: number;
  dropped(): number;
  close(): void;
}

/** Whether it is RTP of this payload type, as RFC 7983 tells it from what shares the port. */
const isOfType = ([first = 0, second = 0]: Buffer, type: number): boolean =>
  first >= 128 && first <= 191 && (second & 0x7f) === type;

/**
 * Passes packets between whoever sends to its port and this port of the server. Each nth packet of a picture that the server
 * sends is lost; of a voice none, because what is lost of it is never sent again.
 */
async function openLossyRelay(serverPort: number, pictureType: number, lostEach: number): Promise<LossyRelay> {
  const outside = createSocket('udp4');
  const inside = createSocket('udp4');
  /** Chromium sends from an address of the network, also to this machine. */
  let browser: RemoteInfo | undefined;
  let passed = 0;
  let dropped = 0;
  outside.on('message', (packet, from) => {
    browser = from;
    inside.send(packet, serverPort, '127.0.0.1');
  });
  inside.on('message', (packet) => {
    if (isOfType(packet, pictureType)) {
      passed += 1;
      if (passed % lostEach === 0) {
        dropped += 1;
        return;
      }
    }
    if (browser !== undefined) outside.send(packet, browser.port, browser.address);
  });
  outside.bind(0);
  inside.bind(0, '127.0.0.1');
  await Promise.all([outside, inside].map((socket) => once(socket, 'listening')));
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
  const pictureType = /a=rtpmap:(\d+) VP8/i.exec(answer)?.[1];
  if (serverPort === undefined || pictureType === undefined) throw new Error('the answer can’t go through a relay');
  const relay = await openLossyRelay(Number(serverPort), Number(pictureType), lostEach);
  const lines = answer.split(/\r?\n/).flatMap((line) => {
    if (!line.startsWith('a=candidate:')) return [line];
    return loopback.test(line) ? [line.replace(` ${serverPort} typ`, ` ${relay.port} typ`)] : [];
  });
  return { sdp: lines.join('\r\n'), relay };
}
