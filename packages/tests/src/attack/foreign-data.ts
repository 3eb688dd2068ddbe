/** Reaching what belongs to another family, and what a page must not show. */
import { createMessage } from '@comet/contract/attempts';
import { type Call, type ExampleWorld, pathOf } from '@comet/contract/call';
import { calls } from '@comet/contract/calls';
import { createClassroom, listTutorStudents } from '@comet/contract/classrooms';
import { endConsent, listConsents } from '@comet/contract/consent';
import { getTutorHome } from '@comet/contract/home';
import { listNotifications } from '@comet/contract/notification-centre';
import { setStudyType } from '@comet/contract/teaching';
import { ask } from '../support/person.ts';
import { type pg, withClient } from '../support/pg.ts';
import { enterAsNewStudent, givesAway, openQuestion } from './new-student.ts';
import { type Attack, type Attacker, attackers } from './target.ts';

const strangers = attackers.filter((name) => name.startsWith('stranger'));
const roleOf: Partial<Record<Attacker, 'student' | 'parent' | 'tutor'>> = {
  strangerStudent: 'student',
  strangerParent: 'parent',
  strangerTutor: 'tutor',
};

/** Ids of the demo's student and of what is theirs, as somebody who guesses numbers would hit them. */
export const findVictim = (databaseUrl: string): Promise<ExampleWorld> => withClient(databaseUrl, readVictim);

async function readVictim(client: pg.Client): Promise<ExampleWorld> {
  const id = async (text: string): Promise<number> => {
    const { rows } = await client.query<{ id: number }>(text);
    const [row] = rows;
    if (row === undefined) throw new Error(`the demo has nothing for: ${text}`);
    return row.id;
  };
  const studentId = await id(`select user_id as id from users where user_name = 'demo-student'`);
  const practiceId = await id(`select practice_id as id from practice_tasks where student_id = ${studentId} limit 1`);
  const classroomId = await id(
    `select classroom_id as id from classroom_students where student_id = ${studentId} limit 1`,
  );
  const flashcardDeckId = await id(
    `select deck_id as id from flashcard_deck_classrooms where classroom_id = ${classroomId} limit 1`,
  );
  const lessonId = await id(
    `select lesson_id as id from lesson_classrooms where classroom_id = ${classroomId} limit 1`,
  );
  const sectionId = await id(`select section_id as id from lesson_sections where lesson_id = ${lessonId} limit 1`);
  const flashcardId = await id(`select flashcard_id as id from flashcards where deck_id = ${flashcardDeckId} limit 1`);
  return {
    studentId,
    parentId: await id(`select user_id as id from users where user_name = 'demo-parent'`),
    tutorId: await id(`select user_id as id from users where user_name = 'demo-tutor'`),
    subTopicId: 150101,
    chapterId: 1501,
    questionId: await id(`select question_id as id from attempt_questions where student_id = ${studentId} limit 1`),
    attemptId: await id(`select attempt_id as id from attempts where student_id = ${studentId} limit 1`),
    practiceId,
    sparePracticeId: practiceId,
    userPracticeProgressId: await id(
      `select task_id as id from practice_tasks where student_id = ${studentId} limit 1`,
    ),
    trackerId: 1,
    classroomId,
    spareClassroomId: classroomId,
    answeredQuestionId: await id(
      `select question_id as id from attempt_questions where student_id = ${studentId} and answered_at is not null limit 1`,
    ),
    tutorRequestId: 1,
    consentId: await id(`select consent_id as id from tutor_consents where student_id = ${studentId} limit 1`),
    recordingId: 1,
    challengeId: 1,
    challengeQuestionId: 1,
    flashcardDeckId,
    flashcardId,
    spareFlashcardDeckId: flashcardDeckId,
    spareFlashcardId: flashcardId,
    lessonId,
    spareLessonId: lessonId,
    videoSectionId: sectionId,
    documentSectionId: sectionId,
    spareSectionId: sectionId,
    quizSectionId: sectionId,
    quizAttemptId: 1,
    sectionPointId: 1,
    sparePointId: 2,
    itemId: 1,
    studentUserName: 'demo-student',
    studentPassword: 'not-the-password',
    refreshToken: 'not-a-token',
    resetToken: 'not-a-token',
    unused: 'nobody-has-this-name',
  };
}

const reachesSomebody = ({ policy, stream }: Call): boolean => Array.isArray(policy.reach) && stream === undefined;

