/**
 * A student's three steps: account, package, card. The account is made with the payment, so that nothing is left half; a child
 * under 13 gets it after the first step, waits for a parent, and goes on with the package then.
 */
import { Button } from '@mantine/core';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { asksParent, changeDraft, clearDraft, signUpToSend, useDraft } from '../../accounts/account-draft.ts';
import { StudentAccountForm } from '../../accounts/StudentAccountForm.tsx';
import { emptyAccount } from '../../accounts/student-account.ts';
import { PackageChoice } from '../../billing/PackageChoice.tsx';
import { paths } from '../../navigation/paths.ts';
import { signUpStudent } from '../../sessions/session.ts';
import { SignUpPayment } from './SignUpPayment.tsx';
import { StepsFrame } from './StepsFrame.tsx';

/** Whose draft a student's own sign-up is. */
export const studentDraft = 'student';
const owner = studentDraft;

export function StudentSignUp() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const draft = useDraft(owner);
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

  if (step === 3 && draft.account !== undefined && draft.priceId !== undefined)
    return (
      <StepsFrame title="Card" step={2} onStep={draft.child === undefined ? (to) => goTo(to + 1) : undefined}>
        <SignUpPayment
          owner={owner}
          isForChild={false}
          makeAccount={(typed) => signUpStudent(signUpToSend(typed))}
          toAccount={() => goTo(1)}
          foot={back(2)}
        />
      </StepsFrame>
    );

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
        send={async (account) => {
          if (asksParent(account)) await signUpStudent(signUpToSend(account));
        }}
        onDone={(account) => {
          if (asksParent(account)) {
            clearDraft();
            void navigate(paths.waitingForParent, { replace: true });
            return;
          }
          changeDraft(owner, { account, refusal: undefined });
          goTo(2);
        }}
      />
    </StepsFrame>
  );
}
