/** The questions of a finished exam with what was answered, what is right and why. */
import type { ExamAnswer } from '@comet/contract/exams';
import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { AnswerInput } from '../question/AnswerInput.tsx';
import { Blocks } from '../question/Blocks.tsx';
import { Card } from '../ui/Card.tsx';

function Answered({ answer }: { readonly answer: ExamAnswer }) {
  const { position, question, given, isRight, because, rightAnswer, explanation } = answer;
  return (
    <Card label={`Question ${position}`}>
      <Stack gap="sm">
        <Group gap="xs">
          <Title order={3} size="h5">
            Question {position}
          </Title>
          <Badge color={isRight ? 'right' : 'orange'} variant="outline" tt="none" style={{ color: 'inherit' }}>
            {isRight ? 'Right' : given === null ? 'No answer' : 'Wrong'}
          </Badge>
        </Group>
        <Blocks blocks={question.prompt} />
        <AnswerInput
          form={question.answer}
          given={given ?? undefined}
          right={rightAnswer}
          isRight={isRight}
          onChange={() => undefined}
        />
        {because === null ? null : <Text>{because}</Text>}
        <details>
          <summary>How it works</summary>
          {explanation.map((step, place) => (
            <Blocks key={place} blocks={step} />
          ))}
        </details>
      </Stack>
    </Card>
  );
}

export function ExamAnswers({ questions }: { readonly questions: readonly ExamAnswer[] }) {
  const sections = Map.groupBy(questions, ({ section }) => section);
  return (
    <Stack>
      {[...sections].map(([section, own]) => (
        <Stack key={section}>
          {sections.size < 2 ? null : (
            <Title order={2} size="h4">
              {section}
            </Title>
          )}
          {own.map((answer) => (
            <Answered key={answer.questionId} answer={answer} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
