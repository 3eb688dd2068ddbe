/** Sets a practice as the demo's tutor, by HTTP, where a journey is about doing it. */
import { createPractice } from '@comet/contract/practice';
import pg from 'pg';
import { inject } from 'vitest';
import { ask, enter } from '../support/person.ts';
import { demoPassword } from './pages.ts';

interface Wanted {
  readonly name: string;
  /** User names of students in the tutor's classes. */
  readonly students: readonly string[];
  /** Minutes. */
  readonly timeLimit: number | null;
}

async function idsOf(userNames: readonly string[]): Promise<number[]> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  const { rows } = await client
    .query<{ user_id: number }>('select user_id from users where user_name = any($1)', [userNames])
    .finally(() => client.end());
  return rows.map(({ user_id }) => user_id);
}

export async function setPractice({ name, students, timeLimit }: Wanted): Promise<void> {
  const base = inject('baseUrl');
  const tutor = await enter(base, 'demo-tutor', demoPassword);
  const studentIds = await idsOf(students);
  const body = {
    studentIds,
    topicId: 1501,
    subTopicIds: [150101, 150102],
    difficulty: 'easy' as const,
    timeLimit,
    numberOfQuestions: 10,
    name,
  };
  const { refusal } = await ask(base, createPractice, { body }, tutor);
  if (refusal !== undefined) throw new Error(refusal);
}
