/** A tutor reaches a child by a consent and by nothing the tutor can make. */
import { createClassroom, listTutorStudents } from '@comet/contract/classrooms';
import { endConsent, listConsents } from '@comet/contract/consent';
import { createPractice, extendPractice, getPracticeReport, listSetPractices } from '@comet/contract/practice';
import { addCoins, emailClass, emailStudent, reviewUserAnswer, setStudyType } from '@comet/contract/teaching';
import { getPracticeIndividualOverview } from '@comet/contract/tutor-reports';
import { deleteTutorRequest, getTutorDetails, listTutorRequests } from '@comet/contract/tutoring';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

const as = (name: PersonName): string => world.people[name].accessToken;
const child = () => world.people.sibling.userId;
let classes = 0;

/** The team matches another tutor and the sibling; the tutor puts the child in a class. Gives the class. */
async function matchAndKeep(subjectId: number): Promise<{ classroomId: number; teach: object }> {
  const { tutorId, studentId } = await server.services.tutoring.findPair('otherTutor', 'sibling');
  await server.database.transaction((tx) => server.services.tutoring.match(tx, tutorId, studentId, subjectId));
  const body = { name: `Kept for ever ${classes++}`, subjectId: 1 };
  const { id: classroomId } = (await server.ask(createClassroom, { as: as('otherTutor'), body })).body;
  const teach = { type: 'inClass', studentId, classroomIds: [classroomId] };
  expect((await server.ask(setStudyType, { as: as('otherTutor'), body: teach })).status).toBe(200);
  return { classroomId, teach };
}

const requestIn = async (subjectId: number): Promise<number> => {
  const { body } = await server.ask(listTutorRequests, { as: as('parent') });
  return body.find((one) => one.studentId === child() && one.subjectId === subjectId)?.id ?? 0;
};
const consentsInForce = async () =>
  (await server.ask(listConsents, { as: as('parent') })).body.filter(
    ({ studentId, until }) => studentId === child() && until === null,
  );
const studentsOf = async (name: PersonName) =>
  (await server.ask(listTutorStudents, { as: as(name) })).body.map(({ userId }) => userId);

/** The ways in which each arrangement is left behind without a consent. */
const strayArrangements = () =>
  server.database.query(
    {
      name: 'stray-arrangements',
      text: `select tutor_id, student_id from (
          select tutor_id, student_id from tutor_matches
          union select tutor_id, student_id from tutor_students
          union select c.tutor_id, cs.student_id from classrooms c join classroom_students cs on cs.classroom_id = c.id) a
        where not exists (select from tutor_consents k
          where k.tutor_id = a.tutor_id and k.student_id = a.student_id and k.ended_at is null)`,
    },
    [],
  );

beforeEach(async () => {
  for (const { consentId } of await consentsInForce())
    await server.ask(endConsent, { as: as('parent'), params: { id: consentId } });
});

describe('a tutor who put the child in a class first', () => {
  test.each([
    [
      'withdraws the request',
      async () => {
        const params = { id: await requestIn(2) };
        return (await server.ask(deleteTutorRequest, { as: as('parent'), params })).status;
      },
    ],
    [
      'ends consent',
      async () => {
        const [consent] = await consentsInForce();
        return (await server.ask(endConsent, { as: as('parent'), params: { id: consent?.consentId ?? 0 } })).status;
      },
    ],
  ])('loses the child everywhere when the parent %s', async (_, withdraw) => {
    const { classroomId, teach } = await matchAndKeep(2);
    const tutor = as('otherTutor');
    const practice = {
      studentIds: [child()],
      topicId: chapterId,
      subTopicIds: [subTopicId],
      difficulty: 'easy' as const,
      timeLimit: null,
      numberOfQuestions: 10,
      name: `Before the end ${classroomId}`,
    };
    const { practiceId } = (await server.ask(createPractice, { as: tutor, body: practice })).body;
    expect(await withdraw()).toBe(200);

    expect(await studentsOf('otherTutor')).not.toContain(child());
    const tries = {
      teach: await server.ask(setStudyType, { as: tutor, body: teach }),
      coins: await server.ask(addCoins, { as: tutor, body: { studentId: child(), coinsAmount: 1 } }),
      mail: await server.ask(emailStudent, { as: tutor, body: { userId: child(), message: 'Still here.' } }),
      practice: await server.ask(createPractice, { as: tutor, body: { ...practice, name: 'After the end' } }),
      report: await server.ask(getPracticeReport, { as: tutor, query: { practiceId } }),
      overview: await server.ask(getPracticeIndividualOverview, { as: tutor, query: { studentId: child() } }),
    };
    const statuses = Object.fromEntries(Object.entries(tries).map(([name, { status }]) => [name, status]));
    expect(statuses).toEqual({ teach: 404, coins: 404, mail: 404, practice: 404, report: 404, overview: 404 });
    const toClass = await server.ask(emailClass, { as: tutor, body: { classroomId, message: 'Hello, families.' } });
    expect(toClass.body).toMatchObject({ code: 'nobodyToWriteTo' });
    const set = await server.ask(listSetPractices, { as: tutor, query: { status: 'active' } });
    expect(set.body.map((one) => one.practiceId)).not.toContain(practiceId);
    const due = async () =>
      server.database.query({ name: 'due', text: 'select due_at from practice_tasks where practice_id = $1' }, [
        practiceId,
      ]);
    const dueBefore = await due();
    const body = { expirationDate: new Date(server.clock.now().getTime() + 3_600_000).toISOString() };
    await server.ask(extendPractice, { as: tutor, params: { id: practiceId }, body });
    expect(await due()).toEqual(dueBefore);
    const review = await server.ask(reviewUserAnswer, {
      as: tutor,
      query: { questionId: world.example.answeredQuestionId },
    });
    expect(review.status).toBe(404);
    const params = { id: world.people.otherTutor.userId };
    expect((await server.ask(getTutorDetails, { as: as('parent'), params })).status).toBe(404);
    expect(await strayArrangements()).toEqual([]);
  });

  test('and is matched again later begins anew: the old class does not come back', async () => {
    await matchAndKeep(2);
    const [before] = await consentsInForce();
    await server.ask(endConsent, { as: as('parent'), params: { id: before?.consentId ?? 0 } });
    const { tutorId, studentId } = await server.services.tutoring.findPair('otherTutor', 'sibling');
    await server.database.transaction((tx) => server.services.tutoring.match(tx, tutorId, studentId, 3));
    const [now] = await consentsInForce();
    expect(now?.consentId).not.toBe(before?.consentId);
    expect(now?.arrangements).toEqual([{ subject: 'verbalReasoning', classroom: null }]);
  });

  test('keeps the child in one subject when the parent ends another', async () => {
    await matchAndKeep(2);
    const { tutorId, studentId } = await server.services.tutoring.findPair('otherTutor', 'sibling');
    await server.database.transaction((tx) => server.services.tutoring.match(tx, tutorId, studentId, 4));
    await server.ask(deleteTutorRequest, { as: as('parent'), params: { id: await requestIn(2) } });
    expect(await studentsOf('otherTutor')).toContain(child());
    await server.ask(deleteTutorRequest, { as: as('parent'), params: { id: await requestIn(4) } });
    expect(await studentsOf('otherTutor')).not.toContain(child());
  });

  test('cannot slip the child into a class while the parent ends consent', async () => {
    for (let round = 0; round < 10; round++) {
      const { teach } = await matchAndKeep(2);
      const [consent] = await consentsInForce();
      await Promise.all([
        server.ask(endConsent, { as: as('parent'), params: { id: consent?.consentId ?? 0 } }),
        ...[1, 2, 3].map(() => server.ask(setStudyType, { as: as('otherTutor'), body: teach })),
      ]);
      expect(await strayArrangements()).toEqual([]);
      expect(await studentsOf('otherTutor')).not.toContain(child());
    }
  });
});

