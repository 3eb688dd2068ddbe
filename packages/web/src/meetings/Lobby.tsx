/** Before the room: sound, microphone and camera are tried out, and none of them is compulsory. */
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import type { RoomRole } from '@comet/domain/live-lessons/live-lessons';
import { Button, Checkbox, Stack } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { Mascot } from '../mascots/Mascot.tsx';
import { Card } from '../ui/Card.tsx';
import { playSound } from '../ui/sounds.ts';
import classes from './Apart.module.css';
import { LevelBars } from './LevelBars.tsx';
import { RoomIcon, type RoomSign } from './RoomIcon.tsx';
import { warmUpMedia } from './room-media.ts';
import { TrackVideo } from './Tracks.tsx';
import type { Devices } from './use-devices.ts';

interface LobbyProps {
  readonly title: string;
  readonly subject: SubjectKey;
  readonly name: string;
  readonly role: RoomRole;
  readonly devices: Devices;
  readonly wantsCamera: boolean;
  readonly onWantsCamera: (wants: boolean) => void;
  readonly onEnter: () => void;
}

interface CheckProps {
  readonly sign: RoomSign;
  readonly isOn?: boolean;
  readonly button: ReactNode;
  readonly children?: ReactNode;
}

function Check({ sign, isOn = false, button, children }: CheckProps) {
  return (
    <li className={classes.check} data-on={isOn}>
      <span className={classes.sign}>
        <RoomIcon sign={sign} />
      </span>
      {button}
      {children}
    </li>
  );
}

export function Lobby({ title, subject, name, role, devices, wantsCamera, onWantsCamera, onEnter }: LobbyProps) {
  const { microphone, camera } = devices.tracks;
  useEffect(warmUpMedia, []);
  const toggle = (device: 'microphone' | 'camera', isOn: boolean): void => {
    if (isOn) devices.switchOff(device);
    else void devices.switchOn(device);
  };
  return (
    <Card>
      <Stack gap="md">
        <div className={classes.hello}>
          <Mascot subject={subject} mood="cheer" size={96} />
          <h1 className={classes.title}>{title}</h1>
          <p>
            {role === 'tutor'
              ? `Hello ${name}! Your microphone and camera stay on when you go in, if you switch them on here.`
              : `Hello ${name}! Try things out, or just go in. You can listen and watch without a microphone or a camera.`}
          </p>
        </div>
        <ul className={classes.checks}>
          <Check
            sign="sound"
            button={
              <Button variant="default" onClick={() => playSound('right')}>
                Try my sound
              </Button>
            }
          />
          <Check
            sign={microphone === undefined ? 'microphoneOff' : 'microphone'}
            isOn={microphone !== undefined}
            button={
              <Button
                variant="default"
                aria-pressed={microphone !== undefined}
                onClick={() => toggle('microphone', microphone !== undefined)}
              >
                {microphone === undefined ? 'Try my microphone' : 'Switch my microphone off'}
              </Button>
            }
          >
            {microphone !== undefined && (
              <span className={classes.level}>
                <LevelBars track={microphone} />
                Say something! The bars jump when we hear you.
              </span>
            )}
          </Check>
          <Check
            sign={camera === undefined ? 'cameraOff' : 'camera'}
            isOn={camera !== undefined}
            button={
              <Button
                variant="default"
                aria-pressed={camera !== undefined}
                onClick={() => toggle('camera', camera !== undefined)}
              >
                {camera === undefined ? 'Try my camera' : 'Switch my camera off'}
              </Button>
            }
          >
            {camera !== undefined && <TrackVideo track={camera} label="Your camera" className={classes.preview} />}
          </Check>
        </ul>
        {role === 'child' && (
          <Checkbox
            label="When I speak, show my camera to my tutor"
            checked={wantsCamera}
            onChange={(event) => onWantsCamera(event.currentTarget.checked)}
          />
        )}
        {devices.fault !== undefined && (
          <p className={classes.fault} role="alert">
            {devices.fault}
          </p>
        )}
        <Button size="xl" color="go" className={classes.enter} onClick={onEnter}>
          Go in
        </Button>
      </Stack>
    </Card>
  );
}
