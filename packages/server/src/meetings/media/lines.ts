/**
 * The media lines that every connection has from its beginning, in the order of the browser's offer. A child who is called
 * begins to send on lines that are there already: nothing is negotiated again.
 */
import type { RoomRole } from '@comet/domain/live-lessons/live-lessons';
import { mediaKinds } from '@comet/domain/meetings/media-lines';
import type { MediaDirection } from 'werift';

/** What the server does on each line, by who is at its other end. */
const directions: Readonly<Record<RoomRole, readonly MediaDirection[]>> = {
  tutor: ['recvonly', 'recvonly', 'recvonly', 'sendonly', 'sendonly'],
  child: ['sendonly', 'sendonly', 'sendonly', 'sendrecv', 'recvonly'],
};

export const directionOf = (role: RoomRole, line: number): MediaDirection => directions[role][line] ?? 'inactive';

export const areLines = (kinds: readonly string[]): boolean =>
  kinds.length === mediaKinds.length && kinds.every((kind, line) => kind === mediaKinds[line]);
