import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRevised, isRevisionDue, type Revision, revisionAfter } from './revision.ts';

const right = (day: string) => ({ isRight: true, notSure: false, day });
const wrong = (day: string) => ({ isRight: false, notSure: false, day });
const guess = (day: string) => ({ isRight: true, notSure: true, day });
const after = (...answers: Parameters<typeof revisionAfter>[1][]) =>
  answers.reduce<Revision | undefined>(revisionAfter, undefined);

describe('a wrong answer', () => {
  test.each([
    ['that was never made needs no revision', [right('2026-11-20')], undefined],
    ['comes back the same day', [wrong('2026-11-20')], true],
    ['stays away for the day once it was right', [wrong('2026-11-20'), right('2026-11-20')], false],
    [
      'is not revised by being right twice on one day',
      [wrong('2026-11-20'), right('2026-11-20'), right('2026-11-20')],
      false,
    ],
    ['that was right only by a guess comes back', [wrong('2026-11-20'), guess('2026-11-20')], true],
  ] as const)('%s', (_, answers, isDue) => {
    const revision = after(...answers);
    expect(revision && isRevisionDue(revision, '2026-11-20')).toBe(isDue);
    expect(revision !== undefined && isRevised(revision)).toBe(false);
  });

  test('is revised when it was right on two days, and comes back no more', () => {
    const once = after(wrong('2026-11-20'), right('2026-11-20'));
    expect(once && isRevisionDue(once, '2026-11-21')).toBe(true);
    const twice = revisionAfter(once, right('2026-11-21'));
    expect(twice && [isRevised(twice), isRevisionDue(twice, '2026-12-24')]).toEqual([true, false]);
  });

  test('begins anew when it is wrong again, revised or not', () => {
    const again = after(wrong('2026-11-20'), right('2026-11-20'), right('2026-11-21'), wrong('2026-11-22'));
    expect(again).toEqual({ rightDays: 0, lastRightDay: undefined });
  });

  test('is revised exactly when its last two right days since it was last wrong differ', () => {
    const answer = fc.record({ isRight: fc.boolean(), notSure: fc.boolean(), day: fc.integer({ min: 10, max: 14 }) });
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 12 }), (list) => {
        const answers = list
          .toSorted((one, other) => one.day - other.day)
          .map(({ day, ...rest }) => ({ ...rest, day: `2026-11-${day}` }));
        const lastWrong = answers.findLastIndex(({ isRight }) => !isRight);
        const days = new Set(answers.slice(lastWrong + 1).flatMap(({ notSure, day }) => (notSure ? [] : [day])));
        const revision = after(...answers);
        expect(revision === undefined).toBe(lastWrong === -1);
        if (revision !== undefined) expect(isRevised(revision)).toBe(days.size >= 2);
      }),
    );
  });
});
