/** What a live lesson is called, whom it's for and when it is. */
import { createLiveLesson, type LiveLesson, updateLiveLesson } from '@comet/contract/live-lessons';
import { findSubjectByKey, subjects } from '@comet/domain/curriculum/subjects';
import { wallTime } from '@comet/domain/live-lessons/lesson-time';
import {
  defaultPlaces,
  maxOccurrences,
  repetitionOf,
  repetitions,
  ruleOf,
} from '@comet/domain/live-lessons/live-lessons';
import { minuteMs, minutes } from '@comet/domain/time';
import { Group, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { act } from '../../api/act.ts';
import { useCallForm } from '../../api/call-form.ts';
import { everything, useClassrooms } from '../../classrooms/classrooms.queries.ts';
import { audienceOf } from '../../live-lessons/audience.ts';
import { repetitionLabels } from '../../live-lessons/live-lesson-texts.ts';
import { useUser } from '../../sessions/session.ts';
import { Form } from '../../ui/Form.tsx';
import { savedText } from '../../ui/texts.ts';

interface LiveLessonFormProps {
  /** The lesson to change; without one, one is made. */
  readonly lesson?: LiveLesson;
  readonly onDone: (lesson: LiveLesson) => void;
}

const firstDurationMs = minutes(45);
const firstCount = 6;
const subjectChoices = subjects.map(({ key, name }) => ({ value: key, label: name }));
const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
/** A rule that came by another way than this form is kept. */
const otherRule = 'other';

export function LiveLessonForm({ lesson, onDone }: LiveLessonFormProps) {
  const classrooms = useClassrooms(everything).data ?? [];
  const known = lesson === undefined ? undefined : repetitionOf(lesson.recurrence);
  const first = lesson?.occurrences[0];
  // The account's zone: a browser may be on the road, or not know where it is.
  const ownZone = useUser().data?.timeZone ?? browserZone;
  const zones = [...new Set([ownZone, browserZone, ...Intl.supportedValuesOf('timeZone')])];
  const form = useCallForm(createLiveLesson, {
    initialValues: {
      name: lesson?.name ?? '',
      description: lesson?.description ?? '',
      subject: lesson?.subject ?? 'math',
      audience: lesson?.audience == null ? '' : String(lesson.audience),
      startTime:
        lesson === undefined ? '' : wallTime(new Date(first?.movedFrom ?? first?.startTime ?? ''), lesson.timezone),
      timezone: lesson?.timezone ?? ownZone,
      durationMs: lesson?.durationMs ?? firstDurationMs,
      places: lesson?.places ?? defaultPlaces,
      recurrence: lesson === undefined ? 'never' : (known?.repetition ?? otherRule),
      count: known?.count ?? firstCount,
    },
    toSent: ({ subject, audience, recurrence, count, ...values }) => {
      const repetition = repetitions.find((one) => one === recurrence);
      return {
        body: {
          ...values,
          subject: findSubjectByKey(subject)?.key ?? 'math',
          audience: audienceOf(audience),
          recurrence: repetition === undefined ? (lesson?.recurrence ?? null) : ruleOf(repetition, count),
        },
      };
    },
    send: (sent): Promise<LiveLesson> =>
      lesson === undefined
        ? act(createLiveLesson, sent)
        : act(updateLiveLesson, { ...sent, params: { id: lesson.liveLessonId } }),
    done: savedText,
    onDone,
  });
  const { values, getInputProps, errors, setFieldValue } = form.fields;
  const repeats = values.recurrence !== 'never' && values.recurrence !== otherRule;
  return (
    <Form form={form} submitLabel={lesson === undefined ? 'Plan lesson' : 'Save'}>
      <TextInput label="Name" maxLength={80} data-autofocus {...getInputProps('name')} />
      <Textarea label="What it’s about" maxLength={1000} autosize minRows={2} {...getInputProps('description')} />
      <Select label="Subject" allowDeselect={false} data={subjectChoices} {...getInputProps('subject')} />
      <Select
        label="Class"
        data={[
          ...classrooms.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: 'everyone', label: 'All my students' },
        ]}
        {...getInputProps('audience')}
      />
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <TextInput type="datetime-local" label="Starts" miw="min(13rem, 100%)" {...getInputProps('startTime')} />
        <Select
          label="Time zone"
          searchable
          allowDeselect={false}
          data={zones}
          miw="min(11rem, 100%)"
          {...getInputProps('timezone')}
        />
      </Group>
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <NumberInput
          label="Minutes"
          min={10}
          max={240}
          step={5}
          value={values.durationMs / minuteMs}
          error={errors.durationMs}
          onChange={(count) => setFieldValue('durationMs', Number(count) * minuteMs)}
        />
        <NumberInput
          label="Places"
          min={1}
          max={100}
          value={values.places}
          error={errors.places}
          onChange={(count) => setFieldValue('places', typeof count === 'number' ? count : Number.NaN)}
        />
      </Group>
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <Select
          label="Repeats"
          allowDeselect={false}
          data={[
            ...repetitions.map((value) => ({ value, label: repetitionLabels[value] })),
            ...(lesson !== undefined && known === undefined ? [{ value: otherRule, label: 'As planned' }] : []),
          ]}
          {...getInputProps('recurrence')}
        />
        {repeats ? (
          <NumberInput
            label="Number of lessons"
            min={2}
            max={maxOccurrences}
            value={values.count}
            onChange={(count) => setFieldValue('count', Number(count))}
          />
        ) : null}
      </Group>
    </Form>
  );
}
