/** Asks for a child's data to be erased; takes the parent's password. */
import { askErasure } from '@comet/contract/privacy';
import { erasureGraceDays } from '@comet/domain/privacy/erasure';
import { List, PasswordInput, Text } from '@mantine/core';
import { useCallForm } from '../api/call-form.ts';
import { Form } from '../ui/Form.tsx';

interface EraseFormProps {
  readonly child: { readonly userId: number; readonly firstName: string };
  readonly onDone: () => void;
}

export function EraseForm({ child: { userId, firstName }, onDone }: EraseFormProps) {
  const form = useCallForm(askErasure, {
    initialValues: { password: '' },
    toSent: ({ password }) => ({ params: { studentId: userId }, body: { password } }),
    onDone,
  });
  return (
    <Form form={form} submitLabel={`Erase in ${erasureGraceDays} days`}>
      <Text>
        In {erasureGraceDays} days we’ll erase everything about {firstName}. Until then you can change your mind here.
      </Text>
      <List spacing={4}>
        <List.Item>Their account, results, rewards and practices will be gone for good.</List.Item>
        <List.Item>Their name will be removed from the messages we keep for other families, too.</List.Item>
        <List.Item>Their subscription will end on that day, without a refund.</List.Item>
      </List>
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
        data-autofocus
        {...form.fields.getInputProps('password')}
      />
    </Form>
  );
}
