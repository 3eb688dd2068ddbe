/** Everybody's own details and password, whatever page they stand on. */
import type { User } from '@comet/contract/accounts';
import { Text, Title } from '@mantine/core';
import { ConfirmEmailNotice } from '../../accounts/ConfirmEmailNotice.tsx';
import { DetailsForm } from '../../accounts/DetailsForm.tsx';
import { NewPasswordForm } from '../../accounts/NewPasswordForm.tsx';
import { TwoStepCard } from '../../sessions/TwoStepCard.tsx';
import { Card } from '../../ui/Card.tsx';

export function OwnAccount({ user }: { readonly user: User }) {
  const { userId, role, firstName, lastName, userName, email, phone } = user;
  return (
    <>
      <Card label="My details">
        <Title order={2} size="h4" mb={phone === null ? 'sm' : 0}>
          My details
        </Title>
        {phone === null ? null : (
          <Text c="dimmed" mb="sm">
            Phone {phone}
          </Text>
        )}
        {email === null || user.isEmailConfirmed ? null : <ConfirmEmailNotice email={email} role={role} />}
        <DetailsForm
          key={`${firstName} ${lastName} ${userName} ${email}`}
          userId={userId}
          ownerRole={role}
          details={{ firstName, lastName, userName, email: email ?? '' }}
        />
      </Card>
      <Card label="My password">
        <Title order={2} size="h4" mb="sm">
          My password
        </Title>
        <NewPasswordForm userId={userId} ownerRole={role} />
      </Card>
      {role === 'student' ? null : <TwoStepCard />}
    </>
  );
}
