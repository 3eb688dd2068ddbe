/** One child's data: see it, download it, have it erased. */
import type { Child } from '@comet/contract/accounts';
import { cancelErasure, type Erasure, getChildData } from '@comet/contract/privacy';
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useAct } from '../api/act.ts';
import { useAsk } from '../api/ask.ts';
import { Card } from '../ui/Card.tsx';
import { longDate } from '../ui/dates.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { useModal } from '../ui/modal-host.tsx';
import { saveFile } from '../ui/save-file.ts';
import { SkeletonRows } from '../ui/states.tsx';
import { Words } from '../ui/Words.tsx';
import { DataSections } from './DataSections.tsx';
import { EraseForm } from './EraseForm.tsx';
import { toHtmlPage } from './readable-data.ts';

function AllData({ studentId }: { readonly studentId: number }) {
  const data = useAsk(getChildData, { params: { studentId } }, { freshMs: Number.POSITIVE_INFINITY });
  return (
    <Loaded query={data} skeleton={<SkeletonRows rows={6} height={44} />}>
      {(whole) => {
        const name = `Comet Club ${whole.firstName}`;
        return (
          <Stack>
            <Group>
              <Button onClick={() => saveFile(name, toHtmlPage(whole), { ending: 'html', type: 'text/html' })}>
                Download to read
              </Button>
              <Button
                variant="default"
                onClick={() =>
                  saveFile(name, JSON.stringify(whole, undefined, 2), { ending: 'json', type: 'application/json' })
                }
              >
                Download as JSON
              </Button>
            </Group>
            <Text size="sm" c="dimmed">
              The first file opens in any browser. JSON is for moving the data to another program.
            </Text>
            <DataSections data={whole} />
          </Stack>
        );
      }}
    </Loaded>
  );
}

function PendingErasure({ erasure: { studentId, firstName, dueAt } }: { readonly erasure: Erasure }) {
  const keep = useAct(cancelErasure, { done: 'Nothing will be erased' });
  return (
    <Alert title={`Everything about ${firstName} will be erased on ${longDate(dueAt)}`}>
      <Stack gap="sm" align="flex-start">
        <Text>Until then nothing changes, and you can change your mind.</Text>
        <Button variant="default" loading={keep.isPending} onClick={() => keep.mutate({ params: { studentId } })}>
          Keep {firstName}’s data
        </Button>
      </Stack>
    </Alert>
  );
}

interface ChildDataCardProps {
  readonly child: Child;
  readonly erasure: Erasure | undefined;
}

export function ChildDataCard({ child, erasure }: ChildDataCardProps) {
  const { userId, firstName } = child;
  const [isShown, setShown] = useState(false);
  const modal = useModal();
  return (
    <Card label={firstName}>
      <Stack>
        <Title order={2} size="h3">
          <Words text={firstName} />
        </Title>
        {erasure === undefined ? null : <PendingErasure erasure={erasure} />}
        <Group>
          {isShown ? null : (
            <Button onClick={() => setShown(true)} aria-label={`See and download: ${firstName}`}>
              See and download
            </Button>
          )}
          {erasure === undefined ? (
            <Button
              variant="default"
              aria-label={`Erase everything: ${firstName}`}
              onClick={() =>
                modal.open({
                  title: `Erase everything about ${firstName}?`,
                  body: <EraseForm child={child} onDone={modal.clear} />,
                })
              }
            >
              Erase everything
            </Button>
          ) : null}
        </Group>
        {isShown ? <AllData studentId={userId} /> : null}
      </Stack>
    </Card>
  );
}
