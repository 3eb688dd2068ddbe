/** The menu of students and parents at the bottom of a phone. Hidden while a question is on the screen. */
import type { Role } from '@comet/domain/accounts/roles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isOfQuestions } from '../navigation/paths.ts';
import classes from './BottomNavigation.module.css';
import { MenuIcon } from './MenuIcon.tsx';
import { menus } from './menu.ts';

/** The same however large letters are: it has signs. The library makes letters' sizes of pixels unless they are calculated. */
export const bottomNavigationHeight = 'calc(68px)';

/** Places in the bar. */
const places = 5;

export const hasBottomNavigation = (role: Role, pathname: string): boolean =>
  role !== 'tutor' && !isOfQuestions(pathname);

interface BottomNavigationProps {
  readonly role: Role;
  readonly pathname: string;
  /** Opens the whole menu. */
  readonly onMore: () => void;
  readonly taskCount: ReactNode;
}

/** What a thumb needs most; the whole menu is one tap away. */
export function BottomNavigation({ role, pathname, onMore, taskCount }: BottomNavigationProps) {
  const links = menus[role].filter(({ short }) => short !== undefined);
  return (
    <nav className={classes.bar} aria-label="Quick menu">
      {links.map(({ to, label, sign, short }) => (
        <Link key={to} to={to} className={classes.link} aria-current={pathname === to ? 'page' : undefined}>
          <MenuIcon sign={sign} />
          <span aria-hidden="true">{short}</span>
          <span className="only-read-aloud">{label}</span>
          {role === 'student' && sign === 'tasks' ? <span className={classes.count}>{taskCount}</span> : null}
        </Link>
      ))}
      {links.length < places ? (
        <button type="button" className={classes.link} onClick={onMore}>
          <MenuIcon sign="more" />
          <span>More</span>
        </button>
      ) : null}
    </nav>
  );
}
