/** Where a parent chooses a child's rest days and holidays. */
import { addHoliday, getStreakPlan, removeHoliday, setRestDays } from '@comet/contract/streaks';
import { weekdays } from '@comet/domain/streaks/streak';
import { Button, Checkbox, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useAct } from '../api/act.ts';
import { keep, useAsk } from '../api/ask.ts';
import { useCallForm } from '../api/call-form.ts';
import { Card } from '../ui/Card.tsx';
import { calendarDay } from '../ui/dates.ts';
import { Form } from '../ui/Form.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';

interface StreakPlanCardProps {
  readonly studentId: number;
  readonly firstName: string;
}

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

function RestDays({ studentId, firstName, chosen }: StreakPlanCardProps & { readonly chosen: readonly number[] }) {
  const params = { id: studentId };
  const set = useAct(setRestDays, { done: 'Saved', onDone: (plan) => keep(getStreakPlan, { params }, plan) });
  const shown = set.isPending ? set.variables.body.restWeekdays : chosen;
  return (
    <Checkbox.Group
      label={`Rest days: ${firstName}`}
      description={`${firstName}’s streak waits on these days. A change applies from today.`}
      value={shown.map(String)}
      onChange={(values) =>
        set.mutate({ params, body: { restWeekdays: weekdays.filter((day) => values.includes(String(day))) } })
      }
    >
      <Group mt="xs">
        {weekdays.map((day) => (
          <Checkbox key={day} value={String(day)} label={weekdayNames[day - 1]} disabled={set.isPending} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

function HolidayForm({ studentId, firstName }: StreakPlanCardProps) {
  const params = { id: studentId };
  const form = useCallForm(addHoliday, {
    initialValues: { from: '', to: '' },
    toSent: (body) => ({ params, body }),
    done: 'Holiday saved',
    onDone: (plan) => {
      keep(getStreakPlan, { params }, plan);
      form.fields.reset();
    },
  });
  const { getInputProps } = form.fields;
  return (
    <Form form={form} submitLabel={`Add a holiday for ${firstName}`}>
      <Group align="flex-start">
        <TextInput type="date" label="First day" {...getInputProps('from')} />
        <TextInput type="date" label="Last day" {...getInputProps('to')} />
      </Group>
    </Form>
  );
}

export function StreakPlanCard({ studentId, firstName }: StreakPlanCardProps) {
  const params = { id: studentId };
  const remove = useAct(removeHoliday, { onDone: (plan) => keep(getStreakPlan, { params }, plan) });
  return (
    <Loaded query={useAsk(getStreakPlan, { params })} skeleton={<SkeletonRows rows={1} height={220} />}>
      {({ restWeekdays, holidays }) => (
        <Card label={`Rest days and holidays for ${firstName}`}>
          <Stack gap="md">
            <Title order={3} size="h4">
              Rest days and holidays
            </Title>
            <RestDays studentId={studentId} firstName={firstName} chosen={restWeekdays} />
            <Text>
              On holiday, the streak waits for up to 7 days, and {firstName} can’t move down in a league. You can set
              one every 60 days.
            </Text>
            {holidays.map(({ holidayId, from, to }) => (
              <Group key={holidayId} justify="space-between">
                <Text>
                  {calendarDay(from)} to {calendarDay(to)}
                </Text>
                <Button
                  variant="default"
                  loading={remove.isPending}
                  aria-label={`Remove the holiday from ${calendarDay(from)}: ${firstName}`}
                  onClick={() => remove.mutate({ params: { ...params, holidayId } })}
                >
                  Remove
                </Button>
              </Group>
            ))}
            <HolidayForm studentId={studentId} firstName={firstName} />
          </Stack>
        </Card>
      )}
    </Loaded>
  );
}
