/** All SQL about stored questions. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { ExchangeItem } from '@comet/questions/exchange/exchanged';
import type { Minted } from '@comet/questions/kernel/mint';
import type { Queryable } from '../platform/database.ts';
import type { QuestionStatus } from './question-status.ts';

/** So many questions are drawn to choose from: enough to find another way of asking, few enough to read their prompts. */
const drawnToChooseFrom = 8;
/** A sentence asked this often in an attempt gives way to others. */
const askedOften = 2;

/**
 * A question of this cell that the student never met. Where the attempt has asked the same sentence twice, another way of
 * asking comes first, as far as there is one. undefined when none is left.
 */
export async function findUnseenItem(
  db: Queryable,
  cell: { readonly subTopicId: number; readonly difficulty: Difficulty },
  studentId: number,
  attemptId: number,
): Promise<number | undefined> {
  const [row] = await db.query<{ itemId: number }>(
    {
      name: 'find-unseen-item',
      text: `with drawn as materialized (
          select i.item_id from question_items i
          where i.sub_topic_id = $1 and i.difficulty = $2 and i.status = 'active'
            and not exists (select from attempt_questions q where q.student_id = $3 and q.item_id = i.item_id)
          order by random() limit ${drawnToChooseFrom}),
        asked as materialized (
          select i.question #>> '{prompt,0,text}' as sentence, count(*) as times
          from attempt_questions q join question_items i using (item_id) where q.attempt_id = $4 group by 1)
        select d.item_id from drawn d join question_items i using (item_id)
          left join asked a on a.sentence = i.question #>> '{prompt,0,text}'
        order by greatest(coalesce(a.times, 0) - ${askedOften - 1}, 0) limit 1`,
    },
    [cell.subTopicId, cell.difficulty, studentId, attemptId],
  );
  return row?.itemId;
}

/** Those of the cells, each named as often as it is wanted, that have fewer questions than that which the student never met. */
export async function listDryCells(
  db: Queryable,
  cells: readonly { readonly subTopicId: number; readonly difficulty: Difficulty }[],
  studentId: number,
): Promise<{ subTopicId: number; difficulty: Difficulty }[]> {
  return db.query<{ subTopicId: number; difficulty: Difficulty }>(
    {
      name: 'list-dry-cells',
      text: `select w.sub_topic_id as "subTopicId", w.difficulty
        from (select sub_topic_id, difficulty, count(*) as wanted from unnest($1::int[], $2::text[]) as u (sub_topic_id, difficulty)
          group by 1, 2) w
        cross join lateral (
          select count(*) as unseen from (
            select from question_items i
            where i.sub_topic_id = w.sub_topic_id and i.difficulty = w.difficulty and i.status = 'active'
              and not exists (select from attempt_questions q where q.student_id = $3 and q.item_id = i.item_id)
            limit $4) met_never) u
        where u.unseen < w.wanted`,
    },
    [cells.map(({ subTopicId }) => subTopicId), cells.map(({ difficulty }) => difficulty), studentId, cells.length],
  );
}

/** The question of this cell that the student met longest ago. */
export async function findLongestUnseenItem(
  db: Queryable,
  cell: { readonly subTopicId: number; readonly difficulty: Difficulty },
  studentId: number,
  exceptAttemptId: number,
): Promise<{ readonly itemId: number; readonly drawnAt: Date } | undefined> {
  const [row] = await db.query<{ itemId: number; drawnAt: Date }>(
    {
      name: 'find-longest-unseen-item',
      text: `select i.item_id, max(q.drawn_at) as drawn_at from question_items i join attempt_questions q on q.item_id = i.item_id and q.student_id = $3
        where i.sub_topic_id = $1 and i.difficulty = $2 and i.status = 'active'
        group by i.item_id having not bool_or(q.attempt_id = $4) order by max(q.drawn_at) limit 1`,
    },
    [cell.subTopicId, cell.difficulty, studentId, exceptAttemptId],
  );
  return row;
}

/** The cell of a question that was taken out of use; undefined for one that children may get. */
export async function findCellOfWithdrawn(
  db: Queryable,
  itemId: number,
): Promise<{ subTopicId: number; difficulty: Difficulty } | undefined> {
  const [row] = await db.query<{ subTopicId: number; difficulty: Difficulty }>(
    {
      name: 'find-cell-of-withdrawn',
      text: `select sub_topic_id as "subTopicId", difficulty from question_items where item_id = $1 and status not in ('active', 'own')`,
    },
    [itemId],
  );
  return row;
}

/** The questions of a cell that children may get, in the order they were stored; at most `count`. */
export async function findActiveItems(
  db: Queryable,
  cell: { readonly subTopicId: number; readonly difficulty: Difficulty },
  count: number,
): Promise<ExchangeItem[]> {
  return db.query<ExchangeItem>(
    {
      name: 'find-active-items',
      text: `select question, key, hint, explanation from question_items
        where sub_topic_id = $1 and difficulty = $2 and status = 'active' order by item_id limit $3`,
    },
    [cell.subTopicId, cell.difficulty, count],
  );
}

/** Every question of a cell with its key, whoever made it and whether or not children get it. */
export async function findQuestions(
  db: Queryable,
  cell: { readonly subTopicId: number; readonly difficulty: Difficulty },
): Promise<Pick<ExchangeItem, 'question' | 'key'>[]> {
  return db.query<Pick<ExchangeItem, 'question' | 'key'>>(
    {
      name: 'find-questions',
      text: 'select question, key from question_items where sub_topic_id = $1 and difficulty = $2',
    },
    [cell.subTopicId, cell.difficulty],
  );
}

