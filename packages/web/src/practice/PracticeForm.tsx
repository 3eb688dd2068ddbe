/** Setting a practice in three easy steps, for whoever sets it; who it is for is the caller's to ask. */
import { createPractice } from '@comet/contract/practice';
import { difficulties, subjects } from '@comet/domain/curriculum/subjects';
import { maxPracticeQuestions } from '@comet/domain/practice/practice';
import { Button, Group, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useAct } from '../api/act.ts';
import { useKeptOverLogIn } from '../sessions/kept-over-log-in.ts';
import { Card } from '../ui/Card.tsx';
import classes from './PracticeForm.module.css';
import { defaultOptions, PracticeSliders } from './PracticeSliders.tsx';
import { useActiveSubTopics, useActiveTopics } from './practice.queries.ts';
import { type TopicChoice, TopicFields } from './TopicFields.tsx';

interface PracticeFormProps {
  readonly firstYear: number;
  /** What stands there at first, where somebody comes with something to practise. */
  readonly first?: FirstMatter | undefined;
  readonly studentIds: readonly number[];
  /** Asks who it is for; shows why it is not good enough. */
  readonly students?: (error: string | undefined) => ReactNode;
  readonly onCreated?: () => void;
}

export interface FirstMatter extends TopicChoice {
  readonly name: string;
  readonly subjectId: number;
}

/** What was being set when a session was lost. */
const names = new Map<number, string>();
const subjectIds = new Map<number, string>();
const choices = new Map<number, TopicChoice>();
const optionsKept = new Map<number, typeof defaultOptions>();

const firstStep = (who: boolean): string => (who ? '1. Select Students and Subjects' : '1. Select Subject');

export function PracticeForm({ firstYear, first, studentIds, students, onCreated }: PracticeFormProps) {
  const [name, setName] = useKeptOverLogIn(names, first?.name ?? '');
  const [subject, setSubject] = useKeptOverLogIn(
    subjectIds,
    first === undefined ? (students === undefined ? '1' : 'all') : String(first.subjectId),
  );
  const subjectId = subject === 'all' ? undefined : Number(subject);
  const [choice, setChoice] = useKeptOverLogIn<TopicChoice>(
    choices,
    first ?? { year: firstYear, topicId: undefined, subTopicIds: undefined },
  );
  const [options, setOptions] = useKeptOverLogIn(optionsKept, defaultOptions);
  const [wasSent, setSent] = useState(false);
  const create = useAct(createPractice, {
    done: 'Custom practice has been successfully created',
    failed: (error) => `Custom practice has not been created: ${error.message}`,
  });
  const topicsQuery = useActiveTopics(subjectId, choice.year);
  const subTopicsQuery = useActiveSubTopics(choice.topicId, choice.year);
  const [, subTopics = []] = subTopicsQuery.data ?? [];
  // The first sub-topic chooses itself once it is known; until then there is nothing to send or to complain about.
  const isChoosing = choice.subTopicIds === undefined && (topicsQuery.isLoading || subTopicsQuery.isLoading);
  const { topicId, subTopicIds = [] } = choice;
  const difficulty = difficulties[options.difficulty] ?? 'easy';
  const different = subTopics
    .filter(({ subTopicId }) => subTopicIds.includes(subTopicId))
    .reduce((sum, subTopic) => sum + subTopic.different[difficulty], 0);
  const maxQuestions = maxPracticeQuestions(different === 0 ? Number.POSITIVE_INFINITY : different);
  const numberOfQuestions = Math.min(options.numberOfQuestions, maxQuestions);
  const errors = {
    name: name.trim() === '' ? 'Practice Name is a required field' : undefined,
    students: studentIds.length === 0 ? 'Students  is a required field' : undefined,
    subTopics: subTopicIds.length === 0 ? 'Sub topics is a required field' : undefined,
  };
  const shown = (error: string | undefined): string | undefined => (wasSent ? error : undefined);
  const submit = (): void => {
    setSent(true);
    const isWhole = Object.values(errors).every((error) => error === undefined);
    if (!isWhole || topicId === undefined || create.isPending) return;
    const practice = {
      name: name.trim(),
      studentIds: [...studentIds],
      topicId,
      subTopicIds: [...subTopicIds],
      difficulty,
      timeLimit: options.timeLimit === 0 ? null : options.timeLimit,
      numberOfQuestions,
    };
    // Nothing of this happens to whatever stands here when the form was closed meanwhile.
    const onSuccess = (): void => {
      setName('');
      setSent(false);
      onCreated?.();
    };
    create.mutate({ body: practice }, { onSuccess });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md" className={classes.form}>
        <div className={classes.heading}>
          <Title order={2} size="h3">
            Create a custom practice quiz
          </Title>
          <Text c="dimmed">Tasks can be set in 3 easy steps</Text>
        </div>
        <div className={classes.steps}>
          <Card label={firstStep(students !== undefined)}>
            <Stack gap="sm">
              <Title order={3} size="h4">
                {firstStep(students !== undefined)}
              </Title>
              <TextInput
                label="Set Name"
                name="practiceName"
                placeholder="Custom Practice Name"
                maxLength={80}
                value={name}
                error={shown(errors.name)}
                onChange={(event) => setName(event.currentTarget.value)}
              />
              {students?.(shown(errors.students))}
              <Select
                label="Subject"
                data={[
                  { value: 'all', label: 'All Subjects' },
                  ...subjects.map((subject) => ({ value: String(subject.subjectId), label: subject.name })),
                ]}
                value={subject}
                onChange={(value) => {
                  setSubject(value ?? 'all');
                  setChoice({ year: choice.year, topicId: undefined, subTopicIds: undefined });
                }}
              />
            </Stack>
          </Card>
          <Card label="2. Select Topics">
            <Title order={3} size="h4" mb="sm">
              2. Select Topics
            </Title>
            <TopicFields subjectId={subjectId} choice={choice} error={shown(errors.subTopics)} onChange={setChoice} />
          </Card>
        </div>
        <Card label="3. Options">
          <Title order={3} size="h4" mb="sm">
            3. Options
          </Title>
          <PracticeSliders
            options={{ ...options, numberOfQuestions }}
            maxQuestions={maxQuestions}
            onChange={setOptions}
          />
        </Card>
        <Group justify="flex-end">
          <Button variant="default" disabled>
            Practice Preview
          </Button>
          <Button type="submit" loading={create.isPending || isChoosing}>
            Set Custom Practice
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
