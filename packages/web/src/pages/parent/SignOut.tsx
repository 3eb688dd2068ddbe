/** The way out of pages that have no side menu. */
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { clearDraft } from '../../accounts/account-draft.ts';
import { paths } from '../../navigation/paths.ts';
import { leave } from '../../sessions/session.ts';

export function SignOut() {
  const navigate = useNavigate();
  const signOut = async (): Promise<void> => {
    clearDraft();
    await leave();
    await navigate(paths.landing);
  };
  return (
    <Button variant="default" style={{ flexShrink: 0 }} onClick={() => void signOut()}>
      Sign out
    </Button>
  );
}
