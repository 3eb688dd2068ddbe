import { getStudentProfile } from '@comet/contract/accounts';
import type { BodySent } from '@comet/contract/call';
import * as classes from '@comet/contract/classrooms';
import * as teaching from '@comet/contract/teaching';
import { hourMs, minuteMs } from '@comet/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import { type PersonName, type World, worldPassword } from '../testing/world.ts';

let server: TestServer;
let world: World;
let studentId: number;
const tokens = new Map<PersonName, Promise<string>>();
beforeAll(async () => {
  ({ server, world } = await startWorld());
  studentId = world.people.student.userId;
});
afterAll(() => server.close());
// Time moves on in these tests; access tokens are short.
beforeEach(() => tokens.clear());

async function enter(name: PersonName): Promise<string> {
  return (await server.enter(name, worldPassword)).accessToken;
}
/** One log-in for all who ask at once. */
function tokenOf(name: PersonName): Promise<string> {
  const token = tokens.get(name) ?? enter(name);
  tokens.set(name, token);
  return token;
}
function pass(ms: number): void {
  server.clock.advance(ms);
  tokens.clear();
}

const listOf = async (query: object = {}, name: PersonName = 'tutor') =>
  (await server.ask(classes.listClassrooms, { as: await tokenOf(name), query: { ...query } })).body;
const make = async (name: string, subjectId = 1, by: PersonName = 'tutor') =>
  server.ask(classes.createClassroom, { as: await tokenOf(by), body: { name, subjectId } });
const teach = async (body: BodySent<typeof teaching.setStudyType>, by: PersonName = 'tutor') =>
  server.ask(teaching.setStudyType, { as: await tokenOf(by), body });
const studentRow = async () => {
  const { body } = await server.ask(classes.listTutorStudents, { as: await tokenOf('tutor') });
  return body.find(({ userId }) => userId === studentId);
};

describe('a class', () => {
  test('is made, renamed, found by its words and subject, and taken away', async () => {
    const { body } = await make('Fractions 🍕 & friends', 1);
    expect(body).toMatchObject({
      name: 'Fractions 🍕 & friends',
      subject: { id: 1, name: 'Math' },
      numberOfStudents: 0,
    });
    expect(await listOf({ search: '🍕' })).toMatchObject([{ id: body.id }]);
    expect(await listOf({ search: '🍕', subjectId: 2 })).toEqual([]);
    const as = await tokenOf('tutor');
    const change = { name: 'Words', subjectId: 2 };
    const changed = await server.ask(classes.updateClassroom, { as, params: { id: body.id }, body: change });
    expect(changed.body).toMatchObject({ id: body.id, name: 'Words', subject: { id: 2 } });
    expect((await server.ask(classes.deleteClassroom, { as, params: { id: body.id } })).status).toBe(200);
    expect(await listOf({ search: 'Words' })).toEqual([]);
    expect((await server.ask(classes.deleteClassroom, { as, params: { id: body.id } })).status).toBe(404);
  });

  test('asked for 50 times at once is one class', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => make('Impatient')));
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect(await listOf({ search: 'Impatient' })).toHaveLength(1);
  });

  test('has a name that no other of the tutor’s has in its subject; another tutor may use it', async () => {
    await make('Planets');
    pass(2 * minuteMs);
    expect(await make('PLANETS')).toMatchObject({ status: 409 });
    expect((await make('Planets', 2)).status).toBe(200);
    expect((await make('Planets', 1, 'otherTutor')).status).toBe(200);
    const { body } = await make('Moons');
    const renamed = { as: await tokenOf('tutor'), params: { id: body.id }, body: { name: 'planets', subjectId: 1 } };
    expect((await server.ask(classes.updateClassroom, renamed)).status).toBe(409);
  });

  test.each([
    ['no name', { name: '  ', subjectId: 1 }],
    ['a name of 61 letters', { name: 'a'.repeat(61), subjectId: 1 }],
    ['a line feed in its name', { name: 'a\r\nBcc: everybody@example.org', subjectId: 1 }],
    ['a subject that is none', { name: 'Science', subjectId: 5 }],
    ['no subject', { name: 'Nothing' }],
  ])('with %s is refused', async (_, body) => {
    const before = await listOf();
    expect((await server.ask(classes.createClassroom, { as: await tokenOf('tutor'), body })).status).toBe(400);
    expect(await listOf()).toEqual(before);
  });

  test('of another tutor is not there to change, take away, empty or write to', async () => {
    const as = await tokenOf('otherTutor');
    const { classroomId } = world.example;
    const asked = await Promise.all([
      server.ask(classes.updateClassroom, { as, params: { id: classroomId }, body: { name: 'Mine', subjectId: 1 } }),
      server.ask(classes.deleteClassroom, { as, params: { id: classroomId } }),
      server.ask(classes.removeStudentsFromClass, { as, body: { classroomId, studentIds: [studentId] } }),
      server.ask(teaching.emailClass, { as, body: { classroomId, message: 'Hello' } }),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await listOf({ search: 'Comets' })).toMatchObject([{ id: classroomId, numberOfStudents: 1 }]);
  });
});

