/** Tries again by itself when the internet comes back. */
import { useEffect } from 'react';

export function AgainOnline({ again }: { readonly again: () => void }) {
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again]);
  return null;
}
