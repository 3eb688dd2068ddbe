/** A recording, played in a dialog. */
import { getRecording, type Recording } from '@comet/contract/live-lesson-recordings';
import { Stack, Text } from '@mantine/core';
import { api } from '../../api/api.ts';
import { usePlayer } from '../../lessons/use-player.ts';
import { VideoPlayer } from '../../lessons/VideoPlayer.tsx';

const nothing = (): void => undefined;

export function WatchRecording({ recording }: { readonly recording: Recording }) {
  const { recordingId, name, videoUrl, description } = recording;
  const player = usePlayer({
    src: videoUrl,
    freshSrc: async () => (await api.call(getRecording, { params: { id: recordingId } })).videoUrl,
    captions: '',
    points: [],
    startMs: 0,
    onStop: nothing,
    onPlace: nothing,
    onEnd: nothing,
  });
  return (
    <Stack>
      <VideoPlayer player={player} title={name} points={[]} isAsking={false} />
      {description === '' ? null : <Text>{description}</Text>}
    </Stack>
  );
}
