/** A browser's socket into a room: what is said goes out as JSON, and one that can't keep up is ended. */
import { type FromRoom, roomCloseCodes } from '@comet/contract/room-messages';
import type { WebSocket } from 'ws';

export interface RoomSocket {
  send(message: FromRoom): void;
  close(reason: keyof typeof roomCloseCodes): void;
}

/** Waiting in memory for a browser that is slow: twice a full board. */
const maxWaitingBytes = 2_000_000;

export function toRoomSocket(socket: WebSocket): RoomSocket {
  return {
    send: (message) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > maxWaitingBytes) socket.terminate();
      else socket.send(JSON.stringify(message));
    },
    close: (reason) => socket.close(roomCloseCodes[reason], reason),
  };
}
