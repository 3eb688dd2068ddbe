/** One figure with its name, and how it compares. */
import { Text } from '@mantine/core';
import { Card } from './Card.tsx';

interface StatTileProps {
  readonly name: string;
  readonly value: string;
  readonly compared?: string;
}

export function StatTile({ name, value, compared }: StatTileProps) {
  return (
    <Card>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Text size="xl" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Text>
      {compared === undefined ? null : (
        <Text size="xs" c="dimmed">
          {compared}
        </Text>
      )}
    </Card>
  );
}
