/** Takes in what an engine says of who came and left: signed by the engine, and about children of our own only. */
import type { FastifyInstance } from 'fastify';
import type { AttendanceKeeper } from '../attendance-keeper.ts';
import type { Engine } from './engine.ts';

export const hookPath = '/meetings/webhook';
const maxBodyBytes = 256 * 1024;

interface Parts {
  readonly engine: Engine;
  readonly attendance: Pick<AttendanceKeeper, 'came' | 'left'>;
  readonly now: () => Date;
}

export async function registerEngineHooks(app: FastifyInstance, { engine, attendance, now }: Parts): Promise<void> {
  await app.register(async (hooks) => {
    // The signature is over the bytes as they came, whatever they are called.
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBodyBytes }, (_, body, done) =>
      done(null, body),
    );
    hooks.post<{ Body: string | undefined; Querystring: Record<string, string | undefined> }>(
      hookPath,
      { schema: { hide: true }, bodyLimit: maxBodyBytes },
      async ({ headers, query, body = '' }, reply) => {
        const answer = await engine.readHook({ headers, query, body }, now()).catch(() => undefined);
        if (answer === undefined) return reply.code(401).send({});
        for (const { type, roomId, studentId } of answer.events) attendance[type]({ roomId, studentId });
        return answer.body ?? {};
      },
    );
  });
}
