/** The dashboard's answer in five seconds: is my child working, at what, how well, what next. */

import type { AnswerOf } from '@comet/contract/call';
import { getPerformance, getSpentTime, listActiveTasks } from '@comet/contract/child-reports';
import { getOverview } from '@comet/contract/reports';
import { nextStep } from '@comet/domain/reports/next-step';
import { spentTimeLabel } from '@comet/domain/reports/score';
import { days, minutes } from '@comet/domain/time';
import { Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAsk } from '../api/ask.ts';
import { serverNow } from '../api/server-clock.ts';
import { Card } from '../ui/Card.tsx';
import { dayOfMonth, weekdayAndTime, weekdayDate } from '../ui/dates.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { percentText } from '../ui/percent.ts';
import { SkeletonRows } from '../ui/states.tsx';
import { Words } from '../ui/Words.tsx';
import classes from './AtAGlance.module.css';
import { type DashboardQuery, whileFiltering } from './filters.ts';
import { trendOf } from './trend.ts';

type Overview = AnswerOf<typeof getOverview>;
export type WeakSubTopic = AnswerOf<typeof getPerformance>[number];

const justNowMs = minutes(10);
const weekMs = days(6);

/** How long ago, as one says it. */
function timeAgo(instant: string | null, now: Date): string {
  if (instant === null) return 'Has not begun yet';
  const at = new Date(instant);
  const agoMs = now.getTime() - at.getTime();
  if (agoMs < justNowMs) return 'At work now';
  return `Last here ${agoMs < weekMs ? weekdayAndTime(at) : dayOfMonth(at)}`;
}

interface AnswerProps {
  readonly question: ReactNode;
  /** What is read first. */
  readonly short: ReactNode;
  readonly more?: ReactNode;
  readonly children?: ReactNode;
}

function Answer({ question, short, more, children }: AnswerProps) {
  return (
    <div className={classes.answer}>
      <Text size="sm" c="dimmed">
        {question}
      </Text>
      <Text size="lg" fw={600} lh={1.3}>
        {short}
      </Text>
      {more === undefined ? null : <Text size="sm">{more}</Text>}
      {children}
    </div>
  );
}

/** The days of a week at a look; the words beside them say the same. */
function WeekDays({ days }: Pick<Overview, 'days'>) {
  if (days.length > 7) return null;
  return (
    <span className={classes.days} aria-hidden="true">
      {days.map(({ day, answered }) => (
        <span key={day} className={answered > 0 ? `${classes.day} ${classes.worked}` : classes.day} />
      ))}
    </span>
  );
}

function Working({
  childName,
  figures,
  lastActiveAt,
}: { childName: string; figures: Overview } & Pick<AnswerOf<typeof getSpentTime>, 'lastActiveAt'>) {
  const words = timeAgo(lastActiveAt, serverNow());
  return (
    <Answer
      question={
        <>
          Is <Words text={childName} /> working?
        </>
      }
      short={`${figures.activeDays} of ${figures.days.length} days`}
      more={
        <>
          {words === 'At work now' ? <span className={classes.now} aria-hidden="true" /> : null}
          {words}
        </>
      }
    >
      <WeekDays days={figures.days} />
    </Answer>
  );
}

function AtWhat({ subjects }: Pick<AnswerOf<typeof getSpentTime>, 'subjects'>) {
  const [first, ...others] = subjects.toSorted((one, other) => other.spentMs - one.spentMs).slice(0, 3);
  if (first === undefined) return <Answer question="At what?" short="Nothing yet" more="in this time" />;
  return (
    <Answer
      question="At what?"
      short={<Words text={first.name} />}
      more={[first, ...others].map(({ name, spentMs }) => (
        <span key={name} style={{ display: 'block' }}>
          {others.length === 0 ? '' : `${name}: `}
          {spentTimeLabel(spentMs)}
        </span>
      ))}
    />
  );
}

function HowWell({ figures, timePeriod }: { figures: Overview } & Pick<DashboardQuery, 'timePeriod'>) {
  const { percentRight, answered, before, ccScore } = figures;
  if (percentRight === null) return <Answer question="How well?" short="No answers yet" more="in this time" />;
  const trend = trendOf(figures, before);
  const told = [
    `of ${answered} answers in all subjects`,
    ...(trend === undefined ? [] : [`${trend} the ${timePeriod} before`]),
    ...(ccScore === null ? [] : [`CC score ${ccScore}`]),
  ];
  return <Answer question="How well?" short={`${percentText(percentRight)} right`} more={told.join('; ')} />;
}

interface AtAGlanceProps {
  readonly studentId: number;
  readonly childName: string;
  readonly timePeriod: DashboardQuery['timePeriod'];
  /** A practice of what is weakest may be set at once. */
  readonly practise: (subTopic: WeakSubTopic) => ReactNode;
}

/** Over all subjects, whatever the page below shows. */
export function AtAGlance({ studentId, childName, timePeriod, practise }: AtAGlanceProps) {
  const query: DashboardQuery = { studentId, subjectId: 'all', timePeriod };
  const overview = useAsk(getOverview, { query }, whileFiltering);
  const spent = useAsk(getSpentTime, { query }, whileFiltering);
  const performance = useAsk(getPerformance, { query }, whileFiltering);
  const tasks = useAsk(listActiveTasks, { query }, whileFiltering);
  const skeleton = (
    <div className={classes.answers}>
      {['working', 'at what', 'how well', 'next'].map((answer) => (
        <div key={answer} className={classes.answer}>
          <SkeletonRows rows={1} height={104} />
        </div>
      ))}
    </div>
  );
  const next = (): ReactNode => {
    const question = 'What next?';
    if (tasks.data === undefined || performance.data === undefined)
      return <Answer question={question} short={<Skeleton height={20} mt={4} />} />;
    const step = nextStep(tasks.data, performance.data);
    switch (step.kind) {
      case 'task':
        return (
          <Answer
            question={question}
            short={<Words text={step.task.name} />}
            more={`To be done by ${weekdayDate(step.task.dueAt)}`}
          />
        );
      case 'weak':
        return (
          <Answer
            question={question}
            short={<Words text={step.subTopic.title} />}
            more={`${step.subTopic.right} of ${step.subTopic.answered} right: a little practice helps`}
          >
            {practise(step.subTopic)}
          </Answer>
        );
      case 'begin':
        return <Answer question={question} short="A first mission" more="Open Missions together" />;
      case 'goOn':
        return <Answer question={question} short="On with the missions" more="It goes well" />;
    }
  };
  return (
    <Card label={`${childName} at a glance`}>
      <Loaded query={overview} skeleton={skeleton}>
        {(figures) => (
          <Loaded query={spent} skeleton={skeleton}>
            {({ lastActiveAt, subjects }) => (
              <div className={classes.answers}>
                <Working childName={childName} figures={figures} lastActiveAt={lastActiveAt} />
                <AtWhat subjects={subjects} />
                <HowWell figures={figures} timePeriod={timePeriod} />
                {next()}
              </div>
            )}
          </Loaded>
        )}
      </Loaded>
    </Card>
  );
}
