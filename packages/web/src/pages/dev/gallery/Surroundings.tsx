/** What stands before, instead of and around content: skeleton, nothing yet, failure, loader. */
import { Button, SimpleGrid, Text } from '@mantine/core';
import { Mascot } from '../../../mascots/Mascot.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/states.tsx';
import { outOfReachText } from '../../../ui/texts.ts';

const failure = new Error(outOfReachText);

export function Surroundings() {
  return (
    <SimpleGrid cols={{ xs: 1, md: 2 }}>
      <EmptyState title="No practices yet" art={<Mascot subject="english" mood="sleep" size={128} />}>
        <Text>Set one in three steps.</Text>
        <Button>Set a practice</Button>
      </EmptyState>
      <ErrorState error={failure} onRetry={() => undefined} />
      <Card label="Loading">
        <SkeletonRows rows={4} height={48} />
      </Card>
      <Card label="Starting">
        <Loader />
      </Card>
    </SimpleGrid>
  );
}
