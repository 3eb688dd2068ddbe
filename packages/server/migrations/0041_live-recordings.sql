CREATE TABLE "live_lesson_quizzes" (
	"quiz_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_lesson_quizzes_quiz_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recording_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"year" smallint NOT NULL,
	"topic_id" integer NOT NULL,
	"sub_topic_id" integer NOT NULL,
	"question_count" smallint NOT NULL,
	"difficulty" text NOT NULL,
	CONSTRAINT "live_lesson_quizzes_size" CHECK (question_count between 1 and 40)
);
--> statement-breakpoint
CREATE TABLE "live_lesson_recordings" (
	"recording_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_lesson_recordings_recording_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tutor_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"subject_id" smallint NOT NULL,
	"classroom_id" integer,
	"is_for_everyone" boolean NOT NULL,
	"video_file_id" uuid,
	"duration_ms" integer,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "live_lesson_recordings_one_audience" CHECK (not (is_for_everyone and classroom_id is not null)),
	CONSTRAINT "live_lesson_recordings_video" CHECK ((video_file_id is null) = (deleted_at is not null))
);
--> statement-breakpoint
ALTER TABLE "live_lesson_quizzes" ADD CONSTRAINT "live_lesson_quizzes_recording_id_live_lesson_recordings_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."live_lesson_recordings"("recording_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lesson_recordings" ADD CONSTRAINT "live_lesson_recordings_tutor_id_users_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lesson_recordings" ADD CONSTRAINT "live_lesson_recordings_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lesson_recordings" ADD CONSTRAINT "live_lesson_recordings_video_file_id_uploaded_files_file_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."uploaded_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_lesson_quizzes_by_recording" ON "live_lesson_quizzes" USING btree ("recording_id","position");--> statement-breakpoint
CREATE INDEX "live_lesson_recordings_by_tutor" ON "live_lesson_recordings" USING btree ("tutor_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "live_lesson_recordings_by_classroom" ON "live_lesson_recordings" USING btree ("classroom_id");--> statement-breakpoint
CREATE INDEX "live_lesson_recordings_by_video" ON "live_lesson_recordings" USING btree ("video_file_id");