/** A sheet of content on the ground. */
import type { ReactNode } from 'react';
import classes from './Card.module.css';

interface CardProps {
  readonly children: ReactNode;
  readonly label?: string;
  /** Little room around what it holds, where a table is all of it. */
  readonly isTight?: boolean;
}

export function Card({ children, label, isTight = false }: CardProps) {
  const className = isTight ? `${classes.card} ${classes.tight}` : classes.card;
  return label === undefined ? (
    <div className={className}>{children}</div>
  ) : (
    <section className={className} aria-label={label}>
      {children}
    </section>
  );
}
