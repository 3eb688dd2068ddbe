/** Settings that are fine in development but with which a production server refuses to start. */

/** The settings that decide, as read from the environment. */
export interface ProductionSettings {
  readonly SECRET?: string | undefined;
  readonly SEED_DEMO?: boolean | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly SANDBOX_PAYMENTS: boolean;
  readonly PUBLIC_URL?: string | undefined;
  readonly TRUSTED_PROXY_HOPS?: number | undefined;
}

/** A random secret of 32 characters has about 20 different ones. */
const minDifferentCharacters = 10;

const rules: readonly (readonly [isBroken: (settings: ProductionSettings) => boolean, sentence: string])[] = [
  [({ SECRET }) => SECRET === undefined, 'SECRET: is required in production (at least 32 characters)'],
  [
    ({ SECRET = '' }) => new Set(SECRET).size < minDifferentCharacters,
    'SECRET: repeats too few characters to be a secret. Use: openssl rand -base64 48',
  ],
  [
    ({ SEED_DEMO }) => SEED_DEMO === true,
    'SEED_DEMO: demo accounts have a known password and may not run in production',
  ],
  [({ SMTP_URL }) => SMTP_URL === undefined, 'SMTP_URL: is required in production, or nobody can reset a password'],
  [
    ({ STRIPE_SECRET_KEY, SANDBOX_PAYMENTS }) => STRIPE_SECRET_KEY === undefined || SANDBOX_PAYMENTS,
    'STRIPE_SECRET_KEY: is required in production, and SANDBOX_PAYMENTS=1 is not allowed: a test card would pay for everything',
  ],
  [
    ({ PUBLIC_URL = '', TRUSTED_PROXY_HOPS }) => PUBLIC_URL.startsWith('https:') && TRUSTED_PROXY_HOPS === undefined,
    'TRUSTED_PROXY_HOPS: say how many proxies are in front of this server (0 for none), or rate limits count the wrong address',
  ],
];

/** The first rule that the settings break, as a sentence that names the setting. */
export function findProductionFault(settings: ProductionSettings): string | undefined {
  return rules.find(([isBroken]) => isBroken(settings))?.[1];
}
