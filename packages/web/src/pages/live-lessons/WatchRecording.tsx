/** A recording, played in a dialog: the film with its chapters, and beside it what its room showed. */
import { getRecording, type Recording } from '@comet/contract/live-lesson-recordings';
import { getRecordingTimeline } from '@comet/contract/room-recordings';
import { videoTime } from '@comet/domain/lessons/captions';
import { Button, Group, Stack, Text } from '@mantine/core';
import { api } from '../../api/api.ts';
import { useAsk } from '../../api/ask.ts';
import { type Player, usePlayer } from '../../lessons/use-player.ts';
import { VideoPlayer } from '../../lessons/VideoPlayer.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import classes from './RoomReplay.module.css';
import { RoomReplay } from './RoomReplay.tsx';

const nothing = (): void => undefined;

function Chapters({ recording, player }: { readonly recording: Recording; readonly player: Player }) {
  const { chapters } = recording;
  if (chapters.length === 0) return null;
  const now = chapters.findLast(({ atMs }) => atMs <= player.atMs);
  return (
    <Group component="nav" gap="xs" aria-label="Chapters">
      {chapters.map((chapter) => (
        <Button
          key={chapter.atMs}
          size="compact-md"
          variant={chapter === now ? 'filled' : 'default'}
          aria-current={chapter === now}
          onClick={() => player.jumpTo(chapter.atMs)}
        >
          {chapter.title} · {videoTime(chapter.atMs)}
        </Button>
      ))}
    </Group>
  );
}

function Replayed({ recordingId, atMs }: { readonly recordingId: number; readonly atMs: number }) {
  const timeline = useAsk(getRecordingTimeline, { params: { id: recordingId } });
  return (
    <Loaded query={timeline} skeleton={<SkeletonRows rows={1} height={320} />}>
      {(loaded) => <RoomReplay timeline={loaded} atMs={atMs} />}
    </Loaded>
  );
}

export function WatchRecording({ recording }: { readonly recording: Recording }) {
  const { recordingId, name, videoUrl, description, captions, hasTimeline } = recording;
  const player = usePlayer({
    src: videoUrl,
    freshSrc: async () => (await api.call(getRecording, { params: { id: recordingId } })).videoUrl,
    captions,
    points: [],
    startMs: 0,
    onStop: nothing,
    onPlace: nothing,
    onEnd: nothing,
  });
  return (
    <Stack>
      <div className={classes.watch} data-room={hasTimeline}>
        {hasTimeline ? <Replayed recordingId={recordingId} atMs={player.atMs} /> : null}
        <Stack gap="sm">
          <VideoPlayer player={player} title={name} points={[]} isAsking={false} />
          <Chapters recording={recording} player={player} />
        </Stack>
      </div>
      {description === '' ? null : <Text>{description}</Text>}
    </Stack>
  );
}
