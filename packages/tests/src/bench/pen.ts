/** The pen of a tutor whose lines are timed: each piece says which it is by its first point. */
import type { FromRoom } from '@comet/contract/room-messages';
import type { RoomGuest } from '../support/room-guest.ts';

/** A piece of a line on the board of one child. */
export interface Heard {
  readonly piece: number;
  readonly atMs: number;
}

/** What was just heard, if it is a piece of a line. */
export function heardNow(message: FromRoom): Heard | undefined {
  return message.type === 'drawn' ? { piece: message.piece.points[0] ?? 0, atMs: performance.now() } : undefined;
}

export function createPen() {
  const sentAt = new Map<number, number>();
  let drawn = 0;
  return {
    draw: (tutor: RoomGuest): void => {
      drawn += 1;
      sentAt.set(drawn, performance.now());
      // Ten pieces are a line, as of a pen that is lifted now and then.
      tutor.send({
        type: 'draw',
        stroke: 1 + Math.floor(drawn / 10),
        colour: 'ink',
        points: [drawn, 1, 2, 3, 4, 5, 6, 7],
      });
    },
    lateMs: ({ piece, atMs }: Heard): number => atMs - (sentAt.get(piece) ?? Number.NaN),
  };
}
