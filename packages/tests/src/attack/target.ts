/** The server under attack: its address, the people who attack it, and a client that sends what no honest client would. */
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';

/** An answer as it came, unread. */
export interface Reply {
  /** 0 where the server closed the connection without an answer that could be read. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly tookMs: number;
}

export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string;
  /** JSON is made of anything but text and bytes, which are sent as they are. */
  readonly body?: unknown;
  /** The address the request seems to come from, as the proxy in front of the server reports it. */
  readonly from?: string;
}

export interface Target {
  readonly url: string;
  readonly databaseUrl: string;
  /** Access tokens of people of the demo; `stranger` parents and tutors have nothing to do with `student`. */
  readonly tokens: Readonly<Record<Attacker, string>>;
  send(path: string, request?: RawRequest): Promise<Reply>;
  /** Whose access token it is. */
  userIdOf(token: string): Promise<number>;
  /** What the team does at its terminal before an attack can begin. */
  ops(args: readonly string[]): Promise<void>;
}

export const attackers = [
  'student',
  'sibling',
  'parent',
  'tutor',
  'strangerStudent',
  'strangerParent',
  'strangerTutor',
] as const;
export type Attacker = (typeof attackers)[number];

/** One attack. It resolves to what it achieved, or to undefined when it was refused. */
export interface Attack {
  readonly name: string;
  attempt(target: Target): Promise<string | undefined>;
}

/** An answer that does not come within this time has been held up. */
const giveUpMs = 30_000;

/** Sends a request with node:http, which lets headers and paths through that fetch would correct. */
export function send(base: string, path: string, given: RawRequest = {}): Promise<Reply> {
  const { hostname, port } = new URL(base);
  const isRaw = typeof given.body === 'string' || given.body instanceof Uint8Array;
  const body = given.body === undefined ? undefined : isRaw ? given.body : JSON.stringify(given.body);
  const headers: Record<string, string> = {
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    ...(given.token === undefined ? {} : { authorization: `Bearer ${given.token}` }),
    ...(given.from === undefined ? {} : { 'x-forwarded-for': given.from }),
    ...given.headers,
  };
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, path, method: given.method ?? 'GET', headers, timeout: giveUpMs, agent: false },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
            tookMs: performance.now() - startedAt,
          }),
        );
      },
    );
    asked.on('timeout', () => asked.destroy(new Error(`no answer from ${path} within ${giveUpMs} ms`)));
    asked.on('error', (error: NodeJS.ErrnoException) => {
      const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
      if (!isClosed) reject(error);
      else resolve({ status: 0, headers: {}, text: '', tookMs: performance.now() - startedAt });
    });
    asked.end(body);
  });
}
