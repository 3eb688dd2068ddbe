/** Seeds the demo: a family, a tutor and a class with a few weeks of history, created through the real services. */
import { hourMs, minuteMs } from '@comet/domain/time';
import { Random } from '@comet/questions/kernel/random';
import { type Clock, testClock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Files } from '../platform/files.ts';
import { createPasswords } from '../platform/passwords.ts';
import { withSessionLock } from '../platform/session-lock.ts';
import { createSandboxService } from '../sandbox/index.ts';
import { createServices, type Services } from '../services.ts';
import * as store from './demo.store.ts';
import {
  type DemoStudent,
  demoAdults,
  demoNewcomer,
  demoPackages,
  demoPassword,
  demoStudents,
} from './demo-accounts.ts';
import { attemptNext } from './demo-attempts.ts';
import { makeFilmLessons } from './demo-films.ts';
import { setTutorDeck } from './demo-flashcards.ts';
import { makeDemoLessons } from './demo-lessons.ts';
import { makeDemoLiveLessons, makeDemoRecordings } from './demo-live-lessons.ts';
import { setTutorWork } from './demo-practices.ts';

const dayMs = 24 * hourMs;
const historyDays = 24;
/** The family pays for so long: the trial is over, and two months are billed. */
const payingDays = 50;
/** Math, which the family does on each of its days: far enough for a badge and a chapter under way. */
const favouriteSubjectId = 1;

interface Sitting {
  readonly daysAgo: number;
  /** Another one follows on the same day. */
  readonly isEarly: boolean;
  readonly subjectId: number;
}

/** The sittings of a student, oldest first: on which day before today, in which subject. The family comes twice on its days. */
function planFor({ diligence, isFamily }: DemoStudent, random: Random): Sitting[] {
  const days = Array.from({ length: historyDays }, (_, place) => historyDays - place);
  return days
    .filter(() => random.chance(diligence, 10))
    .flatMap((daysAgo) => {
      const other = { daysAgo, isEarly: false, subjectId: random.int(1, 4) };
      return isFamily ? [{ daysAgo, isEarly: true, subjectId: favouriteSubjectId }, other] : [other];
    });
}

/** The demo parent begins a subscription for each child, as a parent does. */
async function payForFamily(
  services: Services,
  students: readonly { userName: string; userId: number }[],
): Promise<void> {
  for (const { userName, userId } of students) {
    const priceId = demoPackages.get(userName);
    const parentId = (await services.accounts.find(userId))?.parentId;
    if (priceId === undefined || parentId == null) continue;
    const card = {
      paymentMethod: 'tok_visa',
      nameOnCard: `${demoAdults.parent.firstName} ${demoAdults.parent.lastName}`,
    };
    await services.billing.begin(parentId, userId, { priceId, ...card });
  }
}

/** Takes the demo's accounts away, and nobody else's. */
export async function deleteDemo(database: Database): Promise<void> {
  const names = [...Object.values(demoAdults), ...demoStudents, demoNewcomer].map(({ userName }) => userName);
  await database.transaction((tx) => store.deleteAccounts(tx, names));
}

interface DemoParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: Files;
}

/** Writes the demo once; a database that has it stays as it is. Of several servers that start at once one writes, the others wait. */
export const seedDemo = (parts: DemoParts): Promise<void> =>
  withSessionLock(parts.database.sessionUrl, 'demo', () => seedOnce(parts));

