/** Comprehension through HTTP: a passage, and its questions in a row, in missions, practices, quizzes and exams. */
import { createAnswer, reviewAttempt, type TestState } from '@comet/contract/attempts';
import * as authoring from '@comet/contract/exam-authoring';
import { getExamQuestions } from '@comet/contract/exams';
import { createLesson, createSections, publishLesson } from '@comet/contract/lessons';
import { getAdditionalTestQuestion, getSubTopicQuestion } from '@comet/contract/missions';
import { createPractice, getPracticeQuestion } from '@comet/contract/practice';
import type { Question } from '@comet/contract/question';
import { additionalTestId } from '@comet/domain/missions/additional-tests';
import { dayMs, minutes } from '@comet/domain/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerTo } from '../testing/answering.ts';
import { createAskAs } from '../testing/ask-as.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import type { PersonName, World } from '../testing/world.ts';

let server: TestServer;
let world: World;
let ask: ReturnType<typeof createAskAs>;
beforeAll(async () => {
  ({ server, world } = await startWorld());
  ask = createAskAs(server);
  await server.database.query(
    {
      name: 'open-reading',
      text: 'insert into chapter_openings (student_id, chapter_id, opened_at) select u.user_id, $1, $2 from users u',
    },
    [chapterId, server.clock.now()],
  );
});
afterAll(() => server.close());

/** Reading fiction in year 5: retrieval, inference, vocabulary, theme and comparison, about the same passages. */
const chapterId = 2507;
const [retrieval, inference] = [250701, 250702];

const passageOf = ({ prompt }: Question): string =>
  prompt.flatMap((block) => (block.type === 'passage' ? [block.passageId] : []))[0] ?? '';

/** What is stored of the questions of an attempt, in the order they are asked. */
const drawn = (attemptId: number) =>
  server.database.query<{ itemId: number; subTopicId: number; stimulusId: string; place: number; tells: string[] }>(
    {
      name: 'drawn-in-attempt',
      text: `select i.item_id, i.sub_topic_id, i.stimulus_id, i.set_place as place, i.set_tells as tells
        from attempt_questions q join question_items i using (item_id) where q.attempt_id = $1 order by q.position`,
    },
    [attemptId],
  );

/** Different questions about one passage, in its order, none of which tells what another one asks. */
async function expectSet(questions: Awaited<ReturnType<typeof drawn>>): Promise<string> {
  const [first] = questions;
  expect(new Set(questions.map(({ itemId }) => itemId)).size).toBe(questions.length);
  expect(new Set(questions.map(({ stimulusId }) => stimulusId)).size).toBe(1);
  const places = questions.map(({ place }) => place);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const told = questions.flatMap(({ tells }) => tells);
  expect(new Set(told).size).toBe(told.length);
  return first?.stimulusId ?? '';
}

interface Worked {
  readonly attemptId: number;
  readonly passages: readonly string[];
}

/** Works through a test to its end; gives the passages as the child saw them. */
async function work(
  name: PersonName,
  open: () => Promise<TestState>,
  isRight: (place: number) => boolean = () => true,
): Promise<Worked> {
  const passages: string[] = [];
  let state = await open();
  if (state.status !== 'PROCCESS') throw new Error('the test is over');
  const { attemptId } = state.attempt;
  for (let waiting = state.current; ; ) {
    passages.push(passageOf(waiting.question));
    const { questionId } = waiting;
    const answer = await answerTo(server, questionId, isRight(passages.length - 1));
    const { body, text } = await ask(createAnswer, name, { body: { questionId, answer, withNext: true } });
    if (body.verdict !== 'marked') throw new Error(text);
    if (body.finish !== null) return { attemptId, passages };
    if (body.next === null) {
      state = await open();
      if (state.status !== 'PROCCESS') throw new Error('the test is over');
    }
    waiting = body.next ?? (state.status === 'PROCCESS' ? state.current : waiting);
  }
}

const openMission = (name: PersonName, subTopicId: number) => async (): Promise<TestState> => {
  const { body, text, status } = await ask(getSubTopicQuestion, name, { query: { chapterId, subTopicId } });
  expect(status, text).toBe(200);
  return body;
};

