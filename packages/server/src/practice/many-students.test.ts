/** A practice of thirty students sends as few statements as one of a single student. */
import * as calls from '@comet/contract/practice';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import { chapterId, subTopicId, type World } from '../testing/world.ts';

let server: TestServer;
let world: World;
let classIds: number[];
beforeAll(async () => {
  ({ server, world } = await startWorld());
  const rows = await server.database.query<{ userId: number }>(
    {
      name: 'insert-many-students',
      text: `insert into users (role, first_name, last_name, user_name, password_hash, year_of_study, created_at, updated_at)
        select 'student', 'Many', 'Test', 'many-' || n, '', 5, $1, $1 from generate_series(1, 30) n returning user_id`,
    },
    [server.clock.now()],
  );
  classIds = rows.map(({ userId }) => userId);
  for (const studentId of classIds)
    await server.services.consents.give(server.database, { tutorId: world.people.tutor.userId, studentId, by: 'team' });
  const join = {
    name: 'join-many-students',
    text: 'insert into classroom_students (classroom_id, student_id, joined_at) select $1, unnest($2::int[]), $3',
  };
  await server.database.query(join, [world.example.classroomId, classIds, server.clock.now()]);
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(1000));

const statementsFor = async (studentIds: readonly number[]) => {
  const { accessToken: as } = await server.enter('tutor', 'a-fine-password');
  const body = {
    studentIds,
    topicId: chapterId,
    subTopicIds: [subTopicId],
    difficulty: 'easy',
    timeLimit: null,
    numberOfQuestions: 10,
    name: `For ${studentIds.length}`,
  };
  let practiceId = 0;
  const create = await server.statementsOf(async () => {
    practiceId = (await server.ask(calls.createPractice, { as, body })).body.practiceId;
  });
  const report = await server.statementsOf(async () => {
    const { body: read, text } = await server.ask(calls.getPracticeReport, { as, query: { practiceId } });
    expect(read.students, text).toHaveLength(studentIds.length);
  });
  const reassign = await server.statementsOf(async () => {
    const again = { practiceId, studentIds, onlyWrong: false };
    expect((await server.ask(calls.reassignPractice, { as, body: again })).status).toBe(200);
  });
  return { create, report, reassign };
};

/** Statements that were sent more than once. Live events and jobs may add one of their own at any time. */
const repeated = (names: readonly string[]): string[] => names.filter((name, place) => names.indexOf(name) !== place);

test('setting, reading and setting again send no statement for each of thirty students', async () => {
  const { create, report, reassign } = await statementsFor(classIds);
  expect({ create: repeated(create), report: repeated(report), reassign: repeated(reassign) }).toEqual({
    create: [],
    report: [],
    reassign: [],
  });
  expect(report.length).toBeLessThan(10);
});
