/** Choosing a package and paying for it, or mending a payment, in one place: for children and students without access. */
import type { Card as CardOnFile, Price, StudentSubscription, SubscriptionOutcome } from '@comet/contract/billing';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { CallError } from '../api/client.ts';
import { refreshBilling, sendChange, subscribe } from './billing.queries.ts';
import { whatIsPaid } from './money.ts';
import { PackageChoice } from './PackageChoice.tsx';
import { type Payment, PaymentForm } from './PaymentForm.tsx';

/** Whom a payment is for, and the package it is for. */
interface Purchase {
  /** A student who pays for themselves is not named. */
  readonly studentId: number | undefined;
  readonly priceId: string;
  /** The package of a payment that was begun before and not confirmed. */
  readonly begunPriceId: string | undefined;
}

/** A first payment begins the subscription; once it is begun, another package or card changes it. */
async function payFor({ studentId, priceId, begunPriceId }: Purchase, payment: Payment): Promise<SubscriptionOutcome> {
  const whose = studentId === undefined ? {} : { studentId };
  const { paymentMethod, nameOnCard, promo } = payment;
  if (begunPriceId !== undefined && begunPriceId !== priceId)
    await sendChange({ change: 'package', ...whose, priceId });
  if (begunPriceId !== undefined && paymentMethod !== undefined)
    return sendChange({ change: 'card', ...whose, paymentMethod, nameOnCard: nameOnCard ?? '' });
  return subscribe({
    ...whose,
    priceId,
    ...(paymentMethod === undefined ? {} : { paymentMethod, nameOnCard }),
    ...(promo === undefined ? {} : { promo }),
  });
}

/** Pays; where another tab has paid for another package meanwhile, says so and reads again what there is. */
export function usePayFor(): typeof payFor {
  return (purchase, payment) =>
    payFor(purchase, payment).catch(async (error: unknown) => {
      if (error instanceof CallError && error.code === 'alreadySubscribed') {
        toast.error(error.message);
        await refreshBilling();
      }
      throw error;
    });
}

interface CheckoutProps {
  readonly subscription: StudentSubscription;
  /** A student who pays for themselves is not named in requests. */
  readonly isOwn: boolean;
  readonly cardOnFile: CardOnFile | null;
  readonly onPaid: () => void;
}

export function Checkout({ subscription, isOwn, cardOnFile, onPaid }: CheckoutProps) {
  const [price, setPrice] = useState<Price>();
  const pay = usePayFor();
  const isBegun = subscription.missing === 'payment' || subscription.missing === 'confirmation';
  const begunPriceId = isBegun ? subscription.package?.priceId : undefined;
  const studentId = isOwn ? undefined : subscription.studentId;
  const paid = async (): Promise<void> => {
    await refreshBilling();
    onPaid();
  };
  if (begunPriceId !== undefined)
    return (
      <PaymentForm
        submitLabel="Pay"
        unconfirmedId={subscription.missing === 'confirmation' ? subscription.studentId : undefined}
        onPay={(payment) => pay({ studentId, priceId: begunPriceId, begunPriceId }, payment)}
        onPaid={() => void paid()}
      />
    );
  if (price === undefined)
    return <PackageChoice priceId={undefined} mayStartTrial={subscription.mayStartTrial} onChoose={setPrice} />;
  return (
    <PaymentForm
      cardOnFile={cardOnFile}
      summary={(promo) => <Text span>{whatIsPaid(price, promo, subscription.mayStartTrial, new Date())}</Text>}
      submitLabel={subscription.mayStartTrial ? 'Start the free trial' : 'Pay'}
      foot={
        <Button variant="default" onClick={() => setPrice(undefined)}>
          Back
        </Button>
      }
      onPay={(payment) => pay({ studentId, priceId: price.priceId, begunPriceId }, payment)}
      onPaid={() => void paid()}
    />
  );
}
