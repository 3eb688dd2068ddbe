ALTER TABLE "flashcards" ADD COLUMN "picture_file_id" uuid;--> statement-breakpoint
ALTER TABLE "flashcards" ADD COLUMN "drawn_picture" text;--> statement-breakpoint
ALTER TABLE "flashcards" ADD COLUMN "picture_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "flashcards" ADD CONSTRAINT "flashcards_picture_file_id_uploaded_files_file_id_fk" FOREIGN KEY ("picture_file_id") REFERENCES "public"."uploaded_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flashcards_by_picture" ON "flashcards" USING btree ("picture_file_id") WHERE picture_file_id is not null;--> statement-breakpoint
ALTER TABLE "flashcards" ADD CONSTRAINT "flashcards_one_picture" CHECK (picture_file_id is null or drawn_picture is null);