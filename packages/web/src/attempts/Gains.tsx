/** What an answer or a test brought. */
import { Group, Text } from '@mantine/core';
import { Coin } from '../drawings/Coin.tsx';
import { Comet } from '../drawings/Comet.tsx';

interface GainsProps {
  readonly experience: number;
  readonly coins: number;
  readonly size?: 'sm' | 'md';
}

export function Gains({ experience, coins, size = 'md' }: GainsProps) {
  const icon = size === 'sm' ? 22 : 28;
  return (
    <Group gap="0.1rem 0.75rem" wrap="wrap" component="span">
      {experience > 0 ? (
        <Group gap={4} wrap="nowrap" component="span">
          <Comet size={icon} />
          <Text span size={size} fw={600}>
            +{experience} experience
          </Text>
        </Group>
      ) : null}
      {coins > 0 ? (
        <Group gap={4} wrap="nowrap" component="span">
          <Coin size={icon} />
          <Text span size={size} fw={600}>
            +{coins} {coins === 1 ? 'coin' : 'coins'}
          </Text>
        </Group>
      ) : null}
    </Group>
  );
}
