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
/** How long an address of this page is waited for. */
const addressMs = 400;
/** A connection may stumble; after so long it's made again. */
const stumbleMs = 2000;

export interface RoomMedia {
  /** Makes the next connection ready; one is from the beginning. The first of a page takes a moment. */
  prepare(): void;
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

interface Offered {
  readonly peer: RTCPeerConnection;
  readonly isOffered: Promise<void>;
}

/** One is enough to begin with: the room learns the others when this page reaches it from them. */
async function hasAddress(peer: RTCPeerConnection): Promise<void> {
  if (peer.localDescription?.sdp.includes('a=candidate:') === true) return;
  await new Promise<void>((resolve) => {
    peer.addEventListener('icecandidate', () => resolve());
    setTimeout(resolve, addressMs);
  });
}

/** The first connection of a page takes a moment to begin; that moment is best before it is needed. */
export function warmUpMedia(): void {
  const peer = new RTCPeerConnection();
  peer.addTransceiver('video');
  void peer.createOffer().finally(() => peer.close());
}

export function createRoomMedia(role: RoomRole, { sendOffer, onTrack }: Events): RoomMedia {
  const tracks = new Map<MediaLine, MediaStreamTrack>();
  let ready: Offered | undefined;
  let peer: RTCPeerConnection | undefined;
  let stumbling: ReturnType<typeof setTimeout> | undefined;

  async function put(to: RTCPeerConnection | undefined, line: number, track: MediaStreamTrack | null): Promise<void> {
    const sender = to?.getTransceivers()[line]?.sender;
    if (sender === undefined) return;
    await sender.replaceTrack(track);
    const maxBitrate = maxBitrates.get(line);
    const parameters = sender.getParameters();
    if (maxBitrate === undefined || track === null || parameters.encodings.length === 0) return;
    parameters.encodings = parameters.encodings.map((encoding) => ({ ...encoding, maxBitrate }));
    await sender.setParameters(parameters);
  }

  function make(): Offered {
    const made = new RTCPeerConnection();
    made.ontrack = ({ track, transceiver }) => onTrack(made.getTransceivers().indexOf(transceiver), track);
    made.onconnectionstatechange = () => {
      if (made !== peer) return;
      clearTimeout(stumbling);
      if (!['failed', 'disconnected'].includes(made.connectionState)) return;
      stumbling = setTimeout(() => void connect(), stumbleMs);
    };
    for (const [line, kind] of mediaKinds.entries())
      made.addTransceiver(kind, { direction: directions[role][line] ?? 'inactive' });
    return { peer: made, isOffered: offer(made) };
  }

  async function offer(made: RTCPeerConnection): Promise<void> {
    for (const [line, track] of tracks) await put(made, line, track);
    await made.setLocalDescription();
    await hasAddress(made);
  }

  async function connect(): Promise<void> {
    clearTimeout(stumbling);
    peer?.close();
    const { peer: made, isOffered } = ready ?? make();
    ready = undefined;
    peer = made;
    await isOffered;
    if (made === peer && made.localDescription !== null) sendOffer(made.localDescription.sdp);
  }

  const prepare = (): void => {
    ready ??= make();
  };
  prepare();
  return {
    prepare,
    connect: () => void connect(),
    answer: (sdp) => {
      if (peer?.signalingState === 'have-local-offer') void peer.setRemoteDescription({ type: 'answer', sdp });
    },
    setTrack: (line, track) => {
      if (track === null) tracks.delete(line);
      else tracks.set(line, track);
      void put(ready?.peer, line, track);
      void put(peer, line, track);
    },
    close: () => {
      clearTimeout(stumbling);
      ready?.peer.close();
      peer?.close();
      ready = undefined;
      peer = undefined;
    },
  };
}
