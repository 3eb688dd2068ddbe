/** Before the room: sound, microphone and camera are tried out, and none of them is compulsory. */
import type { RoomRole } from '@comet/domain/live-lessons/live-lessons';
import { Button, Checkbox, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Card } from '../ui/Card.tsx';
import { playSound } from '../ui/sounds.ts';
import classes from './Room.module.css';
import { warmUpMedia } from './room-media.ts';
import { TrackVideo } from './Tracks.tsx';
import type { Devices } from './use-devices.ts';

interface LobbyProps {
  readonly title: string;
  readonly name: string;
  readonly role: RoomRole;
  readonly devices: Devices;
  readonly wantsCamera: boolean;
  readonly onWantsCamera: (wants: boolean) => void;
  readonly onEnter: () => void;
}

/** How loud a microphone is, from 0 to 1. */
function useLevel(track: MediaStreamTrack | undefined): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (track === undefined) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      setLevel(Math.min(1, Math.max(...samples.map(Math.abs)) * 3));
    }, 100);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [track]);
  return track === undefined ? 0 : level;
}

export function Lobby({ title, name, role, devices, wantsCamera, onWantsCamera, onEnter }: LobbyProps) {
  const { microphone, camera } = devices.tracks;
  useEffect(warmUpMedia, []);
  const level = useLevel(microphone);
  const toggle = (device: 'microphone' | 'camera', isOn: boolean): void => {
    if (isOn) devices.switchOff(device);
    else void devices.switchOn(device);
  };
  return (
    <Card>
      <Stack gap="md">
        <h1 className={classes.title}>{title}</h1>
        <p>
          {role === 'tutor'
            ? `Hello ${name}! Your microphone and camera stay on when you go in, if you switch them on here.`
            : `Hello ${name}! Try things out, or just go in. You can listen and watch without a microphone or a camera.`}
        </p>
        <Button variant="default" onClick={() => playSound('right')}>
          Try my sound
        </Button>
        <Button
          variant="default"
          aria-pressed={microphone !== undefined}
          onClick={() => toggle('microphone', microphone !== undefined)}
        >
          {microphone === undefined ? 'Try my microphone' : 'Switch my microphone off'}
        </Button>
        {microphone !== undefined && (
          <label className={classes.level}>
            Say something: this moves when we hear you
            <meter min={0} max={1} value={level} />
          </label>
        )}
        <Button
          variant="default"
          aria-pressed={camera !== undefined}
          onClick={() => toggle('camera', camera !== undefined)}
        >
          {camera === undefined ? 'Try my camera' : 'Switch my camera off'}
        </Button>
        {camera !== undefined && <TrackVideo track={camera} label="Your camera" className={classes.preview} />}
        {role === 'child' && (
          <Checkbox
            label="When I speak, show my camera to my tutor"
            checked={wantsCamera}
            onChange={(event) => onWantsCamera(event.currentTarget.checked)}
          />
        )}
        {devices.fault !== undefined && <p role="alert">{devices.fault}</p>}
        <Button size="lg" onClick={onEnter}>
          Go in
        </Button>
      </Stack>
    </Card>
  );
}
