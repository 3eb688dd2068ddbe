/** The one place where errors become answers; nothing of our insides leaves by it. */
import { STATUS_CODES } from 'node:http';
import { type ErrorBody, type ErrorCode, errors } from '@comet/contract/errors';
import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Refusal } from './refusal.ts';

function bodyOf(code: ErrorCode, more: { statusCode?: number; message?: string; details?: ErrorBody['details'] } = {}) {
  const { statusCode = errors[code].statusCode, message = errors[code].message, details } = more;
  const body: ErrorBody = { statusCode, error: STATUS_CODES[statusCode] ?? 'Error', code, message };
  return details === undefined ? body : { ...body, details };
}

/** Our codes for Fastify's own refusals, by status; any other is a bad request. */
const codeOfStatus: ReadonlyMap<number, ErrorCode> = new Map([
  [413, 'tooLarge'],
  [415, 'unsupportedMediaType'],
  [429, 'tooMany'],
  [503, 'unavailable'],
]);

/** What is answered to an error, wherever in a request it happened. */
export const answerTo = (error: FastifyError | Refusal, requestId: string): ErrorBody => {
  if (error instanceof Refusal) return bodyOf(error.code, { details: error.details });
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = error.validation.map(({ instancePath, message = 'cannot be read' }) => ({
      path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message,
    }));
    const [first] = details;
    return bodyOf('badRequest', first === undefined ? { details } : { message: first.message, details });
  }
  const statusCode = error.statusCode ?? 500;
  if (statusCode >= 500 && statusCode !== 503)
    return bodyOf('internal', { message: `Something went wrong. If it happens again, tell us ${requestId}` });
  return bodyOf(codeOfStatus.get(statusCode) ?? 'badRequest', { statusCode });
};

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const body = answerTo(error, request.id);
    if (body.statusCode >= 500) request.log.error({ err: error }, 'a request failed');
    if (error instanceof Refusal && error.retryAfterSeconds !== undefined)
      void reply.header('retry-after', error.retryAfterSeconds);
    else if (body.statusCode === 503) void reply.header('retry-after', 2);
    return reply.status(body.statusCode).send(body);
  });
  app.setNotFoundHandler((_, reply) => reply.status(404).send(bodyOf('notFound')));
}
