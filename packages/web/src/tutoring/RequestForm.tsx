/** Asking for a tutor: the child, the subject, submit. */
import type { Child } from '@comet/contract/accounts';
import { createTutorRequest } from '@comet/contract/tutoring';
import { subjects } from '@comet/domain/curriculum/subjects';
import { Button, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { useAct } from '../api/act.ts';

export function RequestForm({ family }: { readonly family: readonly Child[] }) {
  const [studentId, setStudentId] = useState<string | null>(String(family[0]?.userId ?? ''));
  const [subjectId, setSubjectId] = useState('1');
  const create = useAct(createTutorRequest, { done: 'request was successfully sent' });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (studentId !== null && studentId !== '' && !create.isPending)
          create.mutate({ body: { studentId: Number(studentId), subjectId: Number(subjectId) } });
      }}
    >
      <Stack gap="sm" maw={420}>
        <Select
          label="1. Select the child"
          data={family.map(({ userId, firstName }) => ({ value: String(userId), label: firstName }))}
          value={studentId}
          onChange={setStudentId}
        />
        <Select
          label="2. Select the subject"
          data={subjects.map((subject) => ({ value: String(subject.subjectId), label: subject.name }))}
          value={subjectId}
          onChange={(value) => setSubjectId(value ?? '1')}
        />
        <Button type="submit" loading={create.isPending} disabled={family.length === 0}>
          3. Submit
        </Button>
      </Stack>
    </form>
  );
}
