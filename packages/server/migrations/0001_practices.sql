CREATE TABLE "practice_tasks" (
	"task_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "practice_tasks_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"practice_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"round" smallint DEFAULT 1 NOT NULL,
	"item_ids" bigint[],
	"assigned_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"feedback" text,
	"feedback_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "practices" (
	"practice_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "practices_practice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"set_by_id" integer NOT NULL,
	"origin" text NOT NULL,
	"name" text NOT NULL,
	"subject_id" smallint NOT NULL,
	"year" smallint NOT NULL,
	"topic_id" integer NOT NULL,
	"sub_topic_ids" integer[] NOT NULL,
	"difficulty" text NOT NULL,
	"time_limit" smallint,
	"question_count" smallint NOT NULL,
	"fingerprint" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "practices_limits" CHECK (question_count between 10 and 60 and (time_limit is null or time_limit between 5 and 30))
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "deadline_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "practice_tasks" ADD CONSTRAINT "practice_tasks_practice_id_practices_practice_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("practice_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_tasks" ADD CONSTRAINT "practice_tasks_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practices" ADD CONSTRAINT "practices_set_by_id_users_user_id_fk" FOREIGN KEY ("set_by_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "practice_tasks_once" ON "practice_tasks" USING btree ("practice_id","student_id","round");--> statement-breakpoint
CREATE INDEX "practice_tasks_by_student" ON "practice_tasks" USING btree ("student_id","due_at");--> statement-breakpoint
CREATE INDEX "practices_by_setter" ON "practices" USING btree ("set_by_id","set_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "attempts_deadlines" ON "attempts" USING btree ("deadline_at") WHERE status = 'PROCCESS' and deadline_at is not null;