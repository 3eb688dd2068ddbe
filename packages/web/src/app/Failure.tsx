/** What is shown when a page broke: a sentence and a way out. */
import { MantineProvider } from '@mantine/core';
import { AgainOnline } from '../ui/AgainOnline.tsx';
import { ErrorState } from '../ui/states.tsx';
import { themeOf, variablesOf } from '../ui/theme.ts';

const why = (): string => (navigator.onLine ? 'This page broke.' : 'This page needs the internet.');

const reload = (): void => location.reload();

export function Failure() {
  const lostPage = new Error(`${why()} What you have done so far is safe.`);
  return (
    <MantineProvider theme={themeOf('day')} cssVariablesResolver={variablesOf('day')} forceColorScheme="light">
      <main data-theme="day" style={{ maxWidth: 560, margin: '10vh auto', padding: '0 1rem' }}>
        {navigator.onLine ? null : <AgainOnline again={reload} />}
        <ErrorState error={lostPage} onRetry={() => location.assign('/')} />
      </main>
    </MantineProvider>
  );
}
