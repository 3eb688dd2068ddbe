/** A student's menu at the bottom of a phone. Hidden while a question is on the screen. */
import type { Role } from '@comet/domain/accounts/roles';
import { Link } from 'react-router';
import { isOfQuestions } from '../navigation/paths.ts';
import classes from './BottomNavigation.module.css';
import { MenuIcon } from './MenuIcon.tsx';
import { menus } from './menu.ts';

/** The same however large letters are: it has signs. The library makes letters' sizes of pixels unless they are calculated. */
export const bottomNavigationHeight = 'calc(68px)';

export const hasBottomNavigation = (role: Role, pathname: string): boolean =>
  role === 'student' && !isOfQuestions(pathname);

/** What a thumb needs most; the whole menu is one tap away. */
const shortMenu = menus.student.filter(({ short }) => short !== undefined);

export function BottomNavigation({ pathname }: { readonly pathname: string }) {
  return (
    <nav className={classes.bar} aria-label="Quick menu">
      {shortMenu.map(({ to, label, sign, short }) => (
        <Link
          key={to}
          to={to}
          className={classes.link}
          aria-label={label}
          aria-current={pathname === to ? 'page' : undefined}
        >
          {sign === undefined ? null : <MenuIcon sign={sign} />}
          <span>{short}</span>
        </Link>
      ))}
    </nav>
  );
}
