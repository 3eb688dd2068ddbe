/** What is kept about what children answer and how they get on. */
import { type FeatureData, ofPerson } from '../platform/personal-data.ts';

export const attemptsData: FeatureData = {
  personal: [
    ofPerson('attempts', 'Tests and practices taken'),
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
