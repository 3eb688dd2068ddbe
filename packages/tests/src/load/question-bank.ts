/** The question bank of both schools, with a right and a wrong answer to each question. */

import type { Question } from '@comet/contract/question';
import { topics } from '@comet/questions/curriculum/curriculum';
import type { Key } from '@comet/questions/kernel/key';
import { answerFor } from '@comet/server/demo/demo.store';
import type { pg } from '../support/pg.ts';

/** Different easy questions that a practice and the tests together take from a sub-topic. */
const leastEasy = 20;
const leastOthers = 12;
const chaptersEach = 3;

interface ItemRow {
  readonly item_id: number;
  readonly key: Key;
  readonly question: Question;
}

function mistakeOf({ key, question }: ItemRow): { id?: string; says?: string } {
  const wrong = answerFor({ key, question }, false);
  if (key.type === 'multipleChoice' && wrong.type === 'multipleChoice') return key.because[wrong.option] ?? {};
  return key.type === 'writeAnswer' ? (key.mistakes[0]?.because ?? {}) : {};
}

/** Makes load_cells (sub-topics in the order of learning) and load_items (their questions with answers) in this database. */
export async function makeBank(client: pg.Client): Promise<void> {
  await client.query(
    `create unlogged table load_cells (year int, subject_id int, topic_id int, sub_topic_id int, place int, many int)`,
  );
  const cells = [3, 4, 5, 6, 7].flatMap((year) =>
    [1, 2, 3, 4].flatMap((subjectId) =>
      topics
        .filter((topic) => topic.year === year && topic.subject.subjectId === subjectId)
        .slice(0, chaptersEach)
        .flatMap(({ topicId, subTopics }) =>
          subTopics.map(({ subTopicId }) => ({ year, subjectId, topicId, subTopicId })),
        ),
    ),
  );
  await client.query(
    `insert into load_cells (year, subject_id, topic_id, sub_topic_id, place, many)
      select year, "subjectId", "topicId", "subTopicId", row_number() over (partition by year order by ordinality) - 1,
        count(*) over (partition by year)
      from rows from (jsonb_to_recordset($1::jsonb) as (year int, "subjectId" int, "topicId" int, "subTopicId" int)) with ordinality c
      where not exists (select from (values ('easy', ${leastEasy}), ('medium', ${leastOthers}), ('hard', ${leastOthers})) d (difficulty, least)
        where (select count(*) from question_items i where i.sub_topic_id = c."subTopicId" and i.difficulty = d.difficulty) < d.least)`,
    [JSON.stringify(cells)],
  );
  await client.query(
    `create unlogged table load_items (item_id bigint, sub_topic_id int, difficulty text, place int, weight int, right_given jsonb,
      wrong_given jsonb, wrong_because text, mistake_id text)`,
  );
  const { rows } = await client.query<ItemRow>(
    'select item_id::int, key, question from question_items where sub_topic_id in (select sub_topic_id from load_cells)',
  );
  const answers = rows.map((row) => {
    const { id = null, says = null } = mistakeOf(row);
    const right = answerFor(row, true);
    return {
      item_id: row.item_id,
      right_given: right,
      wrong_given: answerFor(row, false),
      wrong_because: says,
      mistake_id: id,
    };
  });
  await client.query(
    `insert into load_items
      select item_id, i.sub_topic_id, i.difficulty, row_number() over (partition by i.sub_topic_id, i.difficulty order by item_id) - 1,
        case i.difficulty when 'easy' then 1 when 'medium' then 2 else 3 end, right_given, wrong_given, wrong_because, mistake_id
      from jsonb_to_recordset($1::jsonb) as a (item_id bigint, right_given jsonb, wrong_given jsonb, wrong_because text, mistake_id text)
        join question_items i using (item_id)`,
    [JSON.stringify(answers)],
  );
  await client.query('create index on load_items (sub_topic_id, difficulty, place)');
  await client.query('analyze load_items');
}
