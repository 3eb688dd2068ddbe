/** What stands where content would be: while it loads, when there is none, when it failed. */
import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { outOfReachText } from './texts.ts';

export function EmptyState({
  title,
  children,
  art,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly art?: ReactNode;
}) {
  return (
    <Card>
      <Stack align="center" ta="center" py="xl" gap="sm">
        {art}
        <Title order={2} size="h3">
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  );
}

export function ErrorState({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <Card>
      <Stack align="center" ta="center" py="xl" gap="sm" role="alert">
        <Title order={2} size="h3">
          That did not work
        </Title>
        <Text>{error.message}</Text>
        <Button onClick={onRetry}>Try again</Button>
      </Stack>
    </Card>
  );
}

export function SkeletonRows({ rows, height }: { readonly rows: number; readonly height: number }) {
  return (
    <Stack gap="sm" role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, place) => (
        <Skeleton key={`row ${place + 1}`} height={height} radius="md" />
      ))}
    </Stack>
  );
}

/** A table in its card before its rows are there. */
export function TableSkeleton({ rows = 8 }: { readonly rows?: number }) {
  return (
    <Card isTight>
      <SkeletonRows rows={rows} height={24} />
    </Card>
  );
}

const outOfReach = new Error(outOfReachText);

/** What an app opened without a network can say. */
export function OutOfReach({ onRetry }: { readonly onRetry: () => void }) {
  return <ErrorState error={outOfReach} onRetry={onRetry} />;
}
