/** A child's time at work, subject by subject. */
import { getSpentTime } from '@comet/contract/child-reports';
import { spentTimeLabel } from '@comet/domain/reports/score';
import { Progress, Stack, Text, Title } from '@mantine/core';
import { useAsk } from '../api/ask.ts';
import { Card } from '../ui/Card.tsx';
import { calendarWeekdayDate } from '../ui/dates.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { percentOf } from '../ui/percent.ts';
import { SkeletonRows } from '../ui/states.tsx';
import { type DashboardQuery, whileFiltering } from './filters.ts';

export function SpentTime({ query }: { readonly query: DashboardQuery }) {
  return (
    <Card label="Spent time">
      <Title order={2} size="h3" mb="sm">
        Spent time
      </Title>
      <Loaded query={useAsk(getSpentTime, { query }, whileFiltering)} skeleton={<SkeletonRows rows={3} height={32} />}>
        {({ spentMs, subjects, days }) => {
          if (spentMs === 0) return <Text>No time at work in this {query.timePeriod}.</Text>;
          const longest = days.reduce((most, day) => (day.spentMs > most.spentMs ? day : most), {
            day: '',
            spentMs: 0,
          });
          return (
            <Stack gap="sm">
              <Text>
                {spentTimeLabel(spentMs)} in all, most on {calendarWeekdayDate(longest.day)} (
                {spentTimeLabel(longest.spentMs)})
              </Text>
              {subjects.map((subject) => (
                <div key={subject.subject}>
                  <Text size="sm">
                    {subject.name}: {spentTimeLabel(subject.spentMs)}, {subject.answered} questions
                  </Text>
                  <Progress
                    value={percentOf(subject.spentMs, spentMs)}
                    color="right"
                    aria-label={`${subject.name}, share of the time`}
                  />
                </div>
              ))}
            </Stack>
          );
        }}
      </Loaded>
    </Card>
  );
}
