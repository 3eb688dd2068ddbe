/** What the tutor does in a room: camera, microphone and screen, the door, a question, the timer, captions. */

import type { Act } from '@comet/domain/meetings/room';
import { maxCaptionLength } from '@comet/domain/meetings/room-limits';
import type { RoomView } from '@comet/domain/meetings/room-view';
import { minutes } from '@comet/domain/time';
import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useIsBelowLaptop } from '../ui/use-is-phone.ts';
import { RecordControls } from './RecordControls.tsx';
import { RoomIcon, type RoomSign } from './RoomIcon.tsx';
import classes from './TutorControls.module.css';
import type { Device, Devices } from './use-devices.ts';
import type { RecordingInUse } from './use-recording.ts';

const names: Readonly<Record<Device, string>> = { microphone: 'Microphone', camera: 'Camera', screen: 'Share screen' };
const signs: Readonly<Record<Device, readonly [on: RoomSign, off: RoomSign]>> = {
  microphone: ['microphone', 'microphoneOff'],
  camera: ['camera', 'cameraOff'],
  screen: ['screen', 'screen'],
};
const switches: readonly Device[] = ['microphone', 'camera', 'screen'];
const timerMinutes = [1, 2, 5] as const;

interface TutorControlsProps {
  readonly view: RoomView;
  readonly devices: Devices;
  /** While the connection is lost nothing that is pressed would arrive. */
  readonly isLost: boolean;
  readonly onAct: (act: Act) => void;
  readonly onAsk: () => void;
  readonly onShowSlides: () => void;
  readonly recording: RecordingInUse;
}

function CaptionForm({ onAct }: Pick<TutorControlsProps, 'onAct'>) {
  const [caption, setCaption] = useState('');
  const say = (event: FormEvent): void => {
    event.preventDefault();
    if (caption.trim() === '') return;
    onAct({ type: 'caption', text: caption });
    setCaption('');
  };
  return (
    <form onSubmit={say} className={classes.captionForm}>
      <TextInput
        aria-label="Caption for everyone"
        placeholder="Type a caption"
        value={caption}
        maxLength={maxCaptionLength}
        onChange={(event) => setCaption(event.currentTarget.value)}
        autoComplete="off"
        flex={1}
      />
      <Button type="submit" variant="default">
        Show
      </Button>
    </form>
  );
}

export function TutorControls({ view, devices, isLost, onAct, onAsk, onShowSlides, recording }: TutorControlsProps) {
  const isNarrow = useIsBelowLaptop();
  const [hasMore, setMore] = useState(false);
  const toggle = (device: Device): void => {
    if (devices.tracks[device] === undefined) void devices.switchOn(device);
    else devices.switchOff(device);
  };
  return (
    <section aria-label="Your controls" className={classes.foot}>
      {switches.map((device) => {
        const isOn = devices.tracks[device] !== undefined;
        const [on, off] = signs[device];
        return (
          <Button
            key={device}
            className={classes.switch}
            variant={isOn ? 'filled' : 'default'}
            color="go"
            aria-pressed={isOn}
            leftSection={<RoomIcon sign={isOn ? on : off} />}
            onClick={() => toggle(device)}
          >
            {names[device]}
          </Button>
        );
      })}
      <Button className={classes.switch} leftSection={<RoomIcon sign="question" />} onClick={onAsk}>
        {view.question === null ? 'Ask everyone' : 'Ask another question'}
      </Button>
      <Button
        className={classes.switch}
        variant="default"
        leftSection={<RoomIcon sign="slides" />}
        onClick={onShowSlides}
      >
        {view.slides === null ? 'Show slides' : 'Show other slides'}
      </Button>
      {isNarrow && (
        <Button
          className={classes.switch}
          variant="default"
          aria-expanded={hasMore}
          leftSection={<RoomIcon sign="more" />}
          onClick={() => setMore(!hasMore)}
        >
          {hasMore ? 'Less' : 'More'}
        </Button>
      )}
      {(!isNarrow || hasMore) && (
        <fieldset disabled={isLost} className={classes.rest}>
          <Button
            variant={view.isOpen ? 'filled' : 'default'}
            color="go"
            aria-pressed={view.isOpen}
            leftSection={<RoomIcon sign="door" />}
            onClick={() => onAct({ type: 'open', isOpen: !view.isOpen })}
          >
            Let everyone in
          </Button>
          <Button
            variant="default"
            leftSection={<RoomIcon sign="microphoneOff" />}
            onClick={() => onAct({ type: 'muteAll' })}
          >
            Mute all
          </Button>
          <Group gap="xs" role="group" aria-label="Timer" className={classes.timer}>
            <span aria-hidden="true">Timer</span>
            {timerMinutes.map((length) => (
              <Button
                key={length}
                variant="default"
                px="sm"
                onClick={() => onAct({ type: 'timer', lengthMs: minutes(length) })}
              >
                {length} min
              </Button>
            ))}
            {view.timer !== null && (
              <Button variant="default" onClick={() => onAct({ type: 'timer', lengthMs: null })}>
                Stop timer
              </Button>
            )}
          </Group>
          <RecordControls recording={recording} />
          <CaptionForm onAct={onAct} />
        </fieldset>
      )}
    </section>
  );
}
