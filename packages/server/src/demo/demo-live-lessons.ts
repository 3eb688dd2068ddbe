/** Live lessons of the demo's tutor: one that is on when the demo is made, and a series that begins next week. */
import { wallTime } from '@comet/domain/live-lessons/lesson-time';
import { ruleOf } from '@comet/domain/live-lessons/live-lessons';
import { days, minutes } from '@comet/domain/time';
import type { Services } from '../services.ts';

interface DemoLive {
  readonly services: Services;
  readonly today: Date;
  readonly tutorId: number;
  readonly classroomId: number;
  readonly students: readonly { readonly userId: number }[];
}

const timezone = 'Europe/London';

export async function makeDemoLiveLessons({
  services,
  today,
  tutorId,
  classroomId,
  students,
}: DemoLive): Promise<void> {
  const { liveLessons } = services;
  const common = { timezone, audience: classroomId, places: 12 } as const;
  const onNow = await liveLessons.create(tutorId, {
    ...common,
    name: 'Fractions of amounts',
    description: 'We share pizzas, pocket money and planets. Bring a pencil and paper.',
    subject: 'math',
    startTime: wallTime(new Date(today.getTime() - minutes(5)), timezone),
    durationMs: minutes(120),
    recurrence: null,
  });
  for (const { userId } of students) await liveLessons.register(userId, onNow.liveLessonId, userId);
  const nextWeek = wallTime(new Date(today.getTime() + days(7)), timezone).slice(0, 10);
  const series = await liveLessons.create(tutorId, {
    ...common,
    name: 'Story openings',
    description: 'Six lessons that take you from a first line to a whole page.',
    subject: 'english',
    startTime: `${nextWeek}T16:30`,
    durationMs: minutes(40),
    recurrence: ruleOf('weekly', 6),
  });
  const [, second, third] = series.occurrences;
  if (second === undefined || third === undefined) throw new Error('the series of the demo is too short');
  const movedTo = wallTime(new Date(Date.parse(second.startTime) + days(1)), timezone).slice(0, 10);
  await liveLessons.changeOccurrence(tutorId, second.occurrenceId, {
    startTime: `${movedTo}T17:00`,
    isCancelled: false,
  });
  await liveLessons.changeOccurrence(tutorId, third.occurrenceId, { isCancelled: true });
}
