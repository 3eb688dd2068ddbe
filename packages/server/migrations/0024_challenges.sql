CREATE TABLE "challenge_questions" (
	"question_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "challenge_questions_question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"student_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"given" jsonb,
	"is_right" boolean,
	"note" text,
	"because" text,
	"spent_ms" integer DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"power_up" text,
	"help" jsonb
);
--> statement-breakpoint
CREATE TABLE "challenge_runs" (
	"run_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "challenge_runs_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"game" text NOT NULL,
	"subject_id" smallint NOT NULL,
	"year" smallint NOT NULL,
	"rating" double precision NOT NULL,
	"status" text DEFAULT 'PROCCESS' NOT NULL,
	"state" jsonb NOT NULL,
	"items" jsonb NOT NULL,
	"drawn" jsonb NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"counts_for_best" boolean DEFAULT false NOT NULL,
	"coins" smallint DEFAULT 0 NOT NULL,
	"played_ms" integer DEFAULT 0 NOT NULL,
	"day" date,
	"started_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "challenge_questions" ADD CONSTRAINT "challenge_questions_run_id_challenge_runs_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."challenge_runs"("run_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_questions" ADD CONSTRAINT "challenge_questions_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_questions" ADD CONSTRAINT "challenge_questions_item_id_question_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."question_items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_runs" ADD CONSTRAINT "challenge_runs_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_questions_once" ON "challenge_questions" USING btree ("run_id","position");--> statement-breakpoint
CREATE INDEX "challenge_questions_seen" ON "challenge_questions" USING btree ("student_id","item_id","drawn_at");--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_runs_one_open" ON "challenge_runs" USING btree ("student_id") WHERE status = 'PROCCESS';--> statement-breakpoint
CREATE INDEX "challenge_runs_best" ON "challenge_runs" USING btree ("student_id","subject_id","game","score") WHERE counts_for_best;--> statement-breakpoint
CREATE INDEX "challenge_runs_day" ON "challenge_runs" USING btree ("student_id","day");--> statement-breakpoint
CREATE INDEX "challenge_runs_left" ON "challenge_runs" USING btree ("closes_at") WHERE status = 'PROCCESS';