/** Invariants of the tables of learning, each as a query that finds a row that breaks it. */
import { lateAnswerGraceMs } from '@comet/domain/practice/practice';
import { coinsForMistakesPutRight, learningCoinsPerDay, samePaidAgainMs } from '@comet/domain/rewards/rewards';
import { countedSubject } from '../attempts/index.ts';
import type { Queryable } from '../platform/database.ts';
import { coinInvariants, findBroken } from './coin-invariants.ts';

/** Each selects the rows that break it; $1 are the students of the play. */
const invariants: Readonly<Record<string, string>> = {
  'an attempt counts its answers, each once': `
    select a.attempt_id, a.answered_count, a.right_count, a.course, q.* from attempts a cross join lateral (
      select count(answered_at) as answered, count(*) filter (where is_right) as right, coalesce(sum(spent_ms), 0) as spent,
        coalesce(sum(experience), 0) as gained, count(*) filter (where hint_used) as hints,
        coalesce(string_agg(case when is_right then 'r' else 'w' end, '' order by position) filter (where answered_at is not null), '') as said
      from attempt_questions q where q.attempt_id = a.attempt_id) q
    where a.student_id = any($1) and (a.answered_count, a.right_count, a.experience, a.hint_count, a.course)
      is distinct from (q.answered, q.right, q.gained, q.hints, q.said) or a.student_id = any($1) and a.spent_ms < q.spent`,
  'an attempt is finished when all is answered or its time is up, and then only': `
    select attempt_id, status, answered_count, question_count, deadline_at, finished_at from attempts where student_id = any($1)
      and ((status = 'FINISH') <> (finished_at is not null)
        or status = 'FINISH' and answered_count < question_count and finished_at is distinct from deadline_at
        or status = 'PROCCESS' and answered_count >= question_count)`,
  'no answer counts half a minute after the end': `
    select question_id, answered_at, deadline_at from attempt_questions q join attempts a using (attempt_id)
    where a.student_id = any($1) and answered_at > deadline_at + ${lateAnswerGraceMs} * interval '1 ms'`,
  'an attempt asks in a row and nothing twice': `
    select attempt_id, count(*), count(distinct item_id) from attempt_questions where student_id = any($1) group by attempt_id
    having count(*) <> count(distinct item_id) or count(*) <> max(position)`,
  'an attempt and its answers hold the coins that the ledger says': `
    select a.attempt_id, a.coins, e.of_answers, f.amount from attempts a
      left join ledger_entries f on f.cause = 'finish:' || a.attempt_id
      cross join lateral (select coalesce(sum(coins), 0) as of_answers from attempt_questions q where q.attempt_id = a.attempt_id) e
    where a.student_id = any($1) and a.coins <> e.of_answers + coalesce(f.amount, 0)
    union all
    select q.question_id, q.coins, e.amount, 0 from attempt_questions q left join ledger_entries e on e.cause = 'answer:' || q.question_id
    where q.student_id = any($1) and q.coins - coalesce(e.amount, 0) not between 0 and ${coinsForMistakesPutRight}
    union all
    select u.user_id, a.coins, l.coins, 0 from users u
      cross join lateral (select coalesce(sum(coins), 0) as coins from attempts a where a.student_id = u.user_id) a
      cross join lateral (select coalesce(sum(amount), 0) as coins from ledger_entries e
        where e.student_id = u.user_id and e.source in ('mission', 'practice', 'lessonQuiz', 'liveLessonQuiz', 'exam', 'correction')) l
    where u.user_id = any($1) and a.coins <> l.coins`,
  'no day of learning brings more coins than it may': `
    select student_id, (e.created_at at time zone u.time_zone)::date as day, sum(amount) from ledger_entries e
      join users u on u.user_id = e.student_id
    where student_id = any($1) and source in ('mission', 'practice', 'lessonQuiz', 'liveLessonQuiz', 'exam') group by 1, 2 having sum(amount) > ${learningCoinsPerDay}`,
  'the same question is not paid again within seven days': `
    select p.question_id, q.question_id from attempt_questions p join attempt_questions q using (student_id, item_id)
    where student_id = any($1) and p.question_id <> q.question_id
      and exists (select from ledger_entries where cause = 'answer:' || p.question_id)
      and exists (select from ledger_entries where cause = 'answer:' || q.question_id)
      and q.answered_at between p.answered_at and p.answered_at + ${samePaidAgainMs - 1} * interval '1 ms'`,
  'experience and stars are what answers and finished attempts brought': `
    select s.student_id, s.experience, s.stars from student_standings s where student_id = any($1) and (
      s.experience <> (select coalesce(sum(experience), 0) from attempts a where a.student_id = s.student_id)
      or s.stars <> (select coalesce(sum(best_stars), 0) from sub_topic_results r where r.student_id = s.student_id)
        + (select coalesce(sum(best_stars), 0) from additional_test_results t where t.student_id = s.student_id)
        + (select coalesce(sum(stars), 0) from attempts a where a.student_id = s.student_id and kind = 'practice'))`,
  'a day is the sum of its answers': `
    select * from (
      select student_id, day, subject_id, answered, right_count, weight_answered, weight_right from day_totals
      where student_id = any($1) and answered > 0) d
    full join (
      select q.student_id, (q.answered_at at time zone u.time_zone)::date as day, ${countedSubject} as subject_id, count(*) as answers,
        count(*) filter (where is_right) as rights, sum(w.weight) as weights, coalesce(sum(w.weight) filter (where is_right), 0) as weights_right
      from attempt_questions q join attempts a using (attempt_id) join question_items i using (item_id) join users u on u.user_id = q.student_id
        join (values ('easy', 1), ('medium', 2), ('hard', 3)) w (difficulty, weight) on w.difficulty = i.difficulty
      where q.student_id = any($1) and q.answered_at is not null group by 1, 2, 3) q using (student_id, day, subject_id)
    where (answered, right_count, weight_answered, weight_right) is distinct from (answers, rights, weights, weights_right)`,
  'a day counts the attempts finished on it': `
    select * from (
      select student_id, day, subject_id, finished_tests from day_totals where student_id = any($1) and finished_tests > 0) d
    full join (
      select a.student_id, (a.finished_at at time zone u.time_zone)::date as day, a.subject_id, count(*) as finished
      from attempts a join users u on u.user_id = a.student_id
      where a.student_id = any($1) and a.status = 'FINISH' and a.kind <> 'stopPoint' group by 1, 2, 3) a using (student_id, day, subject_id)
    where finished_tests is distinct from finished`,
  'the best of a sub-topic is the best of its finished tests': `
    select * from (
      select student_id, sub_topic_id, best_stars, best_right_count, finished_count, passed_at is not null as passed
      from sub_topic_results where student_id = any($1)) r
    full join (
      select student_id, source_id as sub_topic_id, max(stars) as stars, max(right_count) as rights, count(*) as finished,
        bool_or(right_count >= 0.7 * question_count) as is_passed
      from attempts where student_id = any($1) and kind = 'subTopic' and status = 'FINISH' group by 1, 2) a using (student_id, sub_topic_id)
    where (best_stars, best_right_count, finished_count, passed) is distinct from (stars, rights, finished, is_passed)`,
  'the best of an additional test is the best of its attempts': `
    select * from (
      select student_id, kind, source_id, best_stars, finished_count, best_right_count::numeric / best_question_count as best_share
      from additional_test_results where student_id = any($1)) r
    full join (
      select student_id, kind, source_id, max(stars) as stars, count(*) as finished, max(right_count::numeric / question_count) as share
      from attempts where student_id = any($1) and kind not in ('subTopic', 'practice', 'stopPoint', 'lessonQuiz', 'liveLessonQuiz', 'exam') and status = 'FINISH' group by 1, 2, 3) a
      using (student_id, kind, source_id)
    where (best_stars, finished_count, best_share) is distinct from (stars, finished, share)`,
  'what was wrong is kept to be revised, and nothing else': `
    select * from (select student_id, item_id, right_days from revisions where student_id = any($1)) r
    full join (
      select student_id, item_id, bool_or(not is_right) as was_wrong, max(answered_at) filter (where not is_right) as wrong_at,
        max(answered_at) filter (where is_right) as right_at
      from attempt_questions where student_id = any($1) and answered_at is not null group by 1, 2 having bool_or(not is_right)) q
      using (student_id, item_id)
    where right_days is null or was_wrong is null or right_days > 0 and (right_at < wrong_at or right_at is null)`,
  'mastery counts every answer that is evidence, once': `
    select * from (
      select student_id, sub_topic_id, (mastery ->> 'answers')::int as heard from sub_topic_mastery where student_id = any($1)) m
    full join (
      select q.student_id, i.sub_topic_id, count(*) as said from attempt_questions q join question_items i using (item_id)
      where q.student_id = any($1) and q.answered_at is not null and not (q.is_right and q.not_sure)
        and not exists (select from answer_corrections c where c.question_id = q.question_id and c.reason = 'withdrawn')
      group by 1, 2) q
      using (student_id, sub_topic_id)
    where heard is distinct from said`,
  'a pass of a deck counts its answers, and the cards before its first open one are answered': `
    select fp.student_id, fp.deck_id from flashcard_passes fp cross join lateral (
      select count(*) as answered, count(*) filter (where p.verdict <> 'wrong') as rights from flashcard_progress p
      where p.student_id = fp.student_id and p.deck_id = fp.deck_id and p.pass >= fp.pass and p.user_answer <> '') n
    where fp.student_id = any($1) and ((fp.answered_count, fp.right_count) is distinct from (n.answered, n.rights)
      or exists (select from flashcards c where c.deck_id = fp.deck_id and c.position < fp.open_from and not exists (
        select from flashcard_progress p where p.student_id = fp.student_id and p.flashcard_id = c.flashcard_id
          and p.pass >= fp.pass and p.user_answer <> ''))
      or fp.open_place <> (select count(*) from flashcards c where c.deck_id = fp.deck_id and c.position < fp.open_from)
      or exists (select from flashcards c where c.deck_id = fp.deck_id and c.position < fp.new_from and not exists (
        select from flashcard_progress p where p.student_id = fp.student_id and p.flashcard_id = c.flashcard_id)))`,
  'a rating counts every answer once': `
    select * from (select student_id, subject_id, answers from subject_ratings where student_id = any($1)) r
    full join (
      select q.student_id, ${countedSubject} as subject_id, count(*) as given
      from attempt_questions q join attempts a using (attempt_id) join question_items i using (item_id)
      where q.student_id = any($1) and q.answered_at is not null group by 1, 2) a using (student_id, subject_id)
    where answers is distinct from given`,
  'a corrected answer is right, and says what it brought': `
    select c.* from answer_corrections c join attempt_questions q using (question_id)
    where c.student_id = any($1) and (not q.is_right or q.student_id <> c.student_id or q.because is not null)
    union all
    select c.* from (select c.student_id, sum(c.coins) as coins from answer_corrections c where c.student_id = any($1) group by 1) s
      cross join lateral (select coalesce(sum(amount), 0) as coins from ledger_entries e
        where e.student_id = s.student_id and e.source = 'correction') l
      join answer_corrections c on c.student_id = s.student_id where s.coins <> l.coins`,
  'a part in a practice says how its attempt ended': `
    select t.task_id, t.finished_at, t.answered_count, t.right_count, a.* from practice_tasks t
      left join attempts a on a.student_id = t.student_id and a.kind = 'practice' and a.source_id = t.task_id and a.status = 'FINISH'
    where t.student_id = any($1)
      and (t.finished_at, t.answered_count, t.right_count) is distinct from (a.finished_at, a.answered_count, a.right_count)`,
  'rounds of a practice follow one another, the next when the one before is over': `
    select t.practice_id, t.student_id, t.round from practice_tasks t
      left join attempts a on a.student_id = t.student_id and a.kind = 'practice' and a.source_id = t.task_id
    where t.student_id = any($1)
      and exists (select from practice_tasks n where (n.practice_id, n.student_id) = (t.practice_id, t.student_id) and n.round > t.round)
      and (a.status = 'PROCCESS' or not exists (
        select from practice_tasks n where (n.practice_id, n.student_id) = (t.practice_id, t.student_id) and n.round = t.round + 1))`,
};

/** The broken invariants, each with the first row that breaks it. */
export const brokenInvariants = (db: Queryable, studentIds: readonly number[]): Promise<string[]> =>
  findBroken(db, { ...invariants, ...coinInvariants }, studentIds);
