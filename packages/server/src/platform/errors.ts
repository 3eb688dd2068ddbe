/** The one place where errors become answers; nothing of our insides leaves by it. */
import { STATUS_CODES } from 'node:http';
import { type ErrorBody, errors } from '@comet/contract/errors';
import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Refusal } from './refusal.ts';

function bodyOf(statusCode: number, message: string, details?: ErrorBody['details']): ErrorBody {
  const error = STATUS_CODES[statusCode] ?? 'Error';
  return details === undefined ? { statusCode, error, message } : { statusCode, error, message, details };
}

/** Fastify's own refusals, by status, in our words. */
const ownWords: ReadonlyMap<number, string> = new Map([
  [413, errors.tooLarge.message],
  [415, errors.unsupportedMediaType.message],
  [429, errors.tooMany.message],
  [503, errors.unavailable.message],
]);

const answerTo = (error: FastifyError | Refusal, requestId: string): ErrorBody => {
  if (error instanceof Refusal) return bodyOf(error.statusCode, error.message, error.details);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = error.validation.map(({ instancePath, message = 'cannot be read' }) => ({
      path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message,
    }));
    return bodyOf(400, details[0]?.message ?? errors.badRequest.message, details);
  }
  const statusCode = error.statusCode ?? 500;
  if (statusCode >= 500 && statusCode !== 503)
    return bodyOf(500, `Something went wrong. If it happens again, tell us ${requestId}`);
  return bodyOf(statusCode, ownWords.get(statusCode) ?? errors.badRequest.message);
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
  app.setNotFoundHandler((_, reply) => reply.status(404).send(bodyOf(404, errors.notFound.message)));
}
