/** The tutor begins and ends a recording, and says whether children's voices go into it. */
import { Button, Checkbox, Group } from '@mantine/core';
import { useState } from 'react';
import { RoomIcon } from './RoomIcon.tsx';
import type { RecordingInUse } from './use-recording.ts';

export function RecordControls({ recording }: { readonly recording: RecordingInUse }) {
  const [withVoices, setWithVoices] = useState(false);
  if (recording.isOn)
    return (
      <Button variant="filled" aria-pressed={true} leftSection={<RoomIcon sign="record" />} onClick={recording.end}>
        Stop recording
      </Button>
    );
  return (
    <Group gap="xs" role="group" aria-label="Recording">
      <Button variant="default" leftSection={<RoomIcon sign="record" />} onClick={() => recording.begin(withVoices)}>
        Record
      </Button>
      <Checkbox
        label="With children’s voices, where a parent allows it"
        checked={withVoices}
        onChange={(event) => setWithVoices(event.currentTarget.checked)}
      />
    </Group>
  );
}
