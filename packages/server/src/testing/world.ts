/** A small world for tests: two families, two tutors, a class, a parent whose access is pending, somebody logged out. */
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ExampleWorld } from '@comet/contract/call';
import { startChallenge } from '@comet/contract/challenges';
import { getExamQuestions } from '@comet/contract/exams';
import { createDeck, getDeck } from '@comet/contract/flashcard-decks';
import { getQuizQuestion } from '@comet/contract/lesson-quiz';
import { createLesson, createPoint, createSections, listBankQuestions, publishLesson } from '@comet/contract/lessons';
import { getLiveLessonQuizQuestion } from '@comet/contract/live-lesson-quiz';
import { createRecording } from '@comet/contract/live-lesson-recordings';
import { createLiveLesson } from '@comet/contract/live-lessons';
import { getSubTopicQuestion } from '@comet/contract/missions';
import { createPractice, getPracticePassingInfo } from '@comet/contract/practice';
import { sendReplayChunk } from '@comet/contract/replay';
import { logOut } from '@comet/contract/sessions';
import { initTracker } from '@comet/contract/tracker';
import { days, minutes } from '@comet/domain/time';
import * as store from '../demo/demo.store.ts';
import { createPasswords } from '../platform/passwords.ts';
import type { TestServer } from './test-server.ts';

/** Everybody a call is tried as. */
export const personNames = [
  'student',
  'sibling',
  'otherStudent',
  'parent',
  'otherParent',
  'tutor',
  'otherTutor',
  'pendingParent',
] as const;
export type PersonName = (typeof personNames)[number];

