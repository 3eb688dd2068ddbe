/** Lets a person in where their role may go; else sends them where they belong, remembering where they wanted to. */
import type { User } from '@comet/contract/accounts';
import type { Role } from '@comet/domain/accounts/roles';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../navigation/paths.ts';
import { forgetPath, rememberedPath, rememberPath } from '../navigation/remembered-path.ts';
import { homeOf } from '../sessions/home.ts';
import { sessionEnd, useHasSession, userBefore, useUser } from '../sessions/session.ts';
import { Loader } from '../ui/Loader.tsx';
import { ErrorState, OutOfReach } from '../ui/states.tsx';
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

/** Where somebody who has come in goes: to the page they wanted, unless somebody else did. */
function destinationOf(user: User): string {
  const before = userBefore();
  const isSame = before === undefined || before === user.userId;
  return (isSame ? rememberedPath() : undefined) ?? homeOf(user);
}

/** For visitors only: whoever is logged in, or logs in here, goes on. */
export function VisitorsOnly({ children }: { readonly children: ReactNode }) {
  return <Known>{(user) => (user === undefined ? children : <Navigate to={destinationOf(user)} replace />)}</Known>;
}

/** Who has lost their session logs in again; everybody else begins at the landing page (specification, section 4). */
function ToEntrance() {
  return sessionEnd() === 'lost' ? <Navigate to={paths.logIn} replace /> : <ToLanding />;
}

function LetIn({ children }: { readonly children: ReactNode }) {
  useEffect(forgetPath, []);
  return children;
}

/** The one page of somebody who may not go on yet. */
function confinedTo(user: User): string | undefined {
  if (user.awaitedParent !== null) return paths.waitingForParent;
  return user.isPendingAccess ? paths.thankYou : undefined;
}

export function Guard({ roles, children }: { readonly roles: readonly Role[]; readonly children: ReactNode }) {
  const location = useLocation();
  return (
    <Known>
      {(user) => {
        const wanted = location.pathname + location.search;
        if (user === undefined) {
          // Who logs out does not want to come back to where they were.
          if (sessionEnd() !== 'left') rememberPath(wanted);
          return <ToEntrance />;
        }
        const onlyPath = confinedTo(user);
        const isConfined = onlyPath !== undefined && location.pathname !== onlyPath;
        if (isConfined || !roles.includes(user.role)) return <Navigate to={homeOf(user)} replace />;
        return <LetIn>{children}</LetIn>;
      }}
    </Known>
  );
}

/** Unknown paths and the bare shell lead home. */
export function ToHome() {
  return <Known>{(user) => (user === undefined ? <ToEntrance /> : <Navigate to={homeOf(user)} replace />)}</Known>;
}
