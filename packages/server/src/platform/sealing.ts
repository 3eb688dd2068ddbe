/** Seals a text that the server must read again, so that the database alone does not give it away (AES-256-GCM). */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export interface Sealing {
  /** `owner` is sealed with it: a sealed text moved to another row does not open. */
  seal(text: string, owner: string): string;
  open(sealed: string, owner: string): string;
}

/** Seals by a key made from the server's secret for this purpose. */
export function createSealing(secret: string, purpose: string): Sealing {
  const key = createHmac('sha256', secret).update(`seal ${purpose}`).digest();
  return {
    seal: (text, owner) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const opener = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
      opener.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([opener.update(bytes.subarray(nonceBytes + tagBytes)), opener.final()]).toString('utf8');
    },
  };
}
