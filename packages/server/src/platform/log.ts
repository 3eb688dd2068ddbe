/** Structured logs: ids, paths and times; never bodies, secrets or people's names. */
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** Whatever is logged by mistake under one of these names is blotted out. */
const secrets = [
  'authorization',
  'cookie',
  'password',
  'oldPassword',
  'accessToken',
  'refreshToken',
  'token',
  'cardNumber',
  'cvc',
  'expiry',
  'firstName',
  'lastName',
  'email',
  'phone',
];

/** A line for each request, without its query: a query may hold a search for a child's name. */
const serializers = {
  req: (request: { method?: string; url?: string; id?: string }) => ({
    method: request.method,
    path: request.url?.split('?')[0],
    requestId: request.id,
  }),
  res: (reply: { statusCode?: number }) => ({ statusCode: reply.statusCode }),
  err: pino.stdSerializers.err,
};

/** Writes to `destination`, the standard output where none is named. */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level: config.logLevel,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    serializers,
    base: null,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** One line a request, written at its end: two would be half of all that is logged. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // What came is told with how it ended.
  }

  override requestCompleted(err: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (err) reply.log.error({ ...line, err }, 'request errored');
    else reply.log.info(line, 'request completed');
  }
}