/** Takes the next `count` seeds of a cell; no other process gets the same. */
export async function takeSeeds(
  db: Queryable,
  cell: { readonly subTopicId: number; readonly difficulty: Difficulty },
  count: number,
): Promise<number> {
  const [row] = await db.query<{ firstSeed: number }>(
    {
      name: 'take-seeds',
      text: `insert into question_cells (sub_topic_id, difficulty, next_seed) values ($1, $2, $3)
        on conflict (sub_topic_id, difficulty) do update set next_seed = question_cells.next_seed + $3
        returning next_seed - $3 as first_seed`,
    },
    [cell.subTopicId, cell.difficulty, count],
  );
  return row?.firstSeed ?? 0;
}

/**
 * Stores minted questions in one statement; a variant that is there already is left out, but learns where it stands in a set.
 * Gives how many were new, there or in their set.
 */
export async function insertItems(
  db: Queryable,
  minted: readonly Minted[],
  now: Date,
  status: QuestionStatus = 'active',
): Promise<number> {
  // PostgreSQL updates no row twice in one statement.
  const once = new Map(
    minted.map((item) => [`${item.subTopicId} ${item.difficulty} ${item.generatorId} ${item.variant}`, item]),
  );
  const rows = [...once.values()].map(({ setPlace, ...item }) => ({
    ...item,
    chanceOfGuessing: chanceOfGuessing(item),
    stimulusId: setPlace?.stimulusId ?? null,
    setPlace: setPlace?.place ?? null,
    setTells: setPlace?.tells ?? null,
  }));
  const stored = await db.query<{ itemId: number }>(
    {
      name: 'insert-items',
      text: `insert into question_items (sub_topic_id, difficulty, maker_id, maker_version, seed, variant, question, key, hint,
          explanation, features, chance_of_guessing, stimulus_id, set_place, set_tells, created_at, status)
        select r."subTopicId", r.difficulty, r."generatorId", r."generatorVersion", r.seed, r.variant, r.question, r.key, r.hint,
          r.explanation, r.features, r."chanceOfGuessing", r."stimulusId", r."setPlace", r."setTells", $2, $3
        from jsonb_to_recordset($1::jsonb) as r("subTopicId" int, difficulty text, "generatorId" text, "generatorVersion" smallint,
          seed int, variant text, question jsonb, key jsonb, hint jsonb, explanation jsonb, features jsonb, "chanceOfGuessing" real,
          "stimulusId" text, "setPlace" smallint, "setTells" text[])
        on conflict (sub_topic_id, difficulty, maker_id, maker_version, variant) do update
          set stimulus_id = excluded.stimulus_id, set_place = excluded.set_place, set_tells = excluded.set_tells
          where question_items.stimulus_id is null and excluded.stimulus_id is not null
        returning item_id`,
    },
    [JSON.stringify(rows), now, status],
  );
  return stored.length;
}

function chanceOfGuessing(item: Minted): number {
  const { answer } = item.question;
  if (answer.type === 'multipleChoice') return 1 / answer.options.length;
  if (answer.type === 'multipleWordChoice')
    return answer.groups.reduce((chance, group) => chance / combinations(group.words.length, answer.pick), 1);
  return 0;
}

/** In how many ways so many of `words` can be picked, order aside. */
function combinations(words: number, pick: number): number {
  return Array.from({ length: pick }).reduce<number>((count, _, place) => (count * (words - place)) / (place + 1), 1);
}

/** A question with its answer, as a tutor chooses it. */
export interface BankRow extends Pick<ExchangeItem, 'question' | 'key' | 'explanation'> {
  readonly itemId: number;
  readonly subTopicId: number;
  readonly difficulty: Difficulty;
}

const bankColumns = 'item_id, sub_topic_id, difficulty, question, key, explanation';

export async function listBank(
  db: Queryable,
  cell: { readonly subTopicId: number; readonly difficulty: Difficulty },
  skipped: number,
  count: number,
): Promise<BankRow[]> {
  return db.query<BankRow>(
    {
      name: 'list-bank',
      text: `select ${bankColumns} from question_items where sub_topic_id = $1 and difficulty = $2 and status = 'active'
        order by item_id offset $3 limit $4`,
    },
    [cell.subTopicId, cell.difficulty, skipped, count],
  );
}

/** A question that children may get, or this tutor's own. */
export async function findBankQuestion(db: Queryable, itemId: number, ownMaker: string): Promise<BankRow | undefined> {
  const [row] = await db.query<BankRow>(
    {
      name: 'find-bank-question',
      text: `select ${bankColumns} from question_items
        where item_id = $1 and (status = 'active' or (status = 'own' and maker_id = $2))`,
    },
    [itemId, ownMaker],
  );
  return row;
}

/** A stored question with all that belongs to it, whatever its status. */
export async function findItem(db: Queryable, itemId: number): Promise<ExchangeItem | undefined> {
  const [row] = await db.query<ExchangeItem>(
    {
      name: 'find-item',
      text: 'select question, key, hint, explanation from question_items where item_id = $1',
    },
    [itemId],
  );
  return row;
}

/** A tutor's own question by what it says. */
export async function findOwnItem(
  db: Queryable,
  own: {
    readonly subTopicId: number;
    readonly difficulty: Difficulty;
    readonly maker: string;
    readonly variant: string;
  },
): Promise<{ readonly itemId: number } | undefined> {
  const [row] = await db.query<{ itemId: number }>(
    {
      name: 'find-own-item',
      text: `select item_id from question_items
        where sub_topic_id = $1 and difficulty = $2 and maker_id = $3 and maker_version = 1 and variant = $4`,
    },
    [own.subTopicId, own.difficulty, own.maker, own.variant],
  );
  return row;
}
