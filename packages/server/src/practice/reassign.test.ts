/** Another round goes in SQL to exactly the students whom the domain's rule allows one. */
import { taskState } from '@comet/domain/practice/practice';
import { practiceCan } from '@comet/domain/practice/practice-can';
import { hourMs } from '@comet/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertPractice, insertRounds, listReport } from './practice.store.ts';
import { factsOf } from './practice-view.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A student for each state that a part in a practice can have. */
const kinds = ['open', 'begun', 'finished', 'finishedLate', 'missed', 'begunAndMissed'] as const;

test('whoever may be set it again is, and nobody else', async () => {
  const { database, clock } = server;
  const now = clock.now();
  const users = await database.query<{ userId: number }>(
    {
      name: 'insert-six-students',
      text: `insert into users (role, first_name, last_name, user_name, password_hash, year_of_study, created_at, updated_at)
        select 'student', kind, 'Test', kind, '', 5, $1, $1 from unnest($2::text[]) kind returning user_id`,
    },
    [now, kinds],
  );
  const studentIds = users.map(({ userId }) => userId);
  const practice = {
    setById: studentIds[0] ?? 0,
    origin: 'tutor',
    name: 'Again',
    subjectId: 1,
    year: 5,
    topicId: 1501,
    subTopicIds: [150101],
    difficulty: 'easy',
    timeLimit: null,
    questionCount: 10,
    fingerprint: '',
  } as const;
  const practiceId = await insertPractice(database, practice, studentIds, new Date(now.getTime() + hourMs), now);
  const rows = await listReport(database, practiceId, undefined, undefined);
  for (const { taskId, studentId, firstName: kind } of rows) {
    if (/missed|late/i.test(kind))
      await database.query({ name: '', text: 'update practice_tasks set due_at = $2 where task_id = $1' }, [
        taskId,
        new Date(now.getTime() - hourMs),
      ]);
    if (/begun|finished/.test(kind))
      await database.query(
        {
          name: '',
          text: `insert into attempts (student_id, kind, source_id, subject_id, year, question_count, started_at, status, finished_at)
            values ($1, 'practice', $2, 1, 5, 10, $3, case when $4 then 'FINISH' else 'PROCCESS' end, case when $4 then $3::timestamptz end)`,
        },
        [studentId, taskId, now, kind.startsWith('finished')],
      );
  }
  const allowed = (await listReport(database, practiceId, undefined, undefined)).filter((row) => {
    const facts = factsOf(row);
    return practiceCan.reassign({ state: taskState(facts, now), isBegun: facts.isBegun }) === 'yes';
  });
  expect(allowed.map(({ firstName }) => firstName).sort()).toEqual(['finished', 'finishedLate', 'missed']);
  const again = { practiceId, studentIds, onlyWrong: false, dueAt: new Date(now.getTime() + hourMs) };
  expect((await insertRounds(database, again, now)).sort()).toEqual(allowed.map(({ studentId }) => studentId).sort());
});
