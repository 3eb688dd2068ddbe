ALTER TABLE "tutor_messages" ADD COLUMN "classroom_id" integer;--> statement-breakpoint
ALTER TABLE "tutor_messages" ADD COLUMN "student_id" integer;--> statement-breakpoint
ALTER TABLE "tutor_messages" ADD CONSTRAINT "tutor_messages_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_messages" ADD CONSTRAINT "tutor_messages_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tutor_messages_by_student" ON "tutor_messages" USING btree ("student_id");--> statement-breakpoint
ALTER TABLE "tutor_messages" DROP COLUMN "target";