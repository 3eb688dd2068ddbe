/** A sheet of content on the ground. */
import type { ReactNode } from 'react';
import classes from './Card.module.css';

export function Card({ children, label }: { readonly children: ReactNode; readonly label?: string }) {
  return label === undefined ? (
    <div className={classes.card}>{children}</div>
  ) : (
    <section className={classes.card} aria-label={label}>
      {children}
    </section>
  );
}
