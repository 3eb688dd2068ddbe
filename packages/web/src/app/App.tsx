/** Wraps every page: theme, modal host and toasts. */
import { MantineProvider } from '@mantine/core';
import { Outlet, useLocation } from 'react-router';
import { isLessonPreview, paths } from '../navigation/paths.ts';
import { useUser } from '../sessions/session.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { lazily } from '../ui/lazily.tsx';
import { ModalHostProvider } from '../ui/modal-host.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { type ThemeName, themeOf, variablesOf } from '../ui/theme.ts';

/** Nothing sounds before a page has been used, so it comes after the first screen. */
const SoundWatch = lazily(
  afterPaint(() => import('../controls/SoundWatch.tsx')),
  { waiting: () => null, missing: () => null },
);

const themes = { night: themeOf('night'), day: themeOf('day') } as const;
const variables = { night: variablesOf('night'), day: variablesOf('day') } as const;

/** The development gallery shows either theme. */
const themeOfGallery = (search: string): ThemeName =>
  new URLSearchParams(search).get('theme') === 'night' ? 'night' : 'day';

export function App() {
  const user = useUser();
  // Paying is a matter of the day, for students who pay for themselves too.
  const { pathname, search } = useLocation();
  const isForChild = user.data?.role === 'student' && !user.data.isPendingAccess;
  const ofPerson: ThemeName = isForChild || isLessonPreview(pathname) ? 'night' : 'day';
  const themeName = pathname === paths.gallery ? themeOfGallery(search) : ofPerson;
  return (
    <MantineProvider
      key={themeName}
      theme={themes[themeName]}
      cssVariablesResolver={variables[themeName]}
      forceColorScheme={themeName === 'night' ? 'dark' : 'light'}
    >
      <div data-theme={themeName}>
        <ModalHostProvider>
          <Outlet />
        </ModalHostProvider>
        <Toasts />
        {user.data === undefined ? null : <SoundWatch isStudent={user.data.role === 'student'} />}
      </div>
    </MantineProvider>
  );
}