let named = 0;
async function makePractice(
  subTopicIds: readonly number[],
  numberOfQuestions: number,
  topicId = chapterId,
): Promise<number> {
  const body = {
    topicId,
    subTopicIds,
    difficulty: 'medium',
    timeLimit: null,
    numberOfQuestions,
    name: `Reading ${++named}`,
    studentIds: [world.people.student.userId],
  };
  const { body: made, text } = await ask(createPractice, 'tutor', { body });
  expect(made.practiceId, text).toBeGreaterThan(0);
  return made.practiceId;
}

async function openPractice(practiceId: number): Promise<number> {
  const { body } = await ask(getPracticeQuestion, 'student', { query: { practiceId } });
  return body.attempt.attemptId;
}

describe('a mission in a comprehension sub-topic', () => {
  test('asks ten mixed questions about one passage in a row, in its order, whatever comes out right', async () => {
    const all = await work('student', openMission('student', inference), (place) => place % 3 !== 1);
    expect(all.passages).toHaveLength(10);
    expect(new Set(all.passages).size).toBe(1);
    const questions = await drawn(all.attemptId);
    expect(await expectSet(questions)).toBe(all.passages[0]);
    const subTopicIds = questions.map(({ subTopicId }) => subTopicId);
    expect(new Set(subTopicIds).size).toBeGreaterThanOrEqual(3);
    expect(subTopicIds.filter((subTopicId) => subTopicId === inference).length).toBeGreaterThanOrEqual(2);
    const review = await ask(reviewAttempt, 'student', { query: { attemptId: String(all.attemptId) } });
    expect(review.body.questions.map(({ question }) => passageOf(question))).toEqual(all.passages);
  });

  test('has another passage each time, also in the other sub-topics of its chapter', async () => {
    const seen: string[] = [];
    for (const subTopicId of [inference, inference, retrieval]) {
      const { passages } = await work('otherStudent', openMission('otherStudent', subTopicId));
      seen.push(...new Set(passages));
    }
    expect(new Set(seen).size).toBe(3);
  });

  test('goes on where it was, with the same question, when it is opened again', async () => {
    const open = openMission('student', retrieval);
    const [one, again] = [await open(), await open()];
    expect(again).toEqual(one);
  });
});

describe('a practice', () => {
  test('of ten questions is one set', async () => {
    const questions = await drawn(await openPractice(await makePractice([inference], 10)));
    expect(questions).toHaveLength(10);
    await expectSet(questions);
  });

  test('of twenty questions from two sub-topics is two sets, each about a passage of its own', async () => {
    const questions = await drawn(await openPractice(await makePractice([inference, retrieval], 20)));
    const [first, second] = [await expectSet(questions.slice(0, 10)), await expectSet(questions.slice(10))];
    expect(first).not.toBe(second);
    expect(new Set(questions.map(({ itemId }) => itemId)).size).toBe(20);
  });

  test('replaces a question that is withdrawn by another one about the same passage', async () => {
    const practiceId = await makePractice([retrieval], 10);
    const before = await drawn(await openPractice(practiceId));
    await server.database.query(
      { name: 'withdraw', text: `update question_items set status = 'withdrawn' where item_id = $1` },
      [before[0]?.itemId],
    );
    const after = await drawn(await openPractice(practiceId));
    expect(after[0]?.itemId).not.toBe(before[0]?.itemId);
    expect(new Set(after.map(({ stimulusId }) => stimulusId)).size).toBe(1);
    const told = after.flatMap(({ tells }) => tells);
    expect(new Set(told).size).toBe(told.length);
  });
});

describe('questions on one table or chart, as in parts (a), (b) and (c)', () => {
  test.each([
    ['timetable', 1510, 151003, /^timetable-medium-/],
    ['graph over time', 1510, 151001, /^graph-151001-medium-/],
    ['bar chart', 1308, 130803, /^bars-130803-medium-/],
    ['pictogram', 1308, 130802, /^pictogram-medium-/],
  ] as const)(
    'come in a row in a practice, in sets of two or three, about a %s of the right difficulty',
    async (_, statistics, subTopicId, stimulus) => {
      // Some charts have only two things to ask, which once left the tenth question alone.
      for (let practice = 0; practice < 10; practice++) {
        const questions = await drawn(await openPractice(await makePractice([subTopicId], 10, statistics)));
        const runs = questions.filter((one, at) => one.stimulusId !== questions[at - 1]?.stimulusId);
        const sets = runs.map((run) => questions.filter(({ stimulusId }) => stimulusId === run.stimulusId));
        expect(questions).toHaveLength(10);
        for (const { length } of sets) expect([2, 3]).toContain(length);
        for (const set of sets) expect(await expectSet(set)).toMatch(stimulus);
      }
    },
  );
});

