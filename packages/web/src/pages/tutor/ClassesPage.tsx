/** The tutor's classes: made, changed, taken away, and each looked into. */
import type { Classroom, TutorStudent } from '@comet/contract/classrooms';
import { Button, Group, SimpleGrid, Skeleton, Text, Title } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { ClassForm } from '../../classrooms/ClassForm.tsx';
import {
  everything,
  useClassrooms,
  useDeleteClassroom,
  useTutorStudents,
} from '../../classrooms/classrooms.queries.ts';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { DeleteButton } from '../../ui/DeleteButton.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { percentOf, percentText } from '../../ui/percent.ts';
import { EmptyState, TableSkeleton } from '../../ui/states.tsx';
import { ClassView } from './ClassView.tsx';
import { useListFilters } from './ListFilters.tsx';

/** What a class did in the last seven days, in a line. */
function weekOf(students: readonly TutorStudent[]): string {
  const atWork = students.filter(({ week }) => week.answered > 0);
  if (students.length === 0) return 'Nobody in it yet';
  if (atWork.length === 0) return 'No answers in 7 days';
  const [right, answered] = atWork.reduce(([sum, all], { week }) => [sum + week.right, all + week.answered], [
    0, 0,
  ] as readonly [number, number]);
  return `${atWork.length} of ${students.length} at work in 7 days, ${percentText(percentOf(right, answered))} right`;
}

function ClassCard({ classroom }: { readonly classroom: Classroom }) {
  const { id, name, subject, numberOfStudents } = classroom;
  const students = useTutorStudents({ search: '', subjectId: subject.id }).data?.filter((student) =>
    student.classrooms.some((one) => one.id === id),
  );
  const modal = useModal();
  const remove = useDeleteClassroom();
  return (
    <Card label={name}>
      <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
        <Link to={paths.tutorClassAt(id)}>{name}</Link>
      </Title>
      <Text c="dimmed">{subject.name}</Text>
      <Text fw={600} mt="xs">
        {numberOfStudents} {numberOfStudents === 1 ? 'student' : 'students'}
      </Text>
      <Text size="sm" c="dimmed">
        {students === undefined ? ' ' : weekOf(students)}
      </Text>
      <Group gap="xs" mt="sm">
        <Button
          variant="default"
          size="sm"
          aria-label={`Edit: ${name}`}
          onClick={() =>
            modal.open({ title: 'Edit class', body: <ClassForm classroom={classroom} onDone={modal.clear} /> })
          }
        >
          Edit
        </Button>
        <DeleteButton
          size="sm"
          aria-label={`Delete: ${name}`}
          loading={remove.isPending}
          name={name}
          consequence="Its students stay in your list, and what they did stays theirs."
          onDelete={() => remove.mutate({ params: { id } })}
        />
      </Group>
    </Card>
  );
}

const columns = { xs: 1, sm: 2, lg: 3 } as const;

function CardsSkeleton() {
  return (
    <SimpleGrid cols={columns} role="status" aria-label="Loading">
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} height={200} radius="md" />
      ))}
    </SimpleGrid>
  );
}

function AllClasses() {
  const { query, filters, isFiltered, clearButton } = useListFilters('Search classes');
  const classrooms = useClassrooms(query);
  const modal = useModal();
  const create = (): void => modal.open({ title: 'Create class', body: <ClassForm onDone={modal.clear} /> });
  return (
    <>
      <PageHeader title="Classes">
        {filters}
        <Button onClick={create}>Create class</Button>
      </PageHeader>
      <Loaded query={classrooms} skeleton={<CardsSkeleton />}>
        {(rows) => {
          if (rows.length > 0)
            return (
              <SimpleGrid cols={columns}>
                {rows.map((classroom) => (
                  <ClassCard key={classroom.id} classroom={classroom} />
                ))}
              </SimpleGrid>
            );
          return isFiltered ? (
            <EmptyState title="No classes found">
              <Text>None of your classes match this search and subject.</Text>
              {clearButton}
            </EmptyState>
          ) : (
            <EmptyState title="No classes yet">
              <Text>Create one, add students to it, and set them work together.</Text>
              <Button variant="default" onClick={create}>
                Create your first class
              </Button>
            </EmptyState>
          );
        }}
      </Loaded>
    </>
  );
}

function OneClass({ id }: { readonly id: number }) {
  const classrooms = useClassrooms(everything);
  const classroom = classrooms.data?.find((row) => row.id === id);
  if (classroom !== undefined) return <ClassView classroom={classroom} />;
  return (
    <>
      <PageHeader title="Classes" />
      <Loaded query={classrooms} skeleton={<TableSkeleton />}>
        {() => (
          <EmptyState title="This class is not there">
            <Button component={Link} to={paths.tutorClasses}>
              All classes
            </Button>
          </EmptyState>
        )}
      </Loaded>
    </>
  );
}

export default function ClassesPage() {
  const [search] = useSearchParams();
  const id = Number(search.get('class'));
  return Number.isInteger(id) && id > 0 ? <OneClass key={id} id={id} /> : <AllClasses />;
}