describe('a consent', () => {
  test('says who gave it, from when and until when, and what the tutor does', async () => {
    const params = { studentId: child(), subjectId: 3 };
    await server.services.tutoring.request(params.studentId, params.subjectId);
    await matchAndKeep(3);
    const [consent] = await consentsInForce();
    expect(consent).toMatchObject({
      studentName: 'sibling',
      tutor: { firstName: 'otherTutor', lastName: 'Test' },
      givenBy: 'parent',
      from: server.clock.now().toISOString(),
      arrangements: [
        { subject: 'math', classroom: expect.stringContaining('Kept for ever') },
        { subject: 'verbalReasoning', classroom: null },
      ],
    });
    server.clock.advance(60_000);
    await server.ask(endConsent, { as: as('parent'), params: { id: consent?.consentId ?? 0 } });
    const { body } = await server.ask(listConsents, { as: as('parent') });
    // The team would otherwise find it open and match the tutor again.
    expect(await requestIn(3)).toBe(0);
    expect(body.find(({ consentId }) => consentId === consent?.consentId)).toMatchObject({
      until: server.clock.now().toISOString(),
      arrangements: [],
    });
  });

  test('of another family is not there, to read or to end', async () => {
    await matchAndKeep(2);
    const [consent] = await consentsInForce();
    const params = { id: consent?.consentId ?? 0 };
    expect((await server.ask(listConsents, { as: as('otherParent') })).body).not.toContainEqual(consent);
    expect((await server.ask(endConsent, { as: as('otherParent'), params })).status).toBe(404);
    expect(await consentsInForce()).toEqual([consent]);
  });

  test('that ends is told to the tutor’s open page at once, and is the last it hears of the child', async () => {
    await matchAndKeep(2);
    const [tutor, stranger] = [await openLivePage(server, 'otherTutor'), await openLivePage(server, 'tutor')];
    const [consent] = await consentsInForce();
    await server.ask(endConsent, { as: as('parent'), params: { id: consent?.consentId ?? 0 } });
    const event = `data: ${JSON.stringify({ type: 'consent', studentId: child() })}`;
    await expect.poll(tutor.text).toContain(event);
    const { userId: siblingId } = world.people.sibling;
    await server.ask(addCoins, { as: as('tutor'), body: { studentId: world.people.student.userId, coinsAmount: 1 } });
    await server.services.practice.set(
      { userId: world.people.parent.userId, role: 'parent' },
      {
        studentIds: [siblingId],
        topicId: chapterId,
        subTopicIds: [subTopicId],
        difficulty: 'easy',
        timeLimit: null,
        numberOfQuestions: 10,
        name: 'After the tutor',
      },
    );
    await expect.poll(stranger.text).toContain('"gift"');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(tutor.text()).not.toContain('"practice"');
    expect(stranger.text()).not.toContain(event);
    await Promise.all([tutor.close(), stranger.close()]);
  });
});
