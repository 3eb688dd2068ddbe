/** The last step of both sign-ups: makes the account if it is not made yet, and pays for its package. */
import type { Child } from '@comet/contract/accounts';
import type { Card as CardOnFile } from '@comet/contract/billing';
import { Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { changeDraft, clearDraft, draftOf, useDraft } from '../../accounts/account-draft.ts';
import type { StudentAccount } from '../../accounts/student-account.ts';
import { CallError } from '../../api/client.ts';
import { faultsOf } from '../../api/field-faults.ts';
import { refreshBilling } from '../../billing/billing.queries.ts';
import { usePayFor } from '../../billing/Checkout.tsx';
import { whatIsPaid } from '../../billing/money.ts';
import { type Payment, PaymentForm } from '../../billing/PaymentForm.tsx';
import { paths } from '../../navigation/paths.ts';
import { useChosenPrice } from './use-price.ts';

interface SignUpPaymentProps {
  /** Whose draft is paid for. */
  readonly owner: string;
  /** A child is named to the till; a student who pays for themselves is not. */
  readonly isForChild: boolean;
  readonly makeAccount: (account: StudentAccount) => Promise<Pick<Child, 'userId' | 'firstName'>>;
  /** Goes to the step of the account, where the server refused something of it. */
  readonly toAccount: () => void;
  readonly cardOnFile?: CardOnFile | null;
  readonly foot: ReactNode;
}

export function SignUpPayment(props: SignUpPaymentProps) {
  const { owner, isForChild, makeAccount, toAccount, cardOnFile = null, foot } = props;
  const navigate = useNavigate();
  const payFor = usePayFor();
  // A page whose draft is gone leads back to the first step, so it goes when the page has gone.
  const isOver = useRef(false);
  useEffect(
    () => () => {
      if (isOver.current) clearDraft();
    },
    [],
  );
  const price = useChosenPrice(useDraft(owner).priceId);

  const account = async (): Promise<number> => {
    const { account: typed, child } = draftOf(owner);
    if (child !== undefined) return child.userId;
    if (typed === undefined) throw new Error('The account is missing. Please go back to the first step.');
    try {
      const { userId, firstName } = await makeAccount(typed);
      changeDraft(owner, { child: { userId, firstName } });
      return userId;
    } catch (error) {
      if (Object.keys(faultsOf(error)).length > 0) {
        changeDraft(owner, { refusal: error });
        toAccount();
      }
      throw error;
    }
  };
  const pay = async (payment: Payment) => {
    const userId = await account();
    const { priceId, begunPriceId } = draftOf(owner);
    if (priceId === undefined) throw new Error('The package is missing. Please go back and choose one.');
    try {
      const outcome = await payFor({ studentId: isForChild ? userId : undefined, priceId, begunPriceId }, payment);
      changeDraft(owner, { begunPriceId: priceId });
      return outcome;
    } catch (error) {
      // Another tab was quicker, with another package: what there is now is seen where it can be changed.
      if (error instanceof CallError && error.code === 'alreadySubscribed') {
        isOver.current = true;
        await navigate(paths.parentArea, { replace: true });
      }
      throw error;
    }
  };
  const paid = async (): Promise<void> => {
    await refreshBilling();
    await navigate(paths.thankYou, { replace: true });
  };
  return (
    <PaymentForm
      cardOnFile={cardOnFile}
      summary={(promo) => (price === undefined ? null : <Text span>{whatIsPaid(price, promo, true, new Date())}</Text>)}
      submitLabel="Start the free trial"
      foot={foot}
      onPay={pay}
      onPaid={() => void paid()}
    />
  );
}
