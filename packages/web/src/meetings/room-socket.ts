/** The socket into a room: kept open for as long as the page is there, and opened again within seconds when it is lost. */
import type { AnswerOf } from '@comet/contract/call';
import type { enterRoom } from '@comet/contract/meetings';
import { beatMs, type FromRoom, roomCloseCodes, roomProtocol, type ToRoom } from '@comet/contract/room-messages';
import { CallError } from '../api/client.ts';

/** So long without a beat, and the connection is lost. */
const silenceMs = beatMs * 2.5;
const watchEveryMs = 250;
const retryAfterMs = [100, 400, 1000, 2000];
/** A ticket that is nearly over is not used any more. */
const ticketSpareMs = 5000;

/** Why a page is out for good. */
export type RoomEnd = 'removed' | 'openedElsewhere' | 'over' | 'broken' | { readonly message: string };

export type Connection = 'connecting' | 'open' | 'lost';

interface Events {
  onMessage(message: FromRoom): void;
  onConnection(connection: Connection): void;
  onEnd(end: RoomEnd): void;
}

export interface RoomConnection {
  send(message: ToRoom): void;
  close(): void;
}

const endOfCode = new Map<number, RoomEnd>([
  [roomCloseCodes.removed, 'removed'],
  [roomCloseCodes.openedElsewhere, 'openedElsewhere'],
  [roomCloseCodes.over, 'over'],
  [roomCloseCodes.unreadable, 'broken'],
  [roomCloseCodes.tooFast, 'broken'],
]);

type Entrance = Pick<AnswerOf<typeof enterRoom>, 'entrance'>;

/** A ticket, and when it was asked for by this page's own clock. */
export type Ticket = Extract<Entrance['entrance'], { readonly kind: 'socket' }> & { readonly askedAt: number };

/** Opens the room and keeps it open; `askForTicket` is asked when the first ticket is over or refused. */
export function openRoom(first: Ticket, askForTicket: () => Promise<Entrance>, events: Events): RoomConnection {
  let ticket: Ticket | undefined = first;
  let socket: WebSocket | undefined;
  let heardAt = performance.now();
  let tries = 0;
  let isOver = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function end(reason: RoomEnd): void {
    if (isOver) return;
    close();
    events.onEnd(reason);
  }

  async function findTicket(): Promise<Ticket> {
    const now = performance.now();
    if (ticket !== undefined && now - ticket.askedAt < ticket.ticketLifeMs - ticketSpareMs) return ticket;
    const { entrance } = await askForTicket();
    // The school has chosen another engine meanwhile.
    if (entrance.kind === 'page') throw new CallError('liveLessonOver');
    ticket = { ...entrance, askedAt: now };
    return ticket;
  }

  function again(isExpected = false): void {
    if (isOver) return;
    events.onConnection('lost');
    clearTimeout(retry);
    if (isExpected && tries === 0) void connect();
    else retry = setTimeout(() => void connect(), retryAfterMs[Math.min(tries, retryAfterMs.length - 1)]);
    tries += 1;
  }

  /** `isExpected` where the room goes on elsewhere already. */
  function lose(lost: WebSocket, isExpected = false): void {
    if (socket !== lost) return;
    socket = undefined;
    lost.onclose = null;
    lost.onmessage = null;
    lost.close();
    again(isExpected);
  }

  async function connect(): Promise<void> {
    if (isOver) return;
    let found: Ticket;
    try {
      found = await findTicket();
    } catch (error) {
      const isLasting = error instanceof CallError && error.statusCode >= 400 && error.statusCode < 500;
      return isLasting && error.statusCode !== 429 ? end({ message: error.message }) : again();
    }
    if (isOver) return;
    const url = new URL(found.socketPath, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const opened = new WebSocket(url, [roomProtocol, found.ticket]);
    socket = opened;
    heardAt = performance.now();
    let wasOpen = false;
    opened.onopen = () => {
      wasOpen = true;
      events.onConnection('open');
    };
    opened.onmessage = ({ data }) => {
      heardAt = performance.now();
      tries = 0;
      // The room is of our own server, and typed with this page.
      events.onMessage(JSON.parse(String(data)));
    };
    opened.onclose = ({ code }) => {
      const reason = endOfCode.get(code);
      if (reason !== undefined) return end(reason);
      // Refused at the door: the ticket may be over, or its session.
      if (!wasOpen) ticket = undefined;
      lose(opened, code === roomCloseCodes.moving);
    };
  }

  const watch = setInterval(() => {
    if (socket !== undefined && performance.now() - heardAt > silenceMs) lose(socket);
  }, watchEveryMs);
  const atOnce = (): void => {
    tries = 0;
    if (socket === undefined) {
      clearTimeout(retry);
      void connect();
    }
  };
  window.addEventListener('online', atOnce);

  function close(): void {
    isOver = true;
    clearInterval(watch);
    clearTimeout(retry);
    window.removeEventListener('online', atOnce);
    socket?.close();
  }

  events.onConnection('connecting');
  void connect();
  return {
    send: (message) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close,
  };
}
