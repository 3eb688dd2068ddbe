import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'comet-config-'));
const secret = 'a secret that is long enough for keys';

describe('the configuration', () => {
  test('needs nothing on a developer’s machine, and keeps the secret that it made', () => {
    const first = readConfig({ DATA_DIR });
    expect(first).toMatchObject({
      port: 3000,
      host: 'localhost',
      seedDemo: true,
      isProduction: false,
      publicUrl: 'http://localhost:3000',
    });
    expect(first.secret.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ DATA_DIR }).secret).toBe(first.secret);
  });

  const keys = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_PUBLISHABLE_KEY: 'pk_test', STRIPE_WEBHOOK_SECRET: 'whsec' };
  const production = { DATA_DIR, NODE_ENV: 'production', SECRET: secret, SMTP_URL: 'smtp://mail.example', ...keys };

  test('seeds no demo in production, and refuses what would harm families there', () => {
    expect(readConfig(production)).toMatchObject({ seedDemo: false, host: '0.0.0.0', operations: undefined });
    expect(() => readConfig({ ...production, SECRET: undefined })).toThrow(/SECRET/);
    expect(() => readConfig({ ...production, PUBLIC_URL: 'https://comet.example' })).toThrow(/TRUSTED_PROXY_HOPS/);
  });

  test('reads the payment provider’s keys, all or none', () => {
    expect(readConfig(production).stripe).toMatchObject({
      publishableKey: 'pk_test',
      api: { protocol: 'https', hostname: 'api.stripe.com', port: 443 },
    });
    expect(() => readConfig({ ...production, STRIPE_PUBLISHABLE_KEY: undefined })).toThrow(/STRIPE_PUBLISHABLE_KEY/);
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', 'three thousand'],
    ['DATABASE_URL', 'mysql://localhost/comet'],
    ['SECRET', 'short'],
    ['PUBLIC_URL', 'comet.example'],
    ['POOL_SIZE', '1'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'http://mail.example'],
    ['SEED_DEMO', 'yes'],
  ])('%s=%s stops the start with a sentence that names it', (name, value) => {
    expect(() => readConfig({ DATA_DIR, [name]: value })).toThrow(new RegExp(name));
  });

  test('a bucket without its keys stops the start', () => {
    expect(() => readConfig({ DATA_DIR, S3_BUCKET: 'files' })).toThrow(/S3_ACCESS_KEY_ID/);
  });
});
