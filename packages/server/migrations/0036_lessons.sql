CREATE TABLE "lesson_classrooms" (
	"lesson_id" bigint NOT NULL,
	"classroom_id" integer NOT NULL,
	CONSTRAINT "lesson_classrooms_lesson_id_classroom_id_pk" PRIMARY KEY("lesson_id","classroom_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"lesson_id" bigint NOT NULL,
	"student_id" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"last_opened_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"self_assessment" text,
	CONSTRAINT "lesson_progress_lesson_id_student_id_pk" PRIMARY KEY("lesson_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_section_points" (
	"point_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_section_points_point_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"section_id" bigint NOT NULL,
	"at_ms" integer NOT NULL,
	"item_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_section_progress" (
	"section_id" bigint NOT NULL,
	"student_id" integer NOT NULL,
	"place_ms" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "lesson_section_progress_section_id_student_id_pk" PRIMARY KEY("section_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_sections" (
	"section_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_sections_section_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lesson_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"video_file_id" uuid,
	"duration_ms" integer,
	"captions" text DEFAULT '' NOT NULL,
	"document_file_id" uuid,
	"year" smallint,
	"topic_id" integer,
	"sub_topic_id" integer,
	"question_count" smallint,
	"difficulty" text,
	"words" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "lesson_sections_whole" CHECK (case kind when 'quiz' then year is not null and topic_id is not null and sub_topic_id is not null
          and question_count between 1 and 40 and difficulty is not null
        when 'video' then video_file_id is not null
        when 'document' then document_file_id is not null
        else true end)
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"lesson_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lessons_lesson_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tutor_id" integer NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"subject_id" smallint NOT NULL,
	"picture_file_id" uuid,
	"drawn_cover" text,
	"classroom_id" integer,
	"publish_at" timestamp with time zone,
	"is_for_one_to_one" boolean DEFAULT false NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "lessons_one_cover" CHECK ((picture_file_id is null) <> (drawn_cover is null))
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "paid_before" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "is_sealed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_classrooms" ADD CONSTRAINT "lesson_classrooms_lesson_id_lessons_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("lesson_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_classrooms" ADD CONSTRAINT "lesson_classrooms_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson_id_lessons_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("lesson_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_section_points" ADD CONSTRAINT "lesson_section_points_section_id_lesson_sections_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."lesson_sections"("section_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_section_points" ADD CONSTRAINT "lesson_section_points_item_id_question_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."question_items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_section_progress" ADD CONSTRAINT "lesson_section_progress_section_id_lesson_sections_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."lesson_sections"("section_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_section_progress" ADD CONSTRAINT "lesson_section_progress_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_sections" ADD CONSTRAINT "lesson_sections_lesson_id_lessons_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("lesson_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_sections" ADD CONSTRAINT "lesson_sections_video_file_id_uploaded_files_file_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."uploaded_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_sections" ADD CONSTRAINT "lesson_sections_document_file_id_uploaded_files_file_id_fk" FOREIGN KEY ("document_file_id") REFERENCES "public"."uploaded_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_tutor_id_users_user_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_picture_file_id_uploaded_files_file_id_fk" FOREIGN KEY ("picture_file_id") REFERENCES "public"."uploaded_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_classrooms_by_classroom" ON "lesson_classrooms" USING btree ("classroom_id");--> statement-breakpoint
CREATE INDEX "lesson_progress_by_student" ON "lesson_progress" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "lesson_section_points_by_section" ON "lesson_section_points" USING btree ("section_id","at_ms");--> statement-breakpoint
CREATE INDEX "lesson_section_progress_by_student" ON "lesson_section_progress" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "lesson_sections_by_video" ON "lesson_sections" USING btree ("video_file_id");--> statement-breakpoint
CREATE INDEX "lesson_sections_by_document" ON "lesson_sections" USING btree ("document_file_id");--> statement-breakpoint
CREATE INDEX "lesson_sections_by_lesson" ON "lesson_sections" USING btree ("lesson_id","position");--> statement-breakpoint
CREATE INDEX "lessons_by_picture" ON "lessons" USING btree ("picture_file_id");--> statement-breakpoint
CREATE INDEX "lessons_by_tutor" ON "lessons" USING btree ("tutor_id","created_at" DESC NULLS LAST);