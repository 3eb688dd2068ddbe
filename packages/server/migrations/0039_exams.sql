CREATE TABLE "exam_answers" (
	"question_id" bigint PRIMARY KEY NOT NULL,
	"attempt_id" bigint NOT NULL,
	"student_id" integer NOT NULL,
	"given" jsonb,
	"is_flagged" boolean DEFAULT false NOT NULL,
	"is_passed" boolean DEFAULT false NOT NULL,
	"given_at" timestamp with time zone,
	"spent_ms" integer DEFAULT 0 NOT NULL,
	"is_right" boolean,
	"because" text
);
--> statement-breakpoint
CREATE TABLE "exam_attempts" (
	"attempt_id" bigint PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"limits_ms" jsonb NOT NULL,
	"ends_ms" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"paused_ms" bigint DEFAULT 0 NOT NULL,
	"paused_at" timestamp with time zone,
	"section_sizes" jsonb NOT NULL,
	"timed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_questions" (
	"section_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	"item_id" bigint NOT NULL,
	CONSTRAINT "exam_questions_section_id_place_pk" PRIMARY KEY("section_id","place")
);
--> statement-breakpoint
CREATE TABLE "exam_sections" (
	"section_id" bigint PRIMARY KEY NOT NULL,
	"time_limit_ms" integer NOT NULL,
	"drawn_from" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"lesson_id" bigint PRIMARY KEY NOT NULL,
	"time_limit_ms" integer NOT NULL,
	"question_order" text NOT NULL,
	"timing" text NOT NULL,
	"may_pause" boolean NOT NULL,
	"release" text NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "exam_answers" ADD CONSTRAINT "exam_answers_question_id_attempt_questions_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."attempt_questions"("question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_answers" ADD CONSTRAINT "exam_answers_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_answers" ADD CONSTRAINT "exam_answers_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_questions" ADD CONSTRAINT "exam_questions_section_id_lesson_sections_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."lesson_sections"("section_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_questions" ADD CONSTRAINT "exam_questions_item_id_question_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."question_items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_sections" ADD CONSTRAINT "exam_sections_section_id_lesson_sections_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."lesson_sections"("section_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_lesson_id_lessons_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("lesson_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_answers_by_attempt" ON "exam_answers" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "exam_answers_by_student" ON "exam_answers" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "exam_attempts_by_student" ON "exam_attempts" USING btree ("student_id");