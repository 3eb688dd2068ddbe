CREATE TABLE "live_lesson_visits" (
	"occurrence_id" bigint NOT NULL,
	"student_id" integer NOT NULL,
	"came_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_lesson_visits_occurrence_id_student_id_came_at_pk" PRIMARY KEY("occurrence_id","student_id","came_at"),
	CONSTRAINT "live_lesson_visits_times" CHECK (came_at <= left_at)
);
--> statement-breakpoint
ALTER TABLE "live_lesson_visits" ADD CONSTRAINT "live_lesson_visits_occurrence_id_live_lesson_occurrences_occurrence_id_fk" FOREIGN KEY ("occurrence_id") REFERENCES "public"."live_lesson_occurrences"("occurrence_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lesson_visits" ADD CONSTRAINT "live_lesson_visits_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_lesson_visits_by_student" ON "live_lesson_visits" USING btree ("student_id");