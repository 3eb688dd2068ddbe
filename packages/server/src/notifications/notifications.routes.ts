/** Server-sent events: hints to an open page that something it shows has changed. */
import { type LiveEvent, listenLive } from '@comet/contract/notifications';
import type { Care } from '../classrooms/index.ts';
import type { Live } from '../platform/live.ts';
import type { Gatekeeper, Serve } from '../platform/serve.ts';

/** A comment line now and then keeps proxies from closing a quiet stream, and shows us who has gone. */
const heartbeatMs = 20_000;

export function registerNotifications(
  serve: Serve,
  live: Pick<Live, 'subscribe'>,
  care: Care,
  authenticate: Gatekeeper['authenticate'],
): void {
  serve(listenLive, async ({ actor, request, reply }): Promise<LiveEvent> => {
    let watched = new Set(await care.watchedStudents(actor.userId));
    const accessToken = request.headers.authorization?.slice('Bearer '.length) ?? '';
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'keep-alive',
    });
    reply.raw.write(': here\n\n');
    const stop = live.subscribe((event) => {
      if (watched.has(event.studentId)) reply.raw.write(`data: ${JSON.stringify(event)}\n\n`);
    });
    // The token is checked again and again: a log-out ends the stream too, and a new class is heard of.
    const heartbeat = setInterval(() => {
      void (async () => {
        if ((await authenticate(accessToken)) === undefined) return reply.raw.end();
        watched = new Set(await care.watchedStudents(actor.userId));
        reply.raw.write(': here\n\n');
      })().catch((error: unknown) => {
        request.log.warn({ err: error }, 'a live stream could not be kept up');
        reply.raw.end();
      });
    }, heartbeatMs);
    await new Promise<void>((resolve) => reply.raw.on('close', resolve));
    clearInterval(heartbeat);
    stop();
    return { type: 'progress', studentId: actor.userId };
  });
}
