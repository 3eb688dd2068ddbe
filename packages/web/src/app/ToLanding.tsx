/** Leads visitors to the landing page, which is a document of its own and no screen of the app. */
import { useEffect } from 'react';
import { paths } from '../navigation/paths.ts';
import { Loader } from '../ui/Loader.tsx';
import { OutOfReach } from '../ui/states.tsx';

export function ToLanding() {
  // Only without a network does the app itself stand at the landing page's address.
  const isThere = location.pathname === paths.landing;
  useEffect(() => {
    if (!isThere) location.replace(paths.landing);
  }, [isThere]);
  return isThere ? <OutOfReach onRetry={() => location.reload()} /> : <Loader />;
}
