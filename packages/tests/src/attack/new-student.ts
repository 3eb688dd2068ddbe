/** A student for one attack, and the question that waits for them. */
import { getSubTopicQuestion } from '@comet/contract/missions';
import { ask, enter } from '../support/person.ts';
import { withClient } from '../support/pg.ts';
import { makeStudents, studentPassword } from '../support/students.ts';
import type { Target } from './target.ts';

/** Names under which a right answer or an explanation would be sent. */
export const givesAway = /"(?:key|isRight|rightAnswer|rightOption|accepted|explanation|solution|steps)":/;

/** Makes a student with access and no family, and gives their access token. */
export async function enterAsNewStudent({ url, databaseUrl }: Pick<Target, 'url' | 'databaseUrl'>): Promise<string> {
  const [name = ''] = await withClient(databaseUrl, (client) => makeStudents(client, 1));
  return enter(url, name, studentPassword);
}

/** The question as the server sent it, with fields that the contract does not know, should there be any. */
export async function openQuestion(url: string, token: string) {
  const query = { chapterId: 1501, subTopicId: 150101 };
  const { body, refusal } = await ask(url, getSubTopicQuestion, { query }, token);
  if (body?.status !== 'PROCCESS') throw new Error(refusal ?? 'no question');
  return body.current;
}
