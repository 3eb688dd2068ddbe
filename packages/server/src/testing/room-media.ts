/** Media of somebody in a room without a browser: packets are sent, counted and asked for again, and never made into pictures. */
import type { RoomRole } from '@comet/domain/live-lessons/live-lessons';
import { mediaKinds } from '@comet/domain/meetings/media-lines';
import {
  GenericNack,
  type MediaDirection,
  RTCPeerConnection,
  RtcpTransportLayerFeedback,
  RtpHeader,
  RtpPacket,
  useOPUS,
  useVP8,
} from 'werift';
import { createPacketCounts, type PacketCounts } from './packet-counts.ts';

const directions: Readonly<Record<RoomRole, readonly MediaDirection[]>> = {
  tutor: ['sendonly', 'sendonly', 'sendonly', 'recvonly', 'recvonly'],
  child: ['recvonly', 'recvonly', 'recvonly', 'sendrecv', 'sendonly'],
};
const connectWithinMs = 30_000;
const askAgainEveryMs = 20;
/** So many packets a room still has. */
const askedForAmongLatest = 128;

export interface RoomMedia {
  /** What came in, by line. */
  readonly counts: readonly PacketCounts[];
  /** Packets that were only counted, and those of pictures that were lost on their way. */
  onTheWay(): OnTheWay;
  /** Sends packets on a line, whether the room wants them or not. */
  sendPackets(line: number, count: number): Promise<void>;
  /** Sends one packet of so many bytes. */
  sendPacket(line: number, place: Pick<RtpHeader, 'sequenceNumber' | 'timestamp'>, bytes: number): Promise<void>;
  /** Passes a packet of somebody else on. */
  pass(line: number, packet: RtpPacket): void;
  /** Asks for a whole picture. */
  askForPicture(line: number): void;
  /** Nothing goes out or comes in any more, and nobody is told. */
  fallSilent(): void;
  close(): Promise<void>;
}

interface OnTheWay {
  readonly voices: number;
  readonly pictures: number;
  readonly lost: number;
}

interface Made {
  readonly role: RoomRole;
  /**
   * Each nth packet of a picture is lost and asked for again; of a voice none, because what is lost of it is never sent again. Of
   * pictures only the head is read, which isn't encrypted, and of voices nothing: a machine that has hundreds of such connections
   * has other things to measure.
   */
  readonly lostEach?: number;
  /** Packets are only counted, and none is read; where not said they are read. */
  readonly readsPackets?: boolean;
  /** Gives the room this connection's description, and brings back the room's. */
  readonly exchange: (offer: string) => Promise<string>;
  readonly onPacket?: (line: number, packet: RtpPacket) => void;
  /** Somebody needs a whole picture of what is sent on this line. */
  readonly onPictureWanted?: (line: number) => void;
  /** The connection is lost for good, and wasn't closed from here. */
  readonly onLost?: () => void;
}

/** The payload type of RTP, as RFC 7983 tells it from what shares the port. */
function payloadTypeOf([first = 0, second = 0]: Buffer): number | undefined {
  const isRtcp = second >= 192 && second <= 223;
  return first >= 128 && first <= 191 && !isRtcp ? second & 0x7f : undefined;
}

const payloadTypeIn = (answer: string, codec: string): number =>
  Number(new RegExp(`a=rtpmap:(\\d+) ${codec}`, 'i').exec(answer)?.[1]);

/** Stands between the network and the connection; `take` is given the heads of pictures' packets that weren't lost. */
function countOnTheWay(
  made: RTCPeerConnection,
  answer: string,
  { lostEach = Number.POSITIVE_INFINITY, take }: { readonly lostEach?: number; take?(header: RtpHeader): void },
): () => OnTheWay {
  const [voice, picture] = [payloadTypeIn(answer, 'opus'), payloadTypeIn(answer, 'VP8')];
  const counted = { voices: 0, pictures: 0, lost: 0 };
  for (const { connection } of made.iceTransports) {
    const receive = connection.onData.execute;
    connection.onData.execute = (packet) => {
      const type = payloadTypeOf(packet);
      if (type === voice) counted.voices += 1;
      else if (type !== picture) receive(packet);
      else if (++counted.pictures % lostEach === 0) counted.lost += 1;
      else take?.(RtpHeader.deSerialize(packet));
    };
  }
  return () => counted;
}

