import { expect, test } from 'vitest';
import { accountsCan } from './accounts-can.ts';

test.each([
  ['zoe', undefined, 'yes'],
  ['zoe@home', undefined, 'yes'],
  ['zoe@example.org', 'ZOE@example.org', 'yes'],
  ['zoe@example.org', 'other@example.org', 'userNameIsAddress'],
  ['zoe@example.org', undefined, 'userNameIsAddress'],
])('may be called %s with the address %s: %s', (userName, email, permission) => {
  expect(accountsCan.beCalled(userName, email)).toBe(permission);
});