async function seedOnce({ database, clock, files }: DemoParts): Promise<void> {
  if (await store.hasDemo(database)) return;
  await deleteDemo(database);
  const today = clock.now();
  const demoClock = testClock(new Date(today.getTime() - payingDays * dayMs));
  const passwords = createPasswords();
  const sandbox = createSandboxService({ database, clock: demoClock, secret: 'the demo signs nothing' });
  const servicesAt = (time: Clock): Services =>
    createServices({
      database,
      clock: time,
      passwords,
      live: { publish: () => undefined },
      payments: sandbox.payments,
      files,
      log: console,
      secret: 'the demo signs nothing',
      publicUrl: '',
      sendMail: async () => undefined,
      mailLink: async () => undefined,
      deliver: async () => undefined,
      contactPhone: '',
    });
  const services = servicesAt(demoClock);
  const passwordHash = await passwords.hash(demoPassword);
  const students = await database.transaction(async (tx) => {
    const now = demoClock.now();
    const parentId = await services.accounts.create(tx, {
      ...demoAdults.parent,
      isEmailConfirmed: true,
      role: 'parent',
      passwordHash,
    });
    const made: (DemoStudent & { userId: number })[] = [];
    for (const student of demoStudents) {
      const { firstName, lastName, userName, year, isFamily } = student;
      const userId = await services.accounts.create(tx, {
        role: 'student',
        firstName,
        lastName,
        userName,
        email: undefined,
        phone: undefined,
        passwordHash,
        dayOfBirthday: `${today.getUTCFullYear() - year - 5}-04`,
        yearOfStudy: year,
        ...(isFamily ? { parentId } : {}),
      });
      if (!isFamily) {
        await store.insertSubscription(tx, userId, new Date(today.getTime() + 365 * dayMs), now);
        await store.insertGivenApproval(tx, userId, `parent-of-${userName}@example.com`, now);
      }
      made.push({ ...student, userId });
    }
    const newParentId = await services.accounts.create(tx, {
      ...demoAdults.newParent,
      isEmailConfirmed: true,
      role: 'parent',
      passwordHash,
    });
    const { year: yearOfStudy, ...newcomer } = demoNewcomer;
    await services.accounts.create(tx, {
      ...newcomer,
      role: 'student',
      email: undefined,
      phone: undefined,
      passwordHash,
      yearOfStudy,
      parentId: newParentId,
    });
    return made;
  });
  await payForFamily(services, students);
  // Each child has a clock of their own, so that all of them can work side by side.
  await Promise.all(
    students.map(async (student) => {
      const random = new Random(`demo/${student.userName}`);
      const childClock = testClock(today);
      const parts = { database, services: servicesAt(childClock), clock: childClock };
      for (const { daysAgo, isEarly, subjectId } of planFor(student, random.fork('plan'))) {
        // The early one is over when the next one begins.
        const minutesBefore = random.int(0, 60) + (isEarly ? 120 : 0);
        childClock.set(new Date(today.getTime() - daysAgo * dayMs - minutesBefore * minuteMs));
        await attemptNext(parts, student, subjectId, random);
      }
    }),
  );
  demoClock.set(today);
  await services.billing.catchUp();
  // The tutor comes last: a demo without one was cut short and is written again at the next start.
  const { tutorId, classroomId, wordClassroomId } = await database.transaction(async (tx) => {
    const now = clock.now();
    const id = await services.accounts.create(tx, {
      ...demoAdults.tutor,
      isEmailConfirmed: true,
      role: 'tutor',
      passwordHash,
    });
    const mathClass = await store.insertClassroom(tx, id, 'Comets: Year 5 Math', 1, now);
    const wordClass = await store.insertClassroom(tx, id, 'Stargazers: Verbal Reasoning', 3, now);
    for (const { userId, userName, year, isFamily } of students) {
      if (!isFamily || year === 5) await services.consents.give(tx, { tutorId: id, studentId: userId, by: 'team' });
      if (year === 5) await store.insertClassroomStudent(tx, mathClass, userId, now);
      if (!isFamily || year === 5) await store.insertClassroomStudent(tx, wordClass, userId, now);
      if (userName === 'demo-student') await services.tutoring.match(tx, id, userId, 1);
    }
    return { tutorId: id, classroomId: mathClass, wordClassroomId: wordClass };
  });
  const inCare = students.filter(({ year }) => year === 5);
  await makeDemoLessons(services, tutorId, classroomId);
  await makeFilmLessons(services, tutorId, { math: classroomId, other: wordClassroomId });
  const liveParts = { services, today, tutorId, classroomId, students: inCare };
  await makeDemoLiveLessons(liveParts);
  await makeDemoRecordings(liveParts);
  await store.openNotices(database, ['lesson', 'exam']);
  await setTutorWork({ database, servicesAt, today, tutorId, students: inCare });
  await setTutorDeck({ servicesAt, today, tutorId, classroomId, students: inCare });
}
