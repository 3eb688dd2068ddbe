/** The title of a page with what can be done about the whole of it. */
import { Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import classes from './PageHeader.module.css';

interface PageHeaderProps {
  readonly title: string;
  readonly hint?: ReactNode;
  /** Before the title. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}

export function PageHeader({ title, hint, picture, children }: PageHeaderProps) {
  useEffect(() => {
    document.title = `${title} · Comet Club`;
  }, [title]);
  return (
    <div className={classes.head}>
      {picture}
      <div className={classes.name}>
        <Title order={1} size="h2">
          {title}
        </Title>
        {hint === undefined ? null : <Text c="dimmed">{hint}</Text>}
      </div>
      {children === undefined ? null : <div className={classes.tools}>{children}</div>}
    </div>
  );
}
