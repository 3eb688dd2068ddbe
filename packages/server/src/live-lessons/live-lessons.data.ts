/** What is kept about live lessons and who comes to them. */
import { eraseNames, type FeatureData, ofPerson } from '../platform/personal-data.ts';

/** Lessons that the people were registered for: a tutor may have written their name into one. */
const met =
  'exists (select from live_lesson_registrations r where r.live_lesson_id = t.live_lesson_id and r.student_id = any($1))';

/** Recordings of tutors who teach or taught the people. */
const taught = 'exists (select from tutor_consents k where k.tutor_id = t.tutor_id and k.student_id = any($1))';

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
    {
      table: 'live_lesson_recordings',
      title: 'Recordings of live lessons',
      about: `t.tutor_id = any($1) or ${taught}`,
      secret: ['fingerprint'],
      erased: [
        eraseNames('live_lesson_recordings', 'name', taught),
        eraseNames('live_lesson_recordings', 'description', taught),
        eraseNames('live_lesson_recordings', 'captions', taught),
      ],
      kept: 'withAccount',
    },
    ofPerson('live_lesson_registrations', 'Live lessons registered for'),
    ofPerson('live_lesson_visits', 'Time in live lessons'),
    {
      ...ofPerson('live_lesson_voices', 'Recordings of live lessons with the child’s voice'),
      erased: [
        `update live_lesson_recordings set deleted_at = now(), video_file_id = null, captions = '', has_timeline = false
          where deleted_at is null and has_voices
            and occurrence_id in (select occurrence_id from live_lesson_voices where student_id = any($1))`,
      ],
    },
    ofPerson('live_lesson_removals', 'Live lessons that the tutor asked the child to leave'),
    ofPerson('live_lesson_calendars', 'Calendar feed', { column: 'parent_id', secret: ['key'] }),
  ],
  impersonal: {
    live_lesson_occurrences: 'the dates of a live lesson',
    live_lesson_quizzes: 'the quizzes of a recording',
    live_lesson_timelines: 'lines, slides and questions that a recorded room showed, without names',
    live_lesson_recording_slides: 'the slides of a recording',
  },
};
