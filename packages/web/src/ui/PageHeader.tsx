/** The title of a page with what can be done about the whole of it. */
import { Group, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';

interface PageHeaderProps {
  readonly title: string;
  readonly hint?: string;
  readonly children?: ReactNode;
}

export function PageHeader({ title, hint, children }: PageHeaderProps) {
  useEffect(() => {
    document.title = `${title} · Comet Club`;
  }, [title]);
  return (
    <Group justify="space-between" align={hint === undefined ? 'center' : 'flex-end'} mb="lg" gap="md">
      <div style={{ minWidth: 0 }}>
        <Title order={1} size="h2">
          {title}
        </Title>
        {hint === undefined ? null : <Text c="dimmed">{hint}</Text>}
      </div>
      <Group gap="sm" maw="100%">
        {children}
      </Group>
    </Group>
  );
}
