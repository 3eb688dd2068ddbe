/** Who a tutor is in numbers. */
import { getTutorDetails } from '@comet/contract/tutoring';
import { subjects } from '@comet/domain/curriculum/subjects';
import { Stack, Text } from '@mantine/core';
import { useAsk } from '../api/ask.ts';
import { Figures, FiguresSkeleton } from '../ui/Figures.tsx';
import { Loaded } from '../ui/Loaded.tsx';

const nameOf = new Map(subjects.map(({ key, name }) => [key, name]));
const names = ['Classes', 'Students', 'Active tasks'];
const since = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });

export function TutorNumbers({ tutorId }: { readonly tutorId: number }) {
  return (
    <Loaded
      query={useAsk(getTutorDetails, { params: { id: tutorId } })}
      skeleton={<FiguresSkeleton names={names} isCompared={false} />}
    >
      {({ subjects: taught, tutorSince, numbers }) => (
        <Stack gap="sm">
          <Text>
            {taught.length === 0 ? 'No subjects yet' : taught.map((key) => nameOf.get(key)).join(', ')}; tutor since{' '}
            {since.format(new Date(tutorSince))}
          </Text>
          {numbers === null ? null : (
            <Figures
              label="In numbers"
              figures={[
                { name: 'Classes', value: String(numbers.classrooms) },
                { name: 'Students', value: String(numbers.students) },
                { name: 'Active tasks', value: String(numbers.activePractices) },
              ]}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}
