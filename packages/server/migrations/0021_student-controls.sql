CREATE TABLE "student_controls" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"has_leagues" boolean NOT NULL,
	"has_streaks" boolean NOT NULL,
	"has_games" boolean NOT NULL,
	"game_minutes_per_day" smallint,
	"has_sounds" boolean NOT NULL,
	"muted_notifications" text[] NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "student_controls" ADD CONSTRAINT "student_controls_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;