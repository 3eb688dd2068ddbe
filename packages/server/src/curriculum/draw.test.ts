import { dayMs } from '@comet/domain/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import type { World } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());

/** Symmetrical halves, easy: twenty-eight different questions are all there are. */
const cell = { subTopicId: 430603, difficulty: 'easy' } as const;

describe('where a child has met every question of a difficulty', () => {
  const draw = (orNear: boolean) =>
    server.services.curriculum.drawing((_, draws) => draws.one({ ...cell, orNear }, world.people.student.userId, 0));
  const difficultyOf = async (itemId: number | undefined) => {
    const [row] = await server.database.query<{ difficulty: string }>(
      { name: 'difficulty-of', text: 'select difficulty from question_items where item_id = $1' },
      [itemId],
    );
    return row?.difficulty;
  };
  const met = async (): Promise<number> => {
    const [row] = await server.database.query<{ n: number }>(
      {
        name: 'meet-all',
        text: `with met as (
            insert into attempt_questions (attempt_id, student_id, position, item_id, drawn_at)
            select $1, $2, 100 + row_number() over (order by item_id), item_id, $3::timestamptz + row_number() over (order by item_id) * interval '1 s'
            from question_items where sub_topic_id = $4 and difficulty = $5 returning 1)
          select count(*)::int as n from met`,
      },
      [world.example.attemptId, world.people.student.userId, server.clock.now(), cell.subTopicId, cell.difficulty],
    );
    return row?.n ?? 0;
  };

  test('none comes again within fourteen days while the sub-topic has others', async () => {
    await server.services.curriculum.mintMore(server.database, cell.subTopicId, cell.difficulty, 600);
    expect(await met()).toBeGreaterThanOrEqual(20);
    expect(await difficultyOf(await draw(true))).toBe('medium');
  });

  test('a practice keeps the difficulty it was set with: the one met longest ago comes again', async () => {
    expect(await difficultyOf(await draw(false))).toBe('easy');
    expect(await draw(false)).toBe(await draw(false));
  });

  test('they come again after fourteen days', async () => {
    server.clock.advance(14 * dayMs);
    expect(await difficultyOf(await draw(true))).toBe('medium');
    server.clock.advance(dayMs);
    expect(await difficultyOf(await draw(true))).toBe('easy');
  });
});

test('a sentence that an attempt has asked twice gives way to other ways of asking', async () => {
  const spelling = { subTopicId: 240104, difficulty: 'easy' } as const;
  const sentence = 'Which letters are missing?';
  const { studentId, attemptId } = world.example;
  await server.services.curriculum.mintMore(server.database, spelling.subTopicId, spelling.difficulty, 100);
  await server.database.query(
    {
      name: 'ask-twice',
      text: `insert into attempt_questions (attempt_id, student_id, position, item_id, drawn_at)
        select $1, $2, 900 + row_number() over (order by item_id), item_id, $3 from question_items
        where sub_topic_id = $4 and difficulty = $5 and question #>> '{prompt,0,text}' = $6 limit 2`,
    },
    [attemptId, studentId, server.clock.now(), spelling.subTopicId, spelling.difficulty, sentence],
  );
  const drawn = await Promise.all(
    Array.from({ length: 40 }, () =>
      server.services.curriculum.drawing((_, draws) => draws.one(spelling, studentId, attemptId)),
    ),
  );
  const [found] = await server.database.query<{ n: number }>(
    {
      name: 'count-asking',
      text: `select count(*)::int as n from question_items where item_id = any($1) and question #>> '{prompt,0,text}' = $2`,
    },
    [drawn, sentence],
  );
  expect(found?.n).toBe(0);
});
