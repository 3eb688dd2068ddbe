DROP INDEX "ledger_entries_by_student";--> statement-breakpoint
CREATE INDEX "ledger_entries_by_student" ON "ledger_entries" USING btree ("student_id","created_at","direction","amount");