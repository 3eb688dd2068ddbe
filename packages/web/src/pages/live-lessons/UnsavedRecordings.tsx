/** Recordings of rooms that are on this device alone: saved for families, or deleted. */
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { UnsavedProps } from '../../meetings/Room.tsx';
import { recordingLock } from '../../meetings/recording-lock.ts';
import { type KeptRecording, recordingStore } from '../../meetings/recording-store.ts';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { DeleteButton } from '../../ui/DeleteButton.tsx';
import { longDate } from '../../ui/dates.ts';
import { forgetRecording, saveRecording } from './save-recording.ts';

type Progressed =
  | { readonly step: 'kept'; readonly reason?: string }
  | { readonly step: 'saving'; readonly share: number }
  | { readonly step: 'saved'; readonly recordingId: number | undefined };

const busyText = 'This lesson is still being recorded or saved in another tab.';

function Unsaved({ kept, onGone }: { readonly kept: KeptRecording; readonly onGone: () => void }) {
  const [state, setState] = useState<Progressed>({ step: 'kept' });
  const { id, title, startedAtMs } = kept;
  async function save(): Promise<void> {
    setState({ step: 'saving', share: 0 });
    try {
      const done = await recordingLock.during(id, async () => ({
        saved: await saveRecording(kept, (share) => setState({ step: 'saving', share })),
      }));
      setState(
        done === undefined
          ? { step: 'kept', reason: busyText }
          : { step: 'saved', recordingId: done.saved?.recordingId },
      );
    } catch (error) {
      setState({ step: 'kept', reason: error instanceof Error ? error.message : busyText });
    }
  }
  return (
    <Card label={`Recording of ${title}`}>
      <Stack gap="xs">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {title}, {longDate(new Date(startedAtMs).toISOString())}
        </Text>
        {state.step === 'kept' && (
          <>
            <Text role="status">
              {state.reason ?? 'This recording is only on this device. Save it so that families can watch it.'}
            </Text>
            <Group gap="xs">
              <Button onClick={() => void save()}>Save recording</Button>
              <DeleteButton
                name={`the recording of ${title}`}
                consequence="Nobody can watch it then."
                onDelete={() => void forgetRecording(id).then(onGone)}
              />
            </Group>
          </>
        )}
        {state.step === 'saving' && (
          <>
            <Text role="status">Saving the recording. Please keep this page open.</Text>
            <Progress value={state.share * 100} aria-label="Saved so far" />
          </>
        )}
        {state.step === 'saved' &&
          (state.recordingId === undefined ? (
            <Text role="status">Nothing was recorded, so there’s nothing to save.</Text>
          ) : (
            <Text role="status">
              Families can watch it now. <Link to={paths.tutorRecording(state.recordingId)}>Add a quiz to it</Link>
            </Text>
          ))}
      </Stack>
    </Card>
  );
}

export function UnsavedRecordings({ userId, isRecording }: UnsavedProps) {
  const [all, setAll] = useState<readonly KeptRecording[]>([]);
  const load = useCallback(() => {
    recordingStore.listOf(userId).then(setAll, () => undefined);
  }, [userId]);
  useEffect(() => {
    if (!isRecording) load();
  }, [isRecording, load]);
  if (isRecording || all.length === 0) return null;
  return (
    <Stack component="section" aria-label="Recordings that aren’t saved yet">
      {all.map((kept) => (
        <Unsaved key={kept.id} kept={kept} onGone={load} />
      ))}
    </Stack>
  );
}
