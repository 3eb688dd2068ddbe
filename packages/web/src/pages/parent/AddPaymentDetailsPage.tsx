/** Card payment, step 3 of 3: makes the child's account and pays for it. */
import { getPaymentMethod } from '@comet/contract/billing';
import { createChild } from '@comet/contract/families';
import { Button } from '@mantine/core';
import { Link, Navigate, useNavigate } from 'react-router';
import { accountToSend, useDraft } from '../../accounts/account-draft.ts';
import { api } from '../../api/api.ts';
import { useAsk } from '../../api/ask.ts';
import { paths } from '../../navigation/paths.ts';
import { useUser } from '../../sessions/session.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { SignUpPayment } from '../sign-up/SignUpPayment.tsx';
import { StepsFrame } from '../sign-up/StepsFrame.tsx';
import { SignOut } from './SignOut.tsx';

export default function AddPaymentDetailsPage() {
  const owner = String(useUser().data?.userId);
  const navigate = useNavigate();
  const card = useAsk(getPaymentMethod);
  const { account, priceId } = useDraft(owner);
  if (account === undefined) return <Navigate to={paths.createStudent} replace />;
  if (priceId === undefined) return <Navigate to={paths.selectPackage} replace />;
  return (
    <StepsFrame
      title={`A card for ${account.firstName}’s package`}
      step={2}
      onStep={(to) => void navigate(to === 0 ? paths.createStudent : paths.selectPackage)}
      aside={<SignOut />}
    >
      <Loaded query={card} skeleton={<SkeletonRows rows={4} height={64} />}>
        {({ card: cardOnFile }) => (
          <SignUpPayment
            owner={owner}
            isForChild
            makeAccount={(typed) =>
              api.call(createChild, { body: { ...accountToSend(typed), isReplayAllowed: typed.isReplayAllowed } })
            }
            toAccount={() => void navigate(paths.createStudent)}
            cardOnFile={cardOnFile}
            foot={
              <Button variant="default" component={Link} to={paths.selectPackage}>
                Back
              </Button>
            }
          />
        )}
      </Loaded>
    </StepsFrame>
  );
}
