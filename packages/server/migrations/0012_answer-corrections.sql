CREATE TABLE "answer_corrections" (
	"correction_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_corrections_correction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question_id" bigint NOT NULL,
	"student_id" integer NOT NULL,
	"reason" text NOT NULL,
	"coins" smallint NOT NULL,
	"experience" smallint NOT NULL,
	"stars" smallint NOT NULL,
	"corrected_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "answer_corrections_question_id_unique" UNIQUE("question_id")
);
--> statement-breakpoint
ALTER TABLE "question_items" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "answer_corrections" ADD CONSTRAINT "answer_corrections_question_id_attempt_questions_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."attempt_questions"("question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_corrections" ADD CONSTRAINT "answer_corrections_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_corrections_unseen" ON "answer_corrections" USING btree ("student_id") WHERE seen_at is null;