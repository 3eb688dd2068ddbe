/** A parent's requests with the tutors whom the team has matched. */
import { deleteTutorRequest, listTutorRequests, type TutorRequest } from '@comet/contract/tutoring';
import { subjectName } from '@comet/domain/curriculum/subjects';
import { Button, Text } from '@mantine/core';
import { useAct } from '../api/act.ts';
import { useAsk } from '../api/ask.ts';
import type { Column } from '../ui/column.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';

const columns: readonly Column<TutorRequest>[] = [
  { title: 'Student', value: ({ studentName }) => studentName },
  { title: 'Code', value: ({ code }) => code },
  { title: 'Tutor', value: ({ tutor }) => (tutor === null ? null : `${tutor.firstName} ${tutor.lastName}`) },
  { title: 'Subject', value: ({ subject }) => subjectName(subject) ?? '' },
  { title: 'Account Connected', value: ({ isAccountConnected }) => (isAccountConnected ? 'Yes' : 'Not yet') },
];

interface RequestsTableProps {
  /** Asks before the tutor's care ends. */
  readonly onEnd: (request: TutorRequest, end: () => void) => void;
}

export function RequestsTable({ onEnd }: RequestsTableProps) {
  const remove = useAct(deleteTutorRequest);
  return (
    <Loaded query={useAsk(listTutorRequests)} skeleton={<SkeletonRows rows={3} height={44} />}>
      {(requests) =>
        requests.length === 0 ? (
          <Text>No requests yet. Ask for a tutor above, and the code for the telephone stands here.</Text>
        ) : (
          <DataTable
            label="Requests for tutors"
            columns={columns}
            rows={requests}
            keyOf={({ id }) => id}
            minWidth={720}
            actionsTitle="Action"
            onPhone={({ code, tutor, subject }) => (
              <>
                <Text size="sm">
                  {subjectName(subject)}, code {code}
                </Text>
                <Text size="sm" c="dimmed">
                  {tutor === null ? 'We are looking for a tutor' : `${tutor.firstName} ${tutor.lastName}, connected`}
                </Text>
              </>
            )}
            actions={(request) => (
              <Button
                variant="default"
                size="xs"
                loading={remove.isPending && remove.variables.params.id === request.id}
                aria-label={`${request.isAccountConnected ? 'End tutoring' : 'Cancel'}: ${request.studentName}, ${subjectName(request.subject)}`}
                onClick={() => onEnd(request, () => remove.mutate({ params: { id: request.id } }))}
              >
                {request.isAccountConnected ? 'End tutoring' : 'Cancel'}
              </Button>
            )}
          />
        )
      }
    </Loaded>
  );
}
