/**
 * The keys that packets of a media connection are encrypted with, kept as key objects. werift holds them as bytes, and Node 24 looks
 * at each packet again what kind of key those are, which takes three times as long as to encrypt it.
 */
import { createSecretKey } from 'node:crypto';
import type { RTCDtlsTransport } from 'werift';

/** To be called when the connection is up; again does no harm. */
export function keepKeyObjects({ srtp }: Pick<RTCDtlsTransport, 'srtp'>): void {
  for (const { cipher } of [srtp.localContext, srtp.remoteContext])
    if (Buffer.isBuffer(cipher.srtpSessionKey))
      Object.defineProperty(cipher, 'srtpSessionKey', { value: createSecretKey(cipher.srtpSessionKey) });
}
