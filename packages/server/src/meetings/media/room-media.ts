/** Passes media on in a room: the tutor's to all, a child's only while they speak, whatever their browser sends. */
import type { RoomRole } from '@comet/domain/live-lessons/live-lessons';
import { mediaLines } from '@comet/domain/meetings/media-lines';
import { createPeer, type Peer } from './peer.ts';
import type { MediaAddresses } from './process-messages.ts';

/** Late joiners see a picture at once: one request may be lost, and the connection is a moment old. */
const keyFrameDelaysMs = [0, 300, 900];
const keyFrameEveryMs = 300;

const pictureLines = [mediaLines.camera, mediaLines.screen, mediaLines.childCamera];

interface Sender {
  readonly role: RoomRole;
  peer?: Peer;
  keyFrameAskedAt: number;
}

export interface RoomMedia {
  /** Answers the offer of whoever sits here; a connection they had before is closed. */
  connect(seat: number, role: RoomRole, offer: string): Promise<string>;
  disconnect(seat: number): void;
  /** Somebody new is seen: everybody needs whole pictures. */
  requestKeyFrames(): void;
  closeAll(): void;
}

export function createRoomMedia(
  addresses: MediaAddresses,
  { maySpeak, onLost }: { readonly maySpeak: (seat: number) => boolean; readonly onLost: (seat: number) => void },
): RoomMedia {
  const seats = new Map<number, Sender>();

  const others = (seat: number): Sender[] => [...seats].filter(([other]) => other !== seat).map(([, sender]) => sender);

  /** Who sends what this person sees on the line. */
  const sourceOf = (line: number): Sender | undefined =>
    line <= mediaLines.screen
      ? [...seats.values()].find(({ role }) => role === 'tutor')
      : [...seats].find(([seat, { role }]) => role === 'child' && maySpeak(seat))?.[1];

  function requestKeyFrame(line: number): void {
    const source = sourceOf(line);
    const now = performance.now();
    if (source?.peer === undefined || now - source.keyFrameAskedAt < keyFrameEveryMs) return;
    source.keyFrameAskedAt = now;
    source.peer.requestKeyFrame(line);
  }

  function requestKeyFrames(): void {
    for (const delayMs of keyFrameDelaysMs)
      setTimeout(() => {
        for (const line of pictureLines) sourceOf(line)?.peer?.requestKeyFrame(line);
      }, delayMs).unref();
  }

  function pass(seat: number, from: Sender, line: number, packet: Parameters<Peer['send']>[1]): void {
    const { peer, role } = from;
    if (peer === undefined) return;
    if (role === 'tutor') {
      if (line > mediaLines.screen) return;
      for (const other of others(seat)) other.peer?.send(line, packet, peer);
      return;
    }
    if (!maySpeak(seat)) return;
    if (line === mediaLines.childMicrophone) for (const other of others(seat)) other.peer?.send(line, packet, peer);
    // Children are heard by all and seen by the tutor alone.
    if (line === mediaLines.childCamera)
      for (const other of others(seat)) if (other.role === 'tutor') other.peer?.send(line, packet, peer);
  }

  return {
    connect: async (seat, role, offer) => {
      seats.get(seat)?.peer?.close();
      const sender: Sender = { role, keyFrameAskedAt: 0 };
      seats.set(seat, sender);
      const { peer, answer } = await createPeer(
        { role, offer, addresses },
        {
          onPacket: (line, packet) => pass(seat, sender, line, packet),
          onConnected: requestKeyFrames,
          onLost: () => {
            if (seats.get(seat) === sender) onLost(seat);
          },
          onKeyFrameWanted: requestKeyFrame,
        },
      );
      // They may have gone, or come again, while it was made.
      if (seats.get(seat) !== sender) peer.close();
      else sender.peer = peer;
      return answer;
    },
    disconnect: (seat) => {
      seats.get(seat)?.peer?.close();
      seats.delete(seat);
    },
    requestKeyFrames,
    closeAll: () => {
      for (const { peer } of seats.values()) peer?.close();
      seats.clear();
    },
  };
}
