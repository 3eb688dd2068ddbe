/** Reaching what belongs to another family, and what a page must not show. */
import { createMessage } from '@comet/contract/attempts';
import { type Call, pathOf } from '@comet/contract/call';
import { calls } from '@comet/contract/calls';
import { createClassroom, listTutorStudents } from '@comet/contract/classrooms';
import { endConsent, listConsents } from '@comet/contract/consent';
import { getTutorHome } from '@comet/contract/home';
import { listNotifications } from '@comet/contract/notification-centre';
import { setStudyType } from '@comet/contract/teaching';
import { ask } from '../support/person.ts';
import { withClient } from '../support/pg.ts';
import { enterAsNewStudent, givesAway, openQuestion } from './new-student.ts';
import { type Attack, type Attacker, attackers } from './target.ts';
import { findVictim } from './victim.ts';

const strangers = attackers.filter((name) => name.startsWith('stranger'));
const roleOf: Partial<Record<Attacker, 'student' | 'parent' | 'tutor'>> = {
  strangerStudent: 'student',
  strangerParent: 'parent',
  strangerTutor: 'tutor',
};

const reachesSomebody = ({ policy, stream }: Call): boolean => Array.isArray(policy.reach) && stream === undefined;

const foreignIds: Attack = {
  name: `a stranger's ids in all calls that reach a child, as student, parent and tutor`,
  attempt: async (target) => {
    const { tokens, send } = target;
    const world = await findVictim(target);
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
  attempt: async (target) => {
    const world = await findVictim(target);
    const through: string[] = [];
    for (const call of calls) {
      if (call.policy.callers.some((caller) => caller === 'public' || caller === 'provider')) continue;
      const { body, ...sent } = call.example(world);
      const { status } = await target.send(pathOf(call, sent), { method: call.method, body });
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
  attempt: async (target) => {
    const { tokens, send } = target;
    const { questionId } = await findVictim(target);
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
