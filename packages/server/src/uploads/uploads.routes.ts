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

export function registerUploads(serve: Serve, { uploads, videoUploads }: Parts): void {
  serve(calls.uploadFile, async ({ actor, request }) => uploads.storeSmall(actor.userId, await readFile(request)));
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
