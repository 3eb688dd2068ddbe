import { createAnswer } from '@comet/contract/attempts';
import { listClassrooms, listTutorStudents } from '@comet/contract/classrooms';
import { getSubTopicQuestion } from '@comet/contract/missions';
import { addCoins } from '@comet/contract/teaching';
import { dayMs } from '@comet/domain/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerFor, getQuestion } from '../demo/demo.store.ts';
import { openLivePage } from '../testing/live-page.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import { chapterId, type PersonName, subTopicId, type World } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());

async function answerOne(name: PersonName): Promise<void> {
  const as = world.people[name].accessToken;
  const { body, text } = await server.ask(getSubTopicQuestion, { as, query: { chapterId, subTopicId } });
  if (body.status !== 'PROCCESS') throw new Error(text);
  const waiting = await getQuestion(server.database, body.current.questionId);
  const answer = answerFor(waiting, false);
  server.clock.advance(30_000);
  await server.ask(createAnswer, { as, body: { questionId: body.current.questionId, answer, spentMs: 30_000 } });
}

describe('a tutor', () => {
  test('sees their own classes and students, and today’s work in them', async () => {
    await answerOne('student');
    const as = world.people.tutor.accessToken;
    expect((await server.ask(listClassrooms, { as })).body).toMatchObject([
      { name: 'Comets', numberOfStudents: 1, subject: { id: 1, name: 'Math' } },
      { name: 'Spare class', numberOfStudents: 0 },
    ]);
    expect((await server.ask(listTutorStudents, { as })).body).toMatchObject([
      {
        userId: world.people.student.userId,
        studyType: 'inClass',
        classrooms: [{ name: 'Comets' }],
        today: { answered: 1, right: 0 },
        week: { answered: 1, right: 0, spentMs: 30_000 },
        lastActiveAt: server.clock.now().toISOString(),
      },
    ]);
  });

  test.each([
    ['stud', 1],
    ['STUD', 1],
    ['nobody', 0],
    ['%', 0],
    ['_', 0],
    ["'", 0],
  ])('who searches for %j finds %i', async (search, many) => {
    const { body } = await server.ask(listTutorStudents, { as: world.people.tutor.accessToken, query: { search } });
    expect(body).toHaveLength(many);
  });

  test('begins tomorrow with an empty day and last week’s sums', async () => {
    server.clock.advance(dayMs);
    const { accessToken } = await server.enter('tutor', 'a-fine-password');
    const [student] = (await server.ask(listTutorStudents, { as: accessToken })).body;
    expect(student).toMatchObject({ today: { answered: 0 }, week: { answered: 1 } });
  });
});

describe('live events', () => {
  const listen = (name: PersonName) => openLivePage(server, name);

  test('reach the tutor, the parent and the child, and nobody else', async () => {
    const names = ['tutor', 'parent', 'student', 'otherTutor', 'otherParent', 'otherStudent'] as const;
    const pages = await Promise.all(names.map(listen));
    const { accessToken } = await server.enter('student', 'a-fine-password');
    const again = { ...world.people.student, accessToken };
    world = { ...world, people: { ...world.people, student: again } };
    await answerOne('student');
    const event = `data: ${JSON.stringify({ type: 'progress', studentId: world.people.student.userId })}`;
    for (const page of pages.slice(0, 3)) await expect.poll(page.text).toContain(event);
    for (const page of pages.slice(3)) expect(page.text()).not.toContain('data:');
    for (const page of pages) await page.close();
  });

  test('tell a child of a tutor’s gift, once however often it is asked for', async () => {
    const page = await listen('student');
    const { userId } = world.people.student;
    const { accessToken } = await server.enter('tutor', 'a-fine-password');
    const body = { studentId: userId, coinsAmount: 5, reason: 'For patience' };
    const event = `data: ${JSON.stringify({ type: 'gift', studentId: userId })}`;
    await server.ask(addCoins, { as: accessToken, body });
    await expect.poll(page.text).toContain(event);
    await server.ask(addCoins, { as: accessToken, body });
    // What was said of the second request would come before what is said of this answer.
    await answerOne('student');
    await expect.poll(page.text).toContain('"progress"');
    expect(page.text().split(event)).toHaveLength(2);
    await page.close();
  });
});
