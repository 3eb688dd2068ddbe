CREATE TABLE "lesson_notices" (
	"lesson_id" bigint NOT NULL,
	"student_id" integer NOT NULL,
	CONSTRAINT "lesson_notices_lesson_id_student_id_pk" PRIMARY KEY("lesson_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "flashcard_passes" ADD COLUMN "answered_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "flashcard_passes" ADD COLUMN "right_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "flashcard_passes" ADD COLUMN "open_from" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "is_unannounced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_notices" ADD CONSTRAINT "lesson_notices_lesson_id_lessons_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("lesson_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notices" ADD CONSTRAINT "lesson_notices_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_notices_by_student" ON "lesson_notices" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "lessons_unannounced" ON "lessons" USING btree ("publish_at") WHERE is_unannounced;--> statement-breakpoint
INSERT INTO "flashcard_passes" AS fp ("student_id", "deck_id", "pass", "completed_pass", "completed_count", "answered_count", "right_count")
SELECT p."student_id", p."deck_id", coalesce(known."pass", 1), 0, 0, count(*), count(*) FILTER (WHERE p."verdict" <> 'wrong')
FROM "flashcard_progress" p
LEFT JOIN "flashcard_passes" known ON known."student_id" = p."student_id" AND known."deck_id" = p."deck_id"
WHERE p."user_answer" <> '' AND p."pass" >= coalesce(known."pass", 1)
GROUP BY 1, 2, 3
ON CONFLICT ("student_id", "deck_id") DO UPDATE SET "answered_count" = excluded."answered_count", "right_count" = excluded."right_count";
