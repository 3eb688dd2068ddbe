/** Files that come in a form. */
import type { ErrorCode } from '@comet/contract/errors';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** The one file of a form, whole. Throws a Refusal. */
export async function readFormFile(request: FastifyRequest, maxBytes: number, tooLarge: ErrorCode): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal('noFile');
  const part = await request.file({
    limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    throwFileSizeLimit: false,
  });
  if (part === undefined) throw new Refusal('noFile');
  const content = await part.toBuffer();
  if (part.file.truncated) throw new Refusal(tooLarge);
  return content;
}

/** Lets one person send so many files at once at most: each is in memory until it is stored. */
export function createFileTurns(mostAtOnce: number) {
  const underWay = new Map<number, number>();

  /** Throws a Refusal when the person sends too many files at once. */
  return async function inTurn<T>(userId: number, work: () => Promise<T>): Promise<T> {
    const count = underWay.get(userId) ?? 0;
    if (count >= mostAtOnce) throw new Refusal('tooMany', { retryAfterSeconds: 2 });
    underWay.set(userId, count + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(userId) ?? 1) - 1;
      if (left === 0) underWay.delete(userId);
      else underWay.set(userId, left);
    }
  };
}
