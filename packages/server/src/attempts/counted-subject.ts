/** Which subject an answer counts for, in SQL. An exam may be of several; anything else is of one. */
import { subTopicsPerSubject } from '@comet/domain/curriculum/curriculum-ids';

/** The subject of the answer to a question `i` in an attempt `a`. */
export const countedSubject = `(case when a.kind = 'exam' then i.sub_topic_id / ${subTopicsPerSubject} else a.subject_id end)`;

/** Whether an attempt `a` is of the subject; of any where the parameter is null. */
export const isOfSubject = (parameter: string): string => `(${parameter}::int is null or case when a.kind = 'exam'
  then exists (select from attempt_questions sq join question_items si using (item_id)
    where sq.attempt_id = a.attempt_id and si.sub_topic_id / ${subTopicsPerSubject} = ${parameter}::int)
  else a.subject_id = ${parameter}::int end)`;
