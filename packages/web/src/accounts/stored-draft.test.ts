import { expect, test } from 'vitest';
import { fromStored, toStored } from './stored-draft.ts';
import { emptyAccount } from './student-account.ts';

const typed = {
  ...emptyAccount(new Date(2026, 10, 20)),
  firstName: 'Tom',
  userName: 'tom',
  password: 'secret',
  otherYear: 5,
} as const;

test('what was typed comes back without the password, as not yet sent', () => {
  const text = toStored({ owner: '7', account: typed, priceId: 'price_1' });
  expect(text).not.toContain('secret');
  expect(fromStored(text)).toEqual({ owner: '7', typed: { ...typed, password: '' }, priceId: 'price_1' });
});

test('an account that was made is not made again', () => {
  const child = { userId: 12, firstName: 'Tom' };
  const back = fromStored(toStored({ owner: '7', account: typed, child, begunPriceId: 'price_1' }));
  expect(back).toMatchObject({ child, account: { firstName: 'Tom' }, begunPriceId: 'price_1' });
});

test.each([[null], ['null'], ['{}'], ['{"owner":"7","typed":3}']])('%s is no account', (text) => {
  expect(fromStored(text)?.typed).toBeUndefined();
});
