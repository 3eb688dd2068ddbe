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

/** How a browser comes in: over a socket of ours, or by the page of another engine. */
export type Entrance =
  | {
      readonly kind: 'socket';
      readonly ticket: string;
      /** How long it lets in. */
      readonly ticketLifeMs: number;
      /** From the root of this server. */
      readonly socketPath: string;
    }
  | { readonly kind: 'page'; readonly url: string };

export interface Meetings {
  /** Makes the room ready; asked again it changes nothing. Throws 503 where the engine doesn't answer. */
  begin(room: { readonly roomId: number; readonly title: string }): Promise<void>;
  /** What lets this person in, and nobody else. */
  ticketFor(attendee: Attendee, now: Date): Promise<Entrance>;
  stop(): Promise<void>;
}
