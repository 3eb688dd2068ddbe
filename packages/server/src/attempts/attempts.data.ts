/** What is kept about what children answer and how they get on. */
import { eraseNames, type FeatureData, ofPerson } from '../platform/personal-data.ts';

/** Attempts at a practice that the people have, too: they carry its name. */
const attempted = `t.kind = 'practice' and exists (
  select from practice_tasks o join practice_tasks k on k.practice_id = o.practice_id
  where o.task_id = t.source_id and k.student_id = any($1))`;

export const attemptsData: FeatureData = {
  personal: [
    { ...ofPerson('attempts', 'Tests and practices taken'), erased: [eraseNames('attempts', 'title', attempted)] },
    ofPerson('attempt_questions', 'Answers'),
    ofPerson('answer_corrections', 'Answers that we corrected'),
    {
      ...ofPerson('question_reports', 'Problems reported with questions'),
      about: `t.reporter_id = any($1)
        or exists (select from attempt_questions q where q.question_id = t.question_id and q.student_id = any($1))`,
    },
    ofPerson('day_totals', 'Work on each day'),
    ofPerson('sub_topic_results', 'Best results in each sub-topic'),
    ofPerson('additional_test_results', 'Best results in other tests'),
    ofPerson('chapter_openings', 'Chapters unlocked'),
    ofPerson('subject_ratings', 'How hard the questions are that we choose'),
    ofPerson('sub_topic_mastery', 'How well each sub-topic is known'),
    ofPerson('revisions', 'Questions to practise again'),
  ],
};
