CREATE TABLE "replay_chunks" (
	"recording_id" bigint NOT NULL,
	"sequence" smallint NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	"events" "bytea" NOT NULL,
	CONSTRAINT "replay_chunks_recording_id_sequence_pk" PRIMARY KEY("recording_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "replay_recordings" (
	"recording_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "replay_recordings_recording_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"page_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"byte_count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "replay_chunks" ADD CONSTRAINT "replay_chunks_recording_id_replay_recordings_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."replay_recordings"("recording_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_recordings" ADD CONSTRAINT "replay_recordings_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "replay_recordings_once" ON "replay_recordings" USING btree ("student_id","page_id");--> statement-breakpoint
CREATE INDEX "replay_recordings_by_student" ON "replay_recordings" USING btree ("student_id","started_at");