/** One child on the parent's profile: details, password, consent; each child setting has its place here. */
import type { Child } from '@comet/contract/accounts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { DetailsForm } from '../../accounts/DetailsForm.tsx';
import { NewPasswordForm } from '../../accounts/NewPasswordForm.tsx';
import { ReplayConsent } from '../../accounts/ReplayConsent.tsx';
import { Avatar } from '../../drawings/Avatar.tsx';
import { Card } from '../../ui/Card.tsx';
import { useModal } from '../../ui/modal-host.tsx';

export function ChildCard({ child }: { readonly child: Child }) {
  const modal = useModal();
  const { userId, firstName, lastName, userName, yearOfStudy } = child;
  return (
    <Card label={firstName}>
      <Stack gap="sm">
        <Group gap="sm" wrap="nowrap">
          <Avatar worn={child.usersAvatarPresets} size={56} />
          <div>
            <Title order={3} size="h4" style={{ overflowWrap: 'anywhere' }}>
              {firstName} {lastName}
            </Title>
            <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              Year {yearOfStudy}, logs in as {userName}
            </Text>
          </div>
        </Group>
        <Group gap="sm">
          <Button
            variant="default"
            aria-label={`Change the details: ${firstName}`}
            onClick={() =>
              modal.open({
                title: `Details of ${firstName}`,
                size: 'lg',
                body: (
                  <DetailsForm
                    userId={userId}
                    ownerRole="student"
                    details={{ firstName, lastName, userName, email: child.email ?? '' }}
                    onSaved={modal.clear}
                  />
                ),
              })
            }
          >
            Change the details
          </Button>
          <Button
            variant="default"
            aria-label={`New password: ${firstName}`}
            onClick={() =>
              modal.open({
                title: `New password of ${firstName}`,
                body: (
                  <NewPasswordForm userId={userId} ownerRole="student" childName={firstName} onSaved={modal.clear} />
                ),
              })
            }
          >
            New password
          </Button>
        </Group>
        <ReplayConsent studentId={userId} firstName={firstName} />
      </Stack>
    </Card>
  );
}
