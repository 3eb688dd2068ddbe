/** Step 3 of sign-up, and where a card is mended: name, card, promo code. Nothing of the card is kept. */
import { type Card as CardOnFile, getPaymentConfig, type SubscriptionOutcome } from '@comet/contract/billing';
import { Alert, Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useDoing } from '../api/act.ts';
import { useAsk } from '../api/ask.ts';
import { useSendForm } from '../api/call-form.ts';
import { CallError } from '../api/client.ts';
import { FieldFaults } from '../api/field-faults.ts';
import { Form } from '../ui/Form.tsx';
import { FormFailure } from '../ui/FormFailure.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { sendChange, usePromo } from './billing.queries.ts';
import type { CardFields } from './card-fields.ts';
import { nameOnCardFault } from './card-rules.ts';
import { brandName } from './money.ts';
import { paymentTexts } from './payment-texts.ts';
import { SandboxCardFields } from './SandboxCardFields.tsx';
import { StripeCardFields } from './StripeCardFields.tsx';
import { usePaymentConfirmation } from './use-payment-confirmation.tsx';

/** What pays: a token of a card with the name on it, or nothing for the card on file. */
export interface Payment {
  readonly paymentMethod?: string;
  readonly nameOnCard?: string;
  readonly promo?: string;
}

interface PaymentFormProps {
  readonly cardOnFile?: CardOnFile | null;
  /** The student whose payment was begun and waits for the bank's confirmation: that is offered before another card. */
  readonly unconfirmedId?: number | undefined;
  /** Tells what will be paid with the promo code that stands there; without it there is no promo field. */
  readonly summary?: (promo: ReturnType<typeof usePromo>['promo']) => ReactNode;
  readonly submitLabel: string;
  readonly foot?: ReactNode;
  readonly onPay: (payment: Payment) => Promise<SubscriptionOutcome>;
  readonly onPaid: (outcome: SubscriptionOutcome) => void;
}

const cardLine = (card: CardOnFile): string =>
  `The card that you use already, ${brandName(card.brand)} ending in ${card.last4}`;

/** The bank has not confirmed a payment that was begun. */
class NotConfirmed extends Error {
  readonly studentId: number;
  constructor(studentId: number) {
    super(paymentTexts.notConfirmed);
    this.studentId = studentId;
  }
}

/** A payment that has been begun, confirmed by the bank where it asks. */
async function finish(
  outcome: SubscriptionOutcome,
  confirm: ReturnType<typeof usePaymentConfirmation>['confirm'],
): Promise<SubscriptionOutcome> {
  if (outcome.confirmation === null) return outcome;
  const isConfirmed = await confirm(outcome.confirmation);
  const { studentId } = outcome.subscription;
  const after = await sendChange({ change: 'refresh', studentId });
  if (!isConfirmed || after.confirmation !== null) throw new NotConfirmed(studentId);
  return after;
}

interface ConfirmAgainProps {
  readonly studentId: number;
  readonly confirm: ReturnType<typeof usePaymentConfirmation>['confirm'];
  readonly onPaid: (outcome: SubscriptionOutcome) => void;
  readonly onOtherCard: () => void;
}

/** Says why a payment is not finished, and has the bank confirm it without the card being typed again. */
function ConfirmAgain({ studentId, confirm, onPaid, onOtherCard }: ConfirmAgainProps) {
  const confirming = useDoing(
    async () => {
      const outcome = await sendChange({ change: 'refresh', studentId });
      const isOver = outcome.confirmation === null && outcome.subscription.missing !== null;
      if (isOver) throw new Error(paymentTexts.confirmationOver);
      return finish(outcome, confirm);
    },
    { failed: null },
  );
  return (
    <Stack gap="md">
      <FormFailure text={confirming.error?.message ?? paymentTexts.notConfirmed} />
      <Group justify="space-between">
        <Button variant="default" onClick={onOtherCard}>
          Use another card
        </Button>
        <Button loading={confirming.isPending} onClick={() => confirming.mutate(undefined, { onSuccess: onPaid })}>
          Confirm the payment
        </Button>
      </Group>
    </Stack>
  );
}

