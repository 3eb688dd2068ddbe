/** SQL that finds questions to play. */
import type { Level } from '@comet/domain/challenges/levels';
import type { Cell } from '@comet/domain/missions/question-mix';
import type { Queryable } from '../platform/database.ts';
import type { PlayedForm } from './game-pool.ts';

/** What makes a stored question playable, by the form. Long options and long texts are no game. */
const playable: Readonly<Record<PlayedForm, string>> = {
  choice: `i.question #>> '{answer,type}' = 'multipleChoice' and jsonb_array_length(i.question #> '{answer,options}') between 3 and 5
    and not i.question @? '$.prompt[*] ? (@.type == "passage" || @.type == "table" || @.type == "audio")'
    and not i.question @? '$.answer.options[*][*] ? (@.text like_regex ".{29}")'`,
  number: `i.question #>> '{answer,type}' = 'writeAnswer' and i.question #>> '{answer,kind}' = 'number'
    and not i.question @? '$.prompt[*] ? (@.type != "text" && @.type != "maths")'`,
  spelling: `i.question #>> '{answer,type}' = 'writeAnswer' and i.question @? '$.prompt[*] ? (@.type == "audio")'`,
};

export interface Dealing {
  readonly form: PlayedForm;
  readonly maxLetters: number;
  readonly cells: readonly (Cell & { readonly level: Level })[];
  readonly studentId: number;
  /** Questions that the student has met since then are left out. */
  readonly notMetSince: Date;
  readonly perLevel: number;
}

/** Playable questions of these cells, at most so many a level, in random order. */
export async function dealItems(db: Queryable, dealing: Dealing): Promise<{ level: Level; itemId: number }[]> {
  const { cells, form } = dealing;
  return db.query<{ level: Level; itemId: number }>(
    {
      name: `deal-items-${form}` as const,
      text: `select level, item_id from (
          select c.level, i.item_id, row_number() over (partition by c.level order by random()) as place
          from unnest($1::text[], $2::int[], $3::text[]) as c (level, sub_topic_id, difficulty)
            join question_items i on i.sub_topic_id = c.sub_topic_id and i.difficulty = c.difficulty and i.status = 'active'
          where length(i.question ->> 'spoken') <= $4 and ${playable[form]}
            and not exists (select from challenge_questions q where q.student_id = $5 and q.item_id = i.item_id and q.drawn_at > $6)
        ) dealt where place <= $7 order by level, place`,
    },
    [
      cells.map(({ level }) => level),
      cells.map(({ subTopicId }) => subTopicId),
      cells.map(({ difficulty }) => difficulty),
      dealing.maxLetters,
      dealing.studentId,
      dealing.notMetSince,
      dealing.perLevel,
    ],
  );
}

/** Those of the cells that have no stored questions yet. */
export async function listEmptyCells(db: Queryable, cells: readonly Cell[]): Promise<Cell[]> {
  return db.query<Cell>(
    {
      name: 'list-empty-cells',
      text: `select c.sub_topic_id as "subTopicId", c.difficulty from unnest($1::int[], $2::text[]) as c (sub_topic_id, difficulty)
        where not exists (select from question_items i where i.sub_topic_id = c.sub_topic_id and i.difficulty = c.difficulty)`,
    },
    [cells.map(({ subTopicId }) => subTopicId), cells.map(({ difficulty }) => difficulty)],
  );
}
