import { describe, expect, test } from 'vitest';
import { findRowFault } from './check-rows.ts';
import type { RowTypes } from './row-types.ts';

const types: RowTypes = {
  'find-user': [
    {
      userId: { kinds: ['number'] },
      role: { kinds: ['string'], texts: ['student', 'parent'] },
      email: { kinds: ['string', 'null'] },
      bornAt: { kinds: ['date'] },
      settings: { kinds: ['object'] },
    },
  ],
  'find-access': [{ status: { kinds: ['null'] } }, { status: { kinds: ['string'] }, endsAt: { kinds: ['date'] } }],
};
const row = { userId: 1, role: 'student', email: null, bornAt: new Date(0), settings: {} };

describe('a row is held to what its statement says it selects', () => {
  test.for([
    ['as said', {}, undefined],
    ['null where there is none', { userId: null }, 'find-user: userId is null, not one of number'],
    ['a number as text', { userId: '1' }, 'find-user: userId is "1", not one of number'],
    [
      'a text that the type does not name',
      { role: 'tutor' },
      'find-user: role is "tutor", not one of string, student, parent',
    ],
    ['a list for an object', { settings: [] }, 'find-user: settings is [], not one of object'],
    ['a column too many', { more: 1 }, 'find-user: more is selected, and its type does not have it'],
  ] as const)('%s', ([, change, fault]) => {
    expect(findRowFault(types, 'find-user', { ...row, ...change })).toBe(fault);
  });

  test('a column too few', () => {
    const { email: _, ...rest } = row;
    expect(findRowFault(types, 'find-user', rest)).toBe('find-user: email is not selected');
  });

  test('a row that is one thing or another fits one of them whole', () => {
    expect(findRowFault(types, 'find-access', { status: null, endsAt: null })).toBeUndefined();
    expect(findRowFault(types, 'find-access', { status: 'active', endsAt: new Date(0) })).toBeUndefined();
    expect(findRowFault(types, 'find-access', { status: 'active', endsAt: null })).toContain('endsAt is null');
  });

  test('a statement that says nothing is not held', () => {
    expect(findRowFault(types, 'other', { anything: 1 })).toBeUndefined();
  });
});
