/** The WebAuthn protocol, as far as a second step needs it; @simplewebauthn does the cryptography. */
import type { AnswerOf, BodyOf } from '@comet/contract/call';
import type { PasskeyAnswer } from '@comet/contract/second-step';
import type { addPasskey, startPasskey, startPasskeyLogIn } from '@comet/contract/two-step';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { UserRow } from '../accounts/index.ts';
import type { PasskeyRow } from './two-step.store.ts';

/** A passkey answers within five minutes. */
const timeoutMs = 300_000;
const type = 'public-key' as const;
/** Ed25519, ECDSA on P-256, RSA: what browsers and security keys make today. */
const algorithms = [-8, -7, -257];

const knownOf = ({ credentialKey, transports }: PasskeyRow) => ({
  id: credentialKey,
  type,
  transports: transports === '' ? [] : transports.split(' '),
});

export type PasskeyProtocol = ReturnType<typeof createPasskeyProtocol>;

/** `publicUrl` is what passkeys are bound to: one made here works nowhere else. */
export function createPasskeyProtocol(publicUrl: string) {
  // The demo and the admin CLI have no address of their own, and make no passkeys.
  const { origin, hostname } = new URL(publicUrl === '' ? 'http://localhost' : publicUrl);

  return {
    async optionsFor(user: UserRow, known: readonly PasskeyRow[]): Promise<AnswerOf<typeof startPasskey>> {
      const { challenge, user: handle } = await generateRegistrationOptions({
        rpName: 'Comet Club',
        rpID: hostname,
        userName: user.userName,
        userDisplayName: user.firstName,
      });
      return {
        rp: { name: 'Comet Club', id: hostname },
        user: handle,
        challenge,
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type })),
        timeout: timeoutMs,
        attestation: 'none',
        excludeCredentials: known.map(knownOf),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      };
    },

    async logInOptions(known: readonly PasskeyRow[]): Promise<AnswerOf<typeof startPasskeyLogIn>> {
      const { challenge } = await generateAuthenticationOptions({ rpID: hostname });
      return {
        challenge,
        rpId: hostname,
        timeout: timeoutMs,
        userVerification: 'preferred',
        allowCredentials: known.map(knownOf),
      };
    },

    /** What is to be stored of a new passkey; undefined where its answer isn't right. */
    async checkNew(made: BodyOf<typeof addPasskey>['passkey'], expectedChallenge: string) {
      const { id, clientDataJSON, attestationObject } = made;
      try {
        const { registrationInfo } = await verifyRegistrationResponse({
          response: {
            id,
            rawId: id,
            type,
            clientExtensionResults: {},
            response: { clientDataJSON, attestationObject },
          },
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: hostname,
          requireUserVerification: false,
          supportedAlgorithmIDs: algorithms,
        });
        if (registrationInfo === undefined) return undefined;
        const { credential } = registrationInfo;
        return {
          credentialKey: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
        };
      } catch {
        return undefined;
      }
    },

    /** The passkey's new counter; undefined where its answer isn't right. */
    async checkAnswer(
      answer: PasskeyAnswer,
      expectedChallenge: string,
      known: PasskeyRow,
    ): Promise<number | undefined> {
      const { id, ...response } = answer;
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: { id, rawId: id, type, clientExtensionResults: {}, response },
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: hostname,
          requireUserVerification: false,
          credential: {
            id: known.credentialKey,
            publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
            counter: known.counter,
          },
        });
        return verified ? authenticationInfo.newCounter : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
