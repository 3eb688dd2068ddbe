/** Recordings: contract ↔ service. */
import * as calls from '@comet/contract/replay';
import type { Serve } from '../platform/serve.ts';
import type { ReplayService } from './replay.service.ts';

interface Parts {
  readonly replay: ReplayService;
}

export function registerReplay(serve: Serve, { replay }: Parts): void {
  serve(calls.sendReplayChunk, async ({ actor, body }) => {
    await replay.store(actor.userId, body);
    return {};
  });

  serve(calls.listRecordings, async ({ params, reach }) => {
    await reach(params.studentId);
    return replay.list(params.studentId);
  });

  serve(calls.getRecording, async ({ params, query, reach }) => {
    await reach(params.studentId);
    return replay.read(params.studentId, params.recordingId, query.from ?? 0);
  });
}
