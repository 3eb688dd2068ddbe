ALTER TABLE "question_reports" ADD COLUMN "seen" jsonb;--> statement-breakpoint
UPDATE "question_reports" r SET "seen" = jsonb_build_object('question', i.question, 'given', q.given)
FROM "attempt_questions" q JOIN "question_items" i USING (item_id) WHERE q.question_id = r.question_id;--> statement-breakpoint
ALTER TABLE "question_reports" ALTER COLUMN "seen" SET NOT NULL;
