/** Videos of sub-topics that the team has uploaded. */
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../platform/shared-columns.ts';
import { uploadedFiles } from '../uploads/uploads.tables.ts';

export const subTopicVideos = pgTable(
  'sub_topic_videos',
  {
    subTopicId: integer('sub_topic_id').primaryKey(),
    videoFileId: uuid('video_file_id')
      .notNull()
      .references(() => uploadedFiles.fileId),
    /** WebVTT. */
    captions: text('captions').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [index('sub_topic_videos_by_file').on(table.videoFileId)],
);
