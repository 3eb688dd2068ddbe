/** Somebody in a room as a round face: their first letter on a colour of their seat, with their hand, their answer or a reaction. */
import type { Reaction } from '@comet/domain/meetings/room-limits';
import classes from './Face.module.css';
import { RoomIcon } from './RoomIcon.tsx';
import { initialOf, reactionSigns } from './room-texts.ts';

interface FaceProps {
  readonly seat: number;
  readonly name: string;
  readonly isHere?: boolean;
  readonly isCalled?: boolean;
  /** The place in the queue of raised hands, from 1. */
  readonly handPlace?: number | null;
  readonly hasAnswered?: boolean;
  readonly reaction?: Reaction | undefined;
}

const tones = 4;

export function Face({
  seat,
  name,
  isHere = true,
  isCalled = false,
  handPlace = null,
  hasAnswered = false,
  reaction,
}: FaceProps) {
  return (
    <span
      className={classes.face}
      data-tone={seat % tones}
      data-away={!isHere}
      data-called={isCalled}
      aria-hidden="true"
    >
      {initialOf(name)}
      {handPlace !== null && (
        <span className={classes.hand}>
          <RoomIcon sign="hand" size={13} />
          {handPlace}
        </span>
      )}
      {hasAnswered && (
        <span className={classes.tick}>
          <RoomIcon sign="tick" size={14} />
        </span>
      )}
      {reaction !== undefined && <span className={classes.reaction}>{reactionSigns[reaction].sign}</span>}
    </span>
  );
}
