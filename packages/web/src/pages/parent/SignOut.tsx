/** The way out of pages that have no side menu. */
import { Button } from '@mantine/core';
import { clearDraft } from '../../accounts/account-draft.ts';
import { leave } from '../../sessions/session.ts';

export function SignOut() {
  const signOut = (): void => {
    clearDraft();
    void leave();
  };
  return (
    <Button variant="default" style={{ flexShrink: 0 }} onClick={signOut}>
      Sign out
    </Button>
  );
}
