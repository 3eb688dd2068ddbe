/** Pending access: what is missing before the children can go on. */
import { Button, List, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { leave, useUser } from '../../sessions/session.ts';
import { PublicFrame } from '../public/PublicFrame.tsx';

export default function ThankYouPage() {
  const user = useUser().data;
  const navigate = useNavigate();
  const waiting = user?.children.filter(({ hasAccess }) => !hasAccess) ?? [];
  const signOut = async (): Promise<void> => {
    await leave();
    await navigate(paths.landing);
  };
  return (
    <PublicFrame title="Thank you for being with us">
      {user?.isPendingAccess === true ? (
        <>
          <Text mb="sm">Your access is pending. These accounts have no paid subscription or trial:</Text>
          <List mb="md">
            {waiting.map(({ userId, firstName }) => (
              <List.Item key={userId}>{firstName}</List.Item>
            ))}
          </List>
        </>
      ) : (
        <Text mb="md">
          Everything is ready. <Link to={paths.pages}>Go to your page</Link>
        </Text>
      )}
      <Button variant="default" onClick={() => void signOut()}>
        Sign out
      </Button>
    </PublicFrame>
  );
}
