/** The tutor's classes: made, changed, taken away, and each looked into. */
import type { Classroom } from '@comet/contract/classrooms';
import { Button, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { ClassForm } from '../../classrooms/ClassForm.tsx';
import { everything, useClassrooms, useDeleteClassroom } from '../../classrooms/classrooms.queries.ts';
import { Card } from '../../ui/Card.tsx';
import { ConfirmForm } from '../../ui/ConfirmForm.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { ClassView } from './ClassView.tsx';
import { useListFilters } from './ListFilters.tsx';

function ClassCard({ classroom }: { readonly classroom: Classroom }) {
  const { id, name, subject, numberOfStudents } = classroom;
  const modal = useModal();
  const remove = useDeleteClassroom();
  return (
    <Card label={name}>
      <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
        <Link to={paths.tutorClassAt(id)}>{name}</Link>
      </Title>
      <Text c="dimmed">{subject.name}</Text>
      <Text>
        {numberOfStudents} {numberOfStudents === 1 ? 'student' : 'students'}
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
        <Button
          variant="subtle"
          size="sm"
          aria-label={`Delete: ${name}`}
          loading={remove.isPending}
          onClick={() =>
            modal.open({
              title: `Delete ${name}?`,
              body: (
                <ConfirmForm
                  text="Its students stay in your list, and what they did stays theirs."
                  yes="Delete"
                  no="Keep it"
                  onNo={modal.clear}
                  onYes={() => {
                    modal.clear();
                    remove.mutate(id);
                  }}
                />
              ),
            })
          }
        >
          Delete
        </Button>
      </Group>
    </Card>
  );
}

function AllClasses() {
  const { query, filters } = useListFilters('Search classes');
  const classrooms = useClassrooms(query);
  const modal = useModal();
  return (
    <>
      <PageHeader title="Classes">
        {filters}
        <Button onClick={() => modal.open({ title: 'Create class', body: <ClassForm onDone={modal.clear} /> })}>
          Create class
        </Button>
      </PageHeader>
      <Loaded query={classrooms} skeleton={<SkeletonRows rows={3} height={150} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title="No classes found">
              <Text>Your classes stand here. Create one and add students to it.</Text>
            </EmptyState>
          ) : (
            <SimpleGrid cols={{ xs: 1, sm: 2, lg: 3 }}>
              {rows.map((classroom) => (
                <ClassCard key={classroom.id} classroom={classroom} />
              ))}
            </SimpleGrid>
          )
        }
      </Loaded>
    </>
  );
}

function OneClass({ id }: { readonly id: number }) {
  const classrooms = useClassrooms(everything);
  return (
    <>
      <PageHeader title="Classes" />
      <Loaded query={classrooms} skeleton={<SkeletonRows rows={6} height={44} />}>
        {(rows) => {
          const classroom = rows.find((row) => row.id === id);
          return classroom === undefined ? (
            <EmptyState title="This class is not there">
              <Button component={Link} to={paths.tutorClasses}>
                All classes
              </Button>
            </EmptyState>
          ) : (
            <ClassView classroom={classroom} />
          );
        }}
      </Loaded>
    </>
  );
}

export default function ClassesPage() {
  const [search] = useSearchParams();
  const id = Number(search.get('class'));
  return Number.isInteger(id) && id > 0 ? <OneClass key={id} id={id} /> : <AllClasses />;
}
