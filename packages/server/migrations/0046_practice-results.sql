ALTER TABLE "practice_tasks" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "practice_tasks" ADD COLUMN "answered_count" smallint;--> statement-breakpoint
ALTER TABLE "practice_tasks" ADD COLUMN "right_count" smallint;--> statement-breakpoint
-- The rows of a practice are read together. Each is written once more, when its attempt ends: with room on its page it stays there.
ALTER TABLE "practice_tasks" SET (fillfactor = 45);
--> statement-breakpoint
CLUSTER "practice_tasks" USING "practice_tasks_once";
--> statement-breakpoint
CREATE FUNCTION keep_practice_results() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE practice_tasks SET finished_at = new.finished_at, answered_count = new.answered_count, right_count = new.right_count
    WHERE task_id = new.source_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A trigger, because an attempt ends in several ways and a correction comes later: with the last answer, at its deadline, by a recheck.
CREATE TRIGGER attempts_keep_practice_results AFTER UPDATE OF status, right_count ON attempts FOR EACH ROW
WHEN (new.kind = 'practice' AND new.status = 'FINISH' AND (old.status <> new.status OR old.right_count <> new.right_count))
EXECUTE FUNCTION keep_practice_results();
--> statement-breakpoint
UPDATE practice_tasks t SET finished_at = a.finished_at, answered_count = a.answered_count, right_count = a.right_count
FROM attempts a WHERE a.student_id = t.student_id AND a.kind = 'practice' AND a.source_id = t.task_id AND a.status = 'FINISH';
--> statement-breakpoint
ALTER TABLE "practice_tasks" SET (fillfactor = 70);
