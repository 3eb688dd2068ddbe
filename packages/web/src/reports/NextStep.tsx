/** The one thing a parent can do next for the chosen child. */
import { Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { Mascot } from '../mascots/Mascot.tsx';
import { paths } from '../navigation/paths.ts';
import { Card } from '../ui/Card.tsx';
import { weekdayDate } from '../ui/dates.ts';
import { Words } from '../ui/Words.tsx';
import type { ChildWeek } from './ChildStrips.tsx';
import classes from './NextStep.module.css';

interface NextStepProps {
  readonly childName: string;
  readonly week: ChildWeek;
}

function Advice({ childName, week: { next, studentId } }: NextStepProps) {
  switch (next.kind) {
    case 'task':
      return (
        <>
          <Title order={3} size="h4">
            <Words text={next.task.name} />
          </Title>
          <Text>
            <Words text={childName} /> has this to do by {weekdayDate(next.task.dueAt)}.
          </Text>
          <Button component={Link} to={paths.studentTasks(studentId)} size="sm">
            See the tasks
          </Button>
        </>
      );
    case 'weak': {
      const { topicId, subTopicId, subject, year, title, right, answered } = next.subTopic;
      return (
        <>
          <Title order={3} size="h4">
            Practise <Words text={title} />
          </Title>
          <Text>
            <Words text={childName} /> got {right} of {answered} right this week. Ten questions should help.
          </Text>
          <Button
            component={Link}
            to={paths.parentPracticeOf({
              student: studentId,
              subject,
              year,
              topic: topicId,
              subTopic: subTopicId,
              name: title,
            })}
            size="sm"
            aria-label={`Set a practice: ${title}`}
          >
            Set a practice
          </Button>
        </>
      );
    }
    case 'goOn':
      return (
        <>
          <Title order={3} size="h4">
            Carry on with the missions
          </Title>
          <Text>
            <Words text={childName} /> is doing well. There’s nothing you need to do.
          </Text>
        </>
      );
    case 'begin':
      return (
        <>
          <Title order={3} size="h4">
            Fly a mission together
          </Title>
          <Text>
            <Words text={childName} /> hasn’t answered anything this week. Ten minutes is enough to get going again.
          </Text>
        </>
      );
  }
}

export function NextStep({ childName, week }: NextStepProps) {
  return (
    <Card label={`Next step for ${childName}`}>
      <div className={classes.step}>
        <div className={classes.words}>
          <Text size="sm" c="dimmed">
            Next step
          </Text>
          <Advice childName={childName} week={week} />
        </div>
        <Mascot subject={week.next.kind === 'weak' ? week.next.subTopic.subject : 'math'} size={96} />
      </div>
    </Card>
  );
}
