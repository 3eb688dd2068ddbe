/** Several figures in one strip, each with its name and how it compares: as many side by side as there is room for. */
import { Skeleton } from '@mantine/core';
import { Card } from './Card.tsx';
import classes from './Figures.module.css';

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly compared?: string;
}

interface FiguresProps {
  /** What they are about, for screen readers. */
  readonly label: string;
  readonly figures: readonly Figure[];
}

export function Figures({ label, figures }: FiguresProps) {
  return (
    <Card label={label}>
      <dl className={classes.strip}>
        {figures.map(({ name, value, compared }) => (
          <div key={name} className={classes.figure}>
            <dt className={classes.name}>{name}</dt>
            <dd className={classes.value}>{value}</dd>
            {compared === undefined ? null : <dd className={classes.compared}>{compared}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The strip before its figures are known: as high as it will be. */
export function FiguresSkeleton({ names, isCompared }: { readonly names: readonly string[]; isCompared: boolean }) {
  return (
    <Card>
      <div className={classes.strip} role="status" aria-label="Loading">
        {names.map((name) => (
          <div key={name} className={classes.figure}>
            <span className={classes.name}>{name}</span>
            <Skeleton className={classes.value} width="4.5rem" height="1.8rem" />
            {isCompared ? <Skeleton className={classes.compared} width="8rem" height="1.3rem" /> : null}
          </div>
        ))}
      </div>
    </Card>
  );
}
