ALTER TABLE "flashcard_days" ALTER COLUMN "reviewed" SET DATA TYPE integer;--> statement-breakpoint
ALTER TABLE "flashcard_days" ALTER COLUMN "remembered" SET DATA TYPE integer;--> statement-breakpoint
ALTER TABLE "flashcard_days" ALTER COLUMN "learned" SET DATA TYPE integer;