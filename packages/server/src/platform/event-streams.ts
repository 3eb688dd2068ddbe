/** Streams of server-sent events that are open: counted for each person and session, and ended first when the server stops. */
import type { FastifyReply } from 'fastify';
import { Refusal } from './refusal.ts';

const maxPerSession = 5;
const maxPerUser = 20;
const retryAfterSeconds = 30;

export interface EventStream {
  sendEvent(event: unknown): void;
  /** A comment line: it keeps proxies from closing a quiet stream and shows us who has gone. */
  sendHeartbeat(): void;
  end(): void;
  readonly ended: Promise<void>;
}

export interface EventStreams {
  /** Answers the request with a stream. Throws 429 when the person or the session has too many open already. */
  open(reply: FastifyReply, owner: { readonly userId: number; readonly sessionId: string }): EventStream;
  /** Ends those that are open; their pages come back, and ask again for what they show. */
  endAll(): void;
  /** Ends them and opens no more. */
  stop(): void;
  /** How many are open, for metrics. */
  count(): number;
}

interface Open {
  readonly userId: number;
  readonly sessionId: string;
  readonly stream: EventStream;
}

export function createEventStreams(): EventStreams {
  const open = new Set<Open>();
  let isStopping = false;

  function refuseTooMany({ userId, sessionId }: { readonly userId: number; readonly sessionId: string }): void {
    if (isStopping) throw new Refusal('unavailable', { retryAfterSeconds: 2 });
    const ofUser = [...open].filter((other) => other.userId === userId);
    const ofSession = ofUser.filter((other) => other.sessionId === sessionId);
    if (ofUser.length >= maxPerUser || ofSession.length >= maxPerSession)
      throw new Refusal('tooMany', { retryAfterSeconds });
  }

  function endAll(): void {
    for (const { stream } of open) stream.end();
  }

  return {
    open: (reply, owner) => {
      refuseTooMany(owner);
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        connection: 'keep-alive',
      });
      raw.write(': here\n\n');
      const stream: EventStream = {
        sendEvent: (event) => raw.write(`data: ${JSON.stringify(event)}\n\n`),
        sendHeartbeat: () => raw.write(': here\n\n'),
        end: () => raw.end(),
        ended: new Promise((resolve) => raw.on('close', resolve)),
      };
      const entry = { ...owner, stream };
      open.add(entry);
      void stream.ended.then(() => open.delete(entry));
      return stream;
    },
    endAll,
    stop: () => {
      isStopping = true;
      endAll();
    },
    count: () => open.size,
  };
}
