/** Coins from the tutor, with the reason that the team keeps. */
import type { TutorStudent } from '@comet/contract/classrooms';
import { addCoins } from '@comet/contract/teaching';
import { giftCoinsPerDay } from '@comet/domain/classrooms/teaching';
import { Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import toast from 'react-hot-toast';
import { useAct } from '../api/act.ts';
import { SaveError } from './SaveError.tsx';

export function CoinsForm({ student, onDone }: { readonly student: TutorStudent; readonly onDone: () => void }) {
  const give = useAct(addCoins, { failed: null });
  const form = useForm<{ amount: number | string; reason: string }>({
    initialValues: { amount: 5, reason: '' },
    validate: {
      amount: (amount) =>
        Number.isInteger(amount) && Number(amount) >= 1 && Number(amount) <= giftCoinsPerDay
          ? null
          : `From 1 to ${giftCoinsPerDay} coins`,
      reason: (reason) => (reason.trim() === '' ? 'Please say what for' : null),
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ amount, reason }) => {
        if (give.isPending) return;
        const gift = { studentId: student.userId, coinsAmount: Number(amount), reason: reason.trim() };
        give.mutate(
          { body: gift },
          {
            onSuccess: ({ given, leftToday }) => {
              toast.success(`${student.firstName} has ${given} coins more. ${leftToday} may follow today.`);
              onDone();
            },
          },
        );
      })}
    >
      <Stack gap="sm">
        <SaveError error={give.error} />
        <Text size="sm">A child can be given {giftCoinsPerDay} coins a day, by all tutors together.</Text>
        <NumberInput
          label="Coins"
          min={1}
          max={giftCoinsPerDay}
          allowDecimal={false}
          clampBehavior="none"
          data-autofocus
          {...form.getInputProps('amount')}
        />
        <TextInput
          label="What for"
          placeholder="Helped a friend with fractions"
          maxLength={120}
          {...form.getInputProps('reason')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={give.isPending}>
            Give coins
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
