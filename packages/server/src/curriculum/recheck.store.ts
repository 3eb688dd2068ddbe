/** All SQL of looking through the stored questions again. */
import type { Block, Question, Steps } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Key } from '@comet/questions/kernel/key';
import type { Queryable } from '../platform/database.ts';
import type { QuestionStatus } from './question-status.ts';

export interface ItemRow {
  readonly itemId: number;
  readonly subTopicId: number;
  readonly difficulty: Difficulty;
  readonly makerId: string;
  readonly makerVersion: number;
  readonly variant: string;
  readonly question: Question;
  readonly key: Key;
  readonly hint: readonly Block[];
  readonly explanation: Steps;
  readonly features: Readonly<Record<string, number>>;
}

/** The id of the last of the next `count` questions above `after`; undefined when there is none. Ids have gaps. */
export async function findStepEnd(db: Queryable, after: number, count: number): Promise<number | undefined> {
  const [row] = await db.query<{ last: number | null }>(
    {
      name: 'find-item-step-end',
      text: 'select max(item_id) as last from (select item_id from question_items where item_id > $1 order by item_id limit $2) step',
    },
    [after, count],
  );
  return row?.last ?? undefined;
}

/** Questions with an id above `after`, up to `upTo`, that can still be asked. */
export async function listItems(db: Queryable, after: number, upTo: number): Promise<ItemRow[]> {
  return db.query<ItemRow>(
    {
      name: 'list-items',
      text: `select item_id, sub_topic_id, difficulty, maker_id, maker_version, variant, question, key, hint, explanation, features
        from question_items where item_id > $1 and item_id <= $2 and status in ('active', 'quarantined') order by item_id`,
    },
    [after, upTo],
  );
}

/** Takes questions out of use, in the order of their ids; gives how many were still in use. */
export async function setStatus(
  db: Queryable,
  items: readonly { readonly itemId: number; readonly status: QuestionStatus; readonly reason: string }[],
): Promise<number> {
  const rows = await db.query(
    {
      name: 'set-item-status',
      text: `with wanted as (
          select i.item_id, w.status, w.reason from jsonb_to_recordset($1::jsonb) as w ("itemId" bigint, status text, reason text)
            join question_items i on i.item_id = w."itemId" and i.status in ('active', 'quarantined')
          order by i.item_id for update of i)
        update question_items i set status = w.status, status_reason = w.reason from wanted w where i.item_id = w.item_id
        returning i.item_id`,
    },
    [JSON.stringify(items)],
  );
  return rows.length;
}
