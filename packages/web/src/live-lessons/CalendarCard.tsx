/** The family's calendar feed: its secret address, to be copied into any calendar app, and renewed when it got about. */
import { getCalendar, renewCalendar } from '@comet/contract/live-lessons';
import { Button, CopyButton, Group, Text, TextInput, Title } from '@mantine/core';
import { useAct } from '../api/act.ts';
import { useAsk } from '../api/ask.ts';
import { Card } from '../ui/Card.tsx';

export function CalendarCard() {
  const url = useAsk(getCalendar).data?.url ?? undefined;
  const renew = useAct(renewCalendar, {
    done: url === undefined ? 'Your calendar link is ready' : 'The old link no longer works. Please use the new one.',
  });
  return (
    <Card label="Your calendar">
      <Title order={2} size="h3" mb="xs">
        In your calendar
      </Title>
      <Text mb="sm">
        Add this link to your calendar app to see the live lessons your children are registered for. Keep it to
        yourself: anyone who has it can see these dates.
      </Text>
      {url === undefined ? (
        <Button onClick={() => renew.mutate({})} loading={renew.isPending}>
          Get a calendar link
        </Button>
      ) : (
        <Group align="flex-end">
          <TextInput
            label="Calendar link"
            value={url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
            style={{ flex: '1 1 16rem' }}
          />
          <CopyButton value={url}>
            {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy'}</Button>}
          </CopyButton>
          <Button variant="default" onClick={() => renew.mutate({})} loading={renew.isPending}>
            Make a new link
          </Button>
        </Group>
      )}
    </Card>
  );
}
