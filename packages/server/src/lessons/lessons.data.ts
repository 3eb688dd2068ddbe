/** What is kept about lessons and how students get on in them. */
import { eraseNames, type FeatureData, ofPerson } from '../platform/personal-data.ts';

/** Lessons that the people have worked in: a tutor may have written their name into one. */
const met = 'exists (select from lesson_progress p where p.lesson_id = t.lesson_id and p.student_id = any($1))';

export const lessonsData: FeatureData = {
  personal: [
    {
      table: 'lessons',
      title: 'Lessons',
      about: `t.tutor_id = any($1) or ${met}`,
      secret: ['fingerprint'],
      erased: [eraseNames('lessons', 'name', met), eraseNames('lessons', 'description', met)],
      kept: 'withAccount',
    },
    ofPerson('lesson_notices', 'Lessons you were told of'),
    ofPerson('lesson_progress', 'Lessons opened and finished'),
    ofPerson('lesson_section_progress', 'How far each part of a lesson is'),
  ],
  impersonal: {
    lesson_classrooms: 'which classes a lesson is for',
    lesson_sections: 'the parts of a lesson',
    lesson_section_points: 'when a video stops and what it asks',
  },
};
