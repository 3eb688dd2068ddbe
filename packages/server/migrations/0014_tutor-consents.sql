CREATE TABLE "tutor_consents" (
	"consent_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tutor_consents_consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"tutor_id" integer NOT NULL,
	"given_by" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
INSERT INTO "tutor_consents" (student_id, tutor_id, given_by, started_at)
SELECT student_id, tutor_id, 'team', min(since) FROM (
	SELECT cs.student_id, c.tutor_id, cs.joined_at AS since FROM "classrooms" c JOIN "classroom_students" cs ON cs.classroom_id = c.id
	UNION ALL SELECT student_id, tutor_id, matched_at FROM "tutor_matches"
	UNION ALL SELECT student_id, tutor_id, since FROM "tutor_students") taught
GROUP BY student_id, tutor_id;--> statement-breakpoint
DELETE FROM "tutor_students" WHERE study_type IS NULL;--> statement-breakpoint
ALTER TABLE "tutor_students" ALTER COLUMN "study_type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tutor_consents" ADD CONSTRAINT "tutor_consents_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_consents" ADD CONSTRAINT "tutor_consents_tutor_id_users_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tutor_consents_in_force" ON "tutor_consents" USING btree ("student_id","tutor_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "tutor_consents_by_tutor" ON "tutor_consents" USING btree ("tutor_id");--> statement-breakpoint
CREATE INDEX "tutor_consents_by_student" ON "tutor_consents" USING btree ("student_id");--> statement-breakpoint
ALTER TABLE "tutor_students" DROP COLUMN "since";