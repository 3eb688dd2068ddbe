/** The two schools, each a database of one PostgreSQL with a server of its own, and the people who ask it. */
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { runOps } from '../support/ops.ts';
import { enter } from '../support/person.ts';
import { pg } from '../support/pg.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { studentPassword } from '../support/students.ts';
import { makeBank } from './question-bank.ts';
import { fillSchool } from './school.ts';
import { peopleEach } from './work.sql.ts';

const mintedEach = 30;
const loggedInAtOnce = 4;

/** Somebody with the ids that they ask about. */
export interface Asker {
  readonly token: string;
  /** The student themselves, a child of the parent, a student of the tutor. */
  readonly studentId: number;
  readonly year: number;
  readonly classroomId: number;
  readonly practiceIds: readonly number[];
  /** A student's own deck. */
  readonly flashcardDeckId: number | null;
}

export interface School {
  readonly name: string;
  readonly databaseUrl: string;
  readonly server: ServerProcess;
  readonly students: readonly Asker[];
  readonly parents: readonly Asker[];
  readonly tutors: readonly Asker[];
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.toString();
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Makes the databases, unless a kept folder has them. */
export async function makeDatabases(dataDir: string, sizes: ReadonlyMap<string, number>) {
  const [[first = 'small'] = []] = sizes;
  const postgres = await startEmbeddedPostgres({ dataDir, database: first });
  const isFilled = await withClient(postgres.url, async (client) => {
    const { rows } = await client.query<{ done: boolean }>(`select to_regclass('load_done') is not null as done`);
    return rows[0]?.done === true;
  });
  const urls = new Map([...sizes.keys()].map((name) => [name, withDatabase(postgres.url, name)]));
  if (isFilled) return { postgres, urls };
  await runOps(postgres.url, dataDir, ['demo:reset']);
  await runOps(postgres.url, dataDir, ['questions:mint', '--each', String(mintedEach)]);
  await withClient(postgres.url, makeBank);
  for (const name of [...sizes.keys()].slice(1))
    await withClient(withDatabase(postgres.url, 'postgres'), (client) =>
      client.query(`create database ${name} template ${first}`),
    );
  for (const [name, students] of sizes) {
    console.log(`school ${name}, ${students} students:`);
    await fillSchool(withDatabase(postgres.url, name), students);
  }
  await withClient(postgres.url, (client) => client.query('create table load_done ()'));
  return { postgres, urls };
}

interface PersonRow extends Omit<Asker, 'token'> {
  readonly user_name: string;
}

/** People spread evenly over the school; tutors are those of two full classes. */
const people = {
  students: `select s.user_id as "studentId", s.year, s.classroom_id as "classroomId", 'load-' || s.n as user_name,
      (select jsonb_agg(practice_id order by practice_id) from practice_tasks t where t.student_id = s.user_id) as "practiceIds",
      (select max(deck_id)::int from flashcard_decks d where d.owner_id = s.user_id) as "flashcardDeckId"
    from load_students s where s.n % greatest(1, (select count(*) from load_students) / $1) = 0 order by s.n`,
  parents: `select s.user_id as "studentId", s.year, s.classroom_id as "classroomId", 'load-parent-' || (s.n + 1) / 2 as user_name,
      '[]'::jsonb as "practiceIds", null as "flashcardDeckId"
    from load_students s where s.n % 2 = 0 and s.n % greatest(2, 2 * ((select count(*) from load_students) / 2 / $1)) = 0 order by s.n`,
  tutors: `select min(s.user_id) as "studentId", min(s.year) as year, min(s.classroom_id) as "classroomId", u.user_name,
      (select jsonb_agg(practice_id order by practice_id) from practices p where p.set_by_id = u.user_id) as "practiceIds", null as "flashcardDeckId"
    from load_students s join users u on u.user_id = s.tutor_id group by u.user_id having count(*) = 60 order by u.user_id limit $1 / 10`,
} as const;

async function enterAll(url: string, rows: readonly PersonRow[]): Promise<Asker[]> {
  const entered: Asker[] = [];
  for (let from = 0; from < rows.length; from += loggedInAtOnce) {
    const some = rows.slice(from, from + loggedInAtOnce);
    const tokens = await Promise.all(some.map((row) => enter(url, row.user_name, studentPassword)));
    entered.push(...some.map((row, place) => ({ ...row, token: tokens[place] ?? '' })));
  }
  return entered;
}

/** Starts the server of a school and lets its people log in. */
export async function openSchool(name: string, databaseUrl: string, dataDir: string): Promise<School> {
  const server = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SEED_DEMO: '0' });
  const list = async (what: keyof typeof people): Promise<Asker[]> => {
    const rows = await withClient(
      databaseUrl,
      async (client) => (await client.query<PersonRow>(people[what], [peopleEach])).rows,
    );
    return enterAll(server.url, rows);
  };
  return {
    name,
    databaseUrl,
    server,
    students: await list('students'),
    parents: await list('parents'),
    tutors: await list('tutors'),
  };
}
