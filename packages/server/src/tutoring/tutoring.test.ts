import { listTutorStudents } from '@comet/contract/classrooms';
import * as calls from '@comet/contract/tutoring';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import type { PersonName, World } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());

const as = (name: PersonName): string => world.people[name].accessToken;
const listOf = async (name: PersonName = 'parent') =>
  (await server.ask(calls.listTutorRequests, { as: as(name) })).body;
const request = (body: unknown, name: PersonName = 'parent') =>
  server.ask(calls.createTutorRequest, { as: as(name), body });
const studentsOf = async (name: PersonName) =>
  (await server.ask(listTutorStudents, { as: as(name) })).body.map(({ userId }) => userId);

async function match(tutor: string, student: string, subjectId: number): Promise<void> {
  const { tutorId, studentId } = await server.services.tutoring.findPair(tutor, student);
  await server.services.tutoring.match(server.database, tutorId, studentId, subjectId);
}

describe('a request for a tutor', () => {
  test('asked for 50 times at once is one, with a code to say on the telephone', async () => {
    const body = { subjectId: 3, studentId: world.people.student.userId };
    const asked = await Promise.all(Array.from({ length: 50 }, () => request(body)));
    expect(new Set(asked.map(({ body: one }) => one.id)).size).toBe(1);
    const mine = (await listOf()).filter(({ subjectId }) => subjectId === 3);
    expect(mine).toMatchObject([
      { studentName: 'student', subject: 'verbalReasoning', tutor: null, isAccountConnected: false },
    ]);
    expect(mine[0]?.code).toMatch(/^[A-Z]\d{4}$/);
  });

  test.each([
    ['another family’s child', () => ({ subjectId: 1, studentId: world.people.otherStudent.userId }), 404],
    ['no child', () => ({ subjectId: 1, studentId: world.people.parent.userId }), 404],
    ['a subject that is none', () => ({ subjectId: 5, studentId: world.people.student.userId }), 400],
    ['unknown fields', () => ({ subjectId: 1, studentId: world.people.student.userId, tutorId: 1 }), 400],
  ])('for %s is refused', async (_, body, status) => {
    const before = await listOf();
    expect((await request(body())).status).toBe(status);
    expect(await listOf()).toEqual(before);
  });

  test('is connected when the team matches a tutor, who then sees the child', async () => {
    await request({ subjectId: 2, studentId: world.people.sibling.userId });
    expect(await studentsOf('otherTutor')).not.toContain(world.people.sibling.userId);
    await match('otherTutor', 'sibling', 2);
    expect((await listOf()).find(({ subjectId }) => subjectId === 2)).toMatchObject({
      tutor: { tutorId: world.people.otherTutor.userId, firstName: 'otherTutor' },
      isAccountConnected: true,
    });
    expect(await studentsOf('otherTutor')).toContain(world.people.sibling.userId);
    const children = (await server.ask(calls.listChildrenWithTutor, { as: as('parent') })).body;
    expect(children.find(({ userId }) => userId === world.people.sibling.userId)?.tutors).toMatchObject([
      { firstName: 'otherTutor', subject: 'english', classroom: null },
    ]);
    expect(children.find(({ userId }) => userId === world.people.student.userId)?.tutors).toMatchObject([
      { firstName: 'tutor', subject: 'math', classroom: 'Comets' },
    ]);
  });

  test('taken back ends the tutor’s care; another family cannot take it back', async () => {
    const id = (await listOf()).find(({ subjectId }) => subjectId === 2)?.id ?? 0;
    const other = await server.ask(calls.deleteTutorRequest, { as: as('otherParent'), params: { id } });
    expect(other.status).toBe(404);
    expect(await studentsOf('otherTutor')).toContain(world.people.sibling.userId);
    expect((await server.ask(calls.deleteTutorRequest, { as: as('parent'), params: { id } })).status).toBe(200);
    expect(await studentsOf('otherTutor')).not.toContain(world.people.sibling.userId);
    expect((await server.ask(calls.deleteTutorRequest, { as: as('parent'), params: { id } })).status).toBe(404);
  });

  test('matched by the team alone stands among the parent’s requests, to be ended there', async () => {
    await match('tutor', 'sibling', 4);
    expect((await listOf()).find(({ subjectId }) => subjectId === 4)).toMatchObject({ isAccountConnected: true });
    await expect(match('parent', 'sibling', 4)).rejects.toThrow('parent is no tutor');
    await expect(match('tutor', 'parent', 4)).rejects.toThrow('parent is no student');
  });
});

describe('a tutor’s details', () => {
  const details = (name: PersonName, tutor: PersonName) =>
    server.ask(calls.getTutorDetails, { as: as(name), params: { id: world.people[tutor].userId } });

  test('show a parent who teaches their child, and the tutor their numbers, too', async () => {
    expect((await details('parent', 'tutor')).body).toMatchObject({ firstName: 'tutor', numbers: null });
    expect((await details('tutor', 'tutor')).body).toMatchObject({
      subjects: ['math', 'nonVerbalReasoning'],
      numbers: { classrooms: 2, students: 2, activePractices: 2 },
    });
  });

  test.each([
    ['otherParent', 'tutor'],
    ['otherTutor', 'tutor'],
    ['parent', 'otherTutor'],
    ['tutor', 'parent'],
  ] as const)('are not there for %s asking about %s', async (name, about) => {
    expect((await details(name, about)).status).toBe(404);
  });
});
