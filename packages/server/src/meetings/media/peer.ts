/** One person's media connection (WebRTC): packets come in by line and go out by line, and are never decoded. */
import type { RoomRole } from '@comet/domain/live-lessons/live-lessons';
import { MediaStreamTrack, RTCPeerConnection, type RtpPacket, useOPUS, useVP8 } from 'werift';
import { areLines, directionOf } from './lines.ts';
import { keepKeyObjects } from './packet-keys.ts';
import type { MediaAddresses } from './process-messages.ts';

export interface Peer {
  /** Sends a packet; `source` says from whom, so that a change of speaker is seamless to the browser. */
  send(line: number, packet: RtpPacket, source: Peer): void;
  /** Asks the browser for a whole picture. */
  requestKeyFrame(line: number): void;
  close(): void;
}

export interface PeerEvents {
  onPacket(line: number, packet: RtpPacket): void;
  /** It is connected, and pictures begin to arrive. */
  onConnected(): void;
  /** The browser hasn't been heard for so long that it is given up. It may still believe that all is well, and won't come again by itself. */
  onLost(): void;
  /** The browser lost so much that it needs a whole picture. */
  onKeyFrameWanted(line: number): void;
}

const gatherMs = 1500;

/** Candidates for TCP come a moment after those for UDP; all of them belong into the one answer. */
async function gathered(connection: RTCPeerConnection): Promise<void> {
  if (connection.iceGatheringState === 'complete') return;
  await connection.iceGatheringStateChange.watch((state) => state === 'complete', gatherMs).catch(() => undefined);
}

/**
 * An offer without addresses to which this server would open a TCP connection: browsers come to us over TCP and never wait for
 * us, so only somebody who wants to reach something behind our firewall sends them.
 */
export const withoutListeners = (offer: string): string =>
  offer.replaceAll(/^a=candidate:(?=.* tcp )(?!.* tcptype active).*(?:\r?\n|$)/gim, '');

/** Answers a browser's offer. Throws where the offer has other lines than a room's. */
export async function createPeer(
  { role, offer, addresses }: { readonly role: RoomRole; readonly offer: string; readonly addresses: MediaAddresses },
  events: PeerEvents,
): Promise<{ readonly peer: Peer; readonly answer: string }> {
  const connection = new RTCPeerConnection({
    iceServers: [],
    iceUseIpv6: false,
    // Where a firewall lets no UDP through.
    iceUseTcp: true,
    iceTcpPassive: true,
    iceAdditionalHostAddresses: [...addresses.hosts],
    ...(addresses.ports === undefined ? {} : { icePortRange: [addresses.ports[0], addresses.ports[1]] }),
    codecs: { audio: [useOPUS()], video: [useVP8()] },
  });
  const streams = new Map<number, number>();
  const sources = new Map<number, Peer>();
  // Before the offer is read: tracks are told of while it is.
  connection.ontrack = ({ track, transceiver }) =>
    track.onReceiveRtp.subscribe((packet) => {
      const line = connection.getTransceivers().indexOf(transceiver);
      streams.set(line, packet.header.ssrc);
      // Numbers of extensions are each browser's own.
      packet.header.extensions = [];
      events.onPacket(line, packet);
    });
  try {
    await connection.setRemoteDescription({ type: 'offer', sdp: withoutListeners(offer) });
    const lines = connection.getTransceivers();
    if (!areLines(lines.map(({ kind }) => kind))) throw new RangeError('these are not the lines of a room');
    for (const [line, transceiver] of lines.entries()) {
      const direction = directionOf(role, line);
      if (direction.startsWith('send')) {
        await transceiver.sender.replaceTrack(new MediaStreamTrack({ kind: transceiver.kind }));
        transceiver.sender.onPictureLossIndication.subscribe(() => events.onKeyFrameWanted(line));
      }
      transceiver.setDirection(direction);
    }
    await connection.setLocalDescription(await connection.createAnswer());
    await gathered(connection);
    connection.connectionStateChange.subscribe((state) => {
      if (state === 'failed') events.onLost();
      if (state !== 'connected') return;
      for (const transport of connection.dtlsTransports) keepKeyObjects(transport);
      events.onConnected();
    });
    const peer: Peer = {
      send: (line, packet, source) => {
        if (connection.connectionState !== 'connected') return;
        const sender = lines[line]?.sender;
        if (sender === undefined) return;
        if (sources.get(line) !== source) {
          if (sources.has(line)) sender.replaceRTP(packet.header);
          sources.set(line, source);
        }
        sender.sendRtp(packet).catch(() => undefined);
      },
      requestKeyFrame: (line) => {
        const ssrc = streams.get(line);
        if (ssrc !== undefined) lines[line]?.receiver.sendRtcpPLI(ssrc).catch(() => undefined);
      },
      close: () => void connection.close().catch(() => undefined),
    };
    return { peer, answer: connection.localDescription?.sdp ?? '' };
  } catch (error) {
    await connection.close().catch(() => undefined);
    throw error;
  }
}
