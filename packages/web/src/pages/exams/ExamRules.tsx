/** What a tutor decides about an exam: its time, its order, pauses, and when children see how it went. */
import { type Exam, updateExam } from '@comet/contract/exam-authoring';
import {
  type ExamOrder,
  type ExamRelease,
  type ExamTiming,
  examOrders,
  examReleases,
  examTimings,
} from '@comet/domain/exams/exams';
import { examsCan } from '@comet/domain/exams/exams-can';
import { minutes } from '@comet/domain/time';
import { Checkbox, Group, NumberInput, Radio, Stack, Text, Title } from '@mantine/core';
import { useCallForm } from '../../api/call-form.ts';
import { orderLabels, releaseLabels, timingLabels } from '../../exams/exam-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Form } from '../../ui/Form.tsx';
import { savedText } from '../../ui/texts.ts';

const minutesOf = (ms: number): number => Math.round(ms / minutes(1));
const toMs = (typed: number): number => (Number.isFinite(typed) ? minutes(typed) : Number.NaN);

/** One of a few, chosen by its words. */
function Choices<Value extends string>(props: {
  readonly label: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly isDisabled: boolean;
  readonly onChange: (value: Value) => void;
}) {
  const { label, values, labels, value, isDisabled, onChange } = props;
  const choose = (chosen: string): void => {
    const known = values.find((one) => one === chosen);
    if (known !== undefined) onChange(known);
  };
  return (
    <Radio.Group label={label} value={value} onChange={choose}>
      <Stack gap="xs" mt="xs">
        {values.map((one) => (
          <Radio key={one} value={one} label={labels[one]} disabled={isDisabled} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

export function ExamRules({ exam }: { readonly exam: Exam }) {
  const { lessonId, settings, sections } = exam;
  const isFixed = examsCan.change(exam) !== 'yes';
  const form = useCallForm(updateExam, {
    initialValues: {
      timeLimitMs: minutesOf(settings.timeLimitMs),
      order: settings.order as ExamOrder,
      timing: settings.timing as ExamTiming,
      mayPause: settings.mayPause,
      release: settings.release as ExamRelease,
      sectionLimitsMs: sections.map(({ timeLimitMs }) => minutesOf(timeLimitMs)),
    },
    toSent: ({ timeLimitMs, sectionLimitsMs, ...values }) => ({
      params: { id: lessonId },
      body: { ...values, timeLimitMs: toMs(timeLimitMs), sectionLimitsMs: sectionLimitsMs.map(toMs) },
    }),
    done: savedText,
  });
  const { values, setFieldValue, errors, getInputProps } = form.fields;
  const isInParts = values.timing === 'sections';
  return (
    <Card label="Rules">
      <Title order={2} size="h4" mb="sm">
        Rules
      </Title>
      {isFixed ? <Text mb="sm">A child has begun, so you can only change when results are released.</Text> : null}
      <Form form={form} submitLabel="Save rules">
        <Choices
          label="Time"
          values={examTimings}
          labels={timingLabels}
          value={values.timing}
          isDisabled={isFixed}
          onChange={(timing) => setFieldValue('timing', timing)}
        />
        {isInParts ? (
          sections.map(({ id, name }, place) => (
            <NumberInput
              key={id}
              label={`Minutes for ${name}`}
              min={1}
              max={180}
              disabled={isFixed}
              value={values.sectionLimitsMs[place] ?? 15}
              error={errors[`sectionLimitsMs.${place}`]}
              onChange={(typed) =>
                setFieldValue(`sectionLimitsMs.${place}`, typeof typed === 'number' ? typed : Number.NaN)
              }
            />
          ))
        ) : (
          <NumberInput
            label="Minutes"
            min={1}
            max={180}
            disabled={isFixed}
            value={values.timeLimitMs}
            error={errors.timeLimitMs}
            onChange={(typed) => setFieldValue('timeLimitMs', typeof typed === 'number' ? typed : Number.NaN)}
          />
        )}
        <Text size="sm" c="dimmed">
          Children with extra time get it on top.
        </Text>
        <Choices
          label="Questions"
          values={examOrders}
          labels={orderLabels}
          value={values.order}
          isDisabled={isFixed}
          onChange={(order) => setFieldValue('order', order)}
        />
        <Group>
          <Checkbox
            label="Children may pause the clock"
            disabled={isFixed || isInParts}
            {...getInputProps('mayPause', { type: 'checkbox' })}
          />
        </Group>
        <Choices
          label="Children see their results"
          values={examReleases}
          labels={releaseLabels}
          value={values.release}
          isDisabled={false}
          onChange={(release) => setFieldValue('release', release)}
        />
      </Form>
    </Card>
  );
}
