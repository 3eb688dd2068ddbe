/**
 * The door of the rooms: a browser's socket is checked here and handed on to the process of the rooms as it is. So there is one
 * address and one certificate for everything but the media, and nobody comes in on an old ticket.
 */
import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { roomProtocol, roomSocketPath } from '@comet/contract/room-messages';
import { Refusal } from '../platform/refusal.ts';
import { type AdmittedGuest, guestHeader, passHeader, writeGuest } from './media/process-messages.ts';
import type { MediaPool } from './media-pool.ts';

const maxTicketLength = 1000;
/** Half-open sockets of strangers; a class comes in all at once. */
const maxAtTheDoor = 500;
/** How long somebody stays whose session, registration or consent has ended meanwhile. */
const recheckEveryMs = 30_000;

export interface AdmittedSocket {
  readonly guest: AdmittedGuest;
  /** Whether they may stay. Throws where nobody can tell now. */
  readonly mayStay: () => Promise<boolean>;
}

interface Parts {
  readonly media: Pick<MediaPool, 'door'>;
  /** Whom a ticket lets in now. Throws a Refusal. */
  readonly admit: (ticket: string) => Promise<AdmittedSocket>;
}

const texts: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  503: 'Service Unavailable',
};

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${texts[status] ?? 'Refused'}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** The ticket is offered as a second protocol: an address would stand in logs. */
function ticketOf({ headers }: IncomingMessage): string | undefined {
  const header = headers['sec-websocket-protocol'];
  if (header === undefined || header.length > maxTicketLength) return undefined;
  const [protocol, ticket] = header.split(',').map((part) => part.trim());
  return protocol === roomProtocol ? ticket : undefined;
}

/** Only what a WebSocket needs goes on; whatever else a browser sent stays here. */
function headOf({ headers }: IncomingMessage, pass: string, guest: AdmittedGuest): string {
  const passedOn = ['sec-websocket-key', 'sec-websocket-version'].map((name) => `${name}: ${String(headers[name])}`);
  return [
    `GET ${roomSocketPath} HTTP/1.1`,
    'host: rooms',
    'connection: Upgrade',
    'upgrade: websocket',
    `sec-websocket-protocol: ${roomProtocol}`,
    ...passedOn,
    `${passHeader}: ${pass}`,
    `${guestHeader}: ${writeGuest(guest)}`,
    '\r\n',
  ].join('\r\n');
}

export function createSocketGate({ media, admit }: Parts) {
  const open = new Set<Duplex>();
  const admitted = new Map<Duplex, AdmittedSocket['mayStay']>();

  async function handOn(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const ticket = ticketOf(request);
    if (ticket === undefined) throw new Refusal('notLoggedIn');
    const { guest, mayStay } = await admit(ticket);
    const { port, pass } = await media.door(guest.roomId);
    if (socket.destroyed) return;
    admitted.set(socket, mayStay);
    const inner = connect({ port, host: '127.0.0.1', noDelay: true });
    const end = (): void => {
      inner.destroy();
      socket.destroy();
    };
    inner.on('error', end);
    inner.on('close', end);
    socket.on('close', end);
    inner.write(headOf(request, pass, guest));
    inner.write(head);
    socket.pipe(inner).pipe(socket);
  }

  /** One after another: a school full of rooms asks the database a little all the time. */
  async function recheck(): Promise<void> {
    for (const [socket, mayStay] of admitted) if (!(await mayStay().catch(() => true))) socket.destroy();
  }
  const rechecking = setInterval(() => void recheck(), recheckEveryMs).unref();

  return {
    /** Ends the sockets of those who may not be there any more; runs by itself, too. */
    recheck,
    listenOn: (server: Server): void => {
      server.on('upgrade', (request, socket, head) => {
        socket.on('error', () => socket.destroy());
        const [path] = (request.url ?? '').split('?');
        const refused = path !== roomSocketPath ? 404 : open.size >= maxAtTheDoor ? 503 : undefined;
        if (refused !== undefined) {
          refuse(socket, refused);
          return;
        }
        open.add(socket);
        socket.on('close', () => {
          open.delete(socket);
          admitted.delete(socket);
        });
        handOn(request, socket, head).catch((error: unknown) =>
          refuse(socket, error instanceof Refusal ? error.statusCode : 503),
        );
      });
    },
    closeAll: (): void => {
      clearInterval(rechecking);
      for (const socket of open) socket.destroy();
    },
  };
}
