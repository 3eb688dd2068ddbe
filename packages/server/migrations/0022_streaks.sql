CREATE TABLE "streak_holidays" (
	"holiday_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "streak_holidays_holiday_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "streak_holidays_order" CHECK (from_day <= to_day)
);
--> statement-breakpoint
CREATE TABLE "streak_rest_days" (
	"student_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "streak_rest_days_student_id_from_day_pk" PRIMARY KEY("student_id","from_day")
);
--> statement-breakpoint
CREATE TABLE "streak_savers" (
	"saver_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "streak_savers_saver_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"bought_day" date NOT NULL,
	"bought_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "streak_holidays" ADD CONSTRAINT "streak_holidays_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streak_rest_days" ADD CONSTRAINT "streak_rest_days_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streak_savers" ADD CONSTRAINT "streak_savers_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "streak_holidays_by_student" ON "streak_holidays" USING btree ("student_id","from_day");--> statement-breakpoint
CREATE INDEX "streak_savers_by_student" ON "streak_savers" USING btree ("student_id","bought_day");