export interface Person {
  readonly userId: number;
  readonly userName: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface World {
  readonly people: Readonly<Record<PersonName, Person>>;
  readonly example: ExampleWorld;
  readonly loggedOutToken: string;
}

export const worldPassword = 'a-fine-password';
/** A chapter and sub-topic that the student may work on at once: column methods of year 5 are open in its first chapter. */
export const chapterId = 1501;
export const subTopicId = 150101;

const yearMs = days(365);

export async function createWorld(server: TestServer): Promise<World> {
  const { database, clock, services } = server;
  const now = clock.now();
  const passwordHash = await createPasswords({ isWeak: true }).hash(worldPassword);
  const add = (
    name: string,
    role: 'student' | 'parent' | 'tutor',
    more: { parentId?: number; yearOfStudy?: number } = {},
  ) =>
    database.transaction((tx) =>
      services.accounts.create(tx, {
        role,
        firstName: name,
        lastName: 'Test',
        userName: name,
        email: role === 'student' ? undefined : `${name}@example.org`,
        isEmailConfirmed: true,
        phone: undefined,
        passwordHash,
        ...more,
      }),
    );
  const parent = await add('parent', 'parent');
  const otherParent = await add('otherParent', 'parent');
  const pendingParent = await add('pendingParent', 'parent');
  const ids: Record<PersonName, number> = {
    parent,
    otherParent,
    pendingParent,
    tutor: await add('tutor', 'tutor'),
    otherTutor: await add('otherTutor', 'tutor'),
    student: await add('student', 'student', { parentId: parent, yearOfStudy: 5 }),
    sibling: await add('sibling', 'student', { parentId: parent, yearOfStudy: 3 }),
    otherStudent: await add('otherStudent', 'student', { parentId: otherParent, yearOfStudy: 5 }),
  };
  await add('pendingChild', 'student', { parentId: pendingParent, yearOfStudy: 4 });
  for (const studentId of [ids.student, ids.sibling, ids.otherStudent])
    await store.insertSubscription(database, studentId, new Date(now.getTime() + yearMs), now);
  const consent = (tutorId: number, studentId: number) =>
    services.consents.give(database, { tutorId, studentId, by: 'team' });
  await consent(ids.tutor, ids.student);
  await consent(ids.otherTutor, ids.otherStudent);
  await consent(await add('spareTutor', 'tutor'), ids.student);
  const consentId =
    (await services.consents.list(parent)).find(({ tutor }) => tutor.firstName === 'spareTutor')?.consentId ?? 0;
  const classroomId = await store.insertClassroom(database, ids.tutor, 'Comets', 1, now);
  await store.insertClassroomStudent(database, classroomId, ids.student, now);
  const spareClassroomId = await store.insertClassroom(database, ids.tutor, 'Spare class', 1, now);
  const { id: tutorRequestId } = await services.tutoring.request(ids.student, 1);
  const otherClassroomId = await store.insertClassroom(database, ids.otherTutor, 'Stars', 1, now);
  await store.insertClassroomStudent(database, otherClassroomId, ids.otherStudent, now);

  const entered = async (name: PersonName): Promise<Person> => ({
    userId: ids[name],
    userName: name,
    ...(await server.enter(name, worldPassword)),
  });
  const list = await Promise.all(personNames.map(entered));
  const person = (name: PersonName): Person => {
    const found = list[personNames.indexOf(name)];
    if (found === undefined) throw new Error(`nobody is called ${name}`);
    return found;
  };
  const { accessToken: loggedOutToken } = await server.enter('student', worldPassword);
  await server.ask(logOut, { as: loggedOutToken });

  const opened = await server.ask(getSubTopicQuestion, {
    as: person('student').accessToken,
    query: { chapterId, subTopicId },
  });
  if (opened.body.status !== 'PROCCESS') throw new Error(`the student could not begin a test: ${opened.text}`);
  const answeredQuestionId = await answerLongAgo(server, person('student').accessToken);
  const spare = await server.enter('student', worldPassword);
  const setFor = async (name: string): Promise<number> => {
    const body = {
      studentIds: [ids.student],
      topicId: chapterId,
      subTopicIds: [subTopicId],
      difficulty: 'easy',
      timeLimit: null,
      numberOfQuestions: 10,
      name,
    };
    return (await server.ask(createPractice, { as: person('tutor').accessToken, body })).body.practiceId;
  };
  const practiceId = await setFor('First practice');
  const sparePracticeId = await setFor('Spare practice');
  const { userPracticeProgressId } = (
    await server.ask(getPracticePassingInfo, { as: person('student').accessToken, query: { practiceId } })
  ).body;
  const lesson = await makeLessons(server, person('tutor'), classroomId);
  const exam = await makeExams(server, person('tutor'), person('student'), classroomId);
  const liveLesson = await makeLiveLessons(server, person('tutor'), classroomId);
  const liveRecording = await makeLiveRecordings(server, person('tutor'), person('student'), classroomId);
  await services.families.setReplayConsent(ids.parent, ids.student, true);
  await server.ask(sendReplayChunk, {
    as: person('student').accessToken,
    body: { pageId: randomUUID(), sequence: 0, durationMs: 10_000, events: gzipSync('[]').toString('base64') },
  });
  const [recording] = await services.replay.list(ids.student);
  const { challengeId, current: challengeQuestion } = (
    await server.ask(startChallenge, {
      as: person('student').accessToken,
      body: { game: 'survival', subjectId: 1, isTimed: false },
    })
  ).body;
  const deckOf = async (name: string) => {
    const flashcards = [
      { front: 'tiny', back: 'very small' },
      { front: 'vast', back: 'very large' },
    ];
    const as = person('tutor').accessToken;
    const { flashcardDeckId } = (
      await server.ask(createDeck, { as, body: { name, classroomIds: [classroomId], flashcards } })
    ).body;
    return (await server.ask(getDeck, { as, params: { id: flashcardDeckId } })).body;
  };
  const deck = await deckOf('Words of the week');
  const spareDeck = await deckOf('Spare deck');
  const { trackerId } = (
    await server.ask(initTracker, {
      as: person('student').accessToken,
      body: { id: opened.body.attempt.attemptId, type: 'mission' },
    })
  ).body;
  return {
    people: everybody(person),
    loggedOutToken,
    example: {
      studentId: ids.student,
      parentId: ids.parent,
      tutorId: ids.tutor,
      subTopicId,
      chapterId,
      questionId: opened.body.current.questionId,
      attemptId: opened.body.attempt.attemptId,
      practiceId,
      userPracticeProgressId,
      sparePracticeId,
      trackerId,
      classroomId,
      spareClassroomId,
      answeredQuestionId,
      tutorRequestId,
      consentId,
      recordingId: recording?.recordingId ?? 0,
      challengeId,
      challengeQuestionId: challengeQuestion?.questionId ?? 0,
      flashcardDeckId: deck.flashcardDeckId,
      flashcardId: deck.flashcards[0]?.flashcardId ?? 0,
      spareFlashcardDeckId: spareDeck.flashcardDeckId,
      spareFlashcardId: deck.flashcards[1]?.flashcardId ?? 0,
      ...lesson,
      ...exam,
      ...liveLesson,
      ...liveRecording,
      quizAttemptId: await beginQuiz(server, person('student').accessToken, lesson.quizSectionId),
      studentUserName: 'student',
      studentPassword: worldPassword,
      refreshToken: spare.refreshToken,
      resetToken: 'no-such-token',
      unused: 'nobody-has-this-name',
    },
  };
}

/** A subject whose figures no test looks at. */
const farSubject = { chapterId: 4501, subTopicId: 450101 };

/** An answered question of the student, so old and of so far a subject that no figure of a test counts it. */
async function answerLongAgo({ ask, database, clock }: TestServer, as: string): Promise<number> {
  const { body, text } = await ask(getSubTopicQuestion, { as, query: farSubject });
  if (body.status !== 'PROCCESS') throw new Error(`the student could not begin a second test: ${text}`);
  await answerYearAgo(database, body.current.questionId, clock.now());
  return body.current.questionId;
}

async function answerYearAgo(database: TestServer['database'], questionId: number, now: Date): Promise<void> {
  const given = store.answerFor(await store.getQuestion(database, questionId), false);
  await database.query(
    {
      name: 'answer-long-ago',
      text: `with answered as (
          update attempt_questions set answered_at = $2, given = $3, is_right = false where question_id = $1 returning attempt_id)
        update attempts set answered_count = 1, course = 'w' where attempt_id = (select attempt_id from answered)`,
    },
    [questionId, new Date(now.getTime() - yearMs), JSON.stringify(given)],
  );
}

/** A video and a document of the tutor's; nobody looks into them. */
const worldFiles = [
  { fileId: '00000000-0000-4000-8000-000000000001', kind: 'video', extension: 'mp4' },
  { fileId: '00000000-0000-4000-8000-000000000002', kind: 'document', extension: 'pdf' },
] as const;

/** A published lesson with a video that stops twice, a document and a section to be taken away; and a lesson to be taken away. */
async function makeLessons({ ask, database, clock }: TestServer, tutor: Person, classroomId: number) {
  const as = tutor.accessToken;
  await database.query(
    {
      name: 'insert-world-files',
      text: `insert into uploaded_files (file_id, owner_id, kind, extension, size_bytes, is_ready, is_prepared, changed_at)
        select f.id::uuid, $2, f.kind, f.extension, 1000, true, true, $3
        from jsonb_to_recordset($1::jsonb) as f(id text, kind text, extension text)`,
    },
    [JSON.stringify(worldFiles.map(({ fileId: id, ...file }) => ({ id, ...file }))), tutor.userId, clock.now()],
  );
  const [videoUrl, documentUrl] = worldFiles.map(({ fileId }) => `/files/${fileId}`);
  const made = async (lessonName: string): Promise<number> => {
    const body = { lessonName, pictureUrl: 'drawn:math', subject: 'math', classRoomId: classroomId };
    return (await ask(createLesson, { as, body })).body.id;
  };
  const lessonId = await made('First lesson');
  const spareLessonId = await made('Spare lesson');
  const data = [
    { kind: 'video', name: 'Watch', videoUrl, duration: 60_000 },
    { kind: 'document', name: 'Read', documentUrl },
    { kind: 'vocabulary', name: 'Spare words', words: [{ word: 'numerator' }] },
    {
      kind: 'quiz',
      name: 'Check-up',
      year: 5,
      topic: farSubject.chapterId,
      subTopic: farSubject.subTopicId,
      numberOfQuestions: 2,
    },
  ];
  const sections = (await ask(createSections, { as, body: { lessonId, data } })).body;
  const [videoSectionId = 0, documentSectionId = 0, spareSectionId = 0, quizSectionId = 0] = sections.map(
    ({ id }) => id,
  );
  const bank = (await ask(listBankQuestions, { as, query: { subTopicId } })).body;
  const itemId = bank[0]?.itemId ?? 0;
  const pointAt = async (atMs: number): Promise<number> =>
    (await ask(createPoint, { as, body: { lessonSectionId: videoSectionId, atMs, itemId } })).body.lessonSectionPointId;
  const sectionPointId = await pointAt(5000);
  const sparePointId = await pointAt(50_000);
  await ask(publishLesson, { as, params: { id: lessonId }, body: { when: 'now', classroomIds: [classroomId] } });
  return {
    lessonId,
    spareLessonId,
    videoSectionId,
    documentSectionId,
    spareSectionId,
    quizSectionId,
    sectionPointId,
    sparePointId,
    itemId,
  };
}

/** A published exam of two questions that the student has begun, and a draft of one: a chosen question is never in it at another place. */
async function makeExams({ ask }: TestServer, tutor: Person, student: Person, classroomId: number) {
  const as = tutor.accessToken;
  const made = async (lessonName: string, numberOfQuestions: number) => {
    const form = { lessonName, pictureUrl: 'drawn:math', subject: 'math', classRoomId: classroomId, type: 'exam' };
    const lessonId = (await ask(createLesson, { as, body: form })).body.id;
    const section = { kind: 'quiz', name: 'Columns', year: 5, topic: chapterId, subTopic: subTopicId };
    const body = { lessonId, questionFor: 'exam', data: [{ ...section, numberOfQuestions }] };
    const [added] = (await ask(createSections, { as, body })).body;
    return { lessonId, sectionId: added?.id ?? 0 };
  };
  const { lessonId: examId } = await made('First exam', 2);
  const spare = await made('Spare exam', 1);
  const publication = { when: 'now', classroomIds: [classroomId] };
  await ask(publishLesson, { as, params: { id: examId }, body: publication });
  const { body, text } = await ask(getExamQuestions, { as: student.accessToken, query: { lessonId: examId } });
  if (body.status !== 'PROCCESS') throw new Error(`the student could not begin an exam: ${text}`);
  return {
    examId,
    examAttemptId: body.lessonAttemptId,
    examQuestionId: body.questions[0]?.questionId ?? 0,
    spareExamId: spare.lessonId,
    spareExamSectionId: spare.sectionId,
  };
}

/** A live lesson for the class, at the time that the example of a change has so that its date stays, and one to be taken away. */
async function makeLiveLessons({ ask }: TestServer, tutor: Person, classroomId: number) {
  const planned = async (name: string, startTime: string) => {
    const when = { startTime, timezone: 'Europe/London', durationMs: minutes(45) };
    const body = { name, subject: 'math', audience: classroomId, ...when };
    return (await ask(createLiveLesson, { as: tutor.accessToken, body })).body;
  };
  const { liveLessonId, currentId } = await planned('First live lesson', '2999-11-27T16:30');
  const spare = await planned('Spare live lesson', '2999-11-29T16:30');
  return { liveLessonId, occurrenceId: currentId, spareLiveLessonId: spare.liveLessonId };
}

/** A recording for the class with a quiz that the student has begun, and a recording to be taken away. */
async function makeLiveRecordings(
  { ask, database, clock }: TestServer,
  tutor: Person,
  student: Person,
  classroomId: number,
) {
  const { chapterId: topic, subTopicId: subTopic } = farSubject;
  const quiz = { name: 'After the lesson', year: 5, topic, subTopic, numberOfQuestions: 2 };
  const added = async (name: string, quizzes: object[]) => {
    const body = { name, subject: 'math', audience: classroomId, videoUrl: `/files/${worldFiles[0].fileId}`, quizzes };
    return (await ask(createRecording, { as: tutor.accessToken, body })).body;
  };
  const { recordingId: liveRecordingId, quizzes } = await added('First recording', [quiz]);
  const { recordingId: spareLiveRecordingId } = await added('Spare recording', []);
  const liveQuizId = quizzes[0]?.quizId ?? 0;
  const asked = { as: student.accessToken, query: { liveLessonQuizId: liveQuizId } };
  const { body, text } = await ask(getLiveLessonQuizQuestion, asked);
  if (body.status !== 'PROCCESS') throw new Error(`the student could not begin a quiz of a recording: ${text}`);
  await answerYearAgo(database, body.current.questionId, clock.now());
  return { liveRecordingId, liveQuizId, liveQuizAttemptId: body.attempt.attemptId, spareLiveRecordingId };
}

/** One of its two questions was answered long ago. */
async function beginQuiz({ ask, database, clock }: TestServer, as: string, lessonSectionId: number): Promise<number> {
  const { body, text } = await ask(getQuizQuestion, { as, query: { lessonSectionId } });
  if (body.status !== 'PROCCESS') throw new Error(`the student could not begin a quiz: ${text}`);
  await answerYearAgo(database, body.current.questionId, clock.now());
  return body.attempt.attemptId;
}

/** Every name with its person, spelt out so that the type knows them all. */
function everybody(person: (name: PersonName) => Person): Record<PersonName, Person> {
  return {
    student: person('student'),
    sibling: person('sibling'),
    otherStudent: person('otherStudent'),
    parent: person('parent'),
    otherParent: person('otherParent'),
    tutor: person('tutor'),
    otherTutor: person('otherTutor'),
    pendingParent: person('pendingParent'),
  };
}
