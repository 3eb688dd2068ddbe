import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minutes } from '../time.ts';
import * as clock from './exam-clock.ts';
import { maxPauseMs } from './exams.ts';
import { examsCan } from './exams-can.ts';

const start = new Date('2026-11-20T10:00:00Z');
const at = (minute: number, seconds = 0): Date => new Date(start.getTime() + minutes(minute) + seconds * 1000);
const whole = clock.startClock(start, [minutes(40)]);
const paper = clock.startClock(start, [minutes(20), minutes(15), minutes(10)]);

test.each([
  ['at the start', 0, { part: 0, remainingMs: minutes(20) }],
  ['a moment before the first part ends', 19.5, { part: 0, remainingMs: minutes(0.5) }],
  ['as the first part ends', 20, { part: 1, remainingMs: minutes(15) }],
  ['in the last part', 36, { part: 2, remainingMs: minutes(9) }],
  ['at the end', 45, undefined],
])('%s the right part runs', (_, minute, running) => {
  expect(clock.runningPart(paper, at(minute))).toEqual(running);
});

test('a part handed in early makes the whole exam shorter, not the next part longer', () => {
  const early = clock.handInPart(paper, at(8));
  expect(clock.runningPart(early, at(8))).toEqual({ part: 1, remainingMs: minutes(15) });
  expect(clock.deadlineOf(early)).toEqual(at(33));
  // The second part ended by the clock, the third is handed in.
  expect(clock.runningPart(clock.handInPart(early, at(25)), at(25))).toBeUndefined();
});

test('a pause stops the clock, for a day at most', () => {
  const paused = clock.pause(whole, at(10));
  expect(clock.remainingMs(paused, at(25))).toBe(minutes(30));
  expect(clock.takesAnswers(paused, 0, at(25))).toBe(false);
  const resumed = clock.resume(paused, at(25));
  expect(clock.deadlineOf(resumed)).toEqual(at(55));
  const forgotten = new Date(at(10).getTime() + maxPauseMs + minutes(1));
  expect(clock.remainingMs(paused, forgotten)).toBe(minutes(29));
  expect(clock.isPaused(paused, forgotten)).toBe(false);
  expect(clock.takesAnswers(paused, 0, forgotten)).toBe(true);
});

test.each([
  ['while it runs', 0, at(5), true],
  ['a moment after its time', 0, at(20, 30), true],
  ['half a minute and more after its time', 0, at(20, 31), false],
  ['before it begins', 1, at(5), false],
  ['after the whole exam', 2, at(46), false],
])('an answer to a part counts %s: %s', (_, part, now, counts) => {
  expect(clock.takesAnswers(paper, part, now)).toBe(counts);
});

test('a part that was handed in takes nothing more', () => {
  expect(clock.takesAnswers(clock.handInPart(paper, at(8)), 0, at(8, 1))).toBe(false);
});

test('more time goes to the part that runs; without a limit nothing changes', () => {
  expect(clock.runningPart(clock.extend(paper, at(25), minutes(5)), at(25))).toEqual({
    part: 1,
    remainingMs: minutes(15),
  });
  const untimed = clock.startClock(start, [null]);
  expect(clock.deadlineOf(clock.extend(untimed, at(1), minutes(5)))).toBeUndefined();
  expect(clock.runningPart(untimed, at(1000))).toEqual({ part: 0, remainingMs: null });
});

test('whatever is done, the running parts add up to their limits', () => {
  const step = fc.record({
    afterMs: fc.integer({ min: 0, max: minutes(12) }),
    act: fc.constantFrom('wait', 'pause', 'resume', 'handIn'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let [own, now, ranMs] = [paper, start, 0];
      for (const { afterMs, act } of steps) {
        const before = clock.examMs(own, now);
        now = new Date(now.getTime() + afterMs);
        ranMs += clock.examMs(own, now) - before;
        if (act === 'pause') own = clock.pause(own, now);
        if (act === 'resume') own = clock.resume(own, now);
        if (act === 'handIn') own = clock.handInPart(own, now);
        expect(clock.examMs(own, now)).toBe(ranMs);
        if (clock.runningPart(own, now) !== undefined) expect(ranMs).toBeLessThan(minutes(45));
      }
    }),
  );
});

describe('who may do what', () => {
  const open = { order: 'oneByOne', part: 0, isPassed: false, hasOpenBefore: false } as const;
  test.each([
    ['the question that is open', open, at(1), 'yes'],
    ['one that was passed', { ...open, isPassed: true }, at(1), 'alreadyAnswered'],
    ['one that is to come', { ...open, hasOpenBefore: true }, at(1), 'notFound'],
    ['any in free order', { ...open, order: 'free', isPassed: true, hasOpenBefore: true }, at(1), 'yes'],
    ['one of a later part', { ...open, part: 1 }, at(1), 'notFound'],
    ['one of a part that is over', open, at(21), 'timeIsUp'],
  ] as const)('answering %s', (_, question, now, permission) => {
    expect(examsCan.answer(question, paper, now)).toBe(permission);
  });

  test.each([
    ['an exam that allows it', { mayPause: true, timing: 'whole' }, at(1), 'yes'],
    ['one that does not', { mayPause: false, timing: 'whole' }, at(1), 'noPause'],
    ['one with a clock for each section', { mayPause: true, timing: 'sections' }, at(1), 'noPause'],
    ['one that is over', { mayPause: true, timing: 'whole' }, at(50), 'timeIsUp'],
  ] as const)('pausing %s', (_, exam, now, permission) => {
    expect(examsCan.pause(exam, whole, now)).toBe(permission);
  });

  test('a change is refused once a child has begun, more time once they are out', () => {
    expect([examsCan.change({ begunCount: 0 }), examsCan.change({ begunCount: 1 })]).toEqual(['yes', 'examBegun']);
    expect([examsCan.extend(whole, at(1)), examsCan.extend(whole, at(41)), examsCan.extend(undefined, at(1))]).toEqual([
      'yes',
      'notInExam',
      'notInExam',
    ]);
  });
});
