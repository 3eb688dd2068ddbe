/** What the kinds of attempts are called (specification, section 3: quiz kinds). */
import type { AttemptKind } from '@comet/domain/attempts/attempt';

export const kindNames: Readonly<Record<AttemptKind, string>> = {
  subTopic: 'Sub-topic test',
  additional_practice: 'Additional Practice',
  previous_chapter_review: 'Previous Chapter Review',
  revision_quest: 'Revision Quest',
  final_test: 'Final test',
  chapter_unlock: 'Chapter unlock',
  practice: 'Practice',
  stopPoint: 'Question in a video',
  lessonQuiz: 'Lesson quiz',
  liveLessonQuiz: 'Live lesson quiz',
  exam: 'Exam',
};
