/** Uploads: contract ↔ service. */
import * as calls from '@comet/contract/uploads';
import { maxFileBytes } from '@comet/domain/uploads/upload-rules';
import { createFileTurns, readFormFile } from '../platform/form-file.ts';
import type { Serve } from '../platform/serve.ts';
import type { UploadsService } from './uploads.service.ts';
import type { VideoUploadsService } from './video-uploads.service.ts';

interface Parts {
  readonly uploads: UploadsService;
  readonly videoUploads: VideoUploadsService;
}

/** Files that one person sends at once, at most: each is in memory until it is stored. */
const mostAtOnce = 3;

export function registerUploads(serve: Serve, { uploads, videoUploads }: Parts): void {
  const inTurn = createFileTurns(mostAtOnce);

  serve(calls.uploadFile, ({ actor, request }) =>
    inTurn(actor.userId, async () =>
      uploads.storeSmall(actor.userId, await readFormFile(request, maxFileBytes.document, 'fileTooLarge')),
    ),
  );
  serve(calls.beginUpload, ({ actor, body }) => videoUploads.begin(actor.userId, body));
  serve(calls.linkUploadParts, ({ actor, params, body }) =>
    videoUploads.linkParts(actor.userId, params.fileId, body.partNumbers),
  );
  serve(calls.finishUpload, ({ actor, params }) => videoUploads.finish(actor.userId, params.fileId));
  serve(calls.getUpload, ({ actor, params }) => uploads.read(actor.userId, params.fileId));
  serve(calls.cancelUpload, async ({ actor, params }) => {
    await videoUploads.cancel(actor.userId, params.fileId);
    return {};
  });
}
