/** Lessons through HTTP: made, published, worked through. */

import { listCoinHistory } from '@comet/contract/coin-history';
import { endConsent } from '@comet/contract/consent';
import type { Lesson, LessonSection } from '@comet/contract/lesson-fields';
import * as calls from '@comet/contract/lessons';
import { listStudentNotifications } from '@comet/contract/notification-centre';
import { setStudyType } from '@comet/contract/teaching';
import { days, minutes } from '@comet/domain/time';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as demo from '../demo/demo.store.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import type { PersonName, World } from '../testing/world.ts';

let server: TestServer;
let world: World;
beforeEach(async () => {
  ({ server, world } = await startWorld());
});
afterEach(() => server.close());

const as = (name: PersonName): string => world.people[name].accessToken;
const lesson = async (name: PersonName = 'student'): Promise<Lesson> =>
  (await server.ask(calls.getLesson, { as: as(name), params: { id: world.example.lessonId } })).body;

async function answerPoint(isRight: boolean) {
  const { sectionPointId } = world.example;
  const query = { lessonSectionPointId: sectionPointId };
  const { body } = await server.ask(calls.getPointQuestion, { as: as('student'), query });
  if (body.status !== 'PROCCESS') throw new Error('it was answered before');
  const { questionId } = body.current;
  const answer = demo.answerFor(await demo.getQuestion(server.database, questionId), isRight);
  return server.ask(calls.answerPointQuestion, { as: as('student'), body: { questionId, answer } });
}

const videoOf = ({ lessonSections }: Lesson): Extract<LessonSection, { kind: 'video' }> => {
  const [video] = lessonSections;
  if (video?.kind !== 'video') throw new Error('the lesson begins with no video');
  return video;
};

describe('a tutor makes a lesson', () => {
  test('a double click makes one lesson', async () => {
    const body = { ...calls.createLesson.example(world.example).body, lessonName: 'Twice' };
    const [one, other] = [
      await server.ask(calls.createLesson, { as: as('tutor'), body }),
      await server.ask(calls.createLesson, { as: as('tutor'), body }),
    ];
    expect(other.body.id).toBe(one.body.id);
  });

  test('sections are put into another order, and an order that leaves one out is refused', async () => {
    const { lessonId } = world.example;
    const ids = (await lesson('tutor')).lessonSections.map(({ id }) => id);
    const params = { id: lessonId };
    const turned = await server.ask(calls.orderSections, {
      as: as('tutor'),
      params,
      body: { sectionIds: ids.toReversed() },
    });
    expect(turned.body.lessonSections.map(({ id }) => id)).toEqual(ids.toReversed());
    const short = await server.ask(calls.orderSections, {
      as: as('tutor'),
      params,
      body: { sectionIds: ids.slice(1) },
    });
    expect(short.status).toBe(400);
    expect((await lesson('tutor')).lessonSections.map(({ id }) => id)).toEqual(ids.toReversed());
  });

  test('a copy is a draft with the same sections and stop points', async () => {
    const copy = await server.ask(calls.duplicateLesson, { as: as('tutor'), params: { id: world.example.lessonId } });
    expect(copy.body).toMatchObject({ lessonName: 'First lesson (copy)', publication: { state: 'draft' } });
    expect(copy.body.lessonSections.map(({ kind }) => kind)).toEqual(['video', 'document', 'vocabulary', 'quiz']);
    expect(videoOf(copy.body).points.map(({ atMs }) => atMs)).toEqual([5000, 50_000]);
  });

  test('two stop points are never at the same second, and none is behind the end', async () => {
    const { videoSectionId, itemId } = world.example;
    const at = (atMs: number) =>
      server.ask(calls.createPoint, { as: as('tutor'), body: { lessonSectionId: videoSectionId, atMs, itemId } });
    expect((await at(5400)).status).toBe(400);
    expect((await at(60_001)).status).toBe(400);
    expect((await at(30_000)).status).toBe(200);
  });

  test('the bank gives other questions on its next page, each with its answer', async () => {
    const page = (count: number) =>
      server.ask(calls.listBankQuestions, {
        as: as('tutor'),
        query: { subTopicId: world.example.subTopicId, page: count },
      });
    const [first, second] = [(await page(1)).body, (await page(2)).body];
    expect(first).toHaveLength(6);
    expect(second.length).toBeGreaterThan(0);
    expect(new Set([...first, ...second].map(({ itemId }) => itemId)).size).toBe(first.length + second.length);
  });

  test('a class of another tutor cannot be published to, nor a lesson without an audience', async () => {
    const params = { id: world.example.lessonId };
    const publish = (body: object) => server.ask(calls.publishLesson, { as: as('tutor'), params, body });
    const foreign = world.example.classroomId + 2;
    expect((await publish({ when: 'now', classroomIds: [foreign] })).body.publication?.classrooms).toEqual([]);
    expect((await publish({ when: 'now', classroomIds: [] })).status).toBe(400);
    expect((await publish({ when: 'later', publishAt: '2020-01-01T10:00:00Z', classroomIds: [1] })).status).toBe(400);
  });
});

