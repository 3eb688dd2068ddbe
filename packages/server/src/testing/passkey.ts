/** A passkey in software, for tests: makes credentials and signs challenges as a browser's authenticator does. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

/** CBOR heads for short values; longer ones take two bytes. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const cborText = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);

export function createSoftwarePasskey({ origin = 'http://comet.test', rpId = 'comet.test' } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  /** Presence and verification of the user; with a new credential its key, too. */
  function authenticatorData(credential: Buffer = Buffer.alloc(0)): Buffer {
    const flags = Buffer.from([credential.length > 0 ? 0x45 : 0x05]);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(rpId), flags, count, credential]);
  }
  const clientDataOf = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    make(challenge: string) {
      // The key as COSE: EC2, ES256, P-256, x, y.
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        cborBytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        cborBytes(Buffer.from(y, 'base64url')),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authenticatorData(credential)),
      ]);
      return {
        id: text(id),
        clientDataJSON: text(clientDataOf('webauthn.create', challenge)),
        attestationObject: text(attestation),
        transports: ['internal'],
      };
    },

    answer(challenge: string) {
      const clientData = clientDataOf('webauthn.get', challenge);
      const data = authenticatorData();
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return {
        id: text(id),
        clientDataJSON: text(clientData),
        authenticatorData: text(data),
        signature: text(signature),
      };
    },
  };
}
