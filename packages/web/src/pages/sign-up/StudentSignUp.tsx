/** A student's three steps: account, package, card. The account is made with the payment, so that nothing is left half. */
import { Button, Text } from '@mantine/core';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { accountToSend, changeDraft, useDraft } from '../../accounts/account-draft.ts';
import { faultsOf } from '../../accounts/field-faults.ts';
import { emptyAccount, StudentAccountForm } from '../../accounts/StudentAccountForm.tsx';
import { paths } from '../../app/paths.ts';
import { useBillingRefresh } from '../../billing/billing.queries.ts';
import { payFor } from '../../billing/Checkout.tsx';
import { whatIsPaid } from '../../billing/money.ts';
import { PackageChoice } from '../../billing/PackageChoice.tsx';
import { type Payment, PaymentForm } from '../../billing/PaymentForm.tsx';
import { signUpStudent } from '../../sessions/session.ts';
import { StepsFrame } from './StepsFrame.tsx';
import { useChosenPrice } from './use-price.ts';

/** Whose draft a student's own sign-up is. */
export const studentDraft = 'student';
const owner = studentDraft;

export function StudentSignUp() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const refresh = useBillingRefresh();
  const draft = useDraft(owner);
  const price = useChosenPrice(draft.priceId);
  const step = Number(search.get('step') ?? '1');
  const goTo = (next: number): void => void navigate(paths.signUpAs('student', next));
  const back = (to: number) => (
    <Button variant="default" onClick={() => goTo(to)}>
      Back
    </Button>
  );

  if (step === 2 && draft.account !== undefined)
    return (
      <StepsFrame title="Choose a package" step={1} onStep={(to) => goTo(to + 1)}>
        <PackageChoice
          priceId={draft.priceId}
          mayStartTrial
          onChoose={({ priceId }) => {
            changeDraft(owner, { priceId });
            goTo(3);
          }}
        />
        <div style={{ marginTop: 16 }}>{back(1)}</div>
      </StepsFrame>
    );

  if (step === 3 && draft.account !== undefined && draft.priceId !== undefined) {
    const { account, priceId, child, begunPriceId } = draft;
    const pay = async (payment: Payment) => {
      if (child === undefined) {
        try {
          const { userId, firstName } = await signUpStudent(accountToSend(account));
          changeDraft(owner, { child: { userId, firstName } });
        } catch (error) {
          if (Object.keys(faultsOf(error)).length > 0) {
            changeDraft(owner, { refusal: error });
            goTo(1);
          }
          throw error;
        }
      }
      const outcome = await payFor({ studentId: undefined, priceId, begunPriceId }, payment);
      changeDraft(owner, { begunPriceId: priceId });
      return outcome;
    };
    const paid = async (): Promise<void> => {
      await refresh();
      await navigate(paths.thankYou, { replace: true });
    };
    return (
      <StepsFrame title="Card" step={2} onStep={child === undefined ? (to) => goTo(to + 1) : undefined}>
        <PaymentForm
          summary={(promo) =>
            price === undefined ? null : <Text span>{whatIsPaid(price, promo, true, new Date())}</Text>
          }
          submitLabel="Start the free trial"
          foot={back(2)}
          onPay={pay}
          onPaid={() => void paid()}
        />
      </StepsFrame>
    );
  }

  if (step !== 1) return <Navigate to={paths.signUpAs('student')} replace />;
  return (
    <StepsFrame
      title="Your account"
      hint="To pay, you need a card of your own."
      step={0}
      aside={<Link to={paths.logIn}>Log in instead</Link>}
    >
      <StudentAccountForm
        account={draft.account ?? emptyAccount(new Date())}
        isForChild={false}
        refusal={draft.refusal}
        foot={
          <Button variant="default" component={Link} to={paths.signUp}>
            Back
          </Button>
        }
        onDone={(account) => {
          changeDraft(owner, { account, refusal: undefined });
          goTo(2);
        }}
      />
    </StepsFrame>
  );
}
