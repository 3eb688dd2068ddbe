CREATE TABLE "tracker_clocks" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "trackers" (
	"tracker_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trackers_tracker_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"kind" text NOT NULL,
	"source_id" integer NOT NULL,
	"subject_id" smallint NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "timed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "day_totals" ADD COLUMN "active_ms" bigint;--> statement-breakpoint
ALTER TABLE "day_totals" ADD COLUMN "time_ms" bigint GENERATED ALWAYS AS (coalesce(active_ms, spent_ms)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tracker_clocks" ADD CONSTRAINT "tracker_clocks_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trackers" ADD CONSTRAINT "trackers_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trackers_once" ON "trackers" USING btree ("student_id","kind","source_id");