/**
 * Names for people at an engine that isn't ours: nobody else can read whose they are, and we can when the engine tells us who came.
 * The same person has the same name in a room each time (a synthetic initialisation vector), so that a second page replaces the first.
 */
import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';

const tagBytes = 16;
const cipher = 'aes-256-ctr';

export interface GuestInRoom {
  readonly roomId: number;
  readonly userId: number;
}

export type GuestIds = ReturnType<typeof createGuestIds>;

export function createGuestIds(secret: string) {
  const keyFor = (use: string): Buffer => createHmac('sha256', secret).update(`meeting guest ${use}`).digest();
  const [tagKey, key] = [keyFor('tag'), keyFor('id')];
  const tagOf = (plain: Buffer): Buffer => createHmac('sha256', tagKey).update(plain).digest().subarray(0, tagBytes);

  return {
    /** Letters and digits only, 52 of them. */
    seal: ({ roomId, userId }: GuestInRoom): string => {
      const plain = Buffer.alloc(10);
      plain.writeUIntBE(roomId, 0, 6);
      plain.writeUInt32BE(userId, 6);
      const tag = tagOf(plain);
      return Buffer.concat([tag, createCipheriv(cipher, key, tag).update(plain)]).toString('hex');
    },

    /** undefined for what wasn't sealed here. */
    open: (sealed: string): GuestInRoom | undefined => {
      const bytes = Buffer.from(sealed, 'hex');
      if (bytes.length !== tagBytes + 10) return undefined;
      const tag = bytes.subarray(0, tagBytes);
      const plain = createDecipheriv(cipher, key, tag).update(bytes.subarray(tagBytes));
      if (!timingSafeEqual(tag, tagOf(plain))) return undefined;
      return { roomId: plain.readUIntBE(0, 6), userId: plain.readUInt32BE(6) };
    },
  };
}
