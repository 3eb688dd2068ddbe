/** How far each student is in a deck of the tutor. */
import { listDeckStudents } from '@comet/contract/flashcard-passing';
import { Button, Text } from '@mantine/core';
import { useAsk } from '../api/ask.ts';
import type { Column } from '../ui/column.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { useModal } from '../ui/modal-host.tsx';
import { TableSkeleton } from '../ui/states.tsx';
import { MemoryReport } from './MemoryReport.tsx';

interface Row {
  readonly studentId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly answeredCount: number;
  readonly knownCount: number;
  readonly dueCount: number;
}

const columns: readonly Column<Row>[] = [
  { title: 'Student', value: ({ firstName, lastName }) => `${firstName} ${lastName}` },
  { title: 'Answered', value: ({ answeredCount }) => answeredCount },
  { title: 'Knows', value: ({ knownCount }) => knownCount },
  { title: 'Due', value: ({ dueCount }) => dueCount },
];

export function DeckStudents({ flashcardDeckId, name }: { readonly flashcardDeckId: number; readonly name: string }) {
  const modal = useModal();
  const students = useAsk(listDeckStudents, { params: { id: flashcardDeckId } });
  return (
    <Loaded query={students} skeleton={<TableSkeleton rows={3} />}>
      {(rows) =>
        rows.length === 0 ? (
          <Text>Choose a class or a student, and their progress will appear here.</Text>
        ) : (
          <DataTable
            label={`Students learning ${name}`}
            columns={columns}
            rows={rows}
            keyOf={({ studentId }) => studentId}
            minWidth={420}
            csvName={name}
            isDense
            actions={({ studentId, firstName, lastName }) => (
              <Button
                variant="subtle"
                size="xs"
                aria-label={`Chart: ${firstName} ${lastName}`}
                onClick={() =>
                  modal.open({
                    title: `${firstName}’s flashcards`,
                    body: <MemoryReport studentId={studentId} name={firstName} />,
                  })
                }
              >
                Chart
              </Button>
            )}
          />
        )
      }
    </Loaded>
  );
}
