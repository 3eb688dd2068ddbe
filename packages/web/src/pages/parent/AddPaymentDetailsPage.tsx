/** Card payment, step 3 of 3: makes the child's account and pays for it. */
import { Button, Text } from '@mantine/core';
import { Link, Navigate, useNavigate } from 'react-router';
import { accountToSend, changeDraft, useDraft } from '../../accounts/account-draft.ts';
import { makeChild } from '../../accounts/accounts.queries.ts';
import { faultsOf } from '../../accounts/field-faults.ts';
import { paths } from '../../app/paths.ts';
import { useBillingRefresh, useCardOnFile } from '../../billing/billing.queries.ts';
import { payFor } from '../../billing/Checkout.tsx';
import { whatIsPaid } from '../../billing/money.ts';
import { type Payment, PaymentForm } from '../../billing/PaymentForm.tsx';
import { useUser } from '../../sessions/session.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { StepsFrame } from '../sign-up/StepsFrame.tsx';
import { useChosenPrice } from '../sign-up/use-price.ts';
import { SignOut } from './SignOut.tsx';

export default function AddPaymentDetailsPage() {
  const owner = String(useUser().data?.userId);
  const navigate = useNavigate();
  const refresh = useBillingRefresh();
  const card = useCardOnFile();
  const draft = useDraft(owner);
  const price = useChosenPrice(draft.priceId);
  const { account, priceId, child, begunPriceId } = draft;
  if (account === undefined) return <Navigate to={paths.createStudent} replace />;
  if (priceId === undefined) return <Navigate to={paths.selectPackage} replace />;

  const childToPayFor = async (): Promise<number> => {
    if (child !== undefined) return child.userId;
    try {
      const made = await makeChild({ ...accountToSend(account), isReplayAllowed: account.isReplayAllowed });
      changeDraft(owner, { child: made });
      return made.userId;
    } catch (error) {
      if (Object.keys(faultsOf(error)).length > 0) {
        changeDraft(owner, { refusal: error });
        await navigate(paths.createStudent);
      }
      throw error;
    }
  };
  const pay = async (payment: Payment) => {
    const studentId = await childToPayFor();
    const outcome = await payFor({ studentId, priceId, begunPriceId }, payment);
    changeDraft(owner, { begunPriceId: priceId });
    return outcome;
  };
  const paid = async (): Promise<void> => {
    await refresh();
    await navigate(paths.thankYou, { replace: true });
  };
  return (
    <StepsFrame
      title={`A card for ${account.firstName}’s package`}
      step={2}
      onStep={(to) => void navigate(to === 0 ? paths.createStudent : paths.selectPackage)}
      aside={<SignOut />}
    >
      <Loaded query={card} skeleton={<SkeletonRows rows={4} height={64} />}>
        {({ card: cardOnFile }) => (
          <PaymentForm
            cardOnFile={cardOnFile}
            summary={(promo) =>
              price === undefined ? null : <Text span>{whatIsPaid(price, promo, true, new Date())}</Text>
            }
            submitLabel="Start the free trial"
            foot={
              <Button variant="default" component={Link} to={paths.selectPackage}>
                Back
              </Button>
            }
            onPay={pay}
            onPaid={() => void paid()}
          />
        )}
      </Loaded>
    </StepsFrame>
  );
}
