/** Has the bank confirm a payment: Stripe in its own dialog, the sandbox in ours. */
import { type Confirmation, sandboxConfirmationPath } from '@comet/contract/billing';
import { Button, Group, Modal, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { xsrfHeaderOf } from '../api/client.ts';
import type { Confirm } from './card-fields.ts';
import { paymentTexts } from './payment-texts.ts';
import { confirmWithStripe } from './stripe.ts';

async function confirmWithSandbox(clientSecret: string, isConfirmed: boolean): Promise<void> {
  const response = await fetch(sandboxConfirmationPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...xsrfHeaderOf(document.cookie) },
    body: JSON.stringify({ clientSecret, isConfirmed }),
  });
  if (!response.ok) throw new Error(paymentTexts.sandboxSilent);
}

/** `dialog` stands somewhere in the page; `confirm` asks and waits for the answer. */
export function usePaymentConfirmation(publishableKey: string | null): {
  readonly confirm: Confirm;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ readonly answer: (isConfirmed: boolean) => void }>();
  const askHere = async ({ clientSecret }: Confirmation): Promise<boolean> => {
    const isConfirmed = await new Promise<boolean>((answer) => setAsked({ answer }));
    setAsked(undefined);
    await confirmWithSandbox(clientSecret, isConfirmed);
    return isConfirmed;
  };
  const dialog = (
    <Modal
      opened={asked !== undefined}
      onClose={() => asked?.answer(false)}
      title="Confirm this payment"
      closeButtonProps={{ 'aria-label': 'Close' }}
      attributes={{ header: { role: 'presentation' } }}
    >
      <Text mb="md">
        Your bank asks: is it you who pays Comet Club? This is the local practice till; no money moves.
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => asked?.answer(false)}>
          No
        </Button>
        <Button onClick={() => asked?.answer(true)}>Yes, it is me</Button>
      </Group>
    </Modal>
  );
  return {
    confirm: publishableKey === null ? askHere : (confirmation) => confirmWithStripe(publishableKey, confirmation),
    dialog,
  };
}
