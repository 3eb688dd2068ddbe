/** The tutor's classes. */
import { SimpleGrid, Text, Title } from '@mantine/core';
import { useClassrooms } from '../../classrooms/classrooms.queries.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { useListFilters } from './ListFilters.tsx';

export default function ClassesPage() {
  const { query, filters } = useListFilters('Search classes');
  const classrooms = useClassrooms(query);
  return (
    <>
      <PageHeader title="Classes">{filters}</PageHeader>
      <Loaded query={classrooms} skeleton={<SkeletonRows rows={3} height={110} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title="No classes found">
              <Text>Your classes stand here.</Text>
            </EmptyState>
          ) : (
            <SimpleGrid cols={{ xs: 1, sm: 2, lg: 3 }}>
              {rows.map(({ id, name, subject, numberOfStudents }) => (
                <Card key={id} label={name}>
                  <Title order={2} size="h4">
                    {name}
                  </Title>
                  <Text c="dimmed">{subject.name}</Text>
                  <Text>
                    {numberOfStudents} {numberOfStudents === 1 ? 'student' : 'students'}
                  </Text>
                </Card>
              ))}
            </SimpleGrid>
          )
        }
      </Loaded>
    </>
  );
}
