/** v.calendar: days, dates, clocks, timetables and plans; every count is stepped through a second time. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { defineGenerator } from '../../kernel/generator.ts';
import { timetable } from './bus-timetable.ts';
import { endTime, howLong, wrongClock } from './clock-times.ts';
import { dateAcross, dateOfWeekday, weekdayOfDate } from './dates.ts';
import { freeTime } from './free-time.ts';
import { latestStart } from './plans.ts';
import { repeats } from './returning-days.ts';
import { daysBetween, speed } from './spans.ts';
import { type CalendarForm, relativeDays, weekdayShift } from './weekdays.ts';

type Task = readonly [form: CalendarForm, level: number];

const ladders: Readonly<Record<number, Readonly<Record<Difficulty, readonly Task[]>>>> = {
  330703: {
    easy: [[weekdayShift, 0]],
    medium: [
      [dateOfWeekday, 0],
      [weekdayShift, 1],
    ],
    hard: [
      [relativeDays, 0],
      [dateOfWeekday, 1],
      [weekdayOfDate, 0],
    ],
  },
  340803: {
    easy: [
      [endTime, 0],
      [weekdayShift, 2],
      [howLong, 0],
    ],
    medium: [
      [endTime, 1],
      [dateAcross, 0],
      [weekdayOfDate, 0],
    ],
    hard: [
      [endTime, 2],
      [dateAcross, 1],
      [howLong, 2],
    ],
  },
  350903: {
    easy: [
      [timetable, 0],
      [howLong, 1],
    ],
    medium: [
      [timetable, 1],
      [daysBetween, 0],
      [howLong, 3],
      [freeTime, 0],
      [latestStart, 0],
    ],
    hard: [
      [timetable, 2],
      [weekdayOfDate, 1],
      [daysBetween, 1],
      [freeTime, 1],
    ],
  },
  360903: {
    easy: [
      [wrongClock, 0],
      [speed, 0],
      [freeTime, 2],
    ],
    medium: [
      [wrongClock, 1],
      [speed, 1],
      [daysBetween, 2],
    ],
    hard: [
      [speed, 2],
      [weekdayOfDate, 2],
      [daysBetween, 3],
    ],
  },
  370703: {
    easy: [
      [latestStart, 1],
      [repeats, 0],
    ],
    medium: [
      [latestStart, 2],
      [repeats, 1],
    ],
    hard: [[repeats, 2]],
  },
};

export const calendarGenerator = defineGenerator({
  generatorId: 'v.calendar',
  version: 21,
  serves: ladders,
  capacity: ({ subTopicId, difficulty }) => (subTopicId === 330703 && difficulty === 'easy' ? 80 : 200),
  make(random, { params, difficulty }) {
    const [form, level] = random.pick(params[difficulty]);
    return form.make(random, level);
  },
  solve(question, { params, difficulty }) {
    for (const [form] of params[difficulty]) {
      const found = form.solve(question);
      if (found !== undefined) return [...found];
    }
    return [];
  },
});
