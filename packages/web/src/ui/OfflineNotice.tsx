/** Tells that the network is gone, and what that means for the person who is here. */
import { Alert } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import type { ReactNode } from 'react';

export function OfflineNotice({ children }: { readonly children: ReactNode }) {
  const { online } = useNetwork();
  if (online) return null;
  return (
    <Alert role="status" color="orange" mb="sm" title="You are offline">
      {children}
    </Alert>
  );
}
