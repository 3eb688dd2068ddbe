CREATE TABLE "audit_log" (
	"audit_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"target" text,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"role" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"user_name" text NOT NULL,
	"email" text,
	"phone" text,
	"password_hash" text NOT NULL,
	"day_of_birthday" date,
	"status" text DEFAULT 'active' NOT NULL,
	"year_of_study" smallint,
	"initial_year_of_study" smallint,
	"parent_id" integer,
	"time_zone" text DEFAULT 'Europe/London' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_student_has_year" CHECK ("users"."role" <> 'student' or "users"."year_of_study" between 3 and 7),
	CONSTRAINT "users_only_students_have_parents" CHECK ("users"."parent_id" is null or "users"."role" = 'student')
);
--> statement-breakpoint
CREATE TABLE "attempt_questions" (
	"question_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempt_questions_question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"student_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	"hint_used" boolean DEFAULT false NOT NULL,
	"answered_at" timestamp with time zone,
	"given" jsonb,
	"is_right" boolean,
	"not_sure" boolean DEFAULT false NOT NULL,
	"note" text,
	"because" text,
	"mistake_id" text,
	"spent_ms" integer DEFAULT 0 NOT NULL,
	"coins" smallint DEFAULT 0 NOT NULL,
	"experience" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "attempt_questions_answer_whole" CHECK ((answered_at is null) = (given is null) and (given is null) = (is_right is null))
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"attempt_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempts_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"kind" text NOT NULL,
	"source_id" integer NOT NULL,
	"subject_id" smallint NOT NULL,
	"year" smallint NOT NULL,
	"status" text DEFAULT 'PROCCESS' NOT NULL,
	"question_count" smallint NOT NULL,
	"answered_count" smallint DEFAULT 0 NOT NULL,
	"right_count" smallint DEFAULT 0 NOT NULL,
	"hint_count" smallint DEFAULT 0 NOT NULL,
	"course" text DEFAULT '' NOT NULL,
	"spent_ms" integer DEFAULT 0 NOT NULL,
	"stars" smallint DEFAULT 0 NOT NULL,
	"coins" integer DEFAULT 0 NOT NULL,
	"experience" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "attempts_counts" CHECK (right_count <= answered_count and answered_count <= question_count),
	CONSTRAINT "attempts_course" CHECK (length(course) = answered_count)
);
--> statement-breakpoint
CREATE TABLE "day_totals" (
	"student_id" integer NOT NULL,
	"day" date NOT NULL,
	"subject_id" smallint NOT NULL,
	"answered" integer NOT NULL,
	"right_count" integer NOT NULL,
	"weight_answered" integer NOT NULL,
	"weight_right" integer NOT NULL,
	"spent_ms" bigint NOT NULL,
	"finished_tests" integer NOT NULL,
	"last_active_at" timestamp with time zone NOT NULL,
	CONSTRAINT "day_totals_student_id_day_subject_id_pk" PRIMARY KEY("student_id","day","subject_id")
);
--> statement-breakpoint
CREATE TABLE "question_reports" (
	"report_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_reports_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"reporter_id" integer NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sub_topic_results" (
	"student_id" integer NOT NULL,
	"sub_topic_id" integer NOT NULL,
	"best_stars" smallint NOT NULL,
	"best_right_count" smallint NOT NULL,
	"finished_count" integer NOT NULL,
	"passed_at" timestamp with time zone,
	CONSTRAINT "sub_topic_results_student_id_sub_topic_id_pk" PRIMARY KEY("student_id","sub_topic_id")
);
--> statement-breakpoint
CREATE TABLE "subject_ratings" (
	"student_id" integer NOT NULL,
	"subject_id" smallint NOT NULL,
	"rating" double precision NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "subject_ratings_student_id_subject_id_pk" PRIMARY KEY("student_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"current_period_ends_at" timestamp with time zone NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"past_due_since" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "classroom_students" (
	"classroom_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "classroom_students_classroom_id_student_id_pk" PRIMARY KEY("classroom_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "classrooms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classrooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tutor_id" integer NOT NULL,
	"name" text NOT NULL,
	"subject_id" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutor_matches" (
	"tutor_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"subject_id" smallint NOT NULL,
	"matched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tutor_matches_tutor_id_student_id_subject_id_pk" PRIMARY KEY("tutor_id","student_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "question_cells" (
	"sub_topic_id" integer NOT NULL,
	"difficulty" text NOT NULL,
	"next_seed" integer NOT NULL,
	CONSTRAINT "question_cells_sub_topic_id_difficulty_pk" PRIMARY KEY("sub_topic_id","difficulty")
);
--> statement-breakpoint
CREATE TABLE "question_items" (
	"item_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_items_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sub_topic_id" integer NOT NULL,
	"difficulty" text NOT NULL,
	"maker_id" text NOT NULL,
	"maker_version" smallint NOT NULL,
	"seed" integer NOT NULL,
	"variant" text NOT NULL,
	"question" jsonb NOT NULL,
	"key" jsonb NOT NULL,
	"hint" jsonb NOT NULL,
	"explanation" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"chance_of_guessing" real NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"bucket" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cause" text NOT NULL,
	"student_id" integer NOT NULL,
	"direction" text NOT NULL,
	"source" text NOT NULL,
	"amount" integer NOT NULL,
	"debit_account" text NOT NULL,
	"credit_account" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_cause_unique" UNIQUE("cause"),
	CONSTRAINT "ledger_entries_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "student_standings" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"coins" integer NOT NULL,
	"experience" integer NOT NULL,
	"stars" integer NOT NULL,
	"learned_day" date NOT NULL,
	"learned_coins" smallint NOT NULL,
	CONSTRAINT "student_standings_not_below_zero" CHECK (coins >= 0 and experience >= 0 and stars >= 0)
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"is_remembered" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text
);
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_parent_id_users_user_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_item_id_question_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."question_items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_totals" ADD CONSTRAINT "day_totals_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_question_id_attempt_questions_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."attempt_questions"("question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_reporter_id_users_user_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_topic_results" ADD CONSTRAINT "sub_topic_results_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_ratings" ADD CONSTRAINT "subject_ratings_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_students" ADD CONSTRAINT "classroom_students_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_students" ADD CONSTRAINT "classroom_students_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classrooms" ADD CONSTRAINT "classrooms_tutor_id_users_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_matches" ADD CONSTRAINT "tutor_matches_tutor_id_users_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_matches" ADD CONSTRAINT "tutor_matches_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_standings" ADD CONSTRAINT "student_standings_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_user_name_once" ON "users" USING btree (lower("user_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_once" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_by_parent" ON "users" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_questions_once" ON "attempt_questions" USING btree ("attempt_id","position");--> statement-breakpoint
CREATE INDEX "attempt_questions_seen" ON "attempt_questions" USING btree ("student_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_one_open" ON "attempts" USING btree ("student_id","kind","source_id") WHERE status = 'PROCCESS';--> statement-breakpoint
CREATE INDEX "attempts_latest" ON "attempts" USING btree ("student_id","finished_at" DESC NULLS LAST) WHERE status = 'FINISH';--> statement-breakpoint
CREATE UNIQUE INDEX "question_reports_once" ON "question_reports" USING btree ("question_id","reporter_id","type");--> statement-breakpoint
CREATE INDEX "classroom_students_by_student" ON "classroom_students" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "classrooms_by_tutor" ON "classrooms" USING btree ("tutor_id");--> statement-breakpoint
CREATE INDEX "tutor_matches_by_student" ON "tutor_matches" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_items_once" ON "question_items" USING btree ("sub_topic_id","difficulty","maker_id","maker_version","variant");--> statement-breakpoint
CREATE INDEX "question_items_by_cell" ON "question_items" USING btree ("sub_topic_id","difficulty");--> statement-breakpoint
CREATE INDEX "rate_limits_by_reset" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_student" ON "ledger_entries" USING btree ("student_id","entry_id");--> statement-breakpoint
CREATE INDEX "password_resets_by_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");