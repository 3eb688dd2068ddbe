/** Makes and reads tokens: short signed access tokens, opaque refresh and reset tokens of which only hashes are kept. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { accessTokenMs } from '@comet/domain/sessions/lifetimes';
import { jwtVerify, SignJWT } from 'jose';

/** Tokens whose signature was checked recently; the session's row is asked at every request all the same. */
const maxRemembered = 10_000;

const issuer = 'comet-club';
const algorithm = 'HS256';

/** A token that says nothing by itself; 256 bits of chance. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of an opaque token. It has 256 bits, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Signs and checks tokens with keys derived from the server's secret. */
export interface TokenMint {
  signAccess(sessionId: string, now: Date): Promise<string>;
  /** The session behind an access token, or undefined when it is forged, altered or over. */
  readAccess(token: string, now: Date): Promise<string | undefined>;
  /** The one successor of a refresh token: the same however often it is asked for, so that two tabs get one answer. */
  successorOf(refreshToken: string): string;
}

export function createTokenMint(secret: string): TokenMint {
  const derive = (purpose: string): Buffer => createHmac('sha256', secret).update(purpose).digest();
  const accessKey = derive('access');
  const refreshKey = derive('refresh');
  const checked = new Map<string, { readonly sessionId: string; readonly expiresAtMs: number }>();
  return {
    signAccess: (sessionId, now) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + accessTokenMs))
        .sign(accessKey),
    readAccess: async (token, now) => {
      const known = checked.get(token);
      if (known !== undefined) return known.expiresAtMs > now.getTime() ? known.sessionId : undefined;
      try {
        const { payload } = await jwtVerify(token, accessKey, { issuer, algorithms: [algorithm], currentDate: now });
        if (typeof payload.sid !== 'string' || payload.exp === undefined) return undefined;
        if (checked.size >= maxRemembered) checked.clear();
        checked.set(token, { sessionId: payload.sid, expiresAtMs: payload.exp * 1000 });
        return payload.sid;
      } catch {
        return undefined;
      }
    },
    successorOf: (token) => createHmac('sha256', refreshKey).update(token).digest('base64url'),
  };
}
