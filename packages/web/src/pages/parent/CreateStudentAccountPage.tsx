/** Child account, step 1 of 3: who the child is. The account is made with the payment. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { changeDraft, useDraft } from '../../accounts/account-draft.ts';
import { StudentAccountForm } from '../../accounts/StudentAccountForm.tsx';
import { emptyAccount } from '../../accounts/student-account.ts';
import { paths } from '../../navigation/paths.ts';
import { isNewlyRegistered, useUser } from '../../sessions/session.ts';
import { StepsFrame } from '../sign-up/StepsFrame.tsx';
import { SignOut } from './SignOut.tsx';

export default function CreateStudentAccountPage() {
  const user = useUser().data;
  const navigate = useNavigate();
  const owner = String(user?.userId);
  const draft = useDraft(owner);
  const hasChildren = (user?.children.length ?? 0) > 0;
  const siblingsName = user?.children.at(-1)?.lastName ?? '';
  // Of what was typed before a reload only the password is missing.
  const [isBack] = useState(draft.account === undefined && draft.typed !== undefined);
  const welcome = isNewlyRegistered(user?.userId) && !hasChildren ? `Welcome, ${user?.firstName}! ` : '';
  // A card was declined: the account is made, and only package and card are left.
  if (draft.child !== undefined)
    return (
      <StepsFrame
        title={`${draft.child.firstName}’s account is made`}
        hint="You can change it later under My profile."
        step={0}
        aside={<SignOut />}
      >
        <Button component={Link} to={paths.selectPackage}>
          Next
        </Button>
      </StepsFrame>
    );
  return (
    <StepsFrame
      title="Your child’s account"
      hint={isBack ? 'We’ve kept what you typed, except the password.' : `${welcome}Who is going to learn here?`}
      step={0}
      aside={<SignOut />}
    >
      <StudentAccountForm
        key={draft.owner}
        account={draft.account ?? draft.typed ?? { ...emptyAccount(new Date()), lastName: siblingsName }}
        isForChild
        refusal={draft.refusal}
        foot={
          hasChildren ? (
            <Button variant="default" component={Link} to={paths.parentDashboard}>
              Back to the dashboard
            </Button>
          ) : undefined
        }
        onType={(typed) => changeDraft(owner, { typed })}
        onDone={(account) => {
          changeDraft(owner, { account, refusal: undefined });
          void navigate(paths.selectPackage);
        }}
      />
    </StepsFrame>
  );
}
