/** Questions of a sub-topic for a tutor to choose from, each as the child sees it, with its answer. */
import type { BankQuestion } from '@comet/contract/lesson-fields';
import { listBankQuestions } from '@comet/contract/lessons';
import { type Difficulty, difficulties, type SubjectKey } from '@comet/domain/curriculum/subjects';
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useAsk } from '../../api/ask.ts';
import { AnswerInput } from '../../question/AnswerInput.tsx';
import { Blocks } from '../../question/Blocks.tsx';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { OwnQuestionForm } from './OwnQuestionForm.tsx';
import { SubTopicFields } from './SubTopicFields.tsx';

interface QuestionBankProps {
  readonly subject: SubjectKey;
  readonly onChoose: (question: BankQuestion) => void;
}

function Questions(props: {
  readonly subTopicId: number;
  readonly difficulty: Difficulty;
  readonly onChoose: (question: BankQuestion) => void;
}) {
  const { subTopicId, difficulty, onChoose } = props;
  const [page, setPage] = useState(1);
  const query = useAsk(listBankQuestions, { query: { subTopicId, difficulty, page } }, { keepsPrevious: true });
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={3} height={120} />}>
      {(questions) => (
        <Stack>
          {questions.map((question, place) => (
            <Card key={question.itemId} label={`Question ${place + 1}`}>
              <Stack gap="sm">
                <Blocks blocks={question.question.prompt} />
                <AnswerInput
                  form={question.question.answer}
                  given={question.rightAnswer}
                  right={question.rightAnswer}
                  isRight
                  onChange={() => undefined}
                />
                <Button variant="default" aria-label={`Use question ${place + 1}`} onClick={() => onChoose(question)}>
                  Use this question
                </Button>
              </Stack>
            </Card>
          ))}
          {questions.length === 0 ? <Text>There are no more questions.</Text> : null}
          <Group justify="space-between">
            <Button variant="subtle" disabled={page === 1} onClick={() => setPage(page - 1)}>
              Back
            </Button>
            <Button variant="subtle" disabled={questions.length === 0} onClick={() => setPage(page + 1)}>
              Show others
            </Button>
          </Group>
        </Stack>
      )}
    </Loaded>
  );
}

export function QuestionBank({ subject, onChoose }: QuestionBankProps) {
  const [subTopicId, setSubTopicId] = useState<number>();
  const [difficulty, setDifficulty] = useState<Difficulty>('medium');
  const [isWriting, setWriting] = useState(false);
  return (
    <Stack>
      <SubTopicFields subject={subject} onChange={setSubTopicId} />
      <SegmentedControl
        aria-label="Difficulty"
        data={difficulties.map((known) => ({ value: known, label: known }))}
        value={difficulty}
        onChange={(value) => setDifficulty(difficulties.find((known) => known === value) ?? 'medium')}
      />
      {subTopicId === undefined ? (
        <Text>Choose a subtopic, and its questions appear here.</Text>
      ) : (
        <>
          <Button variant="default" onClick={() => setWriting(!isWriting)}>
            {isWriting ? 'Choose from the bank' : 'Write your own question'}
          </Button>
          {isWriting ? (
            <OwnQuestionForm subTopicId={subTopicId} difficulty={difficulty} onDone={onChoose} />
          ) : (
            <Questions
              key={`${subTopicId} ${difficulty}`}
              subTopicId={subTopicId}
              difficulty={difficulty}
              onChoose={onChoose}
            />
          )}
        </>
      )}
    </Stack>
  );
}
