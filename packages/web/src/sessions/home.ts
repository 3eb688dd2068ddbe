/** Where a person belongs after log-in. */
import type { User } from '@comet/contract/accounts';
import { landingPath } from '@comet/domain/accounts/start-page';

export function homeOf(user: User | undefined): string {
  return landingPath(
    user && {
      role: user.role,
      childCount: user.children.length,
      isPendingAccess: user.isPendingAccess,
      isAwaitingParent: user.awaitedParent !== null,
    },
  );
}
