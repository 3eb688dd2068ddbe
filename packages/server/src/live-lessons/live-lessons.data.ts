/** What is kept about live lessons and who comes to them. */
import { eraseNames, type FeatureData, ofPerson } from '../platform/personal-data.ts';

/** Lessons that the people were registered for: a tutor may have written their name into one. */
const met =
  'exists (select from live_lesson_registrations r where r.live_lesson_id = t.live_lesson_id and r.student_id = any($1))';

export const liveLessonsData: FeatureData = {
  personal: [
    {
      table: 'live_lessons',
      title: 'Live lessons',
      about: `t.tutor_id = any($1) or ${met}`,
      secret: ['fingerprint'],
      erased: [eraseNames('live_lessons', 'name', met), eraseNames('live_lessons', 'description', met)],
      kept: 'withAccount',
    },
    ofPerson('live_lesson_registrations', 'Live lessons registered for'),
    ofPerson('live_lesson_removals', 'Live lessons that the tutor asked the child to leave'),
    ofPerson('live_lesson_calendars', 'Calendar feed', { column: 'parent_id', secret: ['key'] }),
  ],
  impersonal: {
    live_lesson_occurrences: 'the dates of a live lesson',
  },
};
