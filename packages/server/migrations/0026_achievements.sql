CREATE TABLE "achievements" (
	"achievement_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "achievements_achievement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"key" text NOT NULL,
	"year" smallint NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "achievements_once" UNIQUE("student_id","key","year")
);
--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;