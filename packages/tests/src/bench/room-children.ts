/**
 * A process of people in rooms who have no browser. Children come in over the socket, connect media, lose packets of pictures and
 * ask for them again. Tutors show what the first child sees, so that one camera is enough for many rooms.
 */
import { once } from 'node:events';
import { mediaLines } from '@comet/domain/meetings/media-lines';
import { connectRoomMedia, type RoomMedia } from '@comet/server/testing/room-media';
import { enterAsGuest } from '../support/room-guest.ts';
import type { Received } from '../support/room-page-media.ts';

export interface ChildrenOfRoom {
  readonly baseUrl: string;
  readonly liveLessonId: number;
  readonly tokens: readonly string[];
  readonly lostEach: number;
}
export type ToChildren =
  | { readonly type: 'enter'; readonly room: ChildrenOfRoom }
  /** Makes a tutor's media connection, whose offer goes to the room and whose answer comes from it in the next message. */
  | { readonly type: 'teach' }
  | { readonly type: 'answer'; readonly sdp: string }
  | { readonly type: 'read' };

export interface ChildrenReport {
  readonly received: readonly Received[];
  readonly lost: number;
}
export type FromChildren =
  | { readonly type: 'done' }
  | { readonly type: 'offer'; readonly sdp: string }
  | { readonly type: 'report'; readonly report: ChildrenReport };

const children: RoomMedia[] = [];
const tutors: RoomMedia[] = [];
const tell = (message: FromChildren): boolean | undefined => process.send?.(message);

async function enterRoom({ baseUrl, liveLessonId, tokens, lostEach }: ChildrenOfRoom): Promise<void> {
  for (const token of tokens) {
    const { role, exchange } = await enterAsGuest({
      baseUrl,
      token,
      liveLessonId,
      onMessage: () => undefined,
      onClose: (code) => {
        throw new Error(`a child was put out of room ${liveLessonId} (${code})`);
      },
    });
    children.push(
      children.length === 0
        ? await connectRoomMedia({ role, exchange, onPacket: showInOtherRooms })
        : await connectRoomMedia({ role, exchange, lostEach }),
    );
  }
}

function showInOtherRooms(line: number, packet: Parameters<RoomMedia['pass']>[1]): void {
  for (const tutor of tutors) tutor.pass(line, packet);
}

async function teach(): Promise<void> {
  const media = await connectRoomMedia({
    role: 'tutor',
    exchange: async (sdp) => {
      tell({ type: 'offer', sdp });
      const [answer] = await once(process, 'message');
      return answer.sdp;
    },
    onPictureWanted: () => children[0]?.askForPicture(mediaLines.camera),
  });
  tutors.push(media);
}

function receivedBy({ counts, onTheWay }: RoomMedia): Received {
  const sum = { packets: onTheWay().voices, lost: 0, frames: 0 };
  for (const count of counts) {
    sum.packets += count.packets();
    if (count.kind === 'audio') continue;
    sum.lost += count.missing();
    sum.frames += count.pictures();
  }
  return sum;
}

function read(): void {
  const lost = children.reduce((sum, media) => sum + media.onTheWay().lost, 0);
  tell({ type: 'report', report: { received: children.map(receivedBy), lost } });
}

process.on('message', (message: ToChildren) => {
  if (message.type === 'enter') void enterRoom(message.room).then(() => tell({ type: 'done' }));
  else if (message.type === 'teach') void teach().then(() => tell({ type: 'done' }));
  else if (message.type === 'read') read();
});
process.on('disconnect', () => process.exit());
