/** Questions as an old version of a generator stored them, put into the database and into a child's attempt. */
import type { Minted } from '@comet/questions/kernel/mint';
import type { TestServer } from './test-server.ts';

type Stored = Pick<
  Minted,
  | 'subTopicId'
  | 'difficulty'
  | 'generatorId'
  | 'generatorVersion'
  | 'seed'
  | 'variant'
  | 'question'
  | 'key'
  | 'hint'
  | 'explanation'
  | 'features'
>;

let planted = 0;

/** Stores a question; gives its id. Each call stores another one, also of the same question. */
export async function plantItem({ database, clock }: TestServer, item: Stored): Promise<number> {
  const [row] = await database.query<{ itemId: number }>(
    {
      name: 'plant-item',
      text: `insert into question_items (sub_topic_id, difficulty, maker_id, maker_version, seed, variant, question, key, hint,
          explanation, features, chance_of_guessing, created_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0.2, $12) returning item_id`,
    },
    [
      item.subTopicId,
      item.difficulty,
      item.generatorId,
      item.generatorVersion,
      item.seed,
      `${item.variant} planted ${++planted}`,
      JSON.stringify(item.question),
      JSON.stringify(item.key),
      JSON.stringify(item.hint),
      JSON.stringify(item.explanation),
      JSON.stringify(item.features),
      clock.now(),
    ],
  );
  return row?.itemId ?? 0;
}

/** Puts stored questions at these places (from 1) of an attempt, as if they had been drawn. */
export async function plantInAttempt(
  { database }: TestServer,
  attemptId: number,
  items: ReadonlyMap<number, number>,
): Promise<void> {
  await database.query(
    {
      name: 'plant-in-attempt',
      text: `update attempt_questions q set item_id = p.item_id
        from unnest($2::int[], $3::bigint[]) as p (position, item_id) where q.attempt_id = $1 and q.position = p.position`,
    },
    [attemptId, [...items.keys()], [...items.values()]],
  );
}
