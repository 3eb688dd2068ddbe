/** What a child does in a room: raise a hand, speak when called, react. */
import type { Act } from '@comet/domain/meetings/room';
import { reactions } from '@comet/domain/meetings/room-limits';
import type { RoomView } from '@comet/domain/meetings/room-view';
import { Button } from '@mantine/core';
import classes from './Room.module.css';
import { reactionSigns } from './room-texts.ts';
import type { Devices } from './use-devices.ts';

interface ChildControlsProps {
  readonly view: RoomView;
  readonly devices: Devices;
  /** Whether the tutor sees them while they speak. */
  readonly wantsCamera: boolean;
  readonly onAct: (act: Act) => void;
}

export function ChildControls({ view, devices, wantsCamera, onAct }: ChildControlsProps) {
  const me = view.members.find(({ seat }) => seat === view.seat);
  const hasHandUp = me?.handPlace != null;
  const isCalled = view.call?.seat === view.seat;
  const isSpeaking = isCalled && view.call?.isSpeaking === true;
  const speak = async (): Promise<void> => {
    if (!(await devices.switchOn('microphone'))) return;
    if (wantsCamera) await devices.switchOn('camera');
    onAct({ type: 'speak' });
  };
  return (
    <section aria-label="Your controls" className={classes.foot} data-called={isCalled}>
      {isSpeaking && (
        <>
          <p className={classes.footText}>Everyone can hear you, {me?.name}!</p>
          <Button onClick={() => onAct({ type: 'endCall' })}>I’m done</Button>
        </>
      )}
      {isCalled && !isSpeaking && (
        <>
          <p className={classes.footText} role="alert">
            Your turn, {me?.name}! You can draw on the board, too.
          </p>
          <Button onClick={() => void speak()}>Speak</Button>
          <Button variant="default" onClick={() => onAct({ type: 'endCall' })}>
            Not now
          </Button>
        </>
      )}
      {!isCalled && (
        <Button aria-pressed={hasHandUp} onClick={() => onAct({ type: 'hand', isUp: !hasHandUp })}>
          {hasHandUp ? 'Put your hand down' : '✋ Raise your hand'}
        </Button>
      )}
      <span className={classes.reactions}>
        {reactions.map((reaction) => (
          <button
            key={reaction}
            type="button"
            className={classes.reaction}
            aria-label={reactionSigns[reaction].label}
            onClick={() => onAct({ type: 'react', reaction })}
          >
            {reactionSigns[reaction].sign}
          </button>
        ))}
      </span>
    </section>
  );
}
