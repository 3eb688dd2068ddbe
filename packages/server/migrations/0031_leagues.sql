CREATE TABLE "league_groups" (
	"group_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "league_groups_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"week" date NOT NULL,
	"grade" smallint NOT NULL,
	"tier" text NOT NULL,
	"member_count" smallint NOT NULL,
	"pace_sum" integer NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "league_groups_size" CHECK (member_count between 0 and 20)
);
--> statement-breakpoint
CREATE TABLE "league_scores" (
	"student_id" integer NOT NULL,
	"week" date NOT NULL,
	"group_id" bigint,
	"pace" integer DEFAULT 0 NOT NULL,
	"points" integer NOT NULL,
	"day" date NOT NULL,
	"day_points" smallint NOT NULL,
	"answered" integer NOT NULL,
	"right_count" integer NOT NULL,
	"sub_topic_ids" integer[] NOT NULL,
	"scored_at" timestamp with time zone NOT NULL,
	"rank" smallint,
	"outcome" text,
	"coins" smallint,
	CONSTRAINT "league_scores_student_id_week_pk" PRIMARY KEY("student_id","week")
);
--> statement-breakpoint
CREATE TABLE "league_students" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"tier" text NOT NULL,
	"has_left" boolean DEFAULT false NOT NULL,
	"nickname" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "league_scores" ADD CONSTRAINT "league_scores_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "league_scores" ADD CONSTRAINT "league_scores_group_id_league_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."league_groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "league_students" ADD CONSTRAINT "league_students_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "league_groups_open" ON "league_groups" USING btree ("week","grade","tier") WHERE settled_at is null and member_count < 20;--> statement-breakpoint
CREATE INDEX "league_groups_unsettled" ON "league_groups" USING btree ("week","group_id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "league_scores_by_group" ON "league_scores" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "league_scores_waiting" ON "league_scores" USING btree ("week","student_id") WHERE group_id is null and rank is null;