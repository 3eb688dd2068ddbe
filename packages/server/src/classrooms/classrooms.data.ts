/** What is kept about classes and about what tutors write. */
import { eraseNames, eraseNamesInJson, type FeatureData, ofPerson } from '../platform/personal-data.ts';

const members = 'exists (select from classroom_students cs where cs.classroom_id = t.id and cs.student_id = any($1))';
const messages = `t.student_id = any($1)
  or exists (select from tutor_message_students ms where ms.message_id = t.message_id and ms.student_id = any($1))`;
/** A message that no other family got goes whole. */
const lonely = `(${messages}) and not exists (
  select from tutor_message_students ms where ms.message_id = t.message_id and ms.student_id <> all($1))`;
const messageMails = `t.name = 'mail' and split_part(t.data ->> 'key', ':', 1) = 'tutor-message' and split_part(t.data ->> 'key', ':', 2) in (
  select ms.message_id::text from tutor_message_students ms where ms.student_id = any($1))`;

export const classroomsData: FeatureData = {
  personal: [
    {
      table: 'classrooms',
      title: 'Classes',
      about: members,
      erased: [eraseNames('classrooms', 'name', members)],
      kept: 'withAccount',
    },
    ofPerson('classroom_students', 'When a class was joined'),
    ofPerson('tutor_matches', 'Tutors matched one to one'),
    ofPerson('tutor_students', 'How tutors teach'),
    {
      table: 'tutor_messages',
      title: 'Messages from tutors to families',
      about: messages,
      erased: [
        eraseNamesInJson('pgboss.job', 'data', 'text', messageMails),
        `delete from tutor_messages t where ${lonely}`,
        eraseNames('tutor_messages', 'message', messages),
      ],
      kept: 'withAccount',
    },
    ofPerson('tutor_message_students', null),
  ],
};
