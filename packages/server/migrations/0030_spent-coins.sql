ALTER TABLE "student_standings" ADD COLUMN "coins_spent" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE "student_standings" s SET "coins_spent" = e.spent FROM (
	SELECT student_id, sum(amount)::int AS spent FROM "ledger_entries" WHERE direction = 'outcoming' GROUP BY student_id
) e WHERE e.student_id = s.student_id;
