/** A person's open page in a room, as the server meets it: a socket that hears everything, and media if they are wanted. */
import { enterRoom } from '@comet/contract/meetings';
import { type FromRoom, roomProtocol, type ToRoom } from '@comet/contract/room-messages';
import type { RoomRole } from '@comet/domain/live-lessons/live-lessons';
import { expect } from 'vitest';
import { connectRoomMedia, type RoomMedia } from './room-media.ts';
import type { TestServer } from './test-server.ts';

/** Where the server takes sockets. */
export async function socketOrigin({ app }: TestServer): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return app.listeningOrigin;
}

/** Asks to come in; `ticket` is empty where the answer has none. */
export async function askForTicket(server: TestServer, as: string, liveLessonId: number) {
  const answer = await server.ask(enterRoom, { as, params: { id: liveLessonId } });
  const entrance = answer.status === 200 ? answer.body.entrance : undefined;
  return { ...answer, ticket: entrance?.kind === 'socket' ? entrance.ticket : '' };
}

/** Whether a socket with this ticket opens, and how the door answers if it doesn't. */
export async function knock(server: TestServer, protocols: readonly string[], path = '/live-room') {
  const url = new URL(path, await socketOrigin(server));
  const socket = new WebSocket(url, [...protocols]);
  return new Promise<'open' | 'refused'>((resolve) => {
    socket.onopen = () => {
      socket.close();
      resolve('open');
    };
    socket.onerror = () => resolve('refused');
  });
}

interface Entered {
  readonly ticket: string;
  readonly role: RoomRole;
}

export async function openRoomPage(server: TestServer, { ticket, role }: Entered) {
  const socket = new WebSocket(new URL('/live-room', await socketOrigin(server)), [roomProtocol, ticket]);
  const heard: FromRoom[] = [];
  let closedWith: number | undefined;
  socket.onmessage = ({ data }) => heard.push(JSON.parse(String(data)));
  socket.onclose = ({ code }) => {
    closedWith = code;
  };
  let media: RoomMedia | undefined;
  const send = (message: ToRoom): void => socket.send(JSON.stringify(message));
  const all = <T extends FromRoom['type']>(type: T) =>
    heard.filter((message): message is Extract<FromRoom, { type: T }> => message.type === type);
  await expect.poll(() => heard.length + (closedWith ?? 0)).toBeGreaterThan(0);
  return {
    send,
    sendText: (text: string): void => socket.send(text),
    all,
    /** Everything that was heard, as text. */
    text: (): string => JSON.stringify(heard.filter(({ type }) => type !== 'beat')),
    view: () => all('room').at(-1)?.view,
    closedWith: () => closedWith,
    /** Packets that came in, by line. */
    received: (): readonly number[] => media?.counts.map(({ packets }) => packets()) ?? [],

    /** Makes the media connection, as a browser does. */
    connectMedia: async (): Promise<void> => {
      media = await connectRoomMedia({
        role,
        exchange: async (sdp) => {
          send({ type: 'offer', sdp });
          await expect.poll(() => all('answer').length).toBe(1);
          return all('answer')[0]?.sdp ?? '';
        },
      });
    },
    /** Sends packets on a line, whether the room wants them or not. */
    sendPackets: async (line: number, count: number): Promise<void> => media?.sendPackets(line, count),
    close: async (): Promise<void> => {
      await media?.close();
      socket.close();
      await expect.poll(() => closedWith).toBeDefined();
    },
  };
}
export type RoomPage = Awaited<ReturnType<typeof openRoomPage>>;
