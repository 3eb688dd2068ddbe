CREATE TABLE "dormant_warnings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"warned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "parent_approvals" ALTER COLUMN "parent_email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "parent_approvals" ALTER COLUMN "due_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dormant_warnings" ADD CONSTRAINT "dormant_warnings_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Nobody's absence was noted before today.
UPDATE "users" SET "last_seen_at" = now();
