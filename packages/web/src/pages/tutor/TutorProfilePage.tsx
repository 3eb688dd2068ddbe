/** The tutor's own page. */
import { Stack } from '@mantine/core';
import { useUser } from '../../sessions/session.ts';
import { TutorNumbers } from '../../tutoring/TutorNumbers.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { OwnAccount } from '../account/OwnAccount.tsx';

export default function TutorProfilePage() {
  const user = useUser().data;
  if (user === undefined) return null;
  return (
    <>
      <PageHeader title="Profile" hint={`${user.firstName} ${user.lastName}`} />
      <Stack gap="lg">
        <TutorNumbers tutorId={user.userId} />
        <OwnAccount user={user} />
      </Stack>
    </>
  );
}
