CREATE TABLE "replay_consents" (
	"consent_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "replay_consents_consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"is_allowed" boolean NOT NULL,
	"decided_by" integer NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "replay_consents" ADD CONSTRAINT "replay_consents_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replay_consents_by_student" ON "replay_consents" USING btree ("student_id","consent_id");