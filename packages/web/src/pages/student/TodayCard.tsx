/** Today: the goal, a star for each day of the week on which something was learned, and an invitation to revise. */
import { getStudentProfile } from '@comet/contract/accounts';
import { listSubjectsProgress } from '@comet/contract/missions';
import { getOwnWeek } from '@comet/contract/reports';
import { Button, Group, Progress, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { Star } from '../../drawings/Stars.tsx';
import { quickRevisions } from '../../missions/map-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { percentOf } from '../../ui/percent.ts';

/** As many questions as a day needs to count. */
const goal = 10;

function Goal() {
  const answered = useAsk(getStudentProfile).data?.answeredToday ?? 0;
  return (
    <>
      <Progress
        size="xl"
        radius="xl"
        color="go"
        value={percentOf(Math.min(answered, goal), goal)}
        aria-label={`${answered} of ${goal} questions today`}
      />
      <Text mt={6} size="sm">
        {answered === 0
          ? 'No questions yet today. Ready for lift-off?'
          : answered >= goal
            ? `${answered} questions today. You’ve reached your goal!`
            : `${answered} of ${goal} questions`}
      </Text>
    </>
  );
}

function WeekOfStars() {
  const days = useAsk(getOwnWeek).data?.days ?? [];
  const learned = days.filter(({ answered }) => answered > 0).length;
  return (
    <Group mt="sm" gap={4} role="img" aria-label={`You learned on ${learned} of the last 7 days`}>
      {days.map(({ day, answered }) => (
        <Star key={day} isWon={answered > 0} size={30} />
      ))}
    </Group>
  );
}

function Revision({ year }: { readonly year: number }) {
  const progress = useAsk(listSubjectsProgress, { query: { year } }).data ?? [];
  const [most] = progress.toSorted((one, other) => other.dueCount - one.dueCount);
  if (most === undefined || most.dueCount === 0) return null;
  return (
    <Button component={Link} to={paths.quizzes(most.key, year)} variant="default" size="md" mt="sm">
      {quickRevisions(most.dueCount)}: {most.name}
    </Button>
  );
}

export default function TodayCard({ year }: { readonly year: number }) {
  return (
    <Card label="Today’s goal">
      <Text component="h2" m={0} mb="sm" fw={600} size="lg" lh={1.2}>
        Today’s goal
      </Text>
      <Goal />
      <WeekOfStars />
      <Revision year={year} />
    </Card>
  );
}
