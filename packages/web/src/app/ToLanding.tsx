/** Leads visitors to the landing page, which is a document of its own and no screen of the app. */
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../navigation/paths.ts';
import { Loader } from '../ui/Loader.tsx';
import { OutOfReach } from '../ui/states.tsx';

/** Without a network and without a service worker the browser would put a page of its own in place of the app. */
const isWithinReach = (): boolean =>
  navigator.onLine || ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null);

const reload = (): void => location.reload();

export function ToLanding() {
  // Only without a network does the app itself stand at the landing page's address.
  const isThere = location.pathname === paths.landing;
  const isLeaving = !isThere && isWithinReach();
  useEffect(() => {
    if (isLeaving) return location.replace(paths.landing);
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isLeaving]);
  if (isThere) return <OutOfReach onRetry={reload} />;
  return isLeaving ? <Loader /> : <Navigate to={paths.landing} replace />;
}
