CREATE TABLE "tutor_message_students" (
	"message_id" bigint NOT NULL,
	"student_id" integer NOT NULL,
	CONSTRAINT "tutor_message_students_message_id_student_id_pk" PRIMARY KEY("message_id","student_id")
);
--> statement-breakpoint
INSERT INTO "tutor_message_students" (message_id, student_id)
SELECT message_id, student_id FROM "tutor_messages" WHERE student_id IS NOT NULL
UNION SELECT m.message_id, cs.student_id FROM "tutor_messages" m JOIN "classroom_students" cs ON cs.classroom_id = m.classroom_id;
--> statement-breakpoint
CREATE TABLE "erasures" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tutor_message_students" ADD CONSTRAINT "tutor_message_students_message_id_tutor_messages_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."tutor_messages"("message_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_message_students" ADD CONSTRAINT "tutor_message_students_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tutor_message_students_by_student" ON "tutor_message_students" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "erasures_by_due" ON "erasures" USING btree ("due_at");