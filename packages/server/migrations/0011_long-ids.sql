ALTER TABLE "replay_consents" ALTER COLUMN "consent_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "replay_consents" ALTER COLUMN "consent_id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "attempt_questions" ALTER COLUMN "question_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "attempt_questions" ALTER COLUMN "question_id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "attempt_questions" ALTER COLUMN "attempt_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "attempts" ALTER COLUMN "attempt_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "attempts" ALTER COLUMN "attempt_id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "attempts" ALTER COLUMN "source_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "question_reports" ALTER COLUMN "report_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "question_reports" ALTER COLUMN "report_id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "question_reports" ALTER COLUMN "question_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "additional_test_results" ALTER COLUMN "source_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "revisions" ALTER COLUMN "attempt_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "tutor_messages" ALTER COLUMN "message_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "tutor_messages" ALTER COLUMN "message_id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "practice_tasks" ALTER COLUMN "task_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "practice_tasks" ALTER COLUMN "task_id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "practice_tasks" ALTER COLUMN "practice_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "practices" ALTER COLUMN "practice_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "practices" ALTER COLUMN "practice_id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "coin_gifts" ALTER COLUMN "gift_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "coin_gifts" ALTER COLUMN "gift_id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "trackers" ALTER COLUMN "tracker_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "trackers" ALTER COLUMN "tracker_id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "trackers" ALTER COLUMN "source_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "tutor_requests" ALTER COLUMN "request_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "tutor_requests" ALTER COLUMN "request_id" SET MAXVALUE 9223372036854775807;