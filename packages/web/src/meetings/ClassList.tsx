/** Who is in the room; the tutor calls on children here. */
import type { Act } from '@comet/domain/meetings/room';
import type { MemberView, RoomView } from '@comet/domain/meetings/room-view';
import { Button } from '@mantine/core';
import classes from './Room.module.css';
import type { ShownReaction } from './room-state.ts';
import { reactionSigns } from './room-texts.ts';

interface ClassListProps {
  readonly view: RoomView;
  readonly isTutor: boolean;
  readonly reactions: readonly ShownReaction[];
  readonly onAct: (act: Act) => void;
  readonly onRemove: (member: MemberView) => void;
}

function statusOf({ seat, isHere, handPlace }: MemberView, { call }: RoomView): string {
  if (!isHere) return 'Reconnecting …';
  if (call?.seat === seat) return call.isSpeaking ? 'Speaking' : 'Called on';
  if (handPlace !== null) return handPlace === 1 ? 'Hand up, next' : `Hand up, number ${handPlace}`;
  return '';
}

/** Hands first, in their order. */
const byHand = (one: MemberView, other: MemberView): number =>
  (one.handPlace ?? Number.POSITIVE_INFINITY) - (other.handPlace ?? Number.POSITIVE_INFINITY) || one.seat - other.seat;

export function ClassList({ view, isTutor, reactions, onAct, onRemove }: ClassListProps) {
  const children = view.members
    .filter((member) => !member.isTutor)
    .toSorted(isTutor ? byHand : (one, other) => one.seat - other.seat);
  return (
    <section aria-label="Class" className={classes.panel}>
      <h2 className={classes.panelTitle}>Class</h2>
      {isTutor && view.waiting.length > 0 && (
        <ul className={classes.waiting} aria-label="Waiting to come in">
          {view.waiting.map(({ seat, name }) => (
            <li key={seat}>
              {name} is waiting
              <Button size="compact-md" onClick={() => onAct({ type: 'admit', seat })} aria-label={`Let ${name} in`}>
                Let in
              </Button>
            </li>
          ))}
        </ul>
      )}
      {children.length === 0 && <p>Nobody’s here yet.</p>}
      <ul className={classes.class} data-tutor={isTutor}>
        {children.map((member) => {
          const { seat, name, isHere } = member;
          const reaction = reactions.findLast((shown) => shown.seat === seat);
          const isCalled = view.call?.seat === seat;
          return (
            <li key={seat} data-called={isCalled} data-away={!isHere}>
              <span className={classes.face} aria-hidden="true">
                {reaction === undefined ? name.slice(0, 1) : reactionSigns[reaction.reaction].sign}
              </span>
              <span className={classes.name}>
                {seat === view.seat ? `${name} (you)` : name}
                <small>{statusOf(member, view)}</small>
              </span>
              {isTutor && (
                <span className={classes.memberActs}>
                  {isCalled ? (
                    <Button size="compact-md" onClick={() => onAct({ type: 'endCall' })} aria-label={`Stop ${name}`}>
                      Stop
                    </Button>
                  ) : (
                    <Button
                      size="compact-md"
                      disabled={!isHere}
                      onClick={() => onAct({ type: 'call', seat })}
                      aria-label={`Call on ${name}`}
                    >
                      Call on
                    </Button>
                  )}
                  <Button
                    size="compact-md"
                    variant="default"
                    onClick={() => onRemove(member)}
                    aria-label={`Remove ${name}`}
                  >
                    Remove
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
