import { expect, test } from 'vitest';
import { findProductionFault, type ProductionSettings } from './unsafe-settings.ts';

const sound: ProductionSettings = {
  SECRET: 'f3Kq9vT2xLw8ZrB6nHs4YpJ1mCd7GuE5',
  SMTP_URL: 'smtp://mail.example.org',
  STRIPE_SECRET_KEY: 'sk_live_1',
  SANDBOX_PAYMENTS: false,
  PUBLIC_URL: 'https://comet.example',
  TRUSTED_PROXY_HOPS: 1,
};

test('a whole configuration may start', () => {
  expect(findProductionFault(sound)).toBeUndefined();
});

test.each<[string, Partial<ProductionSettings>]>([
  ['SECRET', { SECRET: undefined }],
  ['SECRET', { SECRET: 'a'.repeat(64) }],
  ['SECRET', { SECRET: 'abcabcabc'.repeat(8) }],
  ['SEED_DEMO', { SEED_DEMO: true }],
  ['SMTP_URL', { SMTP_URL: undefined }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: undefined }],
  ['STRIPE_SECRET_KEY', { SANDBOX_PAYMENTS: true }],
  ['TRUSTED_PROXY_HOPS', { TRUSTED_PROXY_HOPS: undefined }],
])('%s stops the start in production: %j', (name, change) => {
  expect(findProductionFault({ ...sound, ...change })).toMatch(new RegExp(`^${name}: `));
});

test('without https nobody needs to say how many proxies there are', () => {
  expect(
    findProductionFault({ ...sound, PUBLIC_URL: 'http://localhost:3000', TRUSTED_PROXY_HOPS: undefined }),
  ).toBeUndefined();
});
