/** The shell of every page behind the log-in: brand, side menu, coins for students, and the way out. */
import type { User } from '@comet/contract/accounts';
import { ActionIcon, AppShell, Burger, Button, Group, NavLink, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useRelatives } from '../accounts/accounts.queries.ts';
import { Coin } from '../drawings/Coin.tsx';
import { Star } from '../drawings/Stars.tsx';
import { useProfile } from '../missions/missions.queries.ts';
import { homeOf } from '../sessions/home.ts';
import { leave, useUser } from '../sessions/session.ts';
import { useModal } from '../ui/modal-host.tsx';
import { OfflineNotice } from '../ui/OfflineNotice.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { menus } from './menu.ts';
import { isOfQuestions, paths } from './paths.ts';
import classes from './Shell.module.css';

// Its fields weigh as much as a whole screen, and few ask for it.
const SwitchUserForm = lazy(() =>
  import('../sessions/SwitchUserForm.tsx').then((room) => ({ default: room.SwitchUserForm })),
);

const ReadingSettings = lazy(() => import('../ui/ReadingSettings.tsx'));

/** A large and a small letter: how text is read. */
function LettersIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M2 19 8 5l6 14M4.2 14h7.6" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="18" cy="16" r="3" />
      <path d="M21.5 12.5V19" strokeLinecap="round" />
    </svg>
  );
}

function Purse() {
  const profile = useProfile();
  if (profile.data === undefined) return null;
  const { coins, stars } = profile.data;
  return (
    <Group gap="md" wrap="nowrap">
      <Group gap={6} wrap="nowrap">
        <Coin size={24} />
        <Text fw={600} c="var(--comet-coin)">
          {coins}
          <span className="only-read-aloud"> coins</span>
        </Text>
      </Group>
      <Group gap={6} wrap="nowrap">
        <Star isWon size={24} />
        <Text fw={600} c="var(--comet-coin)">
          {stars}
          <span className="only-read-aloud"> stars</span>
        </Text>
      </Group>
    </Group>
  );
}

/** Only students answer; nobody else loads it. */
const KeptAnswers = lazy(() => import('../attempts/KeptAnswers.tsx'));

/** What a person should know wherever they are. */
function Notices({ user: { userId, role } }: { readonly user: User }) {
  const { pathname } = useLocation();
  if (role !== 'student')
    return (
      <OfflineNotice>What you see may have changed. Changes of yours have to wait until you are back.</OfflineNotice>
    );
  return (
    <>
      <OfflineNotice>What you answer is kept here and sent once you are back.</OfflineNotice>
      <Suspense>
        <KeptAnswers key={userId} userId={userId} isAtQuestions={isOfQuestions(pathname)} />
      </Suspense>
    </>
  );
}

export function Shell({ children }: { readonly children: ReactNode }) {
  const [isOpen, { toggle, close }] = useDisclosure();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const modal = useModal();
  const user = useUser().data;
  const relatives = useRelatives(user !== undefined && user.role !== 'tutor').data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the page changes
  useEffect(close, [pathname, close]);
  if (user === undefined) return children;
  const relations = relatives === undefined ? [] : [relatives.parent ?? [], relatives.children].flat();
  const family = relations.filter(({ userId }) => userId !== user.userId);
  const switchUser = (): void =>
    modal.open({
      title: 'Switch user',
      body: (
        <Suspense fallback={<SkeletonRows rows={3} height={56} />}>
          <SwitchUserForm
            members={family}
            onEntered={(entered) => {
              modal.clear();
              void navigate(homeOf(entered));
            }}
          />
        </Suspense>
      ),
    });
  const openReading = (): void =>
    modal.open({
      title: 'Reading settings',
      body: (
        <Suspense fallback={<SkeletonRows rows={4} height={48} />}>
          <ReadingSettings />
        </Suspense>
      ),
    });
  const signOut = async (): Promise<void> => {
    await leave();
    location.assign(paths.landing);
  };
  return (
    <AppShell
      header={{ height: 64 }}
      navbar={{ width: 230, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
      padding={{ xs: 'sm', sm: 'lg' }}
    >
      <AppShell.Header bg="var(--comet-ground-deep)" withBorder={false}>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger opened={isOpen} onClick={toggle} hiddenFrom="md" aria-label="Menu" />
            <Link to={homeOf(user)} aria-label="Comet Club, home" style={{ display: 'flex' }}>
              <img src="/comet.svg" alt="" width={40} height={40} />
            </Link>
            <Text fw={600} visibleFrom="sm">
              Comet Club
            </Text>
          </Group>
          <Group gap="lg" wrap="nowrap">
            {user.role === 'student' ? <Purse /> : null}
            <Text truncate maw={180}>
              {user.role === 'tutor' ? <Link to={paths.tutorProfile}>{user.firstName}</Link> : user.firstName}
            </Text>
            <ActionIcon variant="default" onClick={openReading} aria-label="Reading settings">
              <LettersIcon />
            </ActionIcon>
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar bg="var(--comet-ground-deep)" withBorder={false} p="sm" aria-label="Main menu">
        <AppShell.Section grow style={{ overflowY: 'auto' }}>
          {menus[user.role].map(({ to, label }) => (
            <NavLink
              key={to}
              component={Link}
              to={to}
              label={label}
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
          <Button variant="default" fullWidth onClick={() => void signOut()}>
            Sign out
          </Button>
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main>
        <div className={classes.content}>
          <Notices user={user} />
          {children}
        </div>
      </AppShell.Main>
    </AppShell>
  );
}