describe('a student in care', () => {
  test('joins the classes named and leaves the others', async () => {
    const { classroomId } = world.example;
    const [first, second] = [await make('Joined'), await make('Joined, too')];
    const ids = [first.body.id, second.body.id];
    const { body } = await teach({ type: 'inClass', studentId, classroomIds: ids });
    expect(body).toMatchObject({ studyType: 'inClass', classrooms: [{ id: ids[0] }, { id: ids[1] }] });
    const of = await server.ask(classes.listStudentClassrooms, { as: await tokenOf('tutor'), query: { studentId } });
    expect(of.body.map(({ id }) => id)).toEqual(ids);
    await teach({ type: 'inClass', studentId, classroomIds: [classroomId] });
    expect(await studentRow()).toMatchObject({ classrooms: [{ id: classroomId }] });
  });

  test('is taught one to one with or without classes, and by no type in none', async () => {
    const { classroomId } = world.example;
    const as = await tokenOf('tutor');
    const oneToOne = () => server.ask(classes.listStudentsByClass, { as, query: { isOneToOne: 'true' } });
    expect((await oneToOne()).body).toEqual([]);
    expect((await teach({ type: 'oneToOne', studentId })).body).toMatchObject({ classrooms: [{ id: classroomId }] });
    expect((await oneToOne()).body).toMatchObject([{ userId: studentId, studyType: 'oneToOne' }]);
    expect((await teach({ type: 'none', studentId })).body).toMatchObject({ studyType: 'none', classrooms: [] });
    expect(await studentRow()).toMatchObject({ studyType: 'none' });
    await teach({ type: 'inClass', studentId, classroomIds: [classroomId] });
  });

  test('stays in care when taken out of the last class, and when the class goes', async () => {
    const as = await tokenOf('tutor');
    const { id } = (await make('Short-lived')).body;
    await teach({ type: 'inClass', studentId, classroomIds: [id] });
    const body = { classroomId: id, studentIds: [studentId] };
    expect((await server.ask(classes.removeStudentsFromClass, { as, body })).body).toEqual({ removed: [studentId] });
    expect((await server.ask(classes.removeStudentsFromClass, { as, body })).body).toEqual({ removed: [] });
    expect(await studentRow()).toMatchObject({ studyType: 'none', classrooms: [] });
    await teach({ type: 'inClass', studentId, classroomIds: [id] });
    await server.ask(classes.deleteClassroom, { as, params: { id } });
    expect(await studentRow()).toMatchObject({ classrooms: [] });
    await teach({ type: 'inClass', studentId, classroomIds: [world.example.classroomId] });
  });

  test('needs a class to be taught in class', async () => {
    await teach({ type: 'none', studentId });
    for (const more of [{}, { classroomIds: [] }])
      expect(await teach({ type: 'inClass', studentId, ...more })).toMatchObject({
        status: 400,
        body: { message: 'Class is a required field' },
      });
    expect(await studentRow()).toMatchObject({ studyType: 'none' });
    await teach({ type: 'inClass', studentId, classroomIds: [world.example.classroomId] });
  });

  test('cannot be put into another tutor’s class, nor a stranger into one’s own', async () => {
    const [other] = await listOf({ search: 'Stars' }, 'otherTutor');
    expect((await teach({ type: 'inClass', studentId, classroomIds: [other?.id ?? 0] })).status).toBe(404);
    const stranger = world.people.otherStudent.userId;
    const classroomIds = [world.example.classroomId];
    expect((await teach({ type: 'inClass', studentId: stranger, classroomIds })).status).toBe(404);
    expect(await studentRow()).toMatchObject({ classrooms: [{ id: world.example.classroomId }] });
  });
});

