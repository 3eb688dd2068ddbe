/** Media of somebody in a room without a browser: packets are sent, counted and asked for again, and never made into pictures. */
import type { RoomRole } from '@comet/domain/live-lessons/live-lessons';
import { mediaKinds } from '@comet/domain/meetings/media-lines';
import { type MediaDirection, RTCPeerConnection, RtpHeader, RtpPacket, useOPUS, useVP8 } from 'werift';
import { createPacketCounts, type PacketCounts } from './packet-counts.ts';

const directions: Readonly<Record<RoomRole, readonly MediaDirection[]>> = {
  tutor: ['sendonly', 'sendonly', 'sendonly', 'recvonly', 'recvonly'],
  child: ['recvonly', 'recvonly', 'recvonly', 'sendrecv', 'sendonly'],
};

export interface RoomMedia {
  /** What came in, by line. */
  readonly counts: readonly PacketCounts[];
  /** Packets of pictures that were lost on their way here. */
  dropped(): number;
  /** Sends packets on a line, whether the room wants them or not. */
  sendPackets(line: number, count: number): Promise<void>;
  close(): Promise<void>;
}

interface Made {
  readonly role: RoomRole;
  /** Each nth packet of a picture is lost; of a voice none, because what is lost of it is never sent again. */
  readonly lostEach?: number;
  /** Gives the room this connection's description, and brings back the room's. */
  readonly exchange: (offer: string) => Promise<string>;
}

/** Whether it is RTP of this payload type, as RFC 7983 tells it from what shares the port. */
const isOfType = ([first = 0, second = 0]: Buffer, type: number | undefined): boolean =>
  first >= 128 && first <= 191 && (second & 0x7f) === type;

const connectWithinMs = 30_000;

/** Makes the media connection, as a browser does. */
export async function connectRoomMedia({ role, lostEach, exchange }: Made): Promise<RoomMedia> {
  const made = new RTCPeerConnection({
    iceServers: [],
    iceUseIpv6: false,
    iceAdditionalHostAddresses: ['127.0.0.1'],
    codecs: { audio: [useOPUS()], video: [useVP8()] },
  });
  const counts = mediaKinds.map(createPacketCounts);
  let pictures = 0;
  let dropped = 0;
  made.ontrack = ({ track, transceiver }) => {
    const count = counts[made.getTransceivers().indexOf(transceiver)];
    track.onReceiveRtp.subscribe(({ header }) => count?.take(header));
  };
  for (const [line, kind] of mediaKinds.entries())
    made.addTransceiver(kind, { direction: directions[role][line] ?? 'inactive' });
  await made.setLocalDescription(await made.createOffer());
  const answer = await exchange(made.localDescription?.sdp ?? '');
  const pictureType = Number(/a=rtpmap:(\d+) VP8/i.exec(answer)?.[1]);
  for (const { connection } of lostEach === undefined ? [] : made.iceTransports) {
    const receive = connection.onData.execute;
    connection.onData.execute = (packet) => {
      if (isOfType(packet, pictureType)) {
        pictures += 1;
        if (pictures % (lostEach ?? 0) === 0) {
          dropped += 1;
          return;
        }
      }
      receive(packet);
    };
  }
  await made.setRemoteDescription({ type: 'answer', sdp: answer });
  if (made.connectionState !== 'connected')
    await made.connectionStateChange.watch((state) => state === 'connected', connectWithinMs);
  return {
    counts,
    dropped: () => dropped,
    sendPackets: async (line, count) => {
      const sender = made.getTransceivers()[line]?.sender;
      for (let sequenceNumber = 1; sequenceNumber <= count; sequenceNumber++)
        await sender?.sendRtp(
          new RtpPacket(new RtpHeader({ sequenceNumber, timestamp: sequenceNumber * 960 }), Buffer.from([1, 2, 3])),
        );
    },
    close: () => made.close(),
  };
}
