/** What the pens of a board draw with. */
import type { PenColour } from '@comet/domain/meetings/room-limits';

export const penInks: Readonly<Record<PenColour, string>> = {
  ink: 'var(--comet-paper-ink)',
  purple: 'var(--comet-accent)',
  green: 'var(--comet-accent-two)',
  orange: 'var(--comet-accent-three)',
};
