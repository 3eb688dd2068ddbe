/** Tickets to rooms: signed, short, for one person in one room. Whether they still hold is asked again at the door. */
import { createHmac } from 'node:crypto';
import { ticketMs } from '@comet/domain/meetings/room-limits';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const issuer = 'comet-club-rooms';
const algorithm = 'HS256';

const claimsSchema = z.object({
  userId: z.int(),
  sessionId: z.string(),
  liveLessonId: z.int(),
  roomId: z.int(),
});
export type TicketClaims = z.infer<typeof claimsSchema>;

export function createTickets(secret: string) {
  const key = createHmac('sha256', secret).update('room ticket').digest();
  return {
    sign: (claims: TicketClaims, now: Date): Promise<string> =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + ticketMs))
        .sign(key),

    /** Who a ticket is for; undefined when it is forged, altered or over. */
    async read(ticket: string, now: Date): Promise<TicketClaims | undefined> {
      try {
        const { payload } = await jwtVerify(ticket, key, { issuer, algorithms: [algorithm], currentDate: now });
        return claimsSchema.safeParse(payload).data;
      } catch {
        return undefined;
      }
    },
  };
}
