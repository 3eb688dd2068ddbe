CREATE TABLE "owned_presets" (
	"student_id" integer NOT NULL,
	"preset_id" integer NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	CONSTRAINT "owned_presets_student_id_preset_id_pk" PRIMARY KEY("student_id","preset_id")
);
--> statement-breakpoint
CREATE TABLE "worn_presets" (
	"student_id" integer NOT NULL,
	"type" text NOT NULL,
	"worn_id" integer NOT NULL,
	CONSTRAINT "worn_presets_student_id_type_pk" PRIMARY KEY("student_id","type")
);
--> statement-breakpoint
ALTER TABLE "owned_presets" ADD CONSTRAINT "owned_presets_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worn_presets" ADD CONSTRAINT "worn_presets_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;