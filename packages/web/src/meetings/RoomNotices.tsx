/** What went wrong in a room, over the board, so that nothing moves under a finger. */
import classes from './Room.module.css';
import type { RoomState } from './room-state.ts';
import { refusalTexts } from './room-texts.ts';

interface RoomNoticesProps {
  readonly isLost: boolean;
  readonly refusal: NonNullable<RoomState['refusal']>['reason'] | undefined;
  readonly faults: readonly (string | undefined)[];
}

export function RoomNotices({ isLost, refusal, faults }: RoomNoticesProps) {
  return (
    <div className={classes.notices}>
      {isLost && <p role="alert">We’ve lost the room. Reconnecting …</p>}
      {refusal !== undefined && <p role="status">{refusalTexts[refusal]}</p>}
      {faults.map((fault) =>
        fault === undefined ? null : (
          <p key={fault} role="alert">
            {fault}
          </p>
        ),
      )}
    </div>
  );
}
