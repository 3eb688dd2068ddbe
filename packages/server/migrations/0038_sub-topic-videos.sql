CREATE TABLE "sub_topic_videos" (
	"sub_topic_id" integer PRIMARY KEY NOT NULL,
	"video_file_id" uuid NOT NULL,
	"captions" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sub_topic_videos" ADD CONSTRAINT "sub_topic_videos_video_file_id_uploaded_files_file_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."uploaded_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sub_topic_videos_by_file" ON "sub_topic_videos" USING btree ("video_file_id");