/** Live lessons of the demo's tutor: one that is on when the demo is made, a series that begins next week, and recordings. */
import { wallTime } from '@comet/domain/live-lessons/lesson-time';
import { ruleOf } from '@comet/domain/live-lessons/live-lessons';
import { days, minutes } from '@comet/domain/time';
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import { films } from '@comet/questions/films/films';
import type { Services } from '../services.ts';
import { storeFilm } from './demo-films.ts';

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

const recorded = [
  {
    key: 'fraction-families',
    name: 'Fraction families, live',
    subject: 'math',
    description: 'Our lesson of last week.',
  },
  {
    key: 'fronted-adverbials',
    name: 'Fronted adverbials, live',
    subject: 'english',
    description: 'How to begin a sentence with when, where or how.',
  },
] as const;

/** Recordings with a quiz each; the films of the demo stand in for what was recorded. */
export async function makeDemoRecordings({ services, tutorId, classroomId }: DemoLive): Promise<void> {
  for (const { key, ...recording } of recorded) {
    const film = films.find((one) => one.key === key);
    const subTopic = film === undefined ? undefined : findSubTopic(film.subTopicId);
    if (film === undefined || subTopic === undefined) throw new Error(`there is no film ${key}`);
    const { videoUrl, durationMs } = await storeFilm(services, tutorId, film);
    const { year, topicId: topic } = subTopic;
    const quiz = {
      name: 'Check-up',
      year,
      topic,
      subTopic: film.subTopicId,
      numberOfQuestions: 5,
      difficulty: 'easy',
    } as const;
    await services.liveRecordings.create(tutorId, {
      ...recording,
      videoUrl,
      durationMs,
      audience: classroomId,
      quizzes: [quiz],
    });
  }
}
