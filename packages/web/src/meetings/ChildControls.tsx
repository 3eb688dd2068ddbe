/** What a child does in a room: raise a hand, speak when called, react, write to the tutor. */
import type { Act } from '@comet/domain/meetings/room';
import { reactions } from '@comet/domain/meetings/room-limits';
import type { RoomView } from '@comet/domain/meetings/room-view';
import { Button } from '@mantine/core';
import classes from './ChildControls.module.css';
import { Face } from './Face.tsx';
import { LevelBars } from './LevelBars.tsx';
import { RoomIcon } from './RoomIcon.tsx';
import { reactionSigns } from './room-texts.ts';
import { TrackVideo } from './Tracks.tsx';
import type { Devices } from './use-devices.ts';

interface ChildControlsProps {
  readonly view: RoomView;
  readonly devices: Devices;
  /** Whether the tutor sees them while they speak. */
  readonly wantsCamera: boolean;
  /** While the connection is lost nothing that is pressed would arrive. */
  readonly isLost: boolean;
  readonly isWriting: boolean;
  readonly unreadCount: number;
  readonly onWriting: () => void;
  readonly onAct: (act: Act) => void;
}

function handText(place: number | null): string {
  if (place === null) return 'Your microphone is off. Raise your hand to speak.';
  return place === 1 ? 'Your hand is up. You’re next!' : `Your hand is up. You’re number ${place}.`;
}

function stateOf(isCalled: boolean, isSpeaking: boolean): string {
  if (isSpeaking) return 'speaking';
  return isCalled ? 'called' : 'listening';
}

export function ChildControls(props: ChildControlsProps) {
  const { view, devices, wantsCamera, isLost, isWriting, unreadCount, onWriting, onAct } = props;
  const me = view.members.find(({ seat }) => seat === view.seat);
  const handPlace = me?.handPlace ?? null;
  const isCalled = view.call?.seat === view.seat;
  const isSpeaking = isCalled && view.call?.isSpeaking === true;
  const speak = async (): Promise<void> => {
    if (!(await devices.switchOn('microphone'))) return;
    if (wantsCamera) await devices.switchOn('camera');
    onAct({ type: 'speak' });
  };
  const name = me?.name ?? '';
  const { camera } = devices.tracks;
  return (
    <section
      aria-label="Your controls"
      className={classes.foot}
      data-state={stateOf(isCalled, isSpeaking)}
      data-asking={view.question !== null}
    >
      {isCalled && (!isSpeaking || camera === undefined) && (
        <Face seat={view.seat} name={name} worn={me?.worn ?? null} />
      )}
      {isSpeaking && (
        <>
          {camera !== undefined && <TrackVideo track={camera} label="Your camera" className={classes.self} />}
          <p className={classes.text}>
            Everyone can hear you, {name}!{camera !== undefined && ' Your tutor can see you, too.'}{' '}
            <LevelBars track={devices.tracks.microphone} />
          </p>
          <Button className={classes.main} color="go" onClick={() => onAct({ type: 'endCall' })}>
            I’m done
          </Button>
        </>
      )}
      {isCalled && !isSpeaking && (
        <>
          <p className={classes.text} role="alert">
            Your turn, {name}! You can draw on the board, too.
          </p>
          <Button className={classes.later} variant="default" onClick={() => onAct({ type: 'endCall' })}>
            Not now
          </Button>
          <Button
            className={classes.main}
            color="go"
            leftSection={<RoomIcon sign="microphone" />}
            onClick={() => void speak()}
          >
            Speak
          </Button>
        </>
      )}
      {!isCalled && (
        <>
          <p className={classes.quiet} role="status">
            <RoomIcon sign={handPlace === null ? 'microphoneOff' : 'hand'} size={18} /> {handText(handPlace)}
          </p>
          <button
            type="button"
            className={classes.hand}
            disabled={isLost}
            aria-pressed={handPlace !== null}
            onClick={() => onAct({ type: 'hand', isUp: handPlace === null })}
          >
            <RoomIcon sign="hand" size={24} />
            {handPlace === null ? 'Raise your hand' : 'Put your hand down'}
          </button>
        </>
      )}
      <button
        type="button"
        className={classes.round}
        aria-label={unreadCount === 0 ? 'Messages' : `Messages, ${unreadCount} new`}
        aria-expanded={isWriting}
        onClick={onWriting}
      >
        <RoomIcon sign="messages" size={24} />
        {unreadCount > 0 && (
          <span className={classes.unread} aria-hidden="true">
            {unreadCount}
          </span>
        )}
      </button>
      {!isCalled && (
        <span className={classes.reactions}>
          {reactions.map((reaction) => (
            <button
              key={reaction}
              type="button"
              disabled={isLost}
              className={classes.round}
              title={reactionSigns[reaction].label}
              aria-label={reactionSigns[reaction].label}
              onClick={() => onAct({ type: 'react', reaction })}
            >
              {reactionSigns[reaction].sign}
            </button>
          ))}
        </span>
      )}
    </section>
  );
}
