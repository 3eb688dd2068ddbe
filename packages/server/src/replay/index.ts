/** What other features may use from replay. */

export { replayData } from './replay.data.ts';
export { registerReplay } from './replay.routes.ts';
export { createReplayService } from './replay.service.ts';
export { deleteRecordings } from './replay.store.ts';
