/** A child's last seven days: what was learned, not only that one came. */
import { getOwnWeek } from '@comet/contract/reports';
import { Stack, Text } from '@mantine/core';
import { useAsk } from '../../api/ask.ts';
import { Comet } from '../../drawings/Comet.tsx';
import { DaysChart } from '../../reports/DaysChart.tsx';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import classes from './MyWeek.module.css';

function Figure({ value, name }: { readonly value: number; readonly name: string }) {
  return (
    <div>
      <Text size="xl" fw={600} lh={1.1} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Text>
      <Text size="sm" c="dimmed" lh={1.2}>
        {name}
      </Text>
    </div>
  );
}

export function MyWeek() {
  return (
    <Card label="My week">
      <div className={classes.week}>
        <Text component="h2" m={0} mb="sm" fw={600} size="lg">
          My week
        </Text>
        <Loaded query={useAsk(getOwnWeek)} skeleton={<SkeletonRows rows={1} height={300} />}>
          {({ answered, right, finishedTests, activeDays, days }) =>
            answered === 0 ? (
              <Stack align="center" ta="center" gap="xs">
                <Comet size={110} />
                <Text>Nothing yet. Your first ten questions make a good start.</Text>
              </Stack>
            ) : (
              <>
                <div className={classes.figures}>
                  <Figure value={answered} name="questions" />
                  <Figure value={right} name="right" />
                  <Figure value={finishedTests} name={finishedTests === 1 ? 'test finished' : 'tests finished'} />
                  <Figure value={activeDays} name={activeDays === 1 ? 'day' : 'days'} />
                </div>
                <DaysChart days={days} />
              </>
            )
          }
        </Loaded>
      </div>
    </Card>
  );
}
