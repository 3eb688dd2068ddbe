CREATE TABLE "additional_test_results" (
	"student_id" integer NOT NULL,
	"kind" text NOT NULL,
	"source_id" integer NOT NULL,
	"best_stars" smallint NOT NULL,
	"best_right_count" smallint NOT NULL,
	"best_question_count" smallint NOT NULL,
	"badge" text NOT NULL,
	"finished_count" integer NOT NULL,
	CONSTRAINT "additional_test_results_student_id_kind_source_id_pk" PRIMARY KEY("student_id","kind","source_id")
);
--> statement-breakpoint
CREATE TABLE "chapter_openings" (
	"student_id" integer NOT NULL,
	"chapter_id" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chapter_openings_student_id_chapter_id_pk" PRIMARY KEY("student_id","chapter_id")
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"student_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"sub_topic_id" integer NOT NULL,
	"attempt_id" integer NOT NULL,
	"right_days" smallint NOT NULL,
	"last_right_day" date,
	"wrong_at" timestamp with time zone NOT NULL,
	CONSTRAINT "revisions_student_id_item_id_pk" PRIMARY KEY("student_id","item_id"),
	CONSTRAINT "revisions_days" CHECK ((right_days = 0) = (last_right_day is null))
);
--> statement-breakpoint
CREATE TABLE "sub_topic_mastery" (
	"student_id" integer NOT NULL,
	"sub_topic_id" integer NOT NULL,
	"mastery" jsonb NOT NULL,
	CONSTRAINT "sub_topic_mastery_student_id_sub_topic_id_pk" PRIMARY KEY("student_id","sub_topic_id")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "opened_chapter_id" integer;--> statement-breakpoint
ALTER TABLE "additional_test_results" ADD CONSTRAINT "additional_test_results_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_openings" ADD CONSTRAINT "chapter_openings_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_item_id_question_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."question_items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_attempt_id_attempts_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("attempt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_topic_mastery" ADD CONSTRAINT "sub_topic_mastery_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "revisions_of_attempt" ON "revisions" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "attempts_by_source" ON "attempts" USING btree ("student_id","kind","source_id");--> statement-breakpoint
-- Until now a chapter opened when all sub-topic tests of the one before were passed. What was open once stays open.
WITH chapters (topic_id, sub_topics) AS (VALUES
(1301,6), (1302,6), (1303,5), (1304,5), (1305,5), (1306,5), (1307,5), (1308,4), (1401,6), (1402,4), (1403,6), (1404,4), (1405,5), (1406,5), (1407,4),
(1408,5), (1409,3), (1410,3), (1501,5), (1502,4), (1503,5), (1504,5), (1505,5), (1506,5), (1507,6), (1508,5), (1509,3), (1510,3), (1601,4), (1602,6),
(1603,4), (1604,5), (1605,5), (1606,5), (1607,5), (1608,5), (1609,6), (1610,3), (1701,6), (1702,5), (1703,4), (1704,4), (1705,5), (1706,5), (1707,4),
(1708,4), (1709,4), (2301,5), (2302,4), (2303,5), (2304,6), (2305,5), (2306,5), (2307,4), (2308,4), (2401,5), (2402,4), (2403,5), (2404,5), (2405,5),
(2406,4), (2407,5), (2408,4), (2409,3), (2501,6), (2502,4), (2503,5), (2504,4), (2505,5), (2506,4), (2507,5), (2508,4), (2509,3), (2510,3), (2601,5),
(2602,3), (2603,5), (2604,4), (2605,5), (2606,5), (2607,5), (2608,4), (2609,3), (2610,3), (2701,4), (2702,4), (2703,4), (2704,4), (2705,4), (2706,3),
(2707,3), (2708,3), (3301,3), (3302,3), (3303,3), (3304,3), (3305,3), (3306,3), (3307,3), (3401,4), (3402,3), (3403,3), (3404,4), (3405,3), (3406,3),
(3407,3), (3408,3), (3501,4), (3502,3), (3503,3), (3504,3), (3505,3), (3506,3), (3507,3), (3508,3), (3509,4), (3601,4), (3602,3), (3603,3), (3604,3),
(3605,3), (3606,4), (3607,3), (3608,3), (3609,4), (3701,4), (3702,3), (3703,4), (3704,3), (3705,3), (3706,3), (3707,3), (4301,3), (4302,3), (4303,3),
(4304,3), (4305,3), (4306,3), (4307,3), (4401,3), (4402,3), (4403,3), (4404,3), (4405,3), (4406,3), (4407,3), (4408,3), (4409,3), (4501,3), (4502,3),
(4503,3), (4504,3), (4505,3), (4506,3), (4507,3), (4508,3), (4509,3), (4510,3), (4601,3), (4602,3), (4603,3), (4604,3), (4605,3), (4606,3), (4607,3),
(4608,3), (4609,3), (4610,3), (4701,3), (4702,3), (4703,4), (4704,3), (4705,3), (4706,4), (4707,3)
)
INSERT INTO "chapter_openings" ("student_id", "chapter_id", "opened_at")
SELECT passed.student_id, next.topic_id, passed.at
FROM (
  SELECT student_id, sub_topic_id / 100 AS topic_id, count(*) AS tests, max(passed_at) AS at
  FROM "sub_topic_results" WHERE passed_at IS NOT NULL GROUP BY 1, 2) passed
JOIN chapters done ON done.topic_id = passed.topic_id AND passed.tests >= done.sub_topics
JOIN chapters next ON next.topic_id = done.topic_id + 1 AND next.topic_id / 100 = done.topic_id / 100;
