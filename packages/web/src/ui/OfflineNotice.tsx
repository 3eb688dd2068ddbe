/** Tells that the network is gone, and that nothing given is lost. */
import { Alert } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';

export function OfflineNotice() {
  const { online } = useNetwork();
  if (online) return null;
  return (
    <Alert role="status" color="orange" radius={0} title="You are offline">
      What you answer is kept here and sent once you are back.
    </Alert>
  );
}
