/** The demo: a family, a tutor and a class with a few weeks of believable history, written by the same rules as real use. */
import { subTopicTestQuestionCount } from '@comet/domain/attempts/attempt';
import { topics } from '@comet/questions/curriculum/curriculum';
import { Random } from '@comet/questions/kernel/random';
import { rightText } from '@comet/questions/marking/right-text';
import { hasQuestions } from '@comet/questions/registry';
import { type Clock, testClock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { createPasswords } from '../platform/passwords.ts';
import { createRooms, type Rooms } from '../rooms.ts';
import { createSandbox } from '../sandbox/index.ts';
import * as store from './demo.store.ts';
import { type DemoStudent, demoAdults, demoPassword, demoStudents } from './people.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const historyDays = 24;

/** Tests a student sat, oldest first: which sub-topic, on which day before today. */
function planFor(student: DemoStudent, random: Random): { subTopicId: number; daysAgo: number }[] {
  const ofYear = topics.filter((topic) => topic.year === student.year);
  const queues = [1, 2, 3, 4].map((subjectId) =>
    ofYear
      .filter((topic) => topic.subject.subjectId === subjectId)
      .flatMap((topic) => topic.subTopics.map(({ subTopicId }) => subTopicId).filter(hasQuestions)),
  );
  const plan: { subTopicId: number; daysAgo: number }[] = [];
  for (let daysAgo = historyDays; daysAgo >= 1; daysAgo--) {
    if (!random.chance(student.diligence, 10)) continue;
    const left = queues.filter((subject) => subject.length > 0);
    if (left.length === 0) break;
    const queue = random.pick(left);
    const [subTopicId] = queue;
    if (subTopicId === undefined) break;
    plan.push({ subTopicId, daysAgo });
    if (random.chance(8, 10)) queue.shift();
  }
  return plan;
}

async function sitTest(
  parts: { readonly database: Database; readonly rooms: Rooms; readonly clock: ReturnType<typeof testClock> },
  student: DemoStudent & { readonly userId: number },
  subTopicId: number,
  random: Random,
): Promise<void> {
  const answerer = { userId: student.userId, timeZone: 'Europe/London' };
  for (let answered = 0; answered < subTopicTestQuestionCount; answered++) {
    const state = await parts.rooms.attempts.openSubTopicTest(student.userId, subTopicId, subTopicTestQuestionCount);
    if (state.status !== 'PROCCESS') return;
    const { questionId, difficulty } = state.current;
    const waiting = await store.getQuestion(parts.database, questionId);
    const chance = student.skill - { easy: 0, medium: 8, hard: 20 }[difficulty];
    const right = waiting.key.type === 'writeAnswer' ? rightText(waiting.key.spec) : '';
    const spentMs = random.int(8, 45) * 1000;
    parts.clock.advance(spentMs);
    const answer = store.answerFor(waiting, random.chance(chance, 100), right);
    await parts.rooms.attempts.answer(answerer, { questionId, answer, notSure: random.chance(1, 15), spentMs });
  }
}

/** Takes the demo's accounts away, and nobody else's. */
export async function deleteDemo(database: Database): Promise<void> {
  const names = [...Object.values(demoAdults), ...demoStudents].map(({ userName }) => userName);
  await database.transaction((tx) => store.deleteAccounts(tx, names));
}

/** Writes the demo once; a database that has it stays as it is. */
export async function seedDemo({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<void> {
  if (await store.hasDemo(database)) return;
  await deleteDemo(database);
  const today = clock.now();
  const demoClock = testClock(new Date(today.getTime() - (historyDays + 10) * dayMs));
  const passwords = createPasswords();
  const rooms = createRooms({
    database,
    clock: demoClock,
    passwords,
    live: { publish: () => undefined },
    payments: createSandbox({ database, clock: demoClock, secret: 'the demo signs nothing' }).payments,
    log: console,
    secret: 'the demo signs nothing',
    publicUrl: '',
    sendMail: async () => undefined,
  });
  const passwordHash = await passwords.hash(demoPassword);
  const students = await database.transaction(async (tx) => {
    const now = demoClock.now();
    const parentId = await rooms.accounts.create(tx, { ...demoAdults.parent, role: 'parent', passwordHash });
    const made: (DemoStudent & { userId: number })[] = [];
    for (const student of demoStudents) {
      const { firstName, lastName, userName, year, isFamily } = student;
      const userId = await rooms.accounts.create(tx, {
        role: 'student',
        firstName,
        lastName,
        userName,
        email: undefined,
        phone: undefined,
        passwordHash,
        dayOfBirthday: `${today.getUTCFullYear() - year - 5}-04-12`,
        yearOfStudy: year,
        ...(isFamily ? { parentId } : {}),
      });
      await store.insertSubscription(tx, userId, new Date(today.getTime() + 365 * dayMs), now);
      made.push({ ...student, userId });
    }
    return made;
  });
  for (const student of students) {
    const random = new Random(`demo/${student.userName}`);
    for (const { subTopicId, daysAgo } of planFor(student, random.fork('plan'))) {
      demoClock.set(new Date(today.getTime() - daysAgo * dayMs - random.int(0, 120) * minuteMs));
      await sitTest({ database, rooms, clock: demoClock }, student, subTopicId, random);
    }
  }
  // The tutor comes last: a demo without one was cut short and is written anew at the next start.
  await database.transaction(async (tx) => {
    const now = clock.now();
    const tutorId = await rooms.accounts.create(tx, { ...demoAdults.tutor, role: 'tutor', passwordHash });
    const mathClass = await store.insertClassroom(tx, tutorId, 'Comets: Year 5 Math', 1, now);
    const wordClass = await store.insertClassroom(tx, tutorId, 'Stargazers: Verbal Reasoning', 3, now);
    for (const { userId, userName, year, isFamily } of students) {
      if (year === 5) await store.insertClassroomStudent(tx, mathClass, userId, now);
      if (!isFamily || year === 5) await store.insertClassroomStudent(tx, wordClass, userId, now);
      if (userName === 'demo-student') await store.insertMatch(tx, tutorId, userId, 1, now);
    }
  });
}
