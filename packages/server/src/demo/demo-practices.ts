/** Practices set by the demo's tutor: one finished with feedback for two students, and one in progress. */
import { dayMs } from '@comet/domain/time';
import { Random } from '@comet/questions/kernel/random';
import { testClock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Services } from '../services.ts';
import { completeAttempt, type DemoAttemptStudent, timeZone } from './demo-attempts.ts';

interface SetWork {
  readonly name: string;
  readonly topicId: number;
  readonly subTopicIds: number[];
  readonly setDaysAgo: number;
  readonly doneDaysAgo: number;
  /** Who has done it, with the tutor's words to them. */
  readonly doneBy: Readonly<Record<string, string | undefined>>;
}

/** Matter that the children have not come to on their own, so that nothing of theirs happens out of order. */
const work: readonly SetWork[] = [
  {
    name: 'Angles, step by step',
    topicId: 1508,
    subTopicIds: [150801, 150802],
    setDaysAgo: 20,
    // A day without work of Zoe's own: a practice is played after all of it, and a day brings so many coins and no more.
    doneDaysAgo: 14,
    doneBy: {
      'demo-student': 'Lovely work, Zoe. Angles at a point are yours now!',
      'demo-aisha': undefined,
      'demo-mei': undefined,
      'demo-callum': 'You kept going to the end. Draw the angle first, then reckon: we will try two together.',
    },
  },
  {
    name: 'Reading graphs and tables',
    topicId: 1510,
    subTopicIds: [151001, 151002],
    setDaysAgo: 3,
    doneDaysAgo: 1,
    doneBy: { 'demo-aisha': undefined, 'demo-mei': undefined },
  },
];

interface TutorWork {
  readonly database: Database;
  readonly servicesAt: (clock: ReturnType<typeof testClock>) => Services;
  readonly today: Date;
  readonly tutorId: number;
  readonly students: readonly DemoAttemptStudent[];
}

export async function setTutorWork({ database, servicesAt, today, tutorId, students }: TutorWork): Promise<void> {
  const tutor = { userId: tutorId, role: 'tutor' } as const;
  const before = (days: number): Date => new Date(today.getTime() - days * dayMs);
  const clock = testClock(today);
  const services = servicesAt(clock);
  for (const { name, topicId, subTopicIds, setDaysAgo, doneDaysAgo, doneBy } of work) {
    clock.set(before(setDaysAgo));
    const practiceId = await services.practice.set(tutor, {
      name,
      topicId,
      subTopicIds,
      studentIds: students.map(({ userId }) => userId),
      difficulty: 'easy',
      timeLimit: null,
      numberOfQuestions: 10,
    });
    for (const student of students.filter(({ userName }) => userName in doneBy)) {
      clock.set(before(doneDaysAgo));
      const random = new Random(`demo/${name}/${student.userName}`);
      const open = () => services.practice.open({ userId: student.userId, timeZone }, practiceId);
      await completeAttempt({ database, services, clock }, student, open, random);
    }
    const report = await services.practice.report(tutor, { practiceId, sortBy: 'name' });
    for (const { studentId, userPracticeProgressId } of report.students) {
      const words = doneBy[students.find(({ userId }) => userId === studentId)?.userName ?? ''];
      if (words !== undefined) await services.practice.giveFeedback(tutorId, userPracticeProgressId, words);
    }
  }
}
