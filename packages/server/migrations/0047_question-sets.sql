ALTER TABLE "question_items" ADD COLUMN "stimulus_id" text;--> statement-breakpoint
ALTER TABLE "question_items" ADD COLUMN "set_place" smallint;--> statement-breakpoint
ALTER TABLE "question_items" ADD COLUMN "set_tells" text[];--> statement-breakpoint
CREATE INDEX "question_items_by_stimulus" ON "question_items" USING btree ("stimulus_id") WHERE stimulus_id is not null;--> statement-breakpoint
ALTER TABLE "question_items" ADD CONSTRAINT "question_items_set_whole" CHECK ((stimulus_id is null) = (set_place is null) and (set_place is null) = (set_tells is null));