describe('who sees a lesson', () => {
  const seen = async (name: PersonName): Promise<string[]> =>
    (await server.ask(calls.listLessonsForStudent, { as: as(name), query: { type: 'lesson' } })).body.map(
      ({ lessonName }) => lessonName,
    );

  test('the children of its class do, others do not', async () => {
    expect(await seen('student')).toEqual(['First lesson']);
    expect(await seen('otherStudent')).toEqual([]);
    expect(await seen('sibling')).toEqual([]);
  });

  test('a draft, and one for later, is seen by nobody but its tutor', async () => {
    const params = { id: world.example.lessonId };
    const classroomIds = [world.example.classroomId];
    const publishAt = new Date(server.clock.now().getTime() + days(2)).toISOString();
    await server.ask(calls.publishLesson, {
      as: as('tutor'),
      params,
      body: { when: 'later', publishAt, classroomIds },
    });
    expect(await seen('student')).toEqual([]);
    expect((await server.ask(calls.getLesson, { as: as('student'), params })).status).toBe(404);
    await server.ask(calls.publishLesson, { as: as('tutor'), params, body: { when: 'never' } });
    expect(await seen('student')).toEqual([]);
    expect((await lesson('tutor')).publication?.state).toBe('draft');
  });

  test('without the parent’s consent a lesson is not there', async () => {
    const consents = await server.services.consents.list(world.people.parent.userId);
    const ofTutor = consents.find(({ tutor }) => tutor.firstName === 'tutor');
    const ended = await server.ask(endConsent, { as: as('parent'), params: { id: ofTutor?.consentId ?? 0 } });
    expect(ended.status).toBe(200);
    expect(await seen('student')).toEqual([]);
    const query = { lessonSectionPointId: world.example.sectionPointId };
    expect((await server.ask(calls.getPointQuestion, { as: as('student'), query })).status).toBe(404);
  });

  test('one for students one to one is for those who are matched', async () => {
    const { lessonId, tutorId, studentId } = world.example;
    const publish = () =>
      server.ask(calls.publishLesson, {
        as: as('tutor'),
        params: { id: lessonId },
        body: { when: 'now', classroomIds: [], isForOneToOne: true },
      });
    await publish();
    expect(await seen('student')).toEqual([]);
    await server.database.query(
      {
        name: 'match-test-student',
        text: 'insert into tutor_matches (tutor_id, student_id, subject_id, matched_at) values ($1, $2, 1, now())',
      },
      [tutorId, studentId],
    );
    expect(await seen('student')).toEqual(['First lesson']);
  });

  test('one for students one to one is for no one else the tutor teaches, and counts only them', async () => {
    const { lessonId, tutorId, studentId } = world.example;
    const { otherStudent } = world.people;
    await server.services.consents.give(server.database, { tutorId, studentId: otherStudent.userId, by: 'team' });
    const teach = (student: number, type: 'oneToOne' | 'none') =>
      server.ask(setStudyType, { as: as('tutor'), body: { studentId: student, type } });
    expect((await teach(studentId, 'oneToOne')).status).toBe(200);
    expect((await teach(otherStudent.userId, 'none')).status).toBe(200);
    const publish = { when: 'now', classroomIds: [], isForOneToOne: true } as const;
    const published = await server.ask(calls.publishLesson, {
      as: as('tutor'),
      params: { id: lessonId },
      body: publish,
    });
    expect(published.status).toBe(200);
    const listed = await server.ask(calls.listLessons, { as: as('tutor'), query: { type: 'lesson' } });
    expect(listed.status).toBe(200);
    expect(listed.body.find(({ id }) => id === lessonId)?.publication?.studentCount).toBe(1);
    expect(await seen('student')).toEqual(['First lesson']);
    expect(await seen('otherStudent')).toEqual([]);
  });

  test('a deleted lesson is gone for everybody', async () => {
    await server.ask(calls.deleteLesson, { as: as('tutor'), params: { id: world.example.lessonId } });
    expect(await seen('student')).toEqual([]);
    const mine = await server.ask(calls.listLessons, { as: as('tutor'), query: { type: 'lesson' } });
    expect(mine.body.map(({ lessonName }) => lessonName)).toEqual(['Spare lesson']);
  });
});

