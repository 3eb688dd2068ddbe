/** A student's menu at the foot of a phone, where the thumb is; while a question is on the screen there is nothing beside it. */
import type { Role } from '@comet/domain/accounts/roles';
import { Link } from 'react-router';
import { isOfQuestions } from '../navigation/paths.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { menus } from './menu.ts';
import classes from './ThumbBar.module.css';

/** The same however large letters are: it has signs. The library makes letters' sizes of pixels unless they are reckoned. */
export const thumbBarHeight = 'calc(68px)';

export const hasThumbBar = (role: Role, pathname: string): boolean => role === 'student' && !isOfQuestions(pathname);

export function ThumbBar({ pathname }: { readonly pathname: string }) {
  return (
    <nav className={classes.bar} aria-label="Quick menu">
      {menus.student.map(({ to, label, sign, short }) => (
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
