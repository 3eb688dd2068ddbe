/** Two-step log-in, which adults may switch on: codes from an authenticator app, passkeys, and recovery codes. */
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import { defineCall, type Policy } from './call.ts';
import {
  isoTimeSchema,
  lineSchema,
  longIdSchema,
  longIdTextSchema,
  nothingSchema,
  trimmed,
  typedPasswordSchema,
} from './fields.ts';
import { bytesText, codeSchema } from './second-step.ts';

const transportsSchema = z.array(z.string()).optional();
const knownPasskeySchema = z.object({ id: z.string(), type: z.literal('public-key'), transports: transportsSchema });

const policy = {
  callers: ['parent', 'tutor'],
  reach: 'own',
  whilePending: true,
  limit: 'general',
  repeated: 'again',
  audit: 'account',
} as const satisfies Policy;
const proofSchema = z.strictObject({ password: typedPasswordSchema });
/** Shown once, when the first second step is switched on; each is good for one log-in. */
const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export const getTwoStep = defineCall({
  method: 'GET',
  path: '/user/two-step',
  feature: 'sessions',
  summary: 'Which second steps are switched on for the caller',
  policy: { ...policy, repeated: 'reads', audit: 'nothing' },
  answer: z.object({
    hasAuthenticator: z.boolean(),
    passkeys: z.array(
      z.object({
        passkeyId: longIdSchema,
        name: z.string(),
        createdAt: isoTimeSchema,
        lastUsedAt: isoTimeSchema.nullable(),
      }),
    ),
    recoveryCodesLeft: z.int().min(0),
  }),
  errors: [],
  example: () => ({}),
});

export const startAuthenticator = defineCall({
  method: 'POST',
  path: '/user/two-step/authenticator',
  feature: 'sessions',
  summary: 'A secret for an authenticator app; nothing is switched on before a code of it is confirmed',
  policy,
  body: proofSchema,
  answer: z.object({ secret: z.string(), uri: z.string() }),
  changes: [],
  errors: ['incorrectOldPassword', 'authenticatorOn'],
  example: ({ studentPassword }) => ({ body: { password: studentPassword } }),
});

export const confirmAuthenticator = defineCall({
  method: 'POST',
  path: '/user/two-step/authenticator/confirm',
  feature: 'sessions',
  summary: 'Switches the authenticator app on by a code that it shows',
  policy: { ...policy, repeated: 'once' },
  body: z.strictObject({ code: codeSchema }),
  answer: recoveryCodesSchema,
  changes: ['sessions'],
  errors: ['wrongCode', 'twoStepExpired'],
  example: () => ({ body: { code: '000000' } }),
});

export const startPasskey = defineCall({
  method: 'POST',
  path: '/user/two-step/passkeys/options',
  feature: 'sessions',
  summary: 'What a browser needs to make a passkey (WebAuthn)',
  policy,
  body: proofSchema,
  answer: z.object({
    rp: z.object({ name: z.string(), id: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(knownPasskeySchema),
    authenticatorSelection: z.object({
      residentKey: z.literal('discouraged'),
      userVerification: z.literal('preferred'),
    }),
  }),
  changes: [],
  errors: ['incorrectOldPassword'],
  example: ({ studentPassword }) => ({ body: { password: studentPassword } }),
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/user/two-step/passkeys',
  feature: 'sessions',
  summary: 'Adds the passkey that the browser made',
  policy: { ...policy, repeated: 'once' },
  body: z.strictObject({
    name: lineSchema(40, 'Please give the passkey a name'),
    passkey: z.strictObject({
      id: bytesText(1400),
      clientDataJSON: bytesText(2000),
      attestationObject: bytesText(8000),
      transports: z.array(boundedText({ max: 20 })).max(10),
    }),
  }),
  answer: recoveryCodesSchema,
  changes: ['sessions'],
  errors: ['passkeyRefused', 'twoStepExpired'],
  example: () => ({
    body: {
      name: 'My phone',
      passkey: { id: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: [] },
    },
  }),
});

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/user/two-step/passkeys/{passkeyId}',
  feature: 'sessions',
  summary: 'Removes a passkey; with the last second step the recovery codes go, too',
  policy: { ...policy, repeated: 'same' },
  params: z.strictObject({ passkeyId: longIdTextSchema }),
  body: proofSchema,
  answer: nothingSchema,
  changes: ['sessions'],
  errors: ['incorrectOldPassword'],
  example: ({ studentPassword }) => ({ params: { passkeyId: 1 }, body: { password: studentPassword } }),
});

export const turnOffTwoStep = defineCall({
  method: 'DELETE',
  path: '/user/two-step',
  feature: 'sessions',
  summary: 'Switches every second step off',
  policy: { ...policy, repeated: 'same' },
  body: proofSchema,
  answer: nothingSchema,
  changes: ['sessions'],
  errors: ['incorrectOldPassword'],
  example: ({ studentPassword }) => ({ body: { password: studentPassword } }),
});

export const startPasskeyLogIn = defineCall({
  method: 'POST',
  path: '/auth/login/passkey',
  feature: 'sessions',
  summary: 'What a passkey has to sign for a log-in, by name and password; as long as log-in asks for a second step',
  policy: {
    callers: ['public'],
    reach: 'nobody',
    whilePending: true,
    limit: 'logIn',
    repeated: 'again',
    audit: 'nothing',
  },
  body: z.strictObject({ login: boundedText({ max: 254, clean: trimmed }).min(1), password: typedPasswordSchema }),
  answer: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('preferred'),
    allowCredentials: z.array(knownPasskeySchema),
  }),
  changes: [],
  errors: ['incorrectLogin', 'wrongPassword', 'passkeyRefused'],
  example: ({ studentUserName, studentPassword }) => ({ body: { login: studentUserName, password: studentPassword } }),
});