describe('a child works through a lesson', () => {
  test('no question, answer or key of a stop point is in the lesson', async () => {
    const { text, body } = await server.ask(calls.getLesson, {
      as: as('student'),
      params: { id: world.example.lessonId },
    });
    expect(videoOf(body).points).toHaveLength(2);
    expect(text).not.toContain('rightAnswer');
    expect(videoOf(body).points.every(({ asks }) => asks === null)).toBe(true);
    expect(videoOf(await lesson('tutor')).points.every(({ asks }) => asks !== null)).toBe(true);
  });

  test('a video is done once every stop point is answered, right or wrong, and not before', async () => {
    const complete = (lessonSectionId: number) =>
      server.ask(calls.completeSection, { as: as('student'), body: { lessonSectionId } });
    const { videoSectionId, documentSectionId, spareSectionId, sparePointId, quizSectionId } = world.example;
    expect((await complete(videoSectionId)).status).toBe(409);
    const wrong = await answerPoint(false);
    expect(wrong.body).toMatchObject({ verdict: 'marked', isRight: false, coins: 0, attempt: { kind: 'stopPoint' } });
    expect((await complete(videoSectionId)).status).toBe(409);
    await server.ask(calls.deletePoint, { as: as('tutor'), params: { id: sparePointId } });
    expect((await complete(videoSectionId)).body).toEqual({
      completedSectionIds: [videoSectionId],
      nextSectionId: documentSectionId,
    });
    await complete(documentSectionId);
    expect((await complete(quizSectionId)).status).toBe(409);
    await server.ask(calls.deleteSection, { as: as('tutor'), params: { id: quizSectionId } });
    expect((await complete(spareSectionId)).body.nextSectionId).toBeNull();
    expect((await lesson()).progress).toMatchObject({ completedCount: 3, isFinished: true });
    expect((await lesson('tutor')).publication).toMatchObject({ studentCount: 1, begunCount: 1, finishedCount: 1 });
  });

  test('an answered stop point is answered for good, and shows what was right', async () => {
    const first = await answerPoint(true);
    expect(first.body).toMatchObject({ isRight: true, coins: 0, finish: { coins: 0, stars: 0 } });
    const query = { lessonSectionPointId: world.example.sectionPointId };
    const again = await server.ask(calls.getPointQuestion, { as: as('student'), query });
    expect(again.body).toMatchObject({ status: 'FINISH', answered: { isRight: true } });
    expect(videoOf(await lesson()).points.map(({ isAnswered }) => isAnswered)).toEqual([true, false]);
    const history = await server.ask(listCoinHistory, { as: as('student'), query: {} });
    expect(history.body.entries).toEqual([]);
  });

  test('a video goes on where it was left, and never behind a stop point without an answer', async () => {
    const { videoSectionId } = world.example;
    const leaveAt = (atMs: number) =>
      server.ask(calls.keepPlace, { as: as('student'), body: { lessonSectionId: videoSectionId, atMs } });
    await leaveAt(4000);
    expect(videoOf(await lesson()).resumeMs).toBe(4000);
    await leaveAt(40_000);
    expect(videoOf(await lesson()).resumeMs).toBe(5000);
    await answerPoint(true);
    expect(videoOf(await lesson()).resumeMs).toBe(40_000);
  });

  test('a stop point with another question does not ask those again who have answered it', async () => {
    await answerPoint(true);
    const { sectionPointId, subTopicId } = world.example;
    const bank = await server.ask(calls.listBankQuestions, { as: as('tutor'), query: { subTopicId, page: 2 } });
    const itemId = bank.body[0]?.itemId ?? 0;
    await server.ask(calls.updatePoint, {
      as: as('tutor'),
      params: { id: sectionPointId },
      body: { atMs: 7000, itemId },
    });
    const query = { lessonSectionPointId: sectionPointId };
    expect((await server.ask(calls.getPointQuestion, { as: as('student'), query })).body.status).toBe('FINISH');
  });
});

describe('students are told of a lesson', () => {
  const params = () => ({ id: world.example.lessonId });
  const publish = (body: object) =>
    server.ask(calls.publishLesson, {
      as: as('tutor'),
      params: params(),
      body: { classroomIds: [world.example.classroomId], ...body },
    });
  const told = async (name: PersonName = 'student') =>
    (await server.ask(listStudentNotifications, { as: as(name) })).body.notifications.filter(
      ({ kind }) => kind === 'lesson',
    ).length;

  test('as it is published, and not again when it’s taken back and published once more', async () => {
    expect(await told()).toBe(1);
    expect(await told('otherStudent')).toBe(0);
    await publish({ when: 'never' });
    await publish({ when: 'now' });
    await server.services.lessons.announceDue();
    expect(await told()).toBe(1);
  });

  test('on its date, once, however many servers look', async () => {
    await server.database.query({ name: '', text: 'delete from lesson_notices' }, []);
    await server.database.query({ name: '', text: 'delete from notifications' }, []);
    const publishAt = new Date(server.clock.now().getTime() + minutes(5)).toISOString();
    await publish({ when: 'later', publishAt });
    const look = () => Promise.all([1, 2, 3].map(() => server.services.lessons.announceDue()));
    await look();
    expect(await told()).toBe(0);
    server.clock.advance(minutes(6));
    await look();
    await look();
    expect(await told()).toBe(1);
  });
});
