/** What a tutor does with one student, from whichever table they stand in: a menu, each entry a modal. */
import type { TutorStudent } from '@comet/contract/classrooms';
import { Button, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { AddToClassForm } from '../../classrooms/AddToClassForm.tsx';
import { CoinsForm } from '../../classrooms/CoinsForm.tsx';
import { everything, useClassrooms } from '../../classrooms/classrooms.queries.ts';
import { StudentMessageForm } from '../../classrooms/MessageForm.tsx';
import { nameOf } from '../../classrooms/StudentsTable.tsx';
import { StudyTypeForm } from '../../classrooms/StudyTypeForm.tsx';
import { useModal } from '../../ui/modal-host.tsx';

/** `more` adds entries of the page. */
export function useStudentActions(more?: (student: TutorStudent) => ReactNode) {
  const modal = useModal();
  const classrooms = useClassrooms(everything).data ?? [];
  return (student: TutorStudent): ReactNode => {
    const name = nameOf(student);
    const own = { student, onDone: modal.clear };
    return (
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" size="xs" aria-label={`Actions: ${name}`} rightSection="▾">
            Actions
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            onClick={() =>
              modal.open({
                title: `Type of teaching: ${name}`,
                body: <StudyTypeForm {...own} classrooms={classrooms} />,
              })
            }
          >
            Type of teaching
          </Menu.Item>
          <Menu.Item
            onClick={() =>
              modal.open({ title: `Add to class: ${name}`, body: <AddToClassForm {...own} classrooms={classrooms} /> })
            }
          >
            Add to class
          </Menu.Item>
          <Menu.Item onClick={() => modal.open({ title: `Give coins: ${name}`, body: <CoinsForm {...own} /> })}>
            Give coins
          </Menu.Item>
          <Menu.Item
            onClick={() =>
              modal.open({
                title: `E-mail about ${name}`,
                body: <StudentMessageForm {...own} />,
              })
            }
          >
            E-mail the parent
          </Menu.Item>
          {more?.(student)}
        </Menu.Dropdown>
      </Menu>
    );
  };
}
