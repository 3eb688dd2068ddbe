/** Step 3 of sign-up, and where a card is mended: name, card, promo code. Nothing of the card is kept. */
import { type Card as CardOnFile, getPaymentConfig, type SubscriptionOutcome } from '@comet/contract/billing';
import { Alert, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useAsk } from '../api/ask.ts';
import { CallError } from '../api/client.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { StepFoot } from '../ui/StepFoot.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { sendChange, usePromo } from './billing.queries.ts';
import { type CardDesk, CardRefusal } from './card-desk.ts';
import { nameOnCardFault } from './card-rules.ts';
import { brandName } from './money.ts';
import { SandboxCardFields } from './SandboxCardFields.tsx';
import { StripeCardFields } from './StripeCardFields.tsx';
import { useConfirm } from './use-confirm.tsx';

/** What pays: a token of a card with the name on it, or nothing for the card on file. */
export interface Payment {
  readonly paymentMethod?: string;
  readonly nameOnCard?: string;
  readonly promo?: string;
}

interface PaymentFormProps {
  readonly cardOnFile?: CardOnFile | null;
  /** Tells what will be paid with the promo code that stands there; without it there is no promo field. */
  readonly summary?: (promo: ReturnType<typeof usePromo>['promo']) => ReactNode;
  readonly submitLabel: string;
  readonly foot?: ReactNode;
  readonly onPay: (payment: Payment) => Promise<SubscriptionOutcome>;
  readonly onPaid: (outcome: SubscriptionOutcome) => void;
}

const notConfirmed = 'The payment was not confirmed. Please try again, or use another card.';
const cardLine = (card: CardOnFile): string =>
  `The card that you use already, ${brandName(card.brand)} ending in ${card.last4}`;

/** A payment that has been begun, confirmed by the bank where it asks. */
async function finish(
  outcome: SubscriptionOutcome,
  confirm: ReturnType<typeof useConfirm>['confirm'],
): Promise<SubscriptionOutcome> {
  if (outcome.confirmation === null) return outcome;
  const isConfirmed = await confirm(outcome.confirmation);
  const { studentId } = outcome.subscription;
  const after = await sendChange({ change: 'refresh', studentId });
  if (!isConfirmed || after.confirmation !== null) throw new CardRefusal(notConfirmed);
  return after;
}

function Form(props: PaymentFormProps & { readonly publishableKey: string | null; readonly notice: string | null }) {
  const { cardOnFile = null, summary, submitLabel, foot, onPay, onPaid, publishableKey, notice } = props;
  const formElement = useRef<HTMLFormElement>(null);
  const desk = useRef<CardDesk>(null);
  const [isOnFile, setOnFile] = useState(cardOnFile !== null);
  const [name, setName] = useState('');
  const [nameFault, setNameFault] = useState<string | null>(null);
  const [typedPromo, setTypedPromo] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isPaying, setPaying] = useState(false);
  const promo = usePromo(typedPromo);
  const { confirm, dialog } = useConfirm(publishableKey);

  const focusFault = (): void => {
    requestAnimationFrame(() => {
      const [first] = formElement.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
      const isName = first !== undefined && first.getAttribute('autocomplete') === 'cc-name';
      if (isName || desk.current?.focusFault() !== true) first?.focus();
    });
  };
  const isWhole = async (): Promise<boolean> => {
    const fault = isOnFile ? null : nameOnCardFault(name);
    setNameFault(fault);
    const isCardWhole = isOnFile || desk.current?.check() === true;
    const isPromoGood = summary === undefined || (await promo.settle());
    return fault === null && isCardWhole && isPromoGood;
  };
  const pay = async (): Promise<void> => {
    if (isPaying) return;
    setPaying(true);
    setFailure(undefined);
    try {
      if (!(await isWhole())) return focusFault();
      const card = isOnFile
        ? {}
        : { paymentMethod: (await desk.current?.tokenise(name.trim())) ?? '', nameOnCard: name.trim() };
      const outcome = await onPay({ ...card, ...(typedPromo.trim() === '' ? {} : { promo: typedPromo.trim() }) });
      onPaid(await finish(outcome, confirm));
    } catch (error) {
      if (!(error instanceof CardRefusal) || error.field === undefined)
        setFailure(error instanceof Error ? error.message : String(error));
      if (error instanceof CallError && error.code === 'cardDeclined') setOnFile(false);
      focusFault();
    } finally {
      setPaying(false);
    }
  };
  return (
    <form
      ref={formElement}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void pay();
      }}
    >
      <Stack gap="md">
        {notice === null ? null : (
          <Alert color="action" role="note" title="Practice till">
            {notice}
          </Alert>
        )}
        {cardOnFile === null ? null : (
          <Radio.Group
            label="Which card pays?"
            value={isOnFile ? 'onFile' : 'other'}
            onChange={(value) => setOnFile(value === 'onFile')}
          >
            <Stack gap="xs" mt={8}>
              <Radio value="onFile" label={cardLine(cardOnFile)} />
              <Radio value="other" label="Another card" />
            </Stack>
          </Radio.Group>
        )}
        {isOnFile ? null : (
          <>
            <TextInput
              label="Name on card"
              autoComplete="cc-name"
              maxLength={100}
              value={name}
              error={nameFault}
              onChange={(event) => {
                setName(event.currentTarget.value);
                setNameFault(null);
              }}
            />
            {publishableKey === null ? (
              <SandboxCardFields ref={desk} />
            ) : (
              <StripeCardFields ref={desk} publishableKey={publishableKey} />
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
              value={typedPromo}
              error={promo.fault}
              onChange={(event) => setTypedPromo(event.currentTarget.value)}
            />
            <Text role="status" fw={600}>
              {summary(promo.promo)}
            </Text>
          </>
        )}
        <StepFoot failure={failure} foot={foot} submitLabel={submitLabel} isBusy={isPaying} />
      </Stack>
      {dialog}
    </form>
  );
}

export function PaymentForm(props: PaymentFormProps) {
  return (
    <Loaded
      query={useAsk(getPaymentConfig, {}, { freshMs: Number.POSITIVE_INFINITY })}
      skeleton={<SkeletonRows rows={4} height={64} />}
    >
      {({ publishableKey, notice }) => <Form {...props} publishableKey={publishableKey} notice={notice} />}
    </Loaded>
  );
}
