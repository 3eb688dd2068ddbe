/** Learning package, step 2 of 3. */
import { Button } from '@mantine/core';
import { Link, Navigate, useNavigate } from 'react-router';
import { changeDraft, useDraft } from '../../accounts/account-draft.ts';
import { PackageChoice } from '../../billing/PackageChoice.tsx';
import { paths } from '../../navigation/paths.ts';
import { useUser } from '../../sessions/session.ts';
import { StepsFrame } from '../sign-up/StepsFrame.tsx';
import { SignOut } from './SignOut.tsx';

export default function SelectLearningPackagesPage() {
  const owner = String(useUser().data?.userId);
  const navigate = useNavigate();
  const draft = useDraft(owner);
  if (draft.account === undefined) return <Navigate to={paths.createStudent} replace />;
  return (
    <StepsFrame
      title={`A package for ${draft.account.firstName}`}
      step={1}
      onStep={() => void navigate(paths.createStudent)}
      aside={<SignOut />}
    >
      <PackageChoice
        priceId={draft.priceId}
        mayStartTrial
        onChoose={({ priceId }) => {
          changeDraft(owner, { priceId });
          void navigate(paths.paymentDetails);
        }}
      />
      <Button variant="default" mt="md" component={Link} to={paths.createStudent}>
        Back
      </Button>
    </StepsFrame>
  );
}
