import { KeyObject, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { RtpHeader, RtpPacket, SrtpSession } from 'werift';
import { keepKeyObjects } from './packet-keys.ts';

/** As RFC 5764 and RFC 7714 number them. */
const profiles = { aesCtrWithSha1: 0x0001, aesGcm: 0x0007 };

function sessionPair(profile: number): readonly [ours: SrtpSession, theirs: SrtpSession] {
  const saltBytes = profile === profiles.aesGcm ? 12 : 14;
  const [ourKey, ourSalt, theirKey, theirSalt] = [16, saltBytes, 16, saltBytes].map((bytes) => randomBytes(bytes));
  if (ourKey === undefined || ourSalt === undefined || theirKey === undefined || theirSalt === undefined)
    throw new Error('there are four');
  const ours = {
    localMasterKey: ourKey,
    localMasterSalt: ourSalt,
    remoteMasterKey: theirKey,
    remoteMasterSalt: theirSalt,
  };
  const theirs = {
    localMasterKey: theirKey,
    localMasterSalt: theirSalt,
    remoteMasterKey: ourKey,
    remoteMasterSalt: ourSalt,
  };
  return [new SrtpSession({ keys: ours, profile }), new SrtpSession({ keys: theirs, profile })];
}

test.each(Object.entries(profiles))('packets of %s are the same with keys as objects', (_, profile) => {
  const [ours, theirs] = sessionPair(profile);
  keepKeyObjects({ srtp: ours });
  // A connection that was away for a moment is up again.
  keepKeyObjects({ srtp: ours });
  for (const { cipher } of [ours.localContext, ours.remoteContext])
    expect(cipher.srtpSessionKey).toBeInstanceOf(KeyObject);

  const packet = new RtpPacket(new RtpHeader({ sequenceNumber: 7, ssrc: 9 }), Buffer.from('a picture'));
  const read = (bytes: Buffer): string => RtpPacket.deSerialize(bytes).payload.toString();
  expect(read(theirs.decrypt(ours.encrypt(packet.payload, packet.header)))).toBe('a picture');
  expect(read(ours.decrypt(theirs.encrypt(packet.payload, packet.header)))).toBe('a picture');
});