const foreignIds: Attack = {
  name: `a stranger's ids in all calls that reach a child, as student, parent and tutor`,
  attempt: async ({ databaseUrl, tokens, send }) => {
    const world = await findVictim(databaseUrl);
    const through: string[] = [];
    for (const call of calls.filter(reachesSomebody))
      for (const name of strangers) {
        const role = roleOf[name];
        if (role === undefined || !call.policy.callers.includes(role)) continue;
        const { body, ...sent } = call.example(world);
        const reply = await send(pathOf(call, sent), { method: call.method, body, token: tokens[name] });
        if (reply.status < 300 || reply.status >= 500)
          through.push(`${call.method} ${call.path} as ${name}: ${reply.status}`);
      }
    return through.length === 0 ? undefined : through.join('; ');
  },
};

const noToken: Attack = {
  name: 'all calls that need a person, without one',
  attempt: async ({ databaseUrl, send }) => {
    const world = await findVictim(databaseUrl);
    const through: string[] = [];
    for (const call of calls) {
      if (call.policy.callers.some((caller) => caller === 'public' || caller === 'provider')) continue;
      const { body, ...sent } = call.example(world);
      const { status } = await send(pathOf(call, sent), { method: call.method, body });
      if (status !== 401) through.push(`${call.method} ${call.path}: ${status}`);
    }
    return through.length === 0 ? undefined : through.join('; ');
  },
};

const earlyAnswer: Attack = {
  name: 'finding the right answer in a question that waits',
  attempt: async (target) => {
    const waiting = await openQuestion(target.url, await enterAsNewStudent(target));
    const found = givesAway.exec(JSON.stringify(waiting));
    return found === null ? undefined : `the question carries ${found[0]}`;
  },
};

const unreachedReport: Attack = {
  name: 'reporting a question that another child answers',
  attempt: async ({ databaseUrl, tokens, send }) => {
    const { questionId } = await findVictim(databaseUrl);
    const body = { questionId, type: 'typingError', message: 'x' };
    const { status } = await send(pathOf(createMessage), { method: 'POST', body, token: tokens.strangerStudent });
    return status < 300 ? 'the report was taken' : undefined;
  },
};

const keptChild: Attack = {
  name: 'a tutor keeps a child whose parent has ended it, by a class of their own',
  attempt: async ({ url, tokens, ops }) => {
    const as = tokens.strangerTutor;
    await ops(['tutor:match', '--tutor', 'stranger-tutor', '--student', 'demo-sibling', '--subject', '1']);
    const sees = async (): Promise<boolean> =>
      (await ask(url, listTutorStudents, {}, as)).body?.some(({ firstName }) => firstName === 'Theo') === true;
    const made = await ask(url, createClassroom, { body: { name: 'Kept for ever', subjectId: 1 } }, as);
    const consents = (await ask(url, listConsents, {}, tokens.parent)).body ?? [];
    const consent = consents.find(({ tutor, until }) => tutor.lastName === 'Stranger' && until === null);
    if (made.body === undefined || consent === undefined || !(await sees())) throw new Error('no match was made');
    const { studentId, consentId } = consent;
    const teach = { type: 'inClass' as const, studentId, classroomIds: [made.body.id] };
    await ask(url, setStudyType, { body: teach }, as);
    await ask(url, endConsent, { params: { id: consentId } }, tokens.parent);
    const again = await ask(url, setStudyType, { body: teach }, as);
    if (again.status < 300) return 'the child was put back into the class';
    return (await sees()) ? 'the child is still in the list' : undefined;
  },
};

const keptNotices: Attack = {
  name: 'a tutor reads in their notifications about a child whose parent has ended it',
  attempt: async ({ url, databaseUrl, send, tokens, userIdOf, ops }) => {
    const [as, studentId] = [tokens.strangerTutor, await userIdOf(tokens.sibling)];
    await ops(['tutor:match', '--tutor', 'stranger-tutor', '--student', 'demo-sibling', '--subject', '2']);
    const notice = `insert into notifications (user_id, kind, student_id, created_at) values ($1, 'childResult', $2, now())`;
    const tutorId = await userIdOf(as);
    await withClient(databaseUrl, (client) => client.query(notice, [tutorId, studentId]));
    const reads = async (): Promise<boolean> => {
      const replies = await Promise.all(
        [listNotifications, getTutorHome].map((call) => send(pathOf(call), { token: as })),
      );
      return replies.some(({ text }) => text.includes('Theo'));
    };
    const consents = (await ask(url, listConsents, {}, tokens.parent)).body ?? [];
    const consent = consents.find(({ tutor, until }) => tutor.tutorId === tutorId && until === null);
    if (consent === undefined || !(await reads())) throw new Error('there was nothing to read');
    await ask(url, endConsent, { params: { id: consent.consentId } }, tokens.parent);
    return (await reads()) ? 'the child is still named' : undefined;
  },
};

export const foreignDataAttacks: readonly Attack[] = [
  foreignIds,
  noToken,
  earlyAnswer,
  unreachedReport,
  keptChild,
  keptNotices,
];
