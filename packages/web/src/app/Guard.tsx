/** Lets a person in where their role may go; else sends them where they belong, remembering where they wanted to. */
import type { User } from '@comet/contract/accounts';
import type { Role } from '@comet/domain/accounts/roles';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { homeOf } from '../sessions/home.ts';
import { useHasSession, useUser } from '../sessions/session.ts';
import { Loader } from '../ui/Loader.tsx';
import { ErrorState, OutOfReach } from '../ui/states.tsx';
import { paths } from './paths.ts';
import { rememberPath } from './remembered-path.ts';
import { ToLanding } from './ToLanding.tsx';

/** The person once it is known; a loader until then. */
function Known({ children }: { readonly children: (user: User | undefined) => ReactNode }) {
  const hasSession = useHasSession();
  const user = useUser();
  if (!hasSession) return children(undefined);
  if (user.data !== undefined) return children(user.data);
  if (user.error !== null) return <ErrorState error={user.error} onRetry={() => void user.refetch()} />;
  // Without a network it is asked again and again by itself; the person is told meanwhile.
  if (user.fetchStatus === 'paused' || user.failureReason !== null)
    return <OutOfReach onRetry={() => void user.refetch()} />;
  return <Loader />;
}

/** For visitors only: whoever is logged in goes home. */
export function VisitorsOnly({ children }: { readonly children: ReactNode }) {
  return <Known>{(user) => (user === undefined ? children : <Navigate to={homeOf(user)} replace />)}</Known>;
}

export function Guard({ roles, children }: { readonly roles: readonly Role[]; readonly children: ReactNode }) {
  const location = useLocation();
  return (
    <Known>
      {(user) => {
        const wanted = location.pathname + location.search;
        if (user === undefined) {
          rememberPath(wanted);
          return <ToLanding />;
        }
        const isConfined = user.isPendingAccess && location.pathname !== paths.thankYou;
        if (isConfined || !roles.includes(user.role)) return <Navigate to={homeOf(user)} replace />;
        return children;
      }}
    </Known>
  );
}

/** Unknown paths and the bare shell lead home. */
export function ToHome() {
  return <Known>{(user) => (user === undefined ? <ToLanding /> : <Navigate to={homeOf(user)} replace />)}</Known>;
}
