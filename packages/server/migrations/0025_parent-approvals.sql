CREATE TABLE "parent_approvals" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"parent_email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "parent_approvals" ADD CONSTRAINT "parent_approvals_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;