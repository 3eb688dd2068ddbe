/** One class: its students with their work, adding and removing, a mail to all parents. */
import type { Classroom, TutorStudent } from '@comet/contract/classrooms';
import { classroomsCan } from '@comet/domain/classrooms/classrooms-can';
import { defaultYear } from '@comet/domain/curriculum/subjects';
import { Button, Menu, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { AddStudentsForm } from '../../classrooms/AddStudentsForm.tsx';
import { everything, useRemoveFromClass, useTutorStudents } from '../../classrooms/classrooms.queries.ts';
import { ClassMessageForm } from '../../classrooms/MessageForm.tsx';
import { nameOf, StudentsTable } from '../../classrooms/StudentsTable.tsx';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ConfirmForm } from '../../ui/ConfirmForm.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PermittedButton } from '../../ui/PermittedButton.tsx';
import { EmptyState, TableSkeleton } from '../../ui/states.tsx';
import { TutorPracticeForm } from './TutorPracticeForm.tsx';
import { useStudentActions } from './use-student-actions.tsx';

/** Height of the practice's modal (specification, section 2). */
const practiceModalPx = 450;

const noStudents = 'Add a student to this class first.';

const reportOf = ({ userId }: TutorStudent): string => paths.tutorReportOf(userId);

export function ClassView({ classroom }: { readonly classroom: Classroom }) {
  const { id, name, subject, numberOfStudents } = classroom;
  const needsStudents = classroomsCan.write(numberOfStudents) === 'yes' ? undefined : noStudents;
  const modal = useModal();
  const all = useTutorStudents(everything);
  // Of the class's subject: a child's English says nothing about their math class.
  const ofSubject = useTutorStudents({ search: '', subjectId: subject.id });
  const [exportSlot, setExportSlot] = useState<HTMLElement | null>(null);
  const remove = useRemoveFromClass(id);
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
                remove.mutate({ body: { classroomId: id, studentIds: [student.userId] } });
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
  const addStudents = (): void =>
    modal.open({
      title: `Add students to ${name}`,
      body: (
        <AddStudentsForm
          classroom={classroom}
          students={(all.data ?? []).filter((student) => !isIn(student))}
          onDone={modal.clear}
        />
      ),
    });
  return (
    <>
      <PageHeader
        title={name}
        hint={
          <>
            <span>{`${numberOfStudents} ${numberOfStudents === 1 ? 'student' : 'students'}, figures for ${subject.name}`}</span>
            {' · '}
            <Link to={paths.tutorClasses}>All classes</Link>
          </>
        }
      >
        <PermittedButton
          variant="default"
          reason={needsStudents}
          onClick={() =>
            modal.open({
              title: `E-mail to ${name}`,
              body: <ClassMessageForm classroomId={id} onDone={modal.clear} />,
            })
          }
        >
          E-mail all parents
        </PermittedButton>
        <PermittedButton
          variant="default"
          reason={needsStudents}
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
        </PermittedButton>
        <Button disabled={all.data === undefined} onClick={addStudents}>
          Add students
        </Button>
        <span ref={setExportSlot} />
      </PageHeader>
      <Loaded query={ofSubject} skeleton={<TableSkeleton />}>
        {(students) =>
          students.some(isIn) ? (
            <Card label={`Students of ${name}`} isTight>
              <StudentsTable
                students={students.filter(isIn)}
                csvName={name}
                hasClasses={false}
                exportSlot={exportSlot}
                reportOf={reportOf}
                actions={actions}
              />
            </Card>
          ) : (
            <EmptyState title="Nobody in this class yet">
              <Text>Add students of yours, and set them work together.</Text>
            </EmptyState>
          )
        }
      </Loaded>
    </>
  );
}
