/** Uploads: contract ↔ service. */
import * as calls from '@comet/contract/uploads';
import { maxFileBytes } from '@comet/domain/uploads/upload-rules';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../platform/refusal.ts';
import type { Serve } from '../platform/serve.ts';
import type { UploadsService } from './uploads.service.ts';
import type { VideoUploadsService } from './video-uploads.service.ts';

interface Parts {
  readonly uploads: UploadsService;
  readonly videoUploads: VideoUploadsService;
}

/** The one file of a form, whole. Throws a Refusal. */
async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal('noFile');
  const part = await request.file({
    limits: { fileSize: maxFileBytes.document, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    throwFileSizeLimit: false,
  });
  if (part === undefined) throw new Refusal('noFile');
  const content = await part.toBuffer();
  if (part.file.truncated) throw new Refusal('fileTooLarge');
  return content;
}

/** Files that one person sends at once, at most: each is in memory until it is stored. */
const mostAtOnce = 3;

export function registerUploads(serve: Serve, { uploads, videoUploads }: Parts): void {
  const underWay = new Map<number, number>();

  /** Throws a Refusal when the person sends too many files at once. */
  async function inTurn<T>(userId: number, work: () => Promise<T>): Promise<T> {
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
  }

  serve(calls.uploadFile, ({ actor, request }) =>
    inTurn(actor.userId, async () => uploads.storeSmall(actor.userId, await readFile(request))),
  );
  serve(calls.beginVideoUpload, ({ actor, body }) => videoUploads.begin(actor.userId, body));
  serve(calls.linkUploadParts, ({ actor, params, body }) =>
    videoUploads.linkParts(actor.userId, params.fileId, body.partNumbers),
  );
  serve(calls.finishVideoUpload, ({ actor, params }) => videoUploads.finish(actor.userId, params.fileId));
  serve(calls.getUpload, ({ actor, params }) => uploads.read(actor.userId, params.fileId));
  serve(calls.cancelVideoUpload, async ({ actor, params }) => {
    await videoUploads.cancel(actor.userId, params.fileId);
    return {};
  });
}
