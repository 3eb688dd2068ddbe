import type { Price } from '@comet/contract/billing';
import { describe, expect, test } from 'vitest';
import { createLandingFacts } from './landing-facts.ts';
import { testClock } from './platform/clock.ts';

const config = { contactPhone: '+44 20 7946 0000', publicUrl: 'https://comet.example' };
const log = { warn: () => undefined };
const basic: Price = {
  priceId: 'p1',
  typeOfBill: 'monthly',
  typeOfRate: 'basic',
  amount: 1250,
  currency: 'gbp',
  trialDays: 7,
};
const annual: Price = { ...basic, priceId: 'p2', typeOfBill: 'annual', amount: 12_500 };
const clockAt = () => testClock(new Date('2026-11-21T10:00:00Z'));

describe('the facts of the landing page', () => {
  test('have the prices of the provider in pounds, and the phone number as one that can be called', async () => {
    const facts = createLandingFacts({ config, log, clock: clockAt(), listPrices: async () => [basic, annual] });
    expect(await facts()).toMatchObject({
      basicMonthly: '£12.50 a month',
      basicAnnual: 'or £125.00 a year',
      premiumMonthly: 'Price at sign-up',
      phone: '+44 20 7946 0000',
      phoneLink: '+442079460000',
    });
  });

  test('ask the provider once for many visitors, and again after a while', async () => {
    let asked = 0;
    const clock = clockAt();
    const listPrices = async () => {
      asked++;
      return [{ ...basic, amount: 1000 * asked }];
    };
    const facts = createLandingFacts({ config, log, clock, listPrices });
    await Promise.all(Array.from({ length: 50 }, facts));
    expect(asked).toBe(1);
    clock.advance(6 * 60_000);
    expect(await facts()).toMatchObject({ basicMonthly: '£20.00 a month' });
  });

  test('keep the last prices while the provider fails, and do without before it ever answered', async () => {
    const clock = clockAt();
    let isDown = true;
    const listPrices = async () => {
      if (isDown) throw new Error('down');
      return [basic];
    };
    const facts = createLandingFacts({ config, log, clock, listPrices });
    expect(await facts()).toMatchObject({ basicMonthly: 'Price at sign-up' });
    isDown = false;
    expect(await facts()).toMatchObject({ basicMonthly: '£12.50 a month' });
    isDown = true;
    clock.advance(6 * 60_000);
    expect(await facts()).toMatchObject({ basicMonthly: '£12.50 a month' });
  });

  test('do not wait for a provider that never answers', async () => {
    const listPrices = () => new Promise<readonly Price[]>(() => undefined);
    const facts = createLandingFacts({ config, log, clock: clockAt(), listPrices });
    expect(await facts()).toMatchObject({ basicMonthly: 'Price at sign-up' });
  });
});