describe('coins by hand', () => {
  const coins = async (): Promise<number> =>
    (await server.ask(getStudentProfile, { as: await tokenOf('student') })).body.coins;
  const give = async (coinsAmount: unknown, reason = 'For patience', by: PersonName = 'tutor', to = studentId) =>
    server.ask(teaching.addCoins, { as: await tokenOf(by), body: { studentId: to, coinsAmount, reason } });

  test('reach the child, stand in the ledger and count against the day', async () => {
    const before = await coins();
    expect((await give(20)).body).toEqual({ given: 20, leftToday: 30 });
    expect(await coins()).toBe(before + 20);
    expect(await server.services.rewards.listBrokenBalances()).toEqual([]);
  });

  test('stand in the audit log with who gave them to whom', async () => {
    const rows = await server.database.query(
      { name: 'gifts-in-audit', text: "select actor_id, action, target from audit_log where kind = 'coins'" },
      [],
    );
    const action = 'POST /user/tutors/students/add-coins';
    expect(rows).toEqual([{ actorId: world.people.tutor.userId, action, target: `studentId=${studentId}` }]);
  });

  test('asked for 50 times at once are given once', async () => {
    const before = await coins();
    const given = await Promise.all(Array.from({ length: 50 }, () => give(10, 'Once and only once')));
    expect(new Set(given.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await coins()).toBe(before + 10);
  });

  test('of different reasons at once never go over the day’s 50', async () => {
    const given = await Promise.all(Array.from({ length: 20 }, (_, place) => give(3, `Reason ${place}`)));
    expect(given.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(await give(3)).toMatchObject({ status: 409 });
    expect((await give(2)).body).toEqual({ given: 2, leftToday: 0 });
    expect(await give(1, 'One too many')).toMatchObject({ status: 409 });
    expect(await server.services.rewards.listBrokenBalances()).toEqual([]);
  });

  test('begin anew on the child’s next day', async () => {
    // 10:00 in London; the child's midnight is 14 hours off.
    pass(13 * hourMs);
    expect((await give(1, 'Still the same day')).status).toBe(409);
    pass(2 * hourMs);
    expect((await give(50, 'A new day')).body).toEqual({ given: 50, leftToday: 0 });
  });

  test.each([0, 51, 1.5, -1, '5', null, 1e9])('of %j are refused', async (amount) => {
    const before = await coins();
    expect((await give(amount)).status).toBe(400);
    expect(await coins()).toBe(before);
  });

  test('go to nobody’s child but those in care, and come from tutors alone', async () => {
    expect((await give(1, 'Hello', 'otherTutor')).status).toBe(404);
    expect((await give(1, 'Hello', 'tutor', world.people.otherStudent.userId)).status).toBe(404);
    expect((await give(1, 'Hello', 'student')).status).toBe(403);
  });
});

describe('a message to parents', () => {
  const mails = async () => (await server.outbox.list()).filter(({ subject }) => subject.startsWith('A message from'));
  const arrived = (many: number) => expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(many);
  const write = async (message: string, by: PersonName = 'tutor') =>
    server.ask(teaching.emailClass, {
      as: await tokenOf(by),
      body: { classroomId: world.example.classroomId, message },
    });

  test('of a class reaches each family once, with the words as they were written', async () => {
    const message = 'No lesson on Friday.\r\nBcc: everybody@example.org\n<script>alert(1)</script>';
    const sent = await Promise.all(Array.from({ length: 50 }, () => write(message)));
    expect(sent.map(({ body }) => body)).toEqual(
      Array.from({ length: 50 }, () => ({ families: 1, withoutAddress: 0 })),
    );
    await arrived(1);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      to: 'parent@example.org',
      subject: 'A message from your child’s tutor at Comet Club',
    });
    expect(mail?.text).toContain(message);
    expect(mail?.text).toContain('tutor Test writes to you about student (class Comets)');
  });

  test('goes to one family for two children', async () => {
    const siblingId = world.people.sibling.userId;
    await server.services.tutoring.match(server.database, world.people.tutor.userId, siblingId, 3);
    const { classroomId } = world.example;
    await teach({ type: 'inClass', studentId: siblingId, classroomIds: [classroomId] });
    expect((await write('A trip to the planetarium')).body).toEqual({ families: 1, withoutAddress: 0 });
    await arrived(2);
    expect((await mails()).map(({ text }) => text).join()).toContain('about sibling and student (class Comets)');
    await server.ask(classes.removeStudentsFromClass, {
      as: await tokenOf('tutor'),
      body: { classroomId, studentIds: [siblingId] },
    });
  });

  test('about one student goes to their parent', async () => {
    const as = await tokenOf('tutor');
    const body = { userId: studentId, message: 'A fine week' };
    expect((await server.ask(teaching.emailStudent, { as, body })).body).toEqual({ families: 1, withoutAddress: 0 });
    await arrived(3);
    const stranger = { userId: world.people.otherStudent.userId, message: 'Hello' };
    expect((await server.ask(teaching.emailStudent, { as, body: stranger })).status).toBe(404);
  });

  test.each([
    ['empty', ''],
    ['of spaces', '   \n '],
    ['of 10,000 letters', 'a'.repeat(10_000)],
  ])('that is %s is refused', async (_, message) => {
    expect((await write(message)).status).toBe(400);
    await arrived(3);
  });

  test('to a class without anybody says so', async () => {
    const as = await tokenOf('tutor');
    const body = { classroomId: world.example.spareClassroomId, message: 'Is anybody there?' };
    expect((await server.ask(teaching.emailClass, { as, body })).status).toBe(409);
  });

  test('goes out twenty times an hour at most', async () => {
    pass(2 * hourMs);
    const sent = await Promise.all(Array.from({ length: 25 }, (_, place) => write(`Number ${place}`)));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(20);
    const late = sent.find(({ status }) => status === 429);
    expect(late?.headers['retry-after']).toBe('3600');
    pass(hourMs);
    expect((await write('After an hour')).status).toBe(200);
  });
});

describe('an answer looked at', () => {
  test('shows the tutor what was given and what is right', async () => {
    const query = { questionId: world.example.answeredQuestionId };
    const { body } = await server.ask(teaching.reviewUserAnswer, { as: await tokenOf('tutor'), query });
    expect(body).toMatchObject({ questionId: query.questionId, isRight: false });
    expect(body.explanation.length).toBeGreaterThan(0);
  });

  test('is never one that still waits, nor one of another tutor’s student', async () => {
    const waiting = { questionId: world.example.questionId };
    const asked = { as: await tokenOf('tutor'), query: waiting };
    expect((await server.ask(teaching.reviewUserAnswer, asked)).status).toBe(404);
    const foreign = { as: await tokenOf('otherTutor'), query: { questionId: world.example.answeredQuestionId } };
    expect((await server.ask(teaching.reviewUserAnswer, foreign)).status).toBe(404);
  });
});
