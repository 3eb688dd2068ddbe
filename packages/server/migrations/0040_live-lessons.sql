CREATE TABLE "live_lesson_calendars" (
	"parent_id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_lesson_occurrences" (
	"occurrence_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_lesson_occurrences_occurrence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_lesson_id" bigint NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "live_lesson_occurrences_times" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
CREATE TABLE "live_lesson_registrations" (
	"live_lesson_id" bigint NOT NULL,
	"student_id" integer NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_lesson_registrations_live_lesson_id_student_id_pk" PRIMARY KEY("live_lesson_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "live_lesson_removals" (
	"occurrence_id" bigint NOT NULL,
	"student_id" integer NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_lesson_removals_occurrence_id_student_id_pk" PRIMARY KEY("occurrence_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "live_lessons" (
	"live_lesson_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_lessons_live_lesson_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tutor_id" integer NOT NULL,
	"type" smallint NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"subject_id" smallint NOT NULL,
	"classroom_id" integer,
	"is_for_everyone" boolean NOT NULL,
	"places" smallint NOT NULL,
	"time_zone" text NOT NULL,
	"start_time" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"recurrence" text,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "live_lessons_type" CHECK ((type = 9) = (recurrence is not null) and type in (5, 9)),
	CONSTRAINT "live_lessons_one_audience" CHECK (not (is_for_everyone and classroom_id is not null))
);
--> statement-breakpoint
ALTER TABLE "live_lesson_calendars" ADD CONSTRAINT "live_lesson_calendars_parent_id_users_user_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lesson_occurrences" ADD CONSTRAINT "live_lesson_occurrences_live_lesson_id_live_lessons_live_lesson_id_fk" FOREIGN KEY ("live_lesson_id") REFERENCES "public"."live_lessons"("live_lesson_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lesson_registrations" ADD CONSTRAINT "live_lesson_registrations_live_lesson_id_live_lessons_live_lesson_id_fk" FOREIGN KEY ("live_lesson_id") REFERENCES "public"."live_lessons"("live_lesson_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lesson_registrations" ADD CONSTRAINT "live_lesson_registrations_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lesson_removals" ADD CONSTRAINT "live_lesson_removals_occurrence_id_live_lesson_occurrences_occurrence_id_fk" FOREIGN KEY ("occurrence_id") REFERENCES "public"."live_lesson_occurrences"("occurrence_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lesson_removals" ADD CONSTRAINT "live_lesson_removals_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lessons" ADD CONSTRAINT "live_lessons_tutor_id_users_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lessons" ADD CONSTRAINT "live_lessons_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "live_lesson_occurrences_once" ON "live_lesson_occurrences" USING btree ("live_lesson_id","planned_at");--> statement-breakpoint
CREATE INDEX "live_lesson_occurrences_to_remind" ON "live_lesson_occurrences" USING btree ("starts_at") WHERE reminded_at is null and not is_cancelled;--> statement-breakpoint
CREATE INDEX "live_lesson_registrations_by_student" ON "live_lesson_registrations" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "live_lesson_removals_by_student" ON "live_lesson_removals" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "live_lessons_by_tutor" ON "live_lessons" USING btree ("tutor_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "live_lessons_by_classroom" ON "live_lessons" USING btree ("classroom_id");