/** The dashboard's answer in five seconds: is my child working, at what, how well, what next. */
import { nextStep } from '@comet/domain/reports/next-step';
import { spentTimeLabel } from '@comet/domain/reports/score';
import { SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { useActiveTasks, usePerformance, useSpentTime } from './child-reports.queries.ts';
import { type DashboardQuery, useOverview } from './reports.queries.ts';

const whenLong = new Intl.DateTimeFormat('en-GB', { weekday: 'long', hour: '2-digit', minute: '2-digit' });
const dayLong = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const due = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'short' });
const justNowMs = 10 * 60_000;
const weekMs = 6 * 24 * 60 * 60_000;

/** How long ago, as one says it. */
function lately(instant: string | null, now: Date): string {
  if (instant === null) return 'has not begun yet';
  const at = new Date(instant);
  const agoMs = now.getTime() - at.getTime();
  if (agoMs < justNowMs) return 'is at work now';
  return `was last here ${agoMs < weekMs ? whenLong.format(at) : dayLong.format(at)}`;
}

function Answer({ question, children }: { readonly question: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {question}
      </Text>
      <Text fw={600}>{children}</Text>
    </div>
  );
}

interface AtAGlanceProps {
  readonly studentId: number;
  readonly childName: string;
  readonly timePeriod: DashboardQuery['timePeriod'];
  /** A practice of what is weakest may be set at once. */
  readonly practise: (subTopicTitle: string) => ReactNode;
}

/** Over all subjects, whatever the page below shows. */
export function AtAGlance({ studentId, childName, timePeriod, practise }: AtAGlanceProps) {
  const query: DashboardQuery = { studentId, subjectId: 'all', timePeriod };
  const overview = useOverview(query);
  const spent = useSpentTime(query);
  const performance = usePerformance(query);
  const tasks = useActiveTasks(query);
  const skeleton = <SkeletonRows rows={1} height={90} />;
  const length = timePeriod === 'week' ? 7 : 30;
  return (
    <Card label={`${childName} at a glance`}>
      <Loaded query={overview} skeleton={skeleton}>
        {(figures) => (
          <Loaded query={spent} skeleton={skeleton}>
            {({ lastActiveAt, subjects }) => {
              const step = nextStep(tasks.data ?? [], performance.data ?? []);
              const most = subjects.toSorted((one, other) => other.spentMs - one.spentMs).slice(0, 2);
              return (
                <SimpleGrid cols={{ xs: 1, sm: 2, lg: 4 }}>
                  <Answer question={`Is ${childName} working?`}>
                    {figures.activeDays} of {length} days; {lately(lastActiveAt, new Date())}
                  </Answer>
                  <Answer question="At what?">
                    {most.length === 0
                      ? 'Nothing in this time'
                      : most.map(({ name, spentMs }) => `${name} ${spentTimeLabel(spentMs)}`).join(', ')}
                  </Answer>
                  <Answer question="How well?">
                    {figures.percentRight === null
                      ? 'No answers in this time'
                      : `${figures.percentRight} % of ${figures.answered} right${figures.ccScore === null ? '' : `, CC score ${figures.ccScore}`}`}
                  </Answer>
                  <Answer question="What next?">
                    {step.kind === 'task'
                      ? `${step.task.name}, due ${due.format(new Date(step.task.dueAt))}`
                      : step.kind === 'weak'
                        ? practise(step.subTopic.title)
                        : step.kind === 'begin'
                          ? 'A first mission: open Missions together'
                          : 'On with the missions: it goes well'}
                  </Answer>
                </SimpleGrid>
              );
            }}
          </Loaded>
        )}
      </Loaded>
    </Card>
  );
}
