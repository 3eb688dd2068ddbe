/** Takes a child off a tutor's open page as soon as the parent ends consent: dialogs close, and everything loads again. */
import { liveChanges } from '@comet/contract/notifications';
import { useEffect } from 'react';
import { forget } from '../api/ask.ts';
import { onLiveEvent } from '../api/live-events.ts';
import { useModal } from '../ui/modal-host.tsx';

export function ConsentWatch() {
  const { clearAll } = useModal();
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event?.type !== 'consent') return;
        clearAll();
        void forget(liveChanges.consent);
      }),
    [clearAll],
  );
  return null;
}
