/** Setting a practice in three easy steps, for whoever sets it; who it is for is the caller's to ask. */
import type { AnswerOf, Sent } from '@comet/contract/call';
import { createPractice } from '@comet/contract/practice';
import { difficulties, findSubject } from '@comet/domain/curriculum/subjects';
import { dueAfterMs, maxPracticeQuestions } from '@comet/domain/practice/practice';
import { Button, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { act } from '../api/act.ts';
import { useCallForm } from '../api/call-form.ts';
import { serverNow } from '../api/server-clock.ts';
import { Card } from '../ui/Card.tsx';
import { dayText } from '../ui/dates.ts';
import { Form } from '../ui/Form.tsx';
import { subjectChoices } from '../ui/subject-choices.ts';
import { failureTexts } from './failure-texts.ts';
import classes from './PracticeForm.module.css';
import { PracticePictures } from './PracticePictures.tsx';
import { defaultOptions, type PracticeOptions, PracticeSliders } from './PracticeSliders.tsx';
import { useActiveSubTopics, useActiveTopics } from './practice.queries.ts';
import { type TopicChoice, TopicFields } from './TopicFields.tsx';

/** Whom the practice is for, as the caller's own field asks it. */
export interface StudentsField {
  readonly studentIds: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (studentIds: readonly number[]) => void;
  /** Told the school year of a group when it is chosen. */
  readonly onYear: (year: number) => void;
}

interface PracticeFormProps {
  readonly firstYear: number;
  /** What stands there at first, where somebody comes with something to practise. */
  readonly first?: FirstMatter | undefined;
  readonly firstStudentIds: readonly number[];
  /** Asks who it is for; left out where a child sets it for themselves. */
  readonly students?: (field: StudentsField) => ReactNode;
  readonly onCreated?: (studentIds: readonly number[]) => void;
}

export interface FirstMatter extends TopicChoice {
  readonly name: string;
  readonly subjectId: number;
}

interface Values extends TopicChoice, PracticeOptions {
  readonly name: string;
  readonly studentIds: readonly number[];
  /** A subject's id, or 'all'. */
  readonly subject: string;
  /** The last day it may be done on, YYYY-MM-DD; empty where it is not asked for. */
  readonly dueAt: string;
}

type PracticeSent = Sent<typeof createPractice>;

/** The end of a day on this device; nothing where no day was typed. */
function endOfDay(day: string): { readonly dueAt?: string } {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? {} : { dueAt: end.toISOString() };
}

const toSent = ({
  name,
  studentIds,
  topicId,
  subTopicIds,
  difficulty,
  timeLimit,
  dueAt,
  ...rest
}: Values): PracticeSent => ({
  body: {
    name: name.trim(),
    studentIds: [...studentIds],
    topicId: topicId ?? 0,
    subTopicIds: [...(subTopicIds ?? [])],
    difficulty: difficulties[difficulty] ?? 'easy',
    timeLimit: timeLimit === 0 ? null : timeLimit,
    numberOfQuestions: rest.numberOfQuestions,
    ...endOfDay(dueAt),
  },
});

const textOf = (fault: ReactNode): string | undefined => (typeof fault === 'string' ? fault : undefined);

const firstStep = (who: boolean): string => (who ? '1. Select Students and Subjects' : '1. Select Subject');

export function PracticeForm({ firstYear, first, firstStudentIds, students, onCreated }: PracticeFormProps) {
  const nothing = { name: '', year: firstYear, topicId: undefined, subTopicIds: undefined };
  const initialValues: Values = {
    ...(first ?? nothing),
    ...defaultOptions,
    studentIds: firstStudentIds,
    dueAt: students === undefined ? '' : dayText(new Date(serverNow().getTime() + dueAfterMs)),
    subject: first === undefined ? (students === undefined ? '1' : 'all') : String(first.subjectId),
  };
  const form = useCallForm(createPractice, {
    initialValues,
    toSent,
    send: ({ body }): Promise<AnswerOf<typeof createPractice>> =>
      act(createPractice, { body: { ...body, numberOfQuestions: Math.min(body.numberOfQuestions, maxQuestions) } }),
    done: 'Custom practice has been successfully created',
    failed: failureTexts.notCreated,
    onDone: () => {
      form.fields.setFieldValue('name', '');
      form.fields.clearErrors();
      onCreated?.(values.studentIds);
    },
  });
  const { values, errors, getInputProps, setFieldValue } = form.fields;
  const subjectId = values.subject === 'all' ? undefined : Number(values.subject);
  // One by one: setting all at once would take away what is said under the other fields.
  const setChoice = ({ year, topicId, subTopicIds }: TopicChoice): void => {
    setFieldValue('year', year);
    setFieldValue('topicId', topicId);
    setFieldValue('subTopicIds', subTopicIds);
  };
  const topicsQuery = useActiveTopics(subjectId, values.year);
  const subTopicsQuery = useActiveSubTopics(values.topicId, values.year);
  const [, subTopics = []] = subTopicsQuery.data ?? [];
  // The first sub-topic chooses itself once it is known; until then there is nothing to send or to complain about.
  const isChoosing = values.subTopicIds === undefined && (topicsQuery.isLoading || subTopicsQuery.isLoading);
  const difficulty = difficulties[values.difficulty] ?? 'easy';
  const different = subTopics
    .filter(({ subTopicId }) => values.subTopicIds?.includes(subTopicId) === true)
    .reduce((sum, subTopic) => sum + subTopic.different[difficulty], 0);
  const maxQuestions: number = maxPracticeQuestions(different === 0 ? Number.POSITIVE_INFINITY : different);
  const options = {
    options: { ...values, numberOfQuestions: Math.min(values.numberOfQuestions, maxQuestions) },
    maxQuestions,
    onChange: (changed: PracticeOptions): void => {
      setFieldValue('timeLimit', changed.timeLimit);
      setFieldValue('difficulty', changed.difficulty);
      setFieldValue('numberOfQuestions', changed.numberOfQuestions);
    },
  };
  return (
    <div className={classes.form}>
      <Form
        form={form}
        submitLabel="Set Custom Practice"
        isLoading={isChoosing}
        back={
          <Button variant="default" disabled>
            Practice Preview
          </Button>
        }
      >
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
                {...getInputProps('name')}
              />
              {students?.({
                studentIds: values.studentIds,
                error: textOf(errors.studentIds),
                onChange: (studentIds) => setFieldValue('studentIds', studentIds),
                onYear: (year) => {
                  if (year !== values.year) setChoice({ year, topicId: undefined, subTopicIds: undefined });
                },
              })}
              <Select
                label="Subject"
                data={[{ value: 'all', label: 'All Subjects' }, ...subjectChoices]}
                value={values.subject}
                onChange={(value) => {
                  setFieldValue('subject', value ?? 'all');
                  setChoice({ year: values.year, topicId: undefined, subTopicIds: undefined });
                }}
              />
            </Stack>
          </Card>
          <Card label="2. Select Topics">
            <Title order={3} size="h4" mb="sm">
              2. Select Topics
            </Title>
            <TopicFields
              subjectId={subjectId}
              choice={values}
              error={textOf(errors.subTopicIds)}
              onChange={setChoice}
            />
          </Card>
        </div>
        <Card label="3. Options">
          <Title order={3} size="h4" mb="sm">
            3. Options
          </Title>
          {students === undefined ? null : (
            <TextInput
              type="date"
              label="Due date"
              description="It can be done until the end of this day."
              min={dayText(serverNow())}
              maw={260}
              mb="md"
              {...getInputProps('dueAt')}
            />
          )}
          {students === undefined ? (
            <PracticePictures subject={findSubject(subjectId ?? 0)?.key ?? 'math'} {...options} />
          ) : (
            <PracticeSliders {...options} />
          )}
        </Card>
      </Form>
    </div>
  );
}
