import { beatMs, roomCloseCodes } from '@comet/contract/room-messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../api/client.ts';
import { type Connection, openRoom, type RoomEnd } from './room-socket.ts';

/** A socket that does what the test says. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly opened: FakeSocket[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  readonly protocols: readonly string[];
  constructor(_: URL, protocols: readonly string[]) {
    this.protocols = protocols;
    FakeSocket.opened.push(this);
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.hear();
  }
  hear(): void {
    this.onmessage?.({ data: '{"type":"beat"}' });
  }
  lose(code = 1006): void {
    this.onclose?.({ code });
  }
  close(): void {}
}

let tickets = 0;
let refused: CallError | undefined;
const connections: Connection[] = [];
const ends: RoomEnd[] = [];
let close = (): void => undefined;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { href: 'https://comet.test/live-lessons/7/room' });
  FakeSocket.opened.length = 0;
  connections.length = 0;
  ends.length = 0;
  tickets = 0;
  refused = undefined;
  const nextTicket = () => {
    tickets += 1;
    return { kind: 'socket', ticket: `ticket ${tickets}`, ticketLifeMs: 300_000, socketPath: '/live-room' } as const;
  };
  const askForTicket = async () => {
    if (refused !== undefined) throw refused;
    return { entrance: nextTicket() };
  };
  const first = { ...nextTicket(), askedAt: performance.now() };
  ({ close } = openRoom(first, askForTicket, {
    onMessage: () => undefined,
    onConnection: (connection) => connections.push(connection),
    onEnd: (end) => ends.push(end),
  }));
  await vi.advanceTimersByTimeAsync(0);
  latest().open();
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function latest(): FakeSocket {
  const socket = FakeSocket.opened.at(-1);
  if (socket === undefined) throw new Error('no socket was opened');
  return socket;
}

/** How long it takes until another socket is tried. */
async function msUntilNext(): Promise<number> {
  const before = FakeSocket.opened.length;
  const since = performance.now();
  while (FakeSocket.opened.length === before && performance.now() - since < 60_000)
    await vi.advanceTimersByTimeAsync(10);
  return performance.now() - since;
}

test('a page that hears nothing any more is on a new socket within 3 s', async () => {
  for (let second = 0; second < 20; second++) {
    await vi.advanceTimersByTimeAsync(beatMs);
    latest().hear();
  }
  expect(FakeSocket.opened).toHaveLength(1);
  expect(await msUntilNext()).toBeLessThan(3000);
  expect(connections).toEqual(['connecting', 'open', 'lost']);
});

test('a socket that is closed is opened again at once, with the same ticket', async () => {
  latest().lose();
  expect(await msUntilNext()).toBeLessThanOrEqual(110);
  expect(latest().protocols).toEqual(['comet-room', 'ticket 1']);
});

test('a socket of a room that moves is opened again without any wait', async () => {
  latest().lose(roomCloseCodes.moving);
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSocket.opened).toHaveLength(2);
});

test('after a long time without a network it takes 2 s at most, and none where the browser says that it is back', async () => {
  for (let time = 0; time < 8; time++) {
    latest().lose();
    expect(await msUntilNext()).toBeLessThanOrEqual(2010);
  }
  latest().lose();
  await vi.advanceTimersByTimeAsync(20);
  window.dispatchEvent(new Event('online'));
  expect(await msUntilNext()).toBeLessThanOrEqual(10);
});

test('a socket that the door refuses is tried with a new ticket', async () => {
  latest().lose();
  await msUntilNext();
  latest().lose();
  await msUntilNext();
  expect(latest().protocols).toEqual(['comet-room', 'ticket 2']);
});

test('whoever is put out stays out', async () => {
  latest().lose(roomCloseCodes.removed);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([FakeSocket.opened.length, ends]).toEqual([1, ['removed']]);
});

test('a lesson that no longer lets in ends the page with its reason; a server that is away doesn’t', async () => {
  latest().lose();
  await msUntilNext();
  refused = new CallError('unavailable');
  latest().lose();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ends).toEqual([]);
  refused = new CallError('liveLessonOver');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ends).toHaveLength(1);
});
