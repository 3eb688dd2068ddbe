/** Services outside, as bad as they can be: a mail server and a payment provider that are down, silent or answer nonsense. */
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

export const moods = ['well', 'down', 'slow', 'nonsense'] as const;
export type Mood = (typeof moods)[number];

/** Longer than anybody may wait for a service outside. */
const slowMs = 30_000;

export interface Outside {
  readonly port: number;
  readonly setMood: (mood: Mood) => void;
  /** Mails that were taken, each by the address it went to. */
  readonly takenBy: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** Speaks as much of SMTP as a client needs to hand over a mail. */
function takeMail(socket: Socket, taken: string[]): void {
  let [isBody, typed, recipient] = [false, '', ''];
  socket.write('220 mail\r\n');
  const answerTo = (line: string): string | undefined => {
    if (isBody) {
      if (line !== '.') return undefined;
      isBody = false;
      taken.push(recipient);
      return '250 taken';
    }
    if (/^RCPT TO:/i.test(line)) recipient = /<(.*?)>/.exec(line)?.[1] ?? '';
    if (/^DATA/i.test(line)) {
      isBody = true;
      return '354 go on';
    }
    return /^QUIT/i.test(line) ? '221 bye' : '250 well';
  };
  socket.on('data', (chunk) => {
    typed += chunk.toString();
    const lines = typed.split('\r\n');
    typed = lines.pop() ?? '';
    for (const line of lines) {
      const answer = answerTo(line);
      if (answer !== undefined) socket.write(`${answer}\r\n`);
      if (answer?.startsWith('221')) socket.end();
    }
  });
}

/** `nonsense` is what this kind of service sends when it is out of its mind. */
export async function openOutside(nonsense: string): Promise<Outside> {
  let mood: Mood = 'well';
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (mood === 'well') takeMail(socket, taken);
    else if (mood === 'down') socket.destroy();
    else if (mood === 'nonsense') socket.end(nonsense);
    else setTimeout(() => socket.destroy(), slowMs).unref();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    port: address.port,
    setMood: (next) => {
      mood = next;
    },
    takenBy: () => taken,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
