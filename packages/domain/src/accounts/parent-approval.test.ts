import { describe, expect, test } from 'vitest';
import { isToBeAsked, nameForStrangers, needsParentApproval, parentEmailFault } from './parent-approval.ts';

const today = { year: 2026, month: 11, day: 20 };

describe('a student who signs up alone', () => {
  test.each([
    ['today is their 13th birthday', { year: 2013, month: 11, day: 20 }, false],
    ['13 tomorrow', { year: 2013, month: 11, day: 21 }, true],
    ['13 since yesterday', { year: 2013, month: 11, day: 19 }, false],
    ['13 at the end of this month', { year: 2013, month: 11, day: 30 }, true],
    ['13 since the start of this month', { year: 2013, month: 11, day: 1 }, false],
    ['13 next month', { year: 2013, month: 12, day: 1 }, true],
    ['13 since last month', { year: 2013, month: 10, day: 31 }, false],
    ['9', { year: 2017, month: 3, day: 14 }, true],
    ['40', { year: 1986, month: 11, day: 21 }, false],
  ])('%s: needs a parent is %s', (_, birth, isNeeded) => {
    expect(needsParentApproval(birth, today)).toBe(isNeeded);
  });

  test('born on 29 February turns 13 on 1 March', () => {
    const birth = { year: 2016, month: 2, day: 29 };
    expect(needsParentApproval(birth, { year: 2029, month: 2, day: 28 })).toBe(true);
    expect(needsParentApproval(birth, { year: 2029, month: 3, day: 1 })).toBe(false);
  });

  const young = { year: 2017, month: 3, day: 14 };
  const old = { year: 2013, month: 3, day: 14 };
  test.each([
    [young, {}, 'Please type your parent’s e-mail address'],
    [young, { parentEmail: '' }, 'Please type your parent’s e-mail address'],
    [young, { parentEmail: 'mum@example.org' }, undefined],
    [young, { parentEmail: 'mum@example.org', email: '' }, undefined],
    [
      young,
      { parentEmail: 'Zoe@example.org', email: 'zoe@example.org' },
      'This is your own address. Please type your parent’s',
    ],
    [old, {}, undefined],
    [old, { parentEmail: 'zoe@example.org', email: 'zoe@example.org' }, undefined],
  ])('born %o with %o: %s', (birth, addresses, fault) => {
    expect(parentEmailFault(birth, today, addresses)).toBe(fault);
  });
});

describe('a student from before parents were asked', () => {
  const student = {
    role: 'student',
    parentId: null,
    isAwaitingParent: false,
    birth: { year: 2017, month: 3 },
  } as const;
  test.each([
    [{}, true],
    [{ birth: { year: 2013, month: 11 } }, true],
    [{ birth: { year: 2013, month: 10 } }, false],
    [{ birth: undefined }, false],
    [{ parentId: 7 }, false],
    [{ isAwaitingParent: true }, false],
    [{ role: 'parent' }, false],
    [{ role: 'tutor' }, false],
  ] as const)('with %o is asked at log-in: %s', (change, isAsked) => {
    expect(isToBeAsked({ ...student, ...change }, today)).toBe(isAsked);
  });
});

test.each([
  ['Zoë', 'Zoë'],
  ['Anne-Marie O’Brien', 'Anne-Marie O’Brien'],
  ['ప్రియ', 'ప్రియ'],
  ['Win £1000 at evil.example', 'A child'],
  ['http://evil.example', 'A child'],
  ['Zoe 🚀', 'A child'],
  ['A'.repeat(31), 'A child'],
])('%s is called %s in a mail to somebody we don’t know', (name, called) => {
  expect(nameForStrangers(name)).toBe(called);
});
