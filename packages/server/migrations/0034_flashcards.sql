CREATE TABLE "flashcard_days" (
	"student_id" integer NOT NULL,
	"day" date NOT NULL,
	"reviewed" smallint NOT NULL,
	"remembered" smallint NOT NULL,
	"learned" smallint NOT NULL,
	CONSTRAINT "flashcard_days_student_id_day_pk" PRIMARY KEY("student_id","day"),
	CONSTRAINT "flashcard_days_remembered" CHECK (remembered <= reviewed)
);
--> statement-breakpoint
CREATE TABLE "flashcard_deck_classrooms" (
	"deck_id" bigint NOT NULL,
	"classroom_id" integer NOT NULL,
	CONSTRAINT "flashcard_deck_classrooms_deck_id_classroom_id_pk" PRIMARY KEY("deck_id","classroom_id")
);
--> statement-breakpoint
CREATE TABLE "flashcard_deck_students" (
	"deck_id" bigint NOT NULL,
	"student_id" integer NOT NULL,
	CONSTRAINT "flashcard_deck_students_deck_id_student_id_pk" PRIMARY KEY("deck_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "flashcard_decks" (
	"deck_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flashcard_decks_deck_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"card_count" integer NOT NULL,
	"ready_key" text,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flashcard_decks_size" CHECK (card_count between 0 and 5000)
);
--> statement-breakpoint
CREATE TABLE "flashcard_passes" (
	"student_id" integer NOT NULL,
	"deck_id" bigint NOT NULL,
	"pass" integer NOT NULL,
	"shuffle_seed" integer,
	"completed_pass" integer NOT NULL,
	"completed_count" integer NOT NULL,
	CONSTRAINT "flashcard_passes_student_id_deck_id_pk" PRIMARY KEY("student_id","deck_id")
);
--> statement-breakpoint
CREATE TABLE "flashcard_progress" (
	"progress_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flashcard_progress_progress_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"deck_id" bigint NOT NULL,
	"flashcard_id" bigint NOT NULL,
	"pass" integer NOT NULL,
	"user_answer" text NOT NULL,
	"verdict" text,
	"answered_at" timestamp with time zone NOT NULL,
	"stability_days" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"last_day" date NOT NULL,
	"due_day" date NOT NULL,
	"known_until" date,
	"reviews" integer NOT NULL,
	"lapses" integer NOT NULL,
	CONSTRAINT "flashcard_progress_answer" CHECK ((user_answer = '') = (verdict is null))
);
--> statement-breakpoint
CREATE TABLE "flashcards" (
	"flashcard_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flashcards_flashcard_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deck_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"front" text NOT NULL,
	"back" text NOT NULL,
	"accepted" text[] NOT NULL,
	"kind" text NOT NULL,
	"spoken" text,
	"vocabulary" jsonb
);
--> statement-breakpoint
ALTER TABLE "flashcard_days" ADD CONSTRAINT "flashcard_days_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcard_deck_classrooms" ADD CONSTRAINT "flashcard_deck_classrooms_deck_id_flashcard_decks_deck_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."flashcard_decks"("deck_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcard_deck_classrooms" ADD CONSTRAINT "flashcard_deck_classrooms_classroom_id_classrooms_id_fk" FOREIGN KEY ("classroom_id") REFERENCES "public"."classrooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcard_deck_students" ADD CONSTRAINT "flashcard_deck_students_deck_id_flashcard_decks_deck_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."flashcard_decks"("deck_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcard_deck_students" ADD CONSTRAINT "flashcard_deck_students_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcard_decks" ADD CONSTRAINT "flashcard_decks_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcard_passes" ADD CONSTRAINT "flashcard_passes_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcard_passes" ADD CONSTRAINT "flashcard_passes_deck_id_flashcard_decks_deck_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."flashcard_decks"("deck_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcard_progress" ADD CONSTRAINT "flashcard_progress_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcard_progress" ADD CONSTRAINT "flashcard_progress_deck_id_flashcard_decks_deck_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."flashcard_decks"("deck_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcard_progress" ADD CONSTRAINT "flashcard_progress_flashcard_id_flashcards_flashcard_id_fk" FOREIGN KEY ("flashcard_id") REFERENCES "public"."flashcards"("flashcard_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcards" ADD CONSTRAINT "flashcards_deck_id_flashcard_decks_deck_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."flashcard_decks"("deck_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flashcard_deck_classrooms_by_class" ON "flashcard_deck_classrooms" USING btree ("classroom_id");--> statement-breakpoint
CREATE INDEX "flashcard_deck_students_by_student" ON "flashcard_deck_students" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "flashcard_decks_by_owner" ON "flashcard_decks" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "flashcard_decks_ready_once" ON "flashcard_decks" USING btree ("owner_id","ready_key") WHERE ready_key is not null;--> statement-breakpoint
CREATE INDEX "flashcard_passes_by_deck" ON "flashcard_passes" USING btree ("deck_id");--> statement-breakpoint
CREATE UNIQUE INDEX "flashcard_progress_once" ON "flashcard_progress" USING btree ("student_id","flashcard_id");--> statement-breakpoint
CREATE INDEX "flashcard_progress_of_deck" ON "flashcard_progress" USING btree ("student_id","deck_id","pass");--> statement-breakpoint
CREATE INDEX "flashcard_progress_due" ON "flashcard_progress" USING btree ("student_id","due_day");--> statement-breakpoint
CREATE INDEX "flashcard_progress_by_card" ON "flashcard_progress" USING btree ("flashcard_id");--> statement-breakpoint
CREATE INDEX "flashcard_progress_by_deck" ON "flashcard_progress" USING btree ("deck_id");--> statement-breakpoint
CREATE UNIQUE INDEX "flashcards_in_order" ON "flashcards" USING btree ("deck_id","position");