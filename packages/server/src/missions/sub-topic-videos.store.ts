/** All SQL about the videos of sub-topics. */
import type { Queryable } from '../platform/database.ts';

export interface SubTopicVideoRow {
  readonly videoFileId: string;
  readonly captions: string;
}

export async function findVideo(db: Queryable, subTopicId: number): Promise<SubTopicVideoRow | undefined> {
  const [row] = await db.query<SubTopicVideoRow>(
    {
      name: 'find-sub-topic-video',
      text: 'select video_file_id, captions from sub_topic_videos where sub_topic_id = $1',
    },
    [subTopicId],
  );
  return row;
}

/** The new video takes the place of one that is there. */
export async function setVideo(db: Queryable, subTopicId: number, video: SubTopicVideoRow, now: Date): Promise<void> {
  await db.query(
    {
      name: 'set-sub-topic-video',
      text: `insert into sub_topic_videos (sub_topic_id, video_file_id, captions, changed_at) values ($1, $2, $3, $4)
        on conflict (sub_topic_id) do update set
          video_file_id = excluded.video_file_id, captions = excluded.captions, changed_at = excluded.changed_at`,
    },
    [subTopicId, video.videoFileId, video.captions, now],
  );
}

/** Whether there was one. */
export async function deleteVideo(db: Queryable, subTopicId: number): Promise<boolean> {
  const rows = await db.query<{ subTopicId: number }>(
    {
      name: 'delete-sub-topic-video',
      text: 'delete from sub_topic_videos where sub_topic_id = $1 returning sub_topic_id',
    },
    [subTopicId],
  );
  return rows.length > 0;
}
