/** The question that waits on a child's screen, and its answer as a child gives it. The key comes from the database: the browser never has it. */
import type { Question } from '@comet/contract/question';
import type { Key } from '@comet/questions/kernel/key';
import { rightText } from '@comet/questions/marking/right-text';
import type { Page } from 'playwright-core';
import { withClient } from './pg.ts';

/** A question with its key. */
export interface Asked {
  readonly key: Key;
  readonly question: Question;
}

/** The next question of each test that this child has begun, the one drawn last first. */
export async function listWaiting(databaseUrl: string, userName: string): Promise<Asked[]> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<Asked>(
      `with waiting as (
          select q.* from attempt_questions q join users u on u.user_id = q.student_id join attempts a using (attempt_id)
          where u.user_name = $1 and q.answered_at is null and a.kind <> 'exam')
        select i.key, i.question from waiting q join question_items i using (item_id)
        where q.position = (select min(position) from waiting w where w.attempt_id = q.attempt_id)
        order by (select max(drawn_at) from waiting w where w.attempt_id = q.attempt_id) desc`,
      [userName],
    ),
  );
  return rows;
}

export async function readWaiting(databaseUrl: string, userName: string): Promise<Asked> {
  const [row] = await listWaiting(databaseUrl, userName);
  if (row === undefined) throw new Error(`${userName} is at no question`);
  return row;
}

/** A question of the exam that this child is in, with its key. */
export async function readInExam(databaseUrl: string, userName: string, position: number): Promise<Asked> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<Asked>(
      `select i.key, i.question from attempt_questions q join question_items i using (item_id) join attempts a using (attempt_id)
          join users u on u.user_id = a.student_id
        where u.user_name = $1 and a.kind = 'exam' and a.status = 'PROCCESS' and q.position = $2 order by a.attempt_id desc limit 1`,
      [userName, position],
    ),
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`${userName} is in no exam`);
  return row;
}

/** A question with its key, wherever it is. */
export async function readAsked(databaseUrl: string, questionId: number): Promise<Asked> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<Asked>(
      'select i.key, i.question from attempt_questions q join question_items i using (item_id) where q.question_id = $1',
      [questionId],
    ),
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no question ${questionId}`);
  return row;
}

/** A question of the bank, with its key. */
export async function readItem(databaseUrl: string, itemId: number): Promise<Asked> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<Asked>('select key, question from question_items where item_id = $1', [itemId]),
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no question ${itemId}`);
  return row;
}

/** The question that waits in this child's game, with its key. */
export async function readInGame(databaseUrl: string, userName: string): Promise<Asked> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<Asked>(
      `select i.key, i.question from challenge_runs r join challenge_questions q using (run_id) join question_items i using (item_id)
          join users u on u.user_id = r.student_id
        where u.user_name = $1 and r.status = 'PROCCESS' order by q.position desc limit 1`,
      [userName],
    ),
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`${userName} is in no game`);
  return row;
}

/** Fills in the right answer, or a wrong one of the same form; does not send it. */
export async function fillIn(page: Page, { key, question: { answer } }: Asked, isRight: boolean): Promise<void> {
  switch (key.type) {
    case 'multipleChoice': {
      const option = isRight ? key.option : (key.option + 1) % key.because.length;
      // The radio itself is only for keys and readers; people press its label.
      await page.getByRole('radio').nth(option).check({ force: true });
      return;
    }
    case 'multipleWordChoice': {
      for (const [group, places] of key.picks.entries()) {
        const words = page.getByRole('group').nth(group).getByRole('button');
        const many = await words.count();
        const wrong = Array.from({ length: many }, (_, place) => place).filter((place) => !places.includes(place));
        for (const [nth, place] of places.entries()) await words.nth(isRight ? place : (wrong[nth] ?? 0)).click();
      }
      return;
    }
    case 'writeAnswer':
      await page
        .getByRole('textbox', { name: /^Your answer/ })
        .fill(isRight && answer.type === 'writeAnswer' ? rightText(key.spec, answer) : '0');
  }
}
