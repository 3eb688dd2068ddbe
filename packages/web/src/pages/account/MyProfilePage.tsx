/** One's own account; a parent finds the children's beside it. */
import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { ExtraTimeCard } from '../../accommodations/ExtraTimeCard.tsx';
import { DetailsForm } from '../../accounts/DetailsForm.tsx';
import { NewPasswordForm } from '../../accounts/NewPasswordForm.tsx';
import { paths } from '../../app/paths.ts';
import { useUser } from '../../sessions/session.ts';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ChildCard } from './ChildCard.tsx';

export default function MyProfilePage() {
  const user = useUser().data;
  if (user === undefined) return null;
  const { userId, role, firstName, lastName, userName, email, phone, children } = user;
  return (
    <Container size={820} px={0}>
      <PageHeader title="My profile">
        {role === 'student' ? (
          <Button variant="default" component={Link} to={paths.profile}>
            What I have won
          </Button>
        ) : null}
      </PageHeader>
      <Stack>
        <Card label="My details">
          <Title order={2} size="h4" mb="sm">
            My details
          </Title>
          <DetailsForm
            key={`${firstName} ${lastName} ${userName} ${email}`}
            userId={userId}
            ownerRole={role}
            details={{ firstName, lastName, userName, email: email ?? '' }}
          />
          {phone === null ? null : <Text c="dimmed">Phone: {phone}</Text>}
        </Card>
        <Card label="My password">
          <Title order={2} size="h4" mb="sm">
            My password
          </Title>
          <NewPasswordForm userId={userId} ownerRole={role} />
        </Card>
        {role === 'parent' ? (
          <>
            <Title order={2} size="h3">
              My children
            </Title>
            {children.map((child) => (
              <Stack key={child.userId}>
                <ChildCard child={child} />
                <ExtraTimeCard studentId={child.userId} firstName={child.firstName} />
              </Stack>
            ))}
            <Button component={Link} to={paths.createStudent} style={{ alignSelf: 'flex-start' }}>
              Add a child
            </Button>
          </>
        ) : null}
      </Stack>
    </Container>
  );
}
