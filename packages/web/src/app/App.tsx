/** What stands around every page: the look, the modal host and toasts. */
import { MantineProvider } from '@mantine/core';
import { Outlet } from 'react-router';
import { useUser } from '../sessions/session.ts';
import { ModalHostProvider } from '../ui/modal-host.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { type Look, themeOf, variablesOf } from '../ui/theme.ts';

const themes = { night: themeOf('night'), day: themeOf('day') } as const;
const variables = { night: variablesOf('night'), day: variablesOf('day') } as const;

export function App() {
  const user = useUser();
  // Paying is a matter of the day, for students who pay for themselves too.
  const look: Look = user.data?.role === 'student' && !user.data.isPendingAccess ? 'night' : 'day';
  return (
    <MantineProvider
      key={look}
      theme={themes[look]}
      cssVariablesResolver={variables[look]}
      forceColorScheme={look === 'night' ? 'dark' : 'light'}
    >
      <div data-look={look}>
        <ModalHostProvider>
          <Outlet />
        </ModalHostProvider>
        <Toasts />
      </div>
    </MantineProvider>
  );
}
