/** The questions of an exam, each with its answer; a tutor can put another one in its place. */
import { chooseExamQuestion, type Exam } from '@comet/contract/exam-authoring';
import type { BankQuestion } from '@comet/contract/lesson-fields';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { examsCan } from '@comet/domain/exams/exams-can';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useAct } from '../../api/act.ts';
import { questionCount } from '../../exams/exam-texts.ts';
import { AnswerInput } from '../../question/AnswerInput.tsx';
import { Blocks } from '../../question/Blocks.tsx';
import { Card } from '../../ui/Card.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { QuestionBank } from '../lessons/QuestionBank.tsx';

interface ExamQuestionsProps {
  readonly exam: Exam;
  readonly subject: SubjectKey;
}

export function ExamQuestions({ exam, subject }: ExamQuestionsProps) {
  const modal = useModal();
  const choose = useAct(chooseExamQuestion, { done: 'The question is in your exam', onDone: modal.clear });
  const isFixed = examsCan.change(exam) !== 'yes';
  const openBank = (lessonSectionId: number, place: number): void =>
    modal.open({
      title: `Another question ${place}`,
      body: (
        <QuestionBank
          subject={subject}
          onChoose={({ itemId }: BankQuestion) =>
            choose.mutate({ params: { id: exam.lessonId }, body: { lessonSectionId, place, itemId } })
          }
        />
      ),
    });
  return (
    <Stack>
      {exam.sections.map(({ id, name, questions }) => (
        <Card key={id} label={`Questions of ${name}`}>
          <details>
            <summary>
              <Text component="span" fw={600}>
                {name}: {questionCount(questions.length)}
              </Text>
            </summary>
            <Stack mt="md" gap="lg">
              {questions.map(({ itemId, question, rightAnswer }, place) => (
                <Stack key={itemId} gap="xs">
                  <Group justify="space-between">
                    <Title order={3} size="h5">
                      Question {place + 1}
                    </Title>
                    {isFixed ? null : (
                      <Button
                        variant="default"
                        size="sm"
                        aria-label={`Choose another question ${place + 1} for ${name}`}
                        onClick={() => openBank(id, place + 1)}
                      >
                        Choose another
                      </Button>
                    )}
                  </Group>
                  <Blocks blocks={question.prompt} />
                  <AnswerInput
                    form={question.answer}
                    given={rightAnswer}
                    right={rightAnswer}
                    isRight
                    onChange={() => undefined}
                  />
                </Stack>
              ))}
            </Stack>
          </details>
        </Card>
      ))}
    </Stack>
  );
}
