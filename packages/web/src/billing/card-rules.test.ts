import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asCardNumber, asCvc, asExpiry, cardFaults, nameOnCardFault, stripeTexts } from './card-rules.ts';

const now = new Date(2026, 10, 21);
const good = { cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

describe('card fields', () => {
  test.each([
    ['4', '4'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242-4242-4242-99', '4242 4242 4242 4242'],
    ['4242 4242 abc', '4242 4242'],
  ])('a card number typed %s stands as %s', (typed, shown) => {
    expect(asCardNumber(typed)).toBe(shown);
  });

  test.each([
    ['1', '', '1'],
    ['12', '1', '12/'],
    ['5', '', '05/'],
    ['1/', '1', '01/'],
    ['12/3', '12/', '12/3'],
    ['1230', '', '12/30'],
    ['12/30', '12/3', '12/30'],
    ['12', '12/', '12'],
    ['12/305', '12/30', '12/30'],
  ])('an expiry typed %s after %s stands as %s', (typed, before, shown) => {
    expect(asExpiry(typed, before)).toBe(shown);
  });

  test('whatever is typed, nothing stands there that is too long', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(asCardNumber(typed).length).toBeLessThanOrEqual(19);
        expect(asExpiry(typed).length).toBeLessThanOrEqual(5);
        expect(asCvc(typed)).toMatch(/^\d{0,3}$/);
        // Written once more, it stays.
        expect(asCardNumber(asCardNumber(typed))).toBe(asCardNumber(typed));
      }),
    );
  });

  test.each([
    [{}, {}],
    [{ cardNumber: '' }, { cardNumber: 'Card number is a required field' }],
    [{ cardNumber: '4242 4242 4242 424' }, { cardNumber: 'The card number must contain at least 16 characters' }],
    [{ expiry: '' }, { expiry: 'Expiry is a required field' }],
    [{ expiry: '13/30' }, { expiry: 'Enter valid expiry' }],
    [{ expiry: '00/30' }, { expiry: 'Enter valid expiry' }],
    [{ expiry: '12/3' }, { expiry: 'Enter valid expiry' }],
    [{ expiry: '10/26' }, { expiry: 'Enter valid expiry' }],
    [{ expiry: '11/26' }, {}],
    [{ cvc: '' }, { cvc: 'CVC is a required field' }],
    [{ cvc: '12' }, { cvc: 'The minimum number of characters is equal to 3' }],
  ])('with %j the faults are %j', (change, faults) => {
    expect(cardFaults({ ...good, ...change }, now)).toEqual(faults);
  });

  test.each([
    ['', 'Name on card is a required field'],
    ['  ', 'Name on card is a required field'],
    ['1234', 'Name on card must contain at least 1 string character'],
    ['Zoë O’Brien 🚀', null],
    ['李', null],
  ])('the name on the card %j: %s', (name, fault) => {
    expect(nameOnCardFault(name)).toBe(fault);
  });
});

test.each([
  ['incomplete_number', 'cardNumber', 'The card number must contain at least 16 characters'],
  ['invalid_expiry_year_past', 'expiry', 'Enter valid expiry'],
  ['incomplete_cvc', 'cvc', 'The minimum number of characters is equal to 3'],
  ['card_declined', undefined, 'Declined'],
] as const)('Stripe’s %s stands under %s', (code, field, text) => {
  expect(stripeTexts(code, 'Declined')).toEqual(field === undefined ? { text } : { field, text });
});
