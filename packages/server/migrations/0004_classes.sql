CREATE TABLE "tutor_messages" (
	"message_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tutor_messages_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tutor_id" integer NOT NULL,
	"target" text NOT NULL,
	"message" text NOT NULL,
	"families" smallint NOT NULL,
	"without_address" smallint NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutor_students" (
	"tutor_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"study_type" text,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "tutor_students_tutor_id_student_id_pk" PRIMARY KEY("tutor_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "coin_gifts" (
	"gift_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coin_gifts_gift_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tutor_id" integer,
	"student_id" integer NOT NULL,
	"amount" smallint NOT NULL,
	"reason" text NOT NULL,
	"day" date NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coin_gifts_amount" CHECK (amount between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "tutor_requests" (
	"request_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tutor_requests_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"subject_id" smallint NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tutor_messages" ADD CONSTRAINT "tutor_messages_tutor_id_users_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_students" ADD CONSTRAINT "tutor_students_tutor_id_users_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_students" ADD CONSTRAINT "tutor_students_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_gifts" ADD CONSTRAINT "coin_gifts_tutor_id_users_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_gifts" ADD CONSTRAINT "coin_gifts_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_requests" ADD CONSTRAINT "tutor_requests_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tutor_messages_by_tutor" ON "tutor_messages" USING btree ("tutor_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tutor_students_by_student" ON "tutor_students" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "coin_gifts_by_student" ON "coin_gifts" USING btree ("student_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "tutor_requests_once" ON "tutor_requests" USING btree ("student_id","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "classrooms_once" ON "classrooms" USING btree ("tutor_id",lower("name"),"subject_id");