/** Who a tutor is in numbers. */
import { subjects } from '@comet/domain/curriculum/subjects';
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { Loaded } from '../ui/Loaded.tsx';
import { StatTile } from '../ui/StatTile.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { useTutorDetails } from './tutoring.queries.ts';

const nameOf = new Map(subjects.map(({ key, name }) => [key, name]));
const since = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });

export function TutorNumbers({ tutorId }: { readonly tutorId: number }) {
  return (
    <Loaded query={useTutorDetails(tutorId)} skeleton={<SkeletonRows rows={1} height={100} />}>
      {({ subjects: taught, tutorSince, numbers }) => (
        <Stack gap="sm">
          <Text>
            {taught.length === 0 ? 'No subjects yet' : taught.map((key) => nameOf.get(key)).join(', ')}; tutor since{' '}
            {since.format(new Date(tutorSince))}
          </Text>
          {numbers === null ? null : (
            <SimpleGrid cols={{ xs: 1, sm: 3 }}>
              <StatTile name="Classes" value={String(numbers.classrooms)} />
              <StatTile name="Students" value={String(numbers.students)} />
              <StatTile name="Active tasks" value={String(numbers.activePractices)} />
            </SimpleGrid>
          )}
        </Stack>
      )}
    </Loaded>
  );
}
