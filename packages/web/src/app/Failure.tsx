/** What is shown when a page broke: a sentence and a way out. */
import { MantineProvider } from '@mantine/core';
import { useEffect } from 'react';
import { ErrorState } from '../ui/states.tsx';
import { themeOf, variablesOf } from '../ui/theme.ts';

const why = (): string => (navigator.onLine ? 'This page broke.' : 'This page needs the internet.');

export function Failure() {
  useEffect(() => {
    if (navigator.onLine) return;
    const again = (): void => location.reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  const lostPage = new Error(`${why()} What you have done so far is safe.`);
  return (
    <MantineProvider theme={themeOf('day')} cssVariablesResolver={variablesOf('day')} forceColorScheme="light">
      <main data-look="day" style={{ maxWidth: 560, margin: '10vh auto', padding: '0 1rem' }}>
        <ErrorState error={lostPage} onRetry={() => location.assign('/')} />
      </main>
    </MantineProvider>
  );
}
