CREATE TABLE "live_lesson_recording_slides" (
	"recording_id" bigint NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "live_lesson_recording_slides_recording_id_file_id_pk" PRIMARY KEY("recording_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "live_lesson_timelines" (
	"recording_id" bigint PRIMARY KEY NOT NULL,
	"events" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_lesson_voices" (
	"occurrence_id" bigint NOT NULL,
	"student_id" integer NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_lesson_voices_occurrence_id_student_id_pk" PRIMARY KEY("occurrence_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "student_controls" ADD COLUMN "may_record_voice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "live_lesson_recordings" ADD COLUMN "occurrence_id" bigint;--> statement-breakpoint
ALTER TABLE "live_lesson_recordings" ADD COLUMN "has_voices" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "live_lesson_recordings" ADD COLUMN "has_timeline" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "live_lesson_recordings" ADD COLUMN "chapters" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "live_lesson_recordings" ADD COLUMN "captions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_lesson_recording_slides" ADD CONSTRAINT "live_lesson_recording_slides_recording_id_live_lesson_recordings_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."live_lesson_recordings"("recording_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lesson_recording_slides" ADD CONSTRAINT "live_lesson_recording_slides_file_id_uploaded_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lesson_timelines" ADD CONSTRAINT "live_lesson_timelines_recording_id_live_lesson_recordings_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."live_lesson_recordings"("recording_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lesson_voices" ADD CONSTRAINT "live_lesson_voices_occurrence_id_live_lesson_occurrences_occurrence_id_fk" FOREIGN KEY ("occurrence_id") REFERENCES "public"."live_lesson_occurrences"("occurrence_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lesson_voices" ADD CONSTRAINT "live_lesson_voices_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_lesson_recording_slides_by_file" ON "live_lesson_recording_slides" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "live_lesson_voices_by_student" ON "live_lesson_voices" USING btree ("student_id");--> statement-breakpoint
ALTER TABLE "live_lesson_recordings" ADD CONSTRAINT "live_lesson_recordings_occurrence_id_live_lesson_occurrences_occurrence_id_fk" FOREIGN KEY ("occurrence_id") REFERENCES "public"."live_lesson_occurrences"("occurrence_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_lesson_recordings_by_occurrence" ON "live_lesson_recordings" USING btree ("occurrence_id");