/** What stands around every page: the look, the modal host and toasts. */
import { MantineProvider } from '@mantine/core';
import { Outlet, useLocation } from 'react-router';
import { paths } from '../navigation/paths.ts';
import { useUser } from '../sessions/session.ts';
import { ModalHostProvider } from '../ui/modal-host.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { type Look, themeOf, variablesOf } from '../ui/theme.ts';

const themes = { night: themeOf('night'), day: themeOf('day') } as const;
const variables = { night: variablesOf('night'), day: variablesOf('day') } as const;

/** The team's gallery is seen in either look. */
const lookAskedFor = (search: string): Look => (new URLSearchParams(search).get('look') === 'night' ? 'night' : 'day');

export function App() {
  const user = useUser();
  // Paying is a matter of the day, for students who pay for themselves too.
  const ofPerson: Look = user.data?.role === 'student' && !user.data.isPendingAccess ? 'night' : 'day';
  const { pathname, search } = useLocation();
  const look = pathname === paths.gallery ? lookAskedFor(search) : ofPerson;
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
