/** Where a parent chooses how much longer a child's clocks run. */
import { getAccommodations, setAccommodations } from '@comet/contract/accommodations';
import { extraTimeLabels, extraTimes } from '@comet/domain/accommodations/extra-time';
import { Select, Text, Title } from '@mantine/core';
import { useAct } from '../api/act.ts';
import { keep, useAsk } from '../api/ask.ts';
import { Card } from '../ui/Card.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';

interface ExtraTimeCardProps {
  readonly studentId: number;
  readonly firstName: string;
}

export function ExtraTimeCard({ studentId, firstName }: ExtraTimeCardProps) {
  const accommodations = useAsk(getAccommodations, { params: { id: studentId } });
  const set = useAct(setAccommodations, {
    done: 'Saved',
    onDone: (saved, { params }) => keep(getAccommodations, { params }, saved),
  });
  return (
    <Loaded query={accommodations} skeleton={<SkeletonRows rows={1} height={140} />}>
      {({ extraTime }) => (
        <Card label={`Extra time for ${firstName}`}>
          <Title order={3} size="h4" mb="xs">
            Extra time
          </Title>
          <Text mb="sm">
            Holds wherever a clock runs, from the next start on. {firstName} sees it simply as their own time; tutors
            who teach {firstName} see what you chose.
          </Text>
          <Select
            label={`Time for ${firstName}`}
            data={extraTimes.map((value) => ({ value, label: extraTimeLabels[value] }))}
            value={set.isPending ? set.variables.body.extraTime : extraTime}
            onChange={(value) => {
              const chosen = extraTimes.find((known) => known === value);
              if (chosen !== undefined && chosen !== extraTime)
                set.mutate({ params: { id: studentId }, body: { extraTime: chosen } });
            }}
            disabled={set.isPending}
            allowDeselect={false}
            maw={280}
          />
        </Card>
      )}
    </Loaded>
  );
}
