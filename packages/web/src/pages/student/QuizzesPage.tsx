/** The quiz of a subject: ten mixed questions over its open chapters, what is due and hardest first. */
import { getSubjectQuiz } from '@comet/contract/missions';
import { findSubject, findSubjectByKey, subjects, years } from '@comet/domain/curriculum/subjects';
import { Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { Backdrop } from '../../drawings/Backdrop.tsx';
import { Mascot } from '../../mascots/Mascot.tsx';
import { startLabels } from '../../missions/map-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { useUser } from '../../sessions/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import classes from './QuizzesPage.module.css';

export default function QuizzesPage() {
  const user = useUser().data;
  const navigate = useNavigate();
  const params = useParams();
  const subject = findSubjectByKey(params.subject);
  const year =
    years.find((known) => String(known) === params.year) ?? years.find((known) => known === user?.yearOfStudy);
  if (subject === undefined) return <Navigate to={paths.missions} replace />;
  return (
    <Quiz
      key={subject.key}
      subjectId={subject.subjectId}
      year={year ?? 3}
      onYear={(to) => void navigate(paths.quizzes(subject.key, to))}
    />
  );
}

interface QuizProps {
  readonly subjectId: number;
  readonly year: number;
  readonly onYear: (year: number) => void;
}

function Quiz({ subjectId, year, onYear }: QuizProps) {
  const quiz = useAsk(getSubjectQuiz, { query: { subjectId, year } });
  const subject = findSubject(subjectId);
  if (subject === undefined) return null;
  return (
    <div className={classes.stage}>
      <Backdrop subject={subject.key} />
      <PageHeader title={`${subject.name} quiz`}>
        <Select
          aria-label="Year"
          data={years.map((known) => ({ value: String(known), label: `year ${known}` }))}
          value={String(year)}
          onChange={(value) => onYear(Number(value ?? year))}
          w={130}
        />
      </PageHeader>
      <Stack gap="lg">
        <Loaded query={quiz} skeleton={<SkeletonRows rows={1} height={260} />}>
          {({ startMode, questionCount, best }) => (
            <Card label="Begin the quiz">
              <Stack align="center" ta="center" gap="sm" py="md">
                <Mascot subject={subject.key} mood="cheer" size={140} />
                <Title order={2} size="h3">
                  {questionCount} mixed questions
                </Title>
                <Text>From every chapter that is open to you, what needs a look first.</Text>
                {best === null ? null : (
                  <Text c="dimmed">
                    Your best: {best.rightCount} of {best.questionCount} right
                  </Text>
                )}
                <Button component={Link} to={paths.subjectQuiz(subject.key, year)} size="xl" color="go">
                  {startLabels[startMode]}
                </Button>
              </Stack>
            </Card>
          )}
        </Loaded>
        <Group component="nav" aria-label="Quizzes of the other subjects" gap="sm">
          {subjects
            .filter(({ key }) => key !== subject.key)
            .map(({ key, name }) => (
              <Button
                key={key}
                component={Link}
                to={paths.quizzes(key, year)}
                variant="default"
                size="md"
                leftSection={
                  <span aria-hidden="true">
                    <Mascot subject={key} size={34} />
                  </span>
                }
              >
                {name}
              </Button>
            ))}
        </Group>
      </Stack>
    </div>
  );
}
