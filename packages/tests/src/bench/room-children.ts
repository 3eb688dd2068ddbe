/**
 * A process of people in rooms who have no browser. Children come in over the socket, connect media, lose packets of pictures and
 * ask for them again. Tutors show what the first child sees, so that one camera is enough for many rooms.
 */
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
  /** Makes the media connection of this tutor; its offers go to the room and their answers come from it. */
  | { readonly type: 'teach'; readonly tutor: number }
  | { readonly type: 'answer'; readonly tutor: number; readonly sdp: string }
  /** The room has lost this tutor's connection. */
  | { readonly type: 'lost'; readonly tutor: number }
  | { readonly type: 'read' };

export interface ChildrenReport {
  readonly received: readonly Received[];
  readonly lost: number;
  /** Connections that were lost and made again. */
  readonly madeAgain: number;
}
export type FromChildren =
  | { readonly type: 'done' }
  | { readonly type: 'offer'; readonly tutor: number; readonly sdp: string }
  | { readonly type: 'report'; readonly report: ChildrenReport };

/** Somebody's connections: a new one whenever one is lost, as a page has. */
interface Connections {
  readonly made: RoomMedia[];
  readonly connect: () => Promise<void>;
}

const children: Connections[] = [];
const tutors: Connections[] = [];
const answers = new Map<number, (sdp: string) => void>();
const tell = (message: FromChildren): boolean | undefined => process.send?.(message);

function keepConnected(make: (onLost: () => void) => Promise<RoomMedia>): Connections {
  const made: RoomMedia[] = [];
  const connect = async (): Promise<void> => {
    made.push(await make(() => void connect()));
  };
  return { made, connect };
}

async function enterRoom({ baseUrl, liveLessonId, tokens, lostEach }: ChildrenOfRoom): Promise<void> {
  for (const token of tokens) {
    const { role, exchange } = await enterAsGuest({
      baseUrl,
      token,
      liveLessonId,
      onMessage: ({ type }) => {
        if (type === 'mediaLost') void child.connect();
      },
      onClose: (code) => {
        throw new Error(`a child was put out of room ${liveLessonId} (${code})`);
      },
    });
    const part = children.length === 0 ? { onPacket: showInOtherRooms } : { lostEach };
    const child = keepConnected((onLost) => connectRoomMedia({ role, exchange, onLost, ...part }));
    await child.connect();
    children.push(child);
  }
}

function showInOtherRooms(line: number, packet: Parameters<RoomMedia['pass']>[1]): void {
  for (const tutor of tutors) tutor.made.at(-1)?.pass(line, packet);
}

async function teach(tutor: number): Promise<void> {
  const connections = keepConnected((onLost) =>
    connectRoomMedia({
      role: 'tutor',
      exchange: (sdp) => {
        const { promise, resolve } = Promise.withResolvers<string>();
        answers.set(tutor, resolve);
        tell({ type: 'offer', tutor, sdp });
        return promise;
      },
      onPictureWanted: () => children[0]?.made.at(-1)?.askForPicture(mediaLines.camera),
      onLost,
    }),
  );
  await connections.connect();
  tutors[tutor] = connections;
}

function receivedBy({ made }: Connections): Received {
  const sum = { packets: 0, lost: 0, frames: 0 };
  for (const { counts, onTheWay } of made) {
    sum.packets += onTheWay().voices;
    for (const count of counts) {
      sum.packets += count.packets();
      if (count.kind === 'audio') continue;
      sum.lost += count.missing();
      sum.frames += count.pictures();
    }
  }
  return sum;
}

function read(): void {
  const lost = children.flatMap(({ made }) => made).reduce((sum, media) => sum + media.onTheWay().lost, 0);
  const madeAgain = [...children, ...tutors].reduce((sum, { made }) => sum + made.length - 1, 0);
  tell({ type: 'report', report: { received: children.map(receivedBy), lost, madeAgain } });
}

process.on('message', (message: ToChildren) => {
  if (message.type === 'enter') void enterRoom(message.room).then(() => tell({ type: 'done' }));
  else if (message.type === 'teach') void teach(message.tutor).then(() => tell({ type: 'done' }));
  else if (message.type === 'lost') void tutors[message.tutor]?.connect();
  else if (message.type === 'answer') answers.get(message.tutor)?.(message.sdp);
  else read();
});
process.on('disconnect', () => process.exit());
