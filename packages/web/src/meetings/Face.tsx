/** Somebody in a room as a round face: a child's avatar, else a first letter on a colour of the seat, with hand, answer or reaction. */
import type { Reaction } from '@comet/domain/meetings/room-limits';
import { Avatar } from '../drawings/Avatar.tsx';
import classes from './Face.module.css';
import { RoomIcon } from './RoomIcon.tsx';
import { initialOf, reactionSigns } from './room-texts.ts';

interface FaceProps {
  readonly seat: number;
  readonly name: string;
  /** What their avatar wears; null where there is none. */
  readonly worn: readonly number[] | null;
  readonly isHere?: boolean;
  readonly isCalled?: boolean;
  /** The place in the queue of raised hands, from 1. */
  readonly handPlace?: number | null;
  readonly hasAnswered?: boolean;
  readonly reaction?: Reaction | undefined;
}

const tones = 4;
/** Twice as large as most faces, for sharp screens; the style gives its size on the page. */
const avatarSize = 96;

export function Face({
  seat,
  name,
  worn,
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
      {worn === null ? initialOf(name) : <Avatar worn={worn} size={avatarSize} />}
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
