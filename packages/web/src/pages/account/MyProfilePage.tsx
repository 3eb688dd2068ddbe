/** One's own account; a parent finds the children's beside it. */
import { Button, Container, Stack, Title } from '@mantine/core';
import { Link } from 'react-router';
import { ExtraTimeCard } from '../../accommodations/ExtraTimeCard.tsx';
import { ControlsCard } from '../../controls/ControlsCard.tsx';
import { paths } from '../../navigation/paths.ts';
import { useUser } from '../../sessions/session.ts';
import { StreakPlanCard } from '../../streaks/StreakPlanCard.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ChildCard } from './ChildCard.tsx';
import { OwnAccount } from './OwnAccount.tsx';

export default function MyProfilePage() {
  const user = useUser().data;
  if (user === undefined) return null;
  const { role, children } = user;
  return (
    <Container size={820} px={0} mx={0}>
      <PageHeader title="My profile">
        {role === 'student' ? (
          <Button variant="default" component={Link} to={paths.profile}>
            What I have won
          </Button>
        ) : null}
      </PageHeader>
      <Stack>
        <OwnAccount user={user} />
        {role === 'parent' ? (
          <>
            <Title order={2} size="h3">
              My children
            </Title>
            {children.map((child) => (
              <Stack key={child.userId}>
                <ChildCard child={child} />
                <ExtraTimeCard studentId={child.userId} firstName={child.firstName} />
                <ControlsCard studentId={child.userId} firstName={child.firstName} />
                <StreakPlanCard studentId={child.userId} firstName={child.firstName} />
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
