/** Coins from the tutor, with the reason that the team keeps. */
import type { TutorStudent } from '@comet/contract/classrooms';
import { addCoins } from '@comet/contract/teaching';
import { giftCoinsPerDay } from '@comet/domain/classrooms/teaching';
import { NumberInput, Text, TextInput } from '@mantine/core';
import { useCallForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';
import { saveFailureText } from './save-failure.ts';

interface Coins {
  /** A number field holds text while it is empty. */
  readonly coinsAmount: number | string;
  readonly reason: string;
}

const initialValues: Coins = { coinsAmount: 5, reason: '' };

export function CoinsForm({ student, onDone }: { readonly student: TutorStudent; readonly onDone: () => void }) {
  const form = useCallForm(addCoins, {
    initialValues,
    toSent: ({ coinsAmount, reason }) => ({
      body: { studentId: student.userId, coinsAmount: Number(coinsAmount), reason },
    }),
    done: ({ given, leftToday }) => `${student.firstName} has ${given} coins more. ${leftToday} may follow today.`,
    failureText: saveFailureText,
    onDone,
  });
  return (
    <Form form={form} submitLabel="Give coins">
      <Text size="sm">A child can be given {giftCoinsPerDay} coins a day, by all tutors together.</Text>
      <NumberInput
        label="Coins"
        min={1}
        max={giftCoinsPerDay}
        allowDecimal={false}
        clampBehavior="none"
        data-autofocus
        {...form.fields.getInputProps('coinsAmount')}
      />
      <TextInput
        label="What for"
        placeholder="Helped a friend with fractions"
        maxLength={120}
        {...form.fields.getInputProps('reason')}
      />
    </Form>
  );
}
