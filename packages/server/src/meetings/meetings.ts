/**
 * Where live lessons meet. The built-in room is one engine; others (a server of LiveKit or BigBlueButton, Jitsi, Zoom) fit behind
 * the same interface: they make a room ready and say how one person comes in.
 */
import type { Admission } from '../live-lessons/index.ts';

/** Somebody whom the schedule lets in now, with the session they ask from. */
export interface Attendee extends Admission {
  readonly userId: number;
  readonly sessionId: string;
}

/** How a browser comes in. */
export interface Entrance {
  readonly ticket: string;
  /** How long it lets in. */
  readonly ticketLifeMs: number;
  /** From the root of this server. */
  readonly socketPath: string;
}

export interface Meetings {
  /** Makes the room ready; asked again it changes nothing. Throws 503 where the engine doesn't answer. */
  begin(room: { readonly roomId: number }): Promise<void>;
  /** What lets this person in, and nobody else. */
  ticketFor(attendee: Attendee): Promise<Entrance>;
  stop(): Promise<void>;
}
