/** Somebody in a room, as its server meets them: a socket, over which their media connection is described. */
import { enterRoom } from '@comet/contract/meetings';
import { type FromRoom, roomProtocol, type ToRoom } from '@comet/contract/room-messages';
import type { RoomRole } from '@comet/domain/live-lessons/live-lessons';
import { ask } from './person.ts';

export interface RoomGuest {
  readonly role: RoomRole;
  send(act: ToRoom): void;
  /** Gives the room the description of a media connection, and brings back the room's. */
  exchange(offer: string): Promise<string>;
  close(): void;
}

interface Guest {
  readonly baseUrl: string;
  readonly token: string;
  readonly liveLessonId: number;
  readonly onMessage: (message: FromRoom) => void;
  /** The room has closed the socket, with this code. */
  readonly onClose: (code: number) => void;
}

export async function enterAsGuest({ baseUrl, token, liveLessonId, onMessage, onClose }: Guest): Promise<RoomGuest> {
  const { body, refusal } = await ask(baseUrl, enterRoom, { params: { id: liveLessonId } }, token);
  if (body === undefined) throw new Error(refusal);
  const { entrance } = body;
  if (entrance.kind !== 'socket') throw new Error('the lesson meets elsewhere');
  const url = new URL(entrance.socketPath, baseUrl.replace('http', 'ws'));
  const socket = new WebSocket(url, [roomProtocol, entrance.ticket]);
  let hearAnswer = (_: string): void => undefined;
  socket.onmessage = ({ data }) => {
    const message: FromRoom = JSON.parse(String(data));
    if (message.type === 'answer') hearAnswer(message.sdp);
    onMessage(message);
  };
  socket.onclose = ({ code }) => onClose(code);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const send = (act: ToRoom): void => socket.send(JSON.stringify(act));
  return {
    role: body.role,
    send,
    exchange: (offer) => {
      const { promise, resolve } = Promise.withResolvers<string>();
      hearAnswer = resolve;
      send({ type: 'offer', sdp: offer });
      return promise;
    },
    close: () => {
      socket.onclose = null;
      socket.close();
    },
  };
}
