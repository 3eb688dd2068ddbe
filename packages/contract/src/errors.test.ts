import { describe, expect, test } from 'vitest';
import { isSubscriptionRefusal, logInTextOf } from './errors.ts';

describe('the log-in page', () => {
  // The server's own texts for these codes are checked in sessions.test.ts; the specification shows others on the page.
  test.each([
    [
      'noSubscription',
      true,
      'Your access to the platform is temporarily suspended, please pay your subscription to restore access.',
    ],
    ['subscriptionCanceled', true, 'You subscription canceled'],
    ['trialEnded', true, 'You trial was ended'],
    ['subscriptionNotActive', true, 'You subscription not active'],
    ['unpaidSubscription', true, 'You subscription is expired'],
    ['wrongPassword', false, 'Incorrect password'],
    ['incorrectLogin', false, 'Incorrect login'],
    ['a code of a later version', false, 'Incorrect login'],
    ['toString', false, 'Incorrect login'],
  ])('shows for %s (about the subscription: %s): %s', (code, isAboutSubscription, text) => {
    expect([isSubscriptionRefusal(code), logInTextOf(code)]).toEqual([isAboutSubscription, text]);
  });
});