/** Counts the pictures of each line, and asks for what is missing until it comes. */
function countPictures(made: RTCPeerConnection, counts: readonly PacketCounts[]) {
  const lines = made.getTransceivers();
  const asking = setInterval(() => {
    for (const [line, { receiver, dtlsTransport }] of lines.entries()) {
      const lost = counts[line]?.missingOf(askedForAmongLatest) ?? [];
      if (lost.length === 0) continue;
      const mediaSourceSsrc = Number(Object.keys(receiver.trackBySSRC)[0]);
      const feedback = new GenericNack({ senderSsrc: receiver.rtcpSsrc, mediaSourceSsrc, lost });
      dtlsTransport.sendRtcp([new RtcpTransportLayerFeedback({ feedback })]).catch(() => undefined);
    }
  }, askAgainEveryMs);
  return {
    take: (header: RtpHeader): void =>
      counts[lines.findIndex(({ receiver }) => receiver.trackBySSRC[header.ssrc] !== undefined)]?.take(header),
    stop: () => clearInterval(asking),
  };
}

/** Makes the media connection, as a browser does. */
export async function connectRoomMedia({
  role,
  lostEach,
  readsPackets = true,
  exchange,
  onPacket,
  onPictureWanted,
  onLost,
}: Made): Promise<RoomMedia> {
  const made = new RTCPeerConnection({
    iceServers: [],
    iceUseIpv6: false,
    iceAdditionalHostAddresses: ['127.0.0.1'],
    codecs: { audio: [useOPUS()], video: [useVP8()] },
  });
  const counts = mediaKinds.map(createPacketCounts);
  const sources = new Map<number, number>();
  made.ontrack = ({ track, transceiver }) => {
    const line = made.getTransceivers().indexOf(transceiver);
    track.onReceiveRtp.subscribe((packet) => {
      sources.set(line, packet.header.ssrc);
      counts[line]?.take(packet.header);
      onPacket?.(line, packet);
    });
  };
  for (const [line, kind] of mediaKinds.entries()) {
    const { sender } = made.addTransceiver(kind, { direction: directions[role][line] ?? 'inactive' });
    sender.onPictureLossIndication.subscribe(() => onPictureWanted?.(line));
  }
  await made.setLocalDescription(await made.createOffer());
  const answer = await exchange(made.localDescription?.sdp ?? '');
  const pictures = lostEach === undefined ? undefined : countPictures(made, counts);
  const isRead = readsPackets && pictures === undefined;
  const onTheWay = isRead
    ? () => ({ voices: 0, pictures: 0, lost: 0 })
    : countOnTheWay(made, answer, { lostEach, take: pictures?.take });
  await made.setRemoteDescription({ type: 'answer', sdp: answer });
  if (made.connectionState !== 'connected')
    await made.connectionStateChange.watch((state) => state === 'connected', connectWithinMs);
  made.connectionStateChange.subscribe((state) => {
    if (state === 'failed' || state === 'disconnected') onLost?.();
  });
  const lines = made.getTransceivers();
  const sendPacket: RoomMedia['sendPacket'] = async (line, place, bytes) => {
    await lines[line]?.sender.sendRtp(new RtpPacket(new RtpHeader(place), Buffer.alloc(bytes, 1)));
  };
  return {
    counts,
    onTheWay,
    sendPacket,
    sendPackets: async (line, count) => {
      for (let sequenceNumber = 1; sequenceNumber <= count; sequenceNumber++)
        await sendPacket(line, { sequenceNumber, timestamp: sequenceNumber * 960 }, 3);
    },
    pass: (line, packet) => {
      // Numbers of extensions are each connection's own.
      packet.header.extensions = [];
      lines[line]?.sender.sendRtp(packet).catch(() => undefined);
    },
    askForPicture: (line) => {
      const source = sources.get(line);
      if (source !== undefined) lines[line]?.receiver.sendRtcpPLI(source).catch(() => undefined);
    },
    fallSilent: () => {
      for (const { connection } of made.iceTransports) void connection.close();
    },
    close: async () => {
      pictures?.stop();
      await made.close();
    },
  };
}