describe('a whole text with gaps', () => {
  const [clozeChapter, words, letters] = [2510, 251004, 251005];

  test('is asked gap after gap, in the order of the text', async () => {
    const questions = await drawn(await openPractice(await makePractice([words], 10, clozeChapter)));
    const ofFirst = questions.filter(({ stimulusId }) => stimulusId === questions[0]?.stimulusId);
    expect(ofFirst.length).toBeGreaterThanOrEqual(8);
    expect(await expectSet(ofFirst)).toMatch(/^words-/);
  });

  test('is another one for missing words and for missing letters', async () => {
    const questions = await drawn(await openPractice(await makePractice([words, letters], 20, clozeChapter)));
    const kinds = questions.map(({ stimulusId }) => stimulusId.split('-')[0]);
    expect(kinds.filter((kind) => kind === 'letters').length).toBeGreaterThanOrEqual(8);
    expect(kinds.filter((kind) => kind === 'words').length).toBeGreaterThanOrEqual(8);
  });
});

test('an exam has its passage with all of its questions, and no answers', async () => {
  const form = {
    lessonName: 'Reading',
    pictureUrl: 'drawn:english',
    subject: 'english',
    classRoomId: world.example.classroomId,
    type: 'exam',
    description: 'Comprehension',
  };
  const { id: lessonId } = (await ask(createLesson, 'tutor', { body: form })).body;
  const part = { kind: 'quiz', year: 5, topic: chapterId };
  const data = [
    { ...part, name: 'One', subTopic: inference, numberOfQuestions: 10 },
    { ...part, name: 'Two', subTopic: retrieval, numberOfQuestions: 8 },
  ];
  await ask(createSections, 'tutor', { body: { lessonId, questionFor: 'exam', data } });
  const settings = { timeLimitMs: minutes(30), order: 'free', timing: 'whole', mayPause: false, release: 'byTutor' };
  await ask(authoring.updateExam, 'tutor', { params: { id: lessonId }, body: settings });
  const publication = { when: 'now', classroomIds: [world.example.classroomId] };
  await ask(publishLesson, 'tutor', { params: { id: lessonId }, body: publication });
  const { body: paper, text } = await ask(getExamQuestions, 'student', { query: { lessonId } });
  if (paper.status !== 'PROCCESS') throw new Error(text);
  // Names of fields: a sentence of the text may well tell or explain something.
  expect(text).not.toMatch(/"(?:setPlace|tells|explanation|rightAnswer)":/);
  const questions = await drawn(paper.lessonAttemptId);
  const [first, second] = [await expectSet(questions.slice(0, 10)), await expectSet(questions.slice(10))];
  expect(
    [first, second].map(
      (passageId) => paper.questions.filter(({ question }) => passageOf(question) === passageId).length,
    ),
  ).toEqual([10, 8]);
});

test('a missed question comes back in revision with its passage', async () => {
  const { attemptId } = await work('otherStudent', openMission('otherStudent', inference), (place) => place > 1);
  const missed = (await drawn(attemptId)).slice(0, 2);
  server.clock.advance(2 * dayMs);
  const kind = 'revision_quest';
  const open = async (): Promise<TestState> => {
    const { body, status, text } = await ask(getAdditionalTestQuestion, 'otherStudent', {
      params: { testId: additionalTestId(kind, { chapterId }) },
      query: { questionFor: kind },
    });
    expect(status, text).toBe(200);
    return body;
  };
  const { attemptId: revisionId, passages } = await work('otherStudent', open);
  const asked = await drawn(revisionId);
  for (const { itemId, stimulusId } of missed) {
    const place = asked.findIndex((one) => one.itemId === itemId);
    expect(passages[place]).toBe(stimulusId);
  }
});

test('nothing that must hold is broken by it', async () => {
  expect(await brokenInvariants(server.database, [world.people.otherStudent.userId])).toEqual([]);
});
