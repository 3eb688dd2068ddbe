ALTER TABLE "flashcard_passes" ADD COLUMN "open_place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "flashcard_passes" ADD COLUMN "new_from" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "flashcard_passes" fp SET "open_place" = (
  SELECT count(*) FROM "flashcards" c WHERE c."deck_id" = fp."deck_id" AND c."position" < fp."open_from");
