/** Everything that can be set from outside, read once; a wrong value stops the start with a sentence that names it. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type MeetingsConfig, meetingsOf, meetingsSchema } from './meetings-config.ts';
import { findProductionFault } from './unsafe-settings.ts';

const flag = z.enum(['0', '1']).transform((value) => value === '1');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** On a developer's machine nobody else on the network is answered. */
  HOST: z.string().optional(),
  /** Where /metrics and the API's documents are in production; without it they are nowhere. */
  OPS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  OPS_HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Straight to PostgreSQL, where DATABASE_URL leads to a pooler in transaction mode. */
  DATABASE_SESSION_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  POOLER_NAMED_STATEMENTS: flag.default(false),
  DATA_DIR: z.string().min(1).default('.data'),
  SEED_DEMO: flag.optional(),
  SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  POOL_SIZE: z.coerce.number().int().min(2).max(100).default(20),
  PROCESSES: z.coerce.number().int().min(1).max(1000).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(200),
  MAX_LOOP_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(1000),
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Comet Club <hello@comet.example>'),
  /** Where families call to be matched with a tutor; the default is a number kept free for fiction. */
  CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d ]{6,20}$/, 'is digits and spaces, perhaps with a + before them')
    .default('020 7946 0958'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  STRIPE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(20_000),
  SANDBOX_PAYMENTS: flag.default(false),
  /** The address at which browsers reach this machine's media, where that isn't an address of its own. */
  MEDIA_HOST: z.ipv4().optional(),
  /** Ports that the firewall lets media through, UDP and TCP: 40000-40999. */
  MEDIA_PORTS: z
    .string()
    .regex(/^\d{4,5}-\d{4,5}$/, 'is the first and the last port, such as 40000-40999')
    .optional(),
  /** Processes that share the rooms of live lessons; when one dies, another takes over. */
  MEDIA_PROCESSES: z.coerce.number().int().min(1).max(64).default(2),
  ...meetingsSchema,
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('eu-west-2'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

/** What the server was told. */
export interface Config {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  /** Where sessions last (migrations, LISTEN, jobs) if `databaseUrl` is a pooler in transaction mode. */
  readonly databaseSessionUrl: string | undefined;
  readonly hasPoolerNamedStatements: boolean;
  readonly dataDir: string;
  readonly seedDemo: boolean;
  readonly secret: string;
  readonly publicUrl: string;
  readonly poolSize: number;
  /** How many processes share the database. */
  readonly processes: number;
  readonly logLevel: z.infer<typeof schema>['LOG_LEVEL'];
  readonly requestsPerMinute: number;
  /** Requests are turned away while the event loop is this late; 0 turns nobody away. */
  readonly maxLoopDelayMs: number;
  /** How long a stopping server goes on serving while load balancers learn that it stops. */
  readonly drainMs: number;
  /** How many proxies add an address to X-Forwarded-For in front of this server; what is left of theirs is not believed. */
  readonly trustedProxyHops: number;
  /** Where operators find what is not for the public. */
  readonly operations: { readonly host: string; readonly port: number } | undefined;
  /** Where the media of live lessons is sent to. */
  readonly media: {
    /** Besides the addresses that this machine has. */
    readonly hosts: readonly string[];
    readonly ports: readonly [number, number] | undefined;
    /** Processes that share the rooms. */
    readonly processes: number;
  };
  /** Where live lessons meet. */
  readonly meetings: MeetingsConfig;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly contactPhone: string;
  /** Without it the sandbox takes payments, test cards only. */
  readonly stripe:
    | {
        readonly secretKey: string;
        readonly publishableKey: string;
        readonly webhookSecret: string;
        readonly api: { readonly protocol: 'http' | 'https'; readonly hostname: string; readonly port: number };
        readonly timeoutMs: number;
      }
    | undefined;
  readonly s3:
    | {
        readonly bucket: string;
        readonly endpoint: string | undefined;
        readonly region: string;
        readonly accessKeyId: string;
        readonly secretAccessKey: string;
      }
    | undefined;
}

/** A secret of this machine's own, made at the first start and kept beside the data. */
function storedSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch {
    // It is there already.
  }
  return readFileSync(path, 'utf8').trim();
}

function s3Of(read: z.infer<typeof schema>): Config['s3'] {
  if (read.S3_BUCKET === undefined) return undefined;
  if (read.S3_ACCESS_KEY_ID === undefined || read.S3_SECRET_ACCESS_KEY === undefined)
    throw new Error('S3_BUCKET is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be too');
  return {
    bucket: read.S3_BUCKET,
    endpoint: read.S3_ENDPOINT,
    region: read.S3_REGION,
    accessKeyId: read.S3_ACCESS_KEY_ID,
    secretAccessKey: read.S3_SECRET_ACCESS_KEY,
  };
}

function stripeOf(read: z.infer<typeof schema>): Config['stripe'] {
  if (read.STRIPE_SECRET_KEY === undefined) return undefined;
  if (read.STRIPE_PUBLISHABLE_KEY === undefined || read.STRIPE_WEBHOOK_SECRET === undefined)
    throw new Error('STRIPE_SECRET_KEY is set, so STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be too');
  const { protocol, hostname, port } = new URL(read.STRIPE_API_URL);
  const isPlain = protocol === 'http:';
  return {
    secretKey: read.STRIPE_SECRET_KEY,
    publishableKey: read.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: read.STRIPE_WEBHOOK_SECRET,
    api: { protocol: isPlain ? 'http' : 'https', hostname, port: Number(port) || (isPlain ? 80 : 443) },
    timeoutMs: read.STRIPE_TIMEOUT_MS,
  };
}

function mediaOf(
  { MEDIA_HOST, MEDIA_PORTS, MEDIA_PROCESSES }: z.infer<typeof schema>,
  isProduction: boolean,
): Config['media'] {
  const loopback = isProduction ? [] : ['127.0.0.1'];
  const [first, last] = (MEDIA_PORTS ?? '').split('-').map(Number);
  return {
    hosts: MEDIA_HOST === undefined ? loopback : [MEDIA_HOST],
    ports: first === undefined || last === undefined ? undefined : [first, last],
    processes: MEDIA_PROCESSES,
  };
}

/** Reads the environment. Throws an Error whose message names what is wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${issue?.path.join('.') ?? 'The environment'}: ${issue?.message ?? 'cannot be read'}`);
  }
  const read = parsed.data;
  const isProduction = read.NODE_ENV === 'production';
  const fault = isProduction ? findProductionFault(read) : undefined;
  if (fault !== undefined) throw new Error(fault);
  const stripe = stripeOf(read);
  return {
    isProduction,
    port: read.PORT,
    host: read.HOST ?? (isProduction ? '0.0.0.0' : 'localhost'),
    databaseUrl: read.DATABASE_URL,
    databaseSessionUrl: read.DATABASE_SESSION_URL,
    hasPoolerNamedStatements: read.POOLER_NAMED_STATEMENTS,
    dataDir: read.DATA_DIR,
    seedDemo: read.SEED_DEMO ?? !isProduction,
    secret: read.SECRET ?? storedSecret(read.DATA_DIR),
    publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/$/, ''),
    poolSize: read.POOL_SIZE,
    processes: read.PROCESSES,
    logLevel: read.LOG_LEVEL,
    requestsPerMinute: read.RATE_LIMIT_PER_MINUTE,
    maxLoopDelayMs: read.MAX_LOOP_DELAY_MS,
    drainMs: read.DRAIN_MS ?? (isProduction ? 1000 : 0),
    trustedProxyHops: read.TRUSTED_PROXY_HOPS ?? 0,
    operations: read.OPS_PORT === undefined ? undefined : { host: read.OPS_HOST, port: read.OPS_PORT },
    media: mediaOf(read, isProduction),
    meetings: meetingsOf(read),
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    contactPhone: read.CONTACT_PHONE,
    stripe,
    s3: s3Of(read),
  };
}
