/** Children of a journey's own, who set themselves practices: nobody else's journey meets them. */

import { getUser } from '@comet/contract/accounts';
import { createPractice } from '@comet/contract/practice';
import { ask, enter } from '../support/person.ts';
import { pg } from '../support/pg.ts';
import { makeStudents, studentPassword } from '../support/students.ts';
import { home } from './test-server.ts';

/** Gives their user names; they log in with the demo's password. */
export async function makeChildren(many: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: home().databaseUrl });
  await client.connect();
  return makeStudents(client, many).finally(() => client.end());
}

interface Wanted {
  readonly name: string;
  /** Minutes. */
  readonly timeLimit?: number;
}

export async function setOwnPractice(userName: string, { name, timeLimit }: Wanted): Promise<void> {
  const base = home().baseUrl;
  const token = await enter(base, userName, studentPassword);
  const { body: user } = await ask(base, getUser, {}, token);
  const body = {
    studentIds: [user?.userId ?? 0],
    topicId: 1501,
    subTopicIds: [150101, 150102],
    difficulty: 'easy' as const,
    timeLimit: timeLimit ?? null,
    numberOfQuestions: 10,
    name,
  };
  const { refusal } = await ask(base, createPractice, { body }, token);
  if (refusal !== undefined) throw new Error(refusal);
}
