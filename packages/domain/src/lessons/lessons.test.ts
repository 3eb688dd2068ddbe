import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWorkDone, nextSection, nextStopMs, reachableMs, resumeMs } from './lesson-progress.ts';
import { publicationState, reordered, type SectionKind } from './lessons.ts';
import { lessonsCan } from './lessons-can.ts';

const now = new Date('2026-11-23T10:00:00Z');
const later = new Date('2026-11-24T10:00:00Z');
const point = (atMs: number, isAnswered: boolean) => ({ atMs, isAnswered });

describe('what completes a section', () => {
  test.each([
    ['document', [], false, true],
    ['vocabulary', [], false, true],
    ['video', [], false, true],
    ['video', [point(1000, true)], false, true],
    ['video', [point(1000, true), point(5000, false)], false, false],
    ['quiz', [], false, false],
    ['quiz', [], true, true],
  ] as const)('a %s with stop points %j, quiz finished %s: %s', (kind, points, isQuizFinished, isDone) => {
    const work = { kind, points, isQuizFinished };
    expect(isWorkDone(work)).toBe(isDone);
    expect(lessonsCan.complete(work)).toBe(isDone ? 'yes' : 'sectionNotDone');
  });
});

describe('stop points', () => {
  const points = [point(48_000, true), point(112_000, false), point(150_000, false)];
  test.each([
    [10_000, 10_000],
    [100_000, 100_000],
    [112_000, 112_000],
    [112_001, 112_000],
    [160_000, 112_000],
    [-5, 0],
  ])('a jump to %i ends at %i', (wantedMs, endMs) => {
    expect(reachableMs(wantedMs, points)).toBe(endMs);
  });

  test('no jump passes a stop point without an answer, and with all answered each ends where it was aimed', () => {
    const anyPoint = fc.record({ atMs: fc.nat(200_000), isAnswered: fc.boolean() });
    fc.assert(
      fc.property(fc.nat(300_000), fc.array(anyPoint), (wantedMs, some) => {
        const endMs = reachableMs(wantedMs, some);
        expect(some.every(({ atMs, isAnswered }) => isAnswered || endMs <= atMs)).toBe(true);
        if (nextStopMs(some) === undefined) expect(endMs).toBe(wantedMs);
      }),
    );
  });

  test.each([
    [40_000, 160_000, 40_000],
    [159_500, 160_000, 0],
    [130_000, 160_000, 112_000],
    [40_000, undefined, 40_000],
  ])('left at %i of %s, it goes on at %i', (leftAtMs, durationMs, atMs) => {
    expect(resumeMs(leftAtMs, durationMs, points)).toBe(atMs);
  });

  test.each([
    [5000, 'video', 60_000, [], 'yes'],
    [60_000, 'video', 60_000, [], 'yes'],
    [60_001, 'video', 60_000, [], 'badStopPoint'],
    [5000, 'document', undefined, [], 'badStopPoint'],
    [5000, 'video', undefined, [{ atMs: 5500 }], 'badStopPoint'],
    [5000, 'video', undefined, [{ atMs: 6000 }], 'yes'],
    [
      5000,
      'video',
      undefined,
      Array.from({ length: 40 }, (_, place) => ({ atMs: 10_000 + place * 1000 })),
      'tooManyPoints',
    ],
  ] as const)('at %i in a %s of %s: %#', (atMs, kind, durationMs, others, permission) => {
    expect(lessonsCan.placePoint(atMs, { kind, durationMs }, others)).toBe(permission);
  });
});

describe('where a child goes on', () => {
  const sections = [
    { sectionId: 7, kind: 'video' },
    { sectionId: 3, kind: 'document' },
    { sectionId: 9, kind: 'quiz' },
  ] as const;
  test.each([
    [[], 7],
    [[7], 3],
    [[3], 7],
    [[7, 9], 3],
    [[7, 3, 9], undefined],
  ])('with %j complete: %s', (completed, next) => {
    expect(nextSection(sections, completed)?.sectionId).toBe(next);
  });

  test.each([
    [
      [9, 7, 3],
      [9, 7, 3],
    ],
    [[9, 7], undefined],
    [[9, 7, 7], undefined],
    [[9, 7, 3, 3], undefined],
    [[9, 7, 4], undefined],
  ])('the order %j gives %j', (order, ids) => {
    expect(reordered(sections, order)?.map(({ sectionId }) => sectionId)).toEqual(ids);
  });
});

describe('who sees a lesson', () => {
  test.each([
    [undefined, true, 'draft', 'notFound'],
    [later, true, 'scheduled', 'notFound'],
    [now, true, 'published', 'yes'],
    [now, false, 'published', 'notFound'],
  ] as const)('published at %s, for the student %s: %s, %s', (publishAt, isForStudent, state, permission) => {
    expect(publicationState(publishAt, now)).toBe(state);
    expect(lessonsCan.open({ publishAt, isForStudent }, now)).toBe(permission);
  });

  test('only its tutor changes it', () => {
    expect(lessonsCan.change({ userId: 1 }, { tutorId: 1 })).toBe('yes');
    expect(lessonsCan.change({ userId: 1 }, { tutorId: 2 })).toBe('notFound');
  });
});

describe('what may be published and added', () => {
  const file = (kind: SectionKind) => ({ kind, hasFile: true });
  const noFile = (kind: SectionKind) => ({ kind, hasFile: false });
  test.each([
    ['lesson', [], 'lessonEmpty'],
    ['lesson', [noFile('quiz')], 'yes'],
    ['lesson', [noFile('vocabulary'), file('video')], 'yes'],
    ['lesson', [noFile('video')], 'lessonFileMissing'],
    ['lesson', [file('video'), noFile('document')], 'lessonFileMissing'],
    ['exam', [], 'lessonEmpty'],
    ['exam', [noFile('quiz')], 'yes'],
  ] as const)('a %s of %j: %s', (type, sections, permission) => {
    expect(lessonsCan.publish({ type, sections })).toBe(permission);
  });

  test.each([
    ['lesson', 0, ['video', 'quiz'], 'yes'],
    ['lesson', 29, ['video'], 'yes'],
    ['lesson', 30, ['video'], 'tooManySections'],
    ['exam', 0, ['quiz'], 'yes'],
    ['exam', 0, ['quiz', 'document'], 'onlyQuizzesInExams'],
  ] as const)('a %s with %i sections takes %j: %s', (type, sectionCount, kinds, permission) => {
    expect(lessonsCan.addSections({ type, sectionCount }, kinds)).toBe(permission);
  });
});
