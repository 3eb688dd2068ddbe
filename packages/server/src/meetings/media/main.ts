/** The process of the rooms: media and messages, apart from the API so that neither slows the other. */
import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { beatMs, roomProtocol } from '@comet/contract/room-messages';
import { emptyRoom, type Room, resume } from '@comet/domain/meetings/room';
import { emptyRoomMs, maxOfferBytes } from '@comet/domain/meetings/room-limits';
import { type WebSocket, WebSocketServer } from 'ws';
import { createLiveRoom, type LiveRoom } from './live-room.ts';
import {
  type AdmittedGuest,
  type FromMedia,
  guestHeader,
  passHeader,
  readGuest,
  type ToMedia,
} from './process-messages.ts';
import { createReader } from './read-message.ts';
import { toRoomSocket } from './socket.ts';

/** A page that answers no ping for so long has gone without a word. */
const pingEveryMs = 4000;
/** JSON writes a line break of an offer as two letters. */
const maxPayloadBytes = maxOfferBytes * 2;
/** A process that hasn't started by then is killed. */
const successorWithinMs = 20_000;

const rooms = new Map<number, LiveRoom>();
const tell = (message: FromMedia): void => {
  if (process.connected) process.send?.(message);
};

function isPass(header: string | string[] | undefined, pass: Buffer): boolean {
  if (typeof header !== 'string') return false;
  const given = Buffer.from(header);
  return given.length === pass.length && timingSafeEqual(given, pass);
}

function greet(socket: WebSocket, guest: AdmittedGuest): void {
  const ours = toRoomSocket(socket);
  const seated = roomOf(guest.roomId).enter(guest, ours);
  if (seated === undefined) {
    ours.close('removed');
    return;
  }
  const read = createReader(() => performance.now());
  let isAlive = true;
  const beat = setInterval(() => ours.send({ type: 'beat' }), beatMs);
  const ping = setInterval(() => {
    if (!isAlive) socket.terminate();
    else socket.ping();
    isAlive = false;
  }, pingEveryMs);
  const closing = setTimeout(() => ours.close('over'), guest.openForMs);
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('message', (data, isBinary) => {
    const message = isBinary ? 'unreadable' : read(String(data));
    if (message === 'tooFast') ours.send({ type: 'refused', reason: 'tooFast' });
    else if (message === 'muchTooFast') ours.close('tooFast');
    else if (message === 'unreadable') ours.close('unreadable');
    else seated.handle(message);
  });
  // Its close follows.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    for (const timer of [beat, ping]) clearInterval(timer);
    clearTimeout(closing);
    seated.leave();
  });
}

let isEnding = false;
let roomOf = (roomId: number, _begun: Room = emptyRoom): LiveRoom => {
  throw new Error(`room ${roomId} was asked for before the start`);
};

function start({ pass, addresses }: Extract<ToMedia, { type: 'start' }>): void {
  roomOf = (roomId, begun = emptyRoom) => {
    const known = rooms.get(roomId);
    if (known !== undefined) return known;
    const made = createLiveRoom({ roomId, begun: resume(begun), addresses, tell });
    rooms.set(roomId, made);
    return made;
  };
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxPayloadBytes,
    perMessageDeflate: false,
    handleProtocols: () => roomProtocol,
  });
  const expected = Buffer.from(pass);
  const server = createServer((_, response) => response.writeHead(404).end());
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    const guest = request.headers[guestHeader];
    if (isEnding || !isPass(request.headers[passHeader], expected) || typeof guest !== 'string') {
      socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => greet(opened, readGuest(guest)));
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object' && address !== null) tell({ type: 'listening', port: address.port });
  });
}

const emptySince = new Map<number, number>();
/** Rooms that nobody came back to. */
function forgetEmptyRooms(): void {
  const now = performance.now();
  for (const [roomId, room] of rooms) {
    if (!room.isEmpty()) {
      emptySince.delete(roomId);
      continue;
    }
    const since = emptySince.get(roomId) ?? now;
    emptySince.set(roomId, since);
    if (now - since < emptyRoomMs) continue;
    rooms.delete(roomId);
    emptySince.delete(roomId);
    tell({ type: 'forgotten', roomId });
  }
}
setInterval(forgetEmptyRooms, emptyRoomMs / 60).unref();

/** Pages are told to come back; half a second is enough for the words to leave. */
function move(): void {
  if (isEnding) return;
  isEnding = true;
  for (const room of rooms.values()) room.store();
  // Before any page hears it, so that those who come back at once find the next process with what rooms are like.
  tell({ type: 'moved' });
  for (const room of rooms.values()) room.move();
  setTimeout(() => process.exit(0), 500);
}

/** The lesson goes on here until the next process has started. */
function stop(): void {
  tell({ type: 'stopping' });
  setTimeout(move, process.connected ? successorWithinMs : 0);
}

process.on('message', (message: ToMedia) => {
  if (message.type === 'start') start(message);
  else if (message.type === 'move') move();
  else if (message.type === 'take') {
    roomOf(message.roomId, message.room);
    tell({ type: 'taken', roomId: message.roomId });
  } else if (message.type === 'found') rooms.get(message.roomId)?.found(message.itemId, message.item);
  else rooms.get(message.roomId)?.linked(message.fileId, message.url);
});
process.on('SIGTERM', stop);
// Ctrl-C reaches the whole group; the server ends us in its own order.
process.on('SIGINT', () => undefined);
// Without the server nobody can come in, and nobody would end us.
process.on('disconnect', stop);
