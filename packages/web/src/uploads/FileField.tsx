/** Chooses a file and sends it at once: by the button or by dropping it here. A video shows how far it is and can be paused. */
import { type FileKind, isPartedKind } from '@comet/domain/uploads/upload-rules';
import { Button, FileButton, Group, Input, Progress, Stack, Text } from '@mantine/core';
import { type DragEvent, useState } from 'react';
import classes from './FileField.module.css';
import { type Uploaded, useUpload } from './use-upload.ts';

interface FileFieldProps {
  readonly label: string;
  readonly kind: FileKind;
  /** The link to the file that is chosen; empty when none is. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (uploaded: Uploaded) => void;
}

const accepted: Readonly<Record<FileKind, string>> = {
  image: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
  document: 'application/pdf',
  video: 'video/mp4,video/webm',
  package: '.zip,.h5p',
};
const texts: Readonly<Record<FileKind, { readonly choose: string; readonly hint: string }>> = {
  image: { choose: 'Choose a picture', hint: 'JPEG, PNG or WebP, up to 10 MB. You can also drop it here.' },
  document: { choose: 'Choose a PDF', hint: 'PDF, up to 20 MB. You can also drop it here.' },
  video: { choose: 'Choose a video', hint: 'MP4 or WebM, up to 2 GB. You can also drop it here.' },
  package: {
    choose: 'Choose a package',
    hint: 'A lesson exported here (.zip) or an H5P interactive video (.h5p), up to 2 GB. You can also drop it here.',
  },
};

export function FileField({ label, kind, value, error, onChange }: FileFieldProps) {
  const [isOver, setIsOver] = useState(false);
  const { state, send, pause, goOn } = useUpload(kind, onChange);
  const refusal = state.step === 'failed' ? state.reason : undefined;
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) send(file);
  };
  const isUnderWay = state.step === 'sending' || state.step === 'paused';
  const percent = isUnderWay ? Math.floor(state.share * 100) : 0;
  const isParted = isPartedKind(kind);
  return (
    <Input.Wrapper label={label} error={refusal ?? error} labelElement="div">
      <Stack
        gap="xs"
        className={classes.zone}
        data-over={isOver || undefined}
        role="group"
        aria-label={label}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Group justify="space-between">
          <FileButton accept={accepted[kind]} onChange={(file) => file !== null && send(file)}>
            {(button) => (
              <Button {...button} variant="default" disabled={state.step === 'sending'}>
                {value === '' ? texts[kind].choose : 'Choose another'}
              </Button>
            )}
          </FileButton>
          {isParted && state.step === 'sending' ? (
            <Button variant="subtle" onClick={pause}>
              Pause
            </Button>
          ) : null}
          {state.step === 'paused' || (isParted && state.step === 'failed') ? (
            <Button variant="subtle" onClick={goOn}>
              Go on
            </Button>
          ) : null}
        </Group>
        {isUnderWay && isParted ? <Progress value={percent} aria-label={`${label}: how much has arrived`} /> : null}
        <Text size="sm" role="status">
          {statusText(state.step, percent, isParted) ?? (value === '' ? texts[kind].hint : 'It’s there.')}
        </Text>
      </Stack>
    </Input.Wrapper>
  );
}

function statusText(step: string, percent: number, isParted: boolean): string | undefined {
  if (step === 'sending') return isParted ? `${percent} % has arrived` : 'Sending …';
  if (step === 'paused') return `Paused at ${percent} %. It goes on from there, even after you close the page.`;
  return undefined;
}
