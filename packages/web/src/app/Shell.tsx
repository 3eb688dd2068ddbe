/** The shell of every page behind the log-in: brand, side menu, coins for students, and the way out. */
import { getRelatives } from '@comet/contract/families';
import { AppShell, Burger, Button, Group, NavLink, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useAsk } from '../api/ask.ts';
import { beginHome } from '../api/home.ts';
import { isOfQuestions, paths } from '../navigation/paths.ts';
import { homeOf } from '../sessions/home.ts';
import { leave, useUser } from '../sessions/session.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { lazily } from '../ui/lazily.tsx';
import { useModal } from '../ui/modal-host.tsx';
import { ReadingSettingsButton } from '../ui/ReadingSettingsButton.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { useIsNarrow } from '../ui/use-is-phone.ts';
import { BottomNavigation, bottomNavigationHeight, hasBottomNavigation } from './BottomNavigation.tsx';
import { CoinBalance } from './CoinBalance.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import { menus } from './menu.ts';
import { Notices } from './Notices.tsx';
import classes from './Shell.module.css';

/** Not needed to begin, so it comes after the first screen. */
const TaskCount = lazily(
  afterPaint(() => import('./TaskCount.tsx')),
  { waiting: () => null, missing: () => null },
);

// Its fields weigh as much as a whole screen, and few ask for it.
const SwitchUserForm = lazily(
  () => import('../sessions/SwitchUserForm.tsx').then((module) => ({ default: module.SwitchUserForm })),
  { waiting: () => <SkeletonRows rows={3} height={56} /> },
);

const NotificationBell = lazily(
  afterPaint(() => import('../notifications/NotificationBell.tsx')),
  {
    // Its place is kept, so that nothing moves when it comes.
    waiting: ({ className }) => <span className={className} style={{ visibility: 'hidden' }} />,
    missing: () => null,
  },
);

export function Shell({ children }: { readonly children: ReactNode }) {
  const [isOpen, { toggle, close }] = useDisclosure();
  // On a phone the first screen is drawn without the menu, which nobody sees yet.
  const [wasOpened, setWasOpened] = useState(false);
  const hasMenu = !useIsNarrow() || wasOpened;
  const toggleMenu = (): void => {
    setWasOpened(true);
    toggle();
  };
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const modal = useModal();
  // While the shell is drawn: what is in it asks as soon as it stands.
  useMemo(() => beginHome(pathname), [pathname]);
  const user = useUser().data;
  const relatives = useAsk(getRelatives, {}, { isOn: user !== undefined && user.role !== 'tutor' }).data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the page changes
  useEffect(close, [pathname, close]);
  if (user === undefined) return children;
  // A test has the window to itself.
  const isAtQuestions = isOfQuestions(pathname);
  const hasBar = hasBottomNavigation(user.role, pathname);
  const relations = relatives === undefined ? [] : [relatives.parent ?? [], relatives.children].flat();
  const family = relations.filter(({ userId }) => userId !== user.userId);
  const switchUser = (): void =>
    modal.open({
      title: 'Switch user',
      body: (
        <SwitchUserForm
          members={family}
          onEntered={(entered) => {
            modal.clear();
            void navigate(homeOf(entered));
          }}
        />
      ),
    });
  return (
    <AppShell
      header={{ height: 64 }}
      footer={{ height: { base: bottomNavigationHeight, md: 0 }, collapsed: !hasBar }}
      navbar={{ width: 230, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
      padding={isAtQuestions ? 0 : { xs: 'sm', sm: 'lg' }}
      disabled={isAtQuestions}
    >
      <AppShell.Header bg="var(--comet-ground-deep)" withBorder={false} className={classes.head}>
        <Group h="100%" px={{ base: 6, sm: 'md' }} gap="xs" justify="space-between" wrap="nowrap">
          <Group gap={4} wrap="nowrap" className={classes.brand}>
            <Burger opened={isOpen} onClick={toggleMenu} hiddenFrom="md" aria-label="Menu" w="48px" h="48px" />
            <Link to={homeOf(user)} aria-label="Comet Club, home" className={classes.home}>
              <img src="/comet.svg" alt="" width={40} height={40} />
            </Link>
            <Text fw={600} visibleFrom="sm">
              Comet Club
            </Text>
          </Group>
          <Group wrap="nowrap" className={classes.person}>
            {user.role === 'student' ? <CoinBalance /> : null}
            <Text truncate maw={180} className={classes.name}>
              {user.role === 'tutor' ? <Link to={paths.tutorProfile}>{user.firstName}</Link> : user.firstName}
            </Text>
            {user.isPendingAccess ? null : (
              <NotificationBell isStudent={user.role === 'student'} className={classes.round} />
            )}
            <ReadingSettingsButton className={classes.round} />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar bg="var(--comet-ground-deep)" withBorder={false} p="sm" aria-label="Main menu">
        <AppShell.Section grow style={{ overflowY: 'auto' }}>
          {(hasMenu ? menus[user.role] : []).map(({ to, label, sign }) => (
            <NavLink
              key={to}
              component={Link}
              to={to}
              label={label}
              leftSection={<MenuIcon sign={sign} />}
              rightSection={user.role === 'student' && sign === 'tasks' ? <TaskCount /> : undefined}
              active={pathname === to}
              aria-current={pathname === to ? 'page' : undefined}
              variant="filled"
              style={{ borderRadius: 14, minHeight: 48 }}
            />
          ))}
        </AppShell.Section>
        <AppShell.Section>
          {family.length > 0 ? (
            <Button variant="default" fullWidth mb="sm" onClick={switchUser}>
              Switch user
            </Button>
          ) : null}
          <Button variant="default" fullWidth onClick={() => void leave()}>
            Sign out
          </Button>
        </AppShell.Section>
      </AppShell.Navbar>
      {hasBar ? (
        <AppShell.Footer bg="var(--comet-ground-deep)" withBorder={false} hiddenFrom="md">
          <BottomNavigation role={user.role} pathname={pathname} onMore={toggleMenu} taskCount={<TaskCount />} />
        </AppShell.Footer>
      ) : null}
      <AppShell.Main>
        <div className={isAtQuestions ? classes.questions : classes.content}>
          <Notices user={user} />
          {children}
        </div>
      </AppShell.Main>
    </AppShell>
  );
}
