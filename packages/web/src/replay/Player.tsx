/** Plays a recording in a frame that can run no scripts. Loaded when a parent first watches one. */
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { Replayer } from '@rrweb/replay';
import '@rrweb/replay/dist/style.css';
import { useEffect, useRef, useState } from 'react';
import { ErrorState, SkeletonRows } from '../ui/states.tsx';
import { clockText } from './clock-text.ts';
import { loadRecording, type RecordedEvent } from './load-recording.ts';
import classes from './Player.module.css';

interface PlayerProps {
  readonly studentId: number;
  readonly recordingId: number;
}

const speeds = ['1', '2', '4', '8'];
const shownEveryMs = 250;

/** Makes the recorded page as wide as its place. */
function fit(screen: HTMLElement, width: number, height: number): void {
  const scale = screen.clientWidth / width;
  const wrapper = screen.querySelector<HTMLElement>('.replayer-wrapper');
  if (wrapper !== null) wrapper.style.transform = `scale(${scale})`;
  screen.style.height = `${height * scale}px`;
}

const sizeOf = (event: unknown): { readonly width: number; readonly height: number } | undefined =>
  typeof event === 'object' &&
  event !== null &&
  'width' in event &&
  'height' in event &&
  typeof event.width === 'number' &&
  typeof event.height === 'number'
    ? { width: event.width, height: event.height }
    : undefined;

function Screen({ events }: { readonly events: RecordedEvent[] }) {
  const screen = useRef<HTMLDivElement>(null);
  const replayer = useRef<Replayer>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState('1');
  const [atMs, setAtMs] = useState(0);
  const [totalMs, setTotalMs] = useState(0);
  useEffect(() => {
    const root = screen.current;
    if (root === null) return;
    const player = new Replayer(events, { root, mouseTail: false, showWarning: false, triggerFocus: false });
    replayer.current = player;
    let size: ReturnType<typeof sizeOf>;
    const refit = (): void => {
      if (size !== undefined) fit(root, size.width, size.height);
    };
    player.on('resize', (event) => {
      size = sizeOf(event) ?? size;
      refit();
    });
    player.on('finish', () => setPlaying(false));
    player.iframe.title = 'Recording of the screen';
    setTotalMs(player.getMetaData().totalTime);
    player.pause(0);
    const timer = setInterval(() => setAtMs(Math.max(0, player.getCurrentTime())), shownEveryMs);
    window.addEventListener('resize', refit);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', refit);
      player.destroy();
    };
  }, [events]);
  const toggle = (): void => {
    const player = replayer.current;
    if (player === null) return;
    if (isPlaying) player.pause();
    else player.play(atMs >= totalMs ? 0 : atMs);
    setPlaying(!isPlaying);
  };
  return (
    <Stack gap="sm">
      <div ref={screen} className={classes.screen} />
      <Group>
        <Button onClick={toggle}>{isPlaying ? 'Pause' : 'Play'}</Button>
        <SegmentedControl
          aria-label="Speed"
          data={speeds.map((value) => ({ value, label: `${value}×` }))}
          value={speed}
          onChange={(value) => {
            setSpeed(value);
            replayer.current?.setConfig({ speed: Number(value) });
          }}
        />
        <Text>
          {clockText(Math.min(atMs, totalMs))} of {clockText(totalMs)}
        </Text>
      </Group>
    </Stack>
  );
}

export default function Player({ studentId, recordingId }: PlayerProps) {
  const [events, setEvents] = useState<RecordedEvent[]>();
  const [error, setError] = useState<Error>();
  const [round, setRound] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const stopping = new AbortController();
    loadRecording({ studentId, recordingId }, stopping.signal).then(setEvents, (failure: unknown) => {
      if (!stopping.signal.aborted) setError(failure instanceof Error ? failure : new Error(String(failure)));
    });
    return () => stopping.abort();
  }, [studentId, recordingId, round]);
  if (error !== undefined)
    return (
      <ErrorState
        error={error}
        onRetry={() => {
          setError(undefined);
          setRound(round + 1);
        }}
      />
    );
  if (events === undefined) return <SkeletonRows rows={1} height={320} />;
  // The player needs a picture of the page and something after it.
  return events.length < 2 ? <Text>This recording is too short to play.</Text> : <Screen events={events} />;
}
