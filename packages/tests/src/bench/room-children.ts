/**
 * A process of children in rooms who have no browser: each comes in over the socket, connects media, loses packets of pictures
 * and asks for them again, and notes when pieces of the tutor's lines arrive.
 */
import { connectRoomMedia, type RoomMedia } from '@comet/server/testing/room-media';
import { enterAsGuest } from '../support/room-guest.ts';
import type { Received } from '../support/room-page-media.ts';
import { type Heard, heardNow } from './pen.ts';

export interface ChildrenOfRoom {
  readonly baseUrl: string;
  readonly liveLessonId: number;
  readonly tokens: readonly string[];
  readonly lostEach: number;
}
export type ToChildren = { readonly type: 'enter'; readonly room: ChildrenOfRoom } | { readonly type: 'read' };

export interface ChildrenReport {
  readonly received: readonly Received[];
  readonly dropped: number;
  /** By room. */
  readonly heard: readonly (readonly [number, readonly Heard[]])[];
}
export type FromChildren = { readonly type: 'entered' } | { readonly type: 'report'; readonly report: ChildrenReport };

const medias: RoomMedia[] = [];
const heard = new Map<number, Heard[]>();

async function enterRoom({ baseUrl, liveLessonId, tokens, lostEach }: ChildrenOfRoom): Promise<void> {
  const pieces: Heard[] = [];
  heard.set(liveLessonId, pieces);
  for (const token of tokens) {
    const guest = await enterAsGuest({
      baseUrl,
      token,
      liveLessonId,
      onMessage: (message) => {
        const piece = heardNow(message);
        if (piece !== undefined) pieces.push(piece);
      },
    });
    medias.push(await connectRoomMedia({ role: guest.role, lostEach, exchange: guest.exchange }));
  }
}

function receivedBy({ counts }: RoomMedia): Received {
  const sum = { packets: 0, lost: 0, frames: 0 };
  for (const count of counts) {
    sum.packets += count.packets();
    if (count.kind === 'audio') continue;
    sum.lost += count.missing();
    sum.frames += count.pictures();
  }
  return sum;
}

const tell = (message: FromChildren): boolean | undefined => process.send?.(message);

process.on('message', (message: ToChildren) => {
  if (message.type === 'enter') void enterRoom(message.room).then(() => tell({ type: 'entered' }));
  else {
    const dropped = medias.reduce((sum, media) => sum + media.dropped(), 0);
    tell({ type: 'report', report: { received: medias.map(receivedBy), dropped, heard: [...heard] } });
  }
});
process.on('disconnect', () => process.exit());
