/** The video of a sub-topic, which the team uploads: shown where a child asks how it works. */
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { UploadsService } from '../uploads/index.ts';
import * as store from './sub-topic-videos.store.ts';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: Pick<UploadsService, 'signed'>;
}

export type SubTopicVideosService = ReturnType<typeof createSubTopicVideosService>;

export function createSubTopicVideosService({ database, clock, uploads }: Parts) {
  return {
    /** A link to the video with its captions; undefined where there is none. */
    async find(subTopicId: number): Promise<{ readonly videoUrl: string; readonly captions: string } | undefined> {
      const video = await store.findVideo(database, subTopicId);
      if (video === undefined) return undefined;
      const videoUrl = (await uploads.signed([video.videoFileId])).get(video.videoFileId);
      return videoUrl === undefined ? undefined : { videoUrl, captions: video.captions };
    },

    /** Shows a stored file from now on. */
    set: (subTopicId: number, video: { readonly videoFileId: string; readonly captions: string }) =>
      store.setVideo(database, subTopicId, video, clock.now()),

    /** Whether there was one. Its file is deleted later, with all that nothing shows. */
    remove: (subTopicId: number) => store.deleteVideo(database, subTopicId),
  };
}
