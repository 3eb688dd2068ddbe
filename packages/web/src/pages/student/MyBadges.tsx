/** The badges of a child's year, as a card of a page. */
import { Text } from '@mantine/core';
import { BadgeShelf } from '../../missions/BadgeShelf.tsx';
import { Card } from '../../ui/Card.tsx';

export function MyBadges({ year }: { readonly year: number }) {
  return (
    <Card label="My badges">
      <Text component="h2" m={0} mb="sm" fw={600} size="lg">
        My badges
      </Text>
      <BadgeShelf year={year} />
    </Card>
  );
}
