/** One class: its students with their work, adding and removing, a mail to all parents. */
import type { Classroom } from '@comet/contract/classrooms';
import { defaultYear } from '@comet/domain/curriculum/subjects';
import { Button, Group, Menu, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useLiveRefresh } from '../../api/use-live-refresh.ts';
import { paths } from '../../app/paths.ts';
import { AddStudentsForm } from '../../classrooms/AddStudentsForm.tsx';
import { everything, useRemoveFromClass, useTutorStudents } from '../../classrooms/classrooms.queries.ts';
import { MessageForm } from '../../classrooms/MessageForm.tsx';
import { nameOf, StudentsTable } from '../../classrooms/StudentsTable.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmForm } from '../../ui/ConfirmForm.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import { TutorPracticeForm } from './TutorPracticeForm.tsx';
import { useStudentActions } from './use-student-actions.tsx';

/** Height of the practice's modal (specification, section 2). */
const practiceModalPx = 450;

export function ClassView({ classroom }: { readonly classroom: Classroom }) {
  const { id, name, subject, numberOfStudents } = classroom;
  const modal = useModal();
  const all = useTutorStudents(everything);
  const remove = useRemoveFromClass(id);
  useLiveRefresh(['tutor-students']);
  const actions = useStudentActions((student) => (
    <Menu.Item
      onClick={() =>
        modal.open({
          title: `Remove ${nameOf(student)}?`,
          body: (
            <ConfirmForm
              text={`${student.firstName} leaves ${name} and stays in your list of students.`}
              yes="Remove"
              no="Keep"
              onNo={modal.clear}
              onYes={() => {
                modal.clear();
                remove.mutate([student.userId]);
              }}
            />
          ),
        })
      }
    >
      Remove from class
    </Menu.Item>
  ));
  const isIn = ({ classrooms }: { readonly classrooms: readonly { readonly id: number }[] }): boolean =>
    classrooms.some((one) => one.id === id);
  return (
    <Stack>
      <Group justify="space-between">
        <div>
          <Title order={2} size="h3">
            {name}
          </Title>
          <Text c="dimmed">
            {subject.name}, {numberOfStudents} {numberOfStudents === 1 ? 'student' : 'students'}
          </Text>
        </div>
        <Group gap="sm">
          <Button component={Link} to={paths.tutorClasses} variant="default">
            All classes
          </Button>
          <Button
            variant="default"
            disabled={numberOfStudents === 0}
            onClick={() =>
              modal.open({
                title: `E-mail to ${name}`,
                body: (
                  <MessageForm
                    to={{ classroomId: id }}
                    hint="Every family of this class gets one mail."
                    onDone={modal.clear}
                  />
                ),
              })
            }
          >
            E-mail all parents
          </Button>
          <Button
            variant="default"
            disabled={numberOfStudents === 0}
            onClick={() =>
              modal.open({
                title: `Practice for ${name}`,
                size: 'xl',
                height: practiceModalPx,
                body: (
                  <TutorPracticeForm
                    firstClassId={id}
                    firstYear={all.data?.find(isIn)?.yearOfStudy ?? defaultYear}
                    onCreated={modal.clear}
                  />
                ),
              })
            }
          >
            Set a practice
          </Button>
          <Button
            onClick={() =>
              modal.open({
                title: `Add students to ${name}`,
                body: (
                  <AddStudentsForm
                    classroom={classroom}
                    students={(all.data ?? []).filter((student) => !isIn(student))}
                    onDone={modal.clear}
                  />
                ),
              })
            }
          >
            Add students
          </Button>
        </Group>
      </Group>
      <Loaded query={all} skeleton={<SkeletonRows rows={6} height={44} />}>
        {(students) =>
          students.some(isIn) ? (
            <Card label={`Students of ${name}`}>
              <StudentsTable students={students.filter(isIn)} csvName={name} hasClasses={false} actions={actions} />
            </Card>
          ) : (
            <EmptyState title="Nobody in this class yet">
              <Text>Add students of yours, and set them work together.</Text>
            </EmptyState>
          )
        }
      </Loaded>
    </Stack>
  );
}
