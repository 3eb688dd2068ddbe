/** Search and subject of a tutor's list; the search waits until typing pauses. */
import { subjects } from '@comet/domain/curriculum/subjects';
import { Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { ListQuery } from '../../classrooms/classrooms.queries.ts';

const pauseMs = 300;

export function useListFilters(label: string) {
  const [search, setSearch] = useState('');
  const [subject, setSubject] = useState('all');
  const [settled] = useDebouncedValue(search, pauseMs);
  const query: ListQuery = { search: settled, subjectId: subject === 'all' ? undefined : Number(subject) };
  const filters = (
    <>
      <TextInput
        aria-label={label}
        placeholder={label}
        value={search}
        maxLength={60}
        onChange={(event) => setSearch(event.currentTarget.value)}
        w={220}
      />
      <Select
        aria-label="Subject"
        data={[
          { value: 'all', label: 'All' },
          ...subjects.map(({ subjectId, name }) => ({ value: String(subjectId), label: name })),
        ]}
        value={subject}
        onChange={(value) => setSubject(value ?? 'all')}
        w={220}
      />
    </>
  );
  return { query, filters };
}