/** The focus goes to the first wrong field; the provider's own fields are no elements of this page. */
function focusCard(form: HTMLFormElement | null, cardFields: CardFields | null): boolean {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  return first?.getAttribute('autocomplete') !== 'cc-name' && cardFields?.focusFault() === true;
}

function PaymentFields(
  props: PaymentFormProps & { readonly publishableKey: string | null; readonly notice: string | null },
) {
  const { cardOnFile = null, summary, submitLabel, foot, onPay, onPaid, publishableKey, notice } = props;
  const cardFields = useRef<CardFields>(null);
  const { confirm, dialog } = usePaymentConfirmation(publishableKey);
  const [unconfirmedId, setUnconfirmedId] = useState(props.unconfirmedId);
  const form = useSendForm({
    initialValues: { isOnFile: cardOnFile !== null, nameOnCard: '', promo: '' },
    send: async (values) => {
      const [nameOnCard, promoCode] = [values.nameOnCard.trim(), values.promo.trim()];
      const fault = values.isOnFile ? null : nameOnCardFault(nameOnCard);
      const isCardWhole = values.isOnFile || cardFields.current?.check() === true;
      const isPromoGood = summary === undefined || (await promo.checkNow());
      if (fault !== null || !isCardWhole || !isPromoGood) throw new FieldFaults({ nameOnCard: fault });
      const card = values.isOnFile
        ? {}
        : { paymentMethod: (await cardFields.current?.tokenise(nameOnCard)) ?? '', nameOnCard };
      const payment = { ...card, ...(promoCode === '' ? {} : { promo: promoCode }) };
      const outcome = await onPay(payment).catch((error: unknown) => {
        // A card on file that was declined is not the one to try again.
        if (error instanceof CallError && error.code === 'cardDeclined') form.fields.setFieldValue('isOnFile', false);
        throw error;
      });
      return finish(outcome, confirm).catch((error: unknown) => {
        if (error instanceof NotConfirmed) setUnconfirmedId(error.studentId);
        throw error;
      });
    },
    onDone: onPaid,
    focusFault: (element) => focusCard(element, cardFields.current),
  });
  const { values, errors, getInputProps, setFieldValue } = form.fields;
  const promo = usePromo(values.promo);
  if (unconfirmedId !== undefined)
    return (
      <>
        <ConfirmAgain
          studentId={unconfirmedId}
          confirm={confirm}
          onPaid={onPaid}
          onOtherCard={() => setUnconfirmedId(undefined)}
        />
        {dialog}
      </>
    );
  return (
    <Form form={form} submitLabel={submitLabel} back={foot}>
      {notice === null ? null : (
        <Alert color="action" role="note" title="Practice till">
          {notice}
        </Alert>
      )}
      {cardOnFile === null ? null : (
        <Radio.Group
          label="Which card pays?"
          value={values.isOnFile ? 'onFile' : 'other'}
          onChange={(value) => setFieldValue('isOnFile', value === 'onFile')}
        >
          <Stack gap="xs" mt={8}>
            <Radio value="onFile" label={cardLine(cardOnFile)} />
            <Radio value="other" label="Another card" />
          </Stack>
        </Radio.Group>
      )}
      {values.isOnFile ? null : (
        <>
          <TextInput label="Name on card" autoComplete="cc-name" maxLength={100} {...getInputProps('nameOnCard')} />
          {publishableKey === null ? (
            <SandboxCardFields ref={cardFields} />
          ) : (
            <StripeCardFields ref={cardFields} publishableKey={publishableKey} />
          )}
        </>
      )}
      {summary === undefined ? null : (
        <>
          <TextInput
            label="Promo code (optional)"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            {...getInputProps('promo')}
            error={errors.promo ?? promo.fault}
          />
          <Text role="status" fw={600}>
            {summary(promo.promo)}
          </Text>
        </>
      )}
      {dialog}
    </Form>
  );
}

export function PaymentForm(props: PaymentFormProps) {
  return (
    <Loaded
      query={useAsk(getPaymentConfig, {}, { freshMs: Number.POSITIVE_INFINITY })}
      skeleton={<SkeletonRows rows={4} height={64} />}
    >
      {({ publishableKey, notice }) => <PaymentFields {...props} publishableKey={publishableKey} notice={notice} />}
    </Loaded>
  );
}
