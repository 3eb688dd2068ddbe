/** Search and subject of a tutor's list; the search waits until typing pauses. */
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { ListQuery } from '../../classrooms/classrooms.queries.ts';
import { all, filterStyle, SubjectFilter } from './filters.tsx';

const pauseMs = 300;

export function useListFilters(label: string) {
  const [search, setSearch] = useState('');
  const [subject, setSubject] = useState(all);
  const [debouncedSearch] = useDebouncedValue(search, pauseMs);
  const query: ListQuery = { search: debouncedSearch, subjectId: subject === all ? undefined : Number(subject) };
  const filters = (
    <>
      <TextInput
        aria-label={label}
        placeholder={label}
        type="search"
        value={search}
        maxLength={60}
        onChange={(event) => setSearch(event.currentTarget.value)}
        style={filterStyle}
      />
      <SubjectFilter value={subject} onChange={setSubject} />
    </>
  );
  const isFiltered = query.subjectId !== undefined || query.search.trim() !== '';
  /** The way on where the filters leave nothing. */
  const clearButton = (
    <Button
      variant="default"
      onClick={() => {
        setSearch('');
        setSubject(all);
      }}
    >
      Show all
    </Button>
  );
  return { query, filters, isFiltered, clearButton };
}
