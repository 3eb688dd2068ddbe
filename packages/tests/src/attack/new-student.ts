import { enter } from '../support/person.ts';
import { pg } from '../support/pg.ts';
import { makeStudents, studentPassword } from '../support/students.ts';
import type { Target } from './target.ts';

/** Makes a student with access and no family, and gives their access token. */
export async function enterAsNewStudent({ url, databaseUrl }: Pick<Target, 'url' | 'databaseUrl'>): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const [name = ''] = await makeStudents(client, 1).finally(() => client.end());
  return enter(url, name, studentPassword);
}
