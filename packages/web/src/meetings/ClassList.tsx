/** Who is in the room; the tutor lets children in and calls on them here. */
import type { Act } from '@comet/domain/meetings/room';
import type { MemberView, RoomView } from '@comet/domain/meetings/room-view';
import { ActionIcon, Button } from '@mantine/core';
import classes from './ClassList.module.css';
import { Face } from './Face.tsx';
import { RoomIcon } from './RoomIcon.tsx';
import type { ShownReaction } from './room-state.ts';

interface ClassListProps {
  readonly view: RoomView;
  readonly isTutor: boolean;
  readonly reactions: readonly ShownReaction[];
  readonly onAct: (act: Act) => void;
  readonly onRemove: (member: MemberView) => void;
}

const hasAnswered = (seat: number, { question }: RoomView): boolean => question?.answeredSeats.includes(seat) ?? false;

function statusOf({ seat, isHere, handPlace }: MemberView, view: RoomView): string {
  const { call, question } = view;
  if (!isHere) return 'Reconnecting …';
  if (call?.seat === seat) return call.isSpeaking ? 'Speaking' : 'Called on';
  if (handPlace !== null) return handPlace === 1 ? 'Hand up, next' : `Hand up, number ${handPlace}`;
  if (question === null || question.itemId === null || question.isShown) return '';
  return hasAnswered(seat, view) ? 'Answered' : 'Thinking';
}

/** Who speaks, then hands in their order. */
function byTurn({ call }: RoomView): (one: MemberView, other: MemberView) => number {
  const place = ({ seat, handPlace }: MemberView): number =>
    call?.seat === seat ? 0 : (handPlace ?? Number.POSITIVE_INFINITY);
  return (one, other) => (place(one) === place(other) ? one.seat - other.seat : place(one) - place(other));
}

function Waiting({ view, onAct }: Pick<ClassListProps, 'view' | 'onAct'>) {
  if (view.waiting.length === 0) return null;
  return (
    <ul className={classes.waiting} aria-label="Waiting to come in">
      {view.waiting.map(({ seat, name }) => (
        <li key={seat}>
          <span className={classes.name}>{name} is waiting</span>
          <Button color="go" onClick={() => onAct({ type: 'admit', seat })} aria-label={`Let ${name} in`}>
            Let in
          </Button>
        </li>
      ))}
    </ul>
  );
}

function TutorActs({ member, view, onAct, onRemove }: Omit<ClassListProps, 'isTutor' | 'reactions'> & MemberProps) {
  const { seat, name, isHere } = member;
  return (
    <>
      {view.call?.seat === seat ? (
        <Button size="compact-md" onClick={() => onAct({ type: 'endCall' })} aria-label={`Stop ${name}`}>
          Stop
        </Button>
      ) : (
        <Button
          size="compact-md"
          variant={member.handPlace === null ? 'default' : 'filled'}
          disabled={!isHere}
          onClick={() => onAct({ type: 'call', seat })}
          aria-label={`Call on ${name}`}
        >
          Call on
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        size={44}
        color="gray"
        title={`Remove ${name}`}
        onClick={() => onRemove(member)}
        aria-label={`Remove ${name}`}
      >
        <RoomIcon sign="leave" size={18} />
      </ActionIcon>
    </>
  );
}

interface MemberProps {
  readonly member: MemberView;
}

export function ClassList({ view, isTutor, reactions, onAct, onRemove }: ClassListProps) {
  const bySeat = (one: MemberView, other: MemberView): number =>
    Number(other.seat === view.seat) - Number(one.seat === view.seat) || one.seat - other.seat;
  const children = view.members.filter((member) => !member.isTutor).toSorted(isTutor ? byTurn(view) : bySeat);
  return (
    <section aria-label="Class" className={classes.panel}>
      <h2 className={isTutor ? 'only-read-aloud' : classes.title}>Class</h2>
      {isTutor && <Waiting view={view} onAct={onAct} />}
      {children.length === 0 && <p className={classes.empty}>Nobody’s here yet.</p>}
      <ul className={classes.class} data-tutor={isTutor}>
        {children.map((member) => {
          const { seat, name, worn, isHere, handPlace } = member;
          const status = statusOf(member, view);
          return (
            <li key={seat} data-hand={handPlace !== null}>
              <Face
                seat={seat}
                name={name}
                worn={worn}
                isHere={isHere}
                isCalled={view.call?.seat === seat}
                handPlace={handPlace}
                hasAnswered={isTutor && hasAnswered(seat, view)}
                reaction={reactions.findLast((shown) => shown.seat === seat)?.reaction}
              />
              <span className={classes.name} title={name}>
                <span>{seat === view.seat ? 'You' : name}</span>
                {status !== '' && <small className={isTutor ? undefined : 'only-read-aloud'}>{status}</small>}
              </span>
              {isTutor && <TutorActs member={member} view={view} onAct={onAct} onRemove={onRemove} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
