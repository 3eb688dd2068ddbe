/** Toasts by the specified rules: how long each kind stays, twenty at most, paused while hovered, gone 1 s after dismissal. */
import { useEffect } from 'react';
import toast, { Toaster, useToasterStore } from 'react-hot-toast';
import { maxToasts, toastDurationMs } from './tokens.ts';

const removeDelayMs = 1000;

export function Toasts() {
  const { toasts } = useToasterStore();
  useEffect(() => {
    for (const { id } of toasts.filter(({ visible }) => visible).slice(maxToasts)) toast.dismiss(id);
  }, [toasts]);
  const kind = (duration: number) => ({ duration, removeDelay: removeDelayMs });
  return (
    <Toaster
      position="top-center"
      toastOptions={{
        ...kind(toastDurationMs.blank),
        error: kind(toastDurationMs.error),
        success: kind(toastDurationMs.success),
        loading: kind(toastDurationMs.loading),
        custom: kind(toastDurationMs.custom),
      }}
    />
  );
}
