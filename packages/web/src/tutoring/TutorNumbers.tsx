/** Who a tutor is in numbers. */
import { getTutorDetails } from '@comet/contract/tutoring';
import { subjectName } from '@comet/domain/curriculum/subjects';
import { Stack, Text } from '@mantine/core';
import { useAsk } from '../api/ask.ts';
import { month } from '../ui/dates.ts';
import { Figures, FiguresSkeleton } from '../ui/Figures.tsx';
import { Loaded } from '../ui/Loaded.tsx';

const names = ['Classes', 'Students', 'Active tasks'];

export function TutorNumbers({ tutorId }: { readonly tutorId: number }) {
  return (
    <Loaded
      query={useAsk(getTutorDetails, { params: { id: tutorId } })}
      skeleton={<FiguresSkeleton names={names} isCompared={false} />}
    >
      {({ subjects: taught, tutorSince, numbers }) => (
        <Stack gap="sm">
          <Text>
            {taught.length === 0 ? 'No subjects yet' : taught.map((key) => subjectName(key)).join(', ')}; tutor since{' '}
            {month(tutorSince)}
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
