/** What is kept about practices. */
import { eraseNames, type FeatureData, ofPerson } from '../platform/personal-data.ts';

const assigned = 'exists (select from practice_tasks k where k.practice_id = t.practice_id and k.student_id = any($1))';
const about = `t.set_by_id = any($1) or ${assigned}`;
/** A practice that nobody else has goes whole. */
const lonely = `${assigned} and not exists (
  select from practice_tasks k where k.practice_id = t.practice_id and k.student_id <> all($1))`;

export const practiceData: FeatureData = {
  personal: [
    {
      table: 'practices',
      title: 'Practices that were set',
      about,
      secret: ['fingerprint'],
      erased: [`delete from practices t where ${lonely}`, eraseNames('practices', 'name', assigned)],
      kept: 'withAccount',
    },
    {
      ...ofPerson('practice_tasks', 'Practices to do, with feedback'),
      erased: [eraseNames('practice_tasks', 'feedback', assigned)],
    },
  ],
};
