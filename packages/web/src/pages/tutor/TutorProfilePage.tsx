/** The tutor's own page. */
import { Stack } from '@mantine/core';
import { useUser } from '../../sessions/session.ts';
import { TutorAccountForm, TutorNumbers } from '../../tutoring/TutorProfile.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

export default function TutorProfilePage() {
  const user = useUser().data;
  if (user === undefined) return null;
  return (
    <>
      <PageHeader title="Profile" hint={`${user.firstName} ${user.lastName}`} />
      <Stack gap="lg">
        <TutorNumbers tutorId={user.userId} />
        <TutorAccountForm user={user} />
      </Stack>
    </>
  );
}
