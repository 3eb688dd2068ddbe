/**
 * A process with a room of its own: a tutor who sends pictures and a voice and draws, and children who count what comes in and
 * read none of it, so that the room costs its guests next to nothing.
 */
import { mediaLines } from '@comet/domain/meetings/media-lines';
import { connectRoomMedia, type RoomMedia } from '@comet/server/testing/room-media';
import { enterAsGuest, type RoomGuest } from '../support/room-guest.ts';
import { createPen } from './pen.ts';

export type ToCrowd =
  | {
      readonly type: 'enter';
      readonly baseUrl: string;
      readonly liveLessonId: number;
      readonly tutor: string;
      readonly children: readonly string[];
    }
  | { readonly type: 'work'; readonly isAtWork: boolean }
  | { readonly type: 'read' };
export interface FromCrowd {
  /** All that the children have received so far. */
  readonly packets: number;
}

/** A voice has a packet every 20 ms, and a camera of 360p about as many: 400 kbit/s together with the voice. */
const packetEveryMs = 20;
const voiceBytes = 80;
const pictureBytes = 900;
/** Of the clocks that RTP counts voices and pictures in. */
const [voiceTicks, pictureTicks] = [960, 1800];
const drawEveryMs = 50;

const children: RoomMedia[] = [];
let timers: NodeJS.Timeout[] = [];
let tutor: { readonly guest: RoomGuest; readonly media: RoomMedia } | undefined;
let sent = 0;

const putOut = (code: number): never => {
  throw new Error(`somebody was put out of the room (${code})`);
};

async function enterAs(
  token: string,
  { baseUrl, liveLessonId }: Extract<ToCrowd, { type: 'enter' }>,
): Promise<RoomGuest> {
  return enterAsGuest({ baseUrl, token, liveLessonId, onMessage: () => undefined, onClose: putOut });
}

async function enter(asked: Extract<ToCrowd, { type: 'enter' }>): Promise<void> {
  const guest = await enterAs(asked.tutor, asked);
  guest.send({ type: 'open', isOpen: true });
  guest.send({ type: 'media', microphone: true, camera: true, screen: false });
  tutor = { guest, media: await connectRoomMedia(guest) };
  for (const token of asked.children)
    children.push(await connectRoomMedia({ ...(await enterAs(token, asked)), readsPackets: false }));
}

function work(isAtWork: boolean): void {
  for (const timer of timers) clearInterval(timer);
  timers = [];
  if (!isAtWork || tutor === undefined) return;
  const { guest, media } = tutor;
  const pen = createPen();
  const sendPackets = (): void => {
    sent += 1;
    const sequenceNumber = sent & 0xffff;
    void media.sendPacket(mediaLines.microphone, { sequenceNumber, timestamp: sent * voiceTicks }, voiceBytes);
    void media.sendPacket(mediaLines.camera, { sequenceNumber, timestamp: sent * pictureTicks }, pictureBytes);
  };
  timers = [setInterval(sendPackets, packetEveryMs), setInterval(() => pen.draw(guest), drawEveryMs)];
}

function packetsSoFar(): number {
  return children.reduce((sum, { onTheWay }) => sum + onTheWay().voices + onTheWay().pictures, 0);
}

process.on('message', (message: ToCrowd) => {
  const answer = (): boolean | undefined => process.send?.({ packets: packetsSoFar() } satisfies FromCrowd);
  if (message.type === 'enter') void enter(message).then(answer);
  else {
    if (message.type === 'work') work(message.isAtWork);
    answer();
  }
});
process.on('disconnect', () => process.exit());
