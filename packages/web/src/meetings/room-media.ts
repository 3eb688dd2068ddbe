/**
 * The media connection to a room. Its lines are all there from the beginning (`media-lines.ts`): a child who is called only puts
 * the microphone on a line that waits for it.
 */
import type { RoomRole } from '@comet/domain/live-lessons/live-lessons';
import { type MediaLine, mediaKinds, mediaLines } from '@comet/domain/meetings/media-lines';

const directions: Readonly<Record<RoomRole, readonly RTCRtpTransceiverDirection[]>> = {
  tutor: ['sendonly', 'sendonly', 'sendonly', 'recvonly', 'recvonly'],
  child: ['recvonly', 'recvonly', 'recvonly', 'sendrecv', 'sendonly'],
};
/** A class watches at 360p: every packet of the tutor is sent to each child. */
const maxBitrates = new Map<number, number>([
  [mediaLines.camera, 500_000],
  [mediaLines.screen, 900_000],
  [mediaLines.childCamera, 250_000],
]);
const gatherMs = 400;
/** A connection may stumble; after so long it's made again. */
const stumbleMs = 2000;

export interface RoomMedia {
  /** Makes the connection, or makes it again. */
  connect(): void;
  answer(sdp: string): void;
  /** Puts a track on a line; null takes it off. */
  setTrack(line: MediaLine, track: MediaStreamTrack | null): void;
  close(): void;
}

interface Events {
  sendOffer(sdp: string): void;
  /** What comes in over a line, or nothing any more. */
  onTrack(line: number, track: MediaStreamTrack): void;
}

async function gathered(peer: RTCPeerConnection): Promise<void> {
  if (peer.iceGatheringState === 'complete') return;
  await new Promise<void>((resolve) => {
    peer.addEventListener('icegatheringstatechange', () => peer.iceGatheringState === 'complete' && resolve());
    setTimeout(resolve, gatherMs);
  });
}

export function createRoomMedia(role: RoomRole, { sendOffer, onTrack }: Events): RoomMedia {
  const tracks = new Map<MediaLine, MediaStreamTrack>();
  let peer: RTCPeerConnection | undefined;
  let stumbling: ReturnType<typeof setTimeout> | undefined;

  async function put(line: number, track: MediaStreamTrack | null): Promise<void> {
    const sender = peer?.getTransceivers()[line]?.sender;
    if (sender === undefined) return;
    await sender.replaceTrack(track);
    const maxBitrate = maxBitrates.get(line);
    const parameters = sender.getParameters();
    if (maxBitrate === undefined || track === null || parameters.encodings.length === 0) return;
    parameters.encodings = parameters.encodings.map((encoding) => ({ ...encoding, maxBitrate }));
    await sender.setParameters(parameters);
  }

  async function connect(): Promise<void> {
    peer?.close();
    clearTimeout(stumbling);
    const made = new RTCPeerConnection();
    peer = made;
    made.ontrack = ({ track, transceiver }) => onTrack(made.getTransceivers().indexOf(transceiver), track);
    made.onconnectionstatechange = () => {
      clearTimeout(stumbling);
      if (made !== peer || !['failed', 'disconnected'].includes(made.connectionState)) return;
      stumbling = setTimeout(() => void connect(), stumbleMs);
    };
    for (const [line, kind] of mediaKinds.entries())
      made.addTransceiver(kind, { direction: directions[role][line] ?? 'inactive' });
    for (const [line, track] of tracks) await put(line, track);
    await made.setLocalDescription(await made.createOffer());
    await gathered(made);
    if (made === peer && made.localDescription !== null) sendOffer(made.localDescription.sdp);
  }

  return {
    connect: () => void connect(),
    answer: (sdp) => {
      if (peer?.signalingState === 'have-local-offer') void peer.setRemoteDescription({ type: 'answer', sdp });
    },
    setTrack: (line, track) => {
      if (track === null) tracks.delete(line);
      else tracks.set(line, track);
      void put(line, track);
    },
    close: () => {
      clearTimeout(stumbling);
      peer?.close();
      peer = undefined;
    },
  };
}
