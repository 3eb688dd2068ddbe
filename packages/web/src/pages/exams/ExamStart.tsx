/** Before an exam: what it is like, and the button that starts the clock. */
import type { AnswerOf } from '@comet/contract/call';
import type { getExamStatus } from '@comet/contract/exams';
import { timeLimitLabel } from '@comet/domain/accommodations/extra-time';
import { Button, List, Stack, Text, Title } from '@mantine/core';
import { questionCount, startLabels, startLines } from '../../exams/exam-texts.ts';
import { Card } from '../../ui/Card.tsx';

interface ExamStartProps {
  readonly exam: AnswerOf<typeof getExamStatus>;
  readonly onStart: () => void;
}

export function ExamStart({ exam, onStart }: ExamStartProps) {
  const { lessonName, description, tutorName, numberOfQuestions, sections, startMode } = exam;
  return (
    <Card label={lessonName}>
      <Stack>
        <Title order={1} size="h2">
          {lessonName}
        </Title>
        <Text>
          {questionCount(numberOfQuestions)} from {tutorName}
        </Text>
        {description === '' ? null : <Text>{description}</Text>}
        <List>
          {startLines(exam).map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
        {sections.length < 2 ? null : (
          <List type="ordered">
            {sections.map(({ name, numberOfQuestions: count, timeLimitMs }, place) => (
              <List.Item key={place}>
                {name}: {questionCount(count)}
                {timeLimitMs === null ? '' : `, ${timeLimitLabel(timeLimitMs)}`}
              </List.Item>
            ))}
          </List>
        )}
        <Button color="go" size="lg" onClick={onStart}>
          {startLabels[startMode]}
        </Button>
      </Stack>
    </Card>
  );
}
