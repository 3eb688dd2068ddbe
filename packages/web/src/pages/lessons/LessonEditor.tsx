/** A lesson being made: its sections in their order, and the one that is chosen. */
import type { Lesson, LessonSection } from '@comet/contract/lesson-fields';
import { deleteLesson, deleteSection, duplicateLesson } from '@comet/contract/lessons';
import { type SectionKind, sectionKinds } from '@comet/domain/lessons/lessons';
import { Badge, Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAct } from '../../api/act.ts';
import { Cover } from '../../lessons/Cover.tsx';
import { publicationText, sectionNames } from '../../lessons/lesson-texts.ts';
import { SectionOrder } from '../../lessons/SectionOrder.tsx';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { DeleteButton } from '../../ui/DeleteButton.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QuizResults } from '../exams/QuizResults.tsx';
import { ExportLesson } from './ExportLesson.tsx';
import { LessonForm } from './LessonForm.tsx';
import { PublishForm } from './PublishForm.tsx';
import { SectionForm } from './SectionForm.tsx';
import { StopPoints } from './StopPoints.tsx';

function ChosenSection({ lesson, section }: { readonly lesson: Lesson; readonly section: LessonSection }) {
  const remove = useAct(deleteSection, { done: 'Section was successfully deleted' });
  return (
    <Stack>
      <Card label={section.name}>
        <Group justify="space-between" mb="sm">
          <Title order={2} size="h4">
            {sectionNames[section.kind]}
          </Title>
          <DeleteButton
            size="sm"
            name={section.name}
            consequence="What your students answered in it stays theirs."
            onDelete={() => remove.mutate({ params: { id: section.id } })}
          >
            Delete this section
          </DeleteButton>
        </Group>
        <SectionForm
          key={section.id}
          lessonId={lesson.id}
          kind={section.kind}
          subject={lesson.subject}
          canChangeSubject={lesson.type === 'exam'}
          section={section}
          onDone={() => undefined}
        />
      </Card>
      {section.kind === 'quiz' && lesson.type === 'lesson' && lesson.publication?.state === 'published' ? (
        <QuizResults key={section.id} lessonSectionId={section.id} />
      ) : null}
      {section.kind === 'video' ? <StopPoints key={section.id} lesson={lesson} section={section} /> : null}
    </Stack>
  );
}

export function LessonEditor({ lesson }: { readonly lesson: Lesson }) {
  const { id, type, lessonName, lessonSections } = lesson;
  const modal = useModal();
  const navigate = useNavigate();
  const [chosenId, setChosenId] = useState<number>();
  const chosen = lessonSections.find((section) => section.id === chosenId) ?? lessonSections[0];
  const folder = type === 'exam' ? paths.tutorExamsFolder : paths.tutorLessonsFolder;
  const duplicate = useAct(duplicateLesson, {
    done: 'This is your copy',
    onDone: (copy) => void navigate(type === 'exam' ? paths.tutorExam(copy.id) : paths.tutorLesson(copy.id)),
  });
  const remove = useAct(deleteLesson, {
    done: 'Lesson was successfully deleted',
    onDone: () => void navigate(folder),
  });
  const add = (kind: SectionKind): void =>
    modal.open({
      title: type === 'exam' ? 'Add a section' : `Add ${kind === 'vocabulary' ? 'words' : `a ${kind}`}`,
      body: (
        <SectionForm
          lessonId={id}
          kind={kind}
          subject={lesson.subject}
          canChangeSubject={type === 'exam'}
          onDone={(section) => {
            modal.clear();
            setChosenId(section.id);
          }}
        />
      ),
    });
  const addable = type === 'exam' ? (['quiz'] as const) : sectionKinds;
  return (
    <>
      <PageHeader
        title={lessonName}
        hint={
          <>
            <Badge component="span" variant="outline" tt="none" style={{ color: 'inherit' }}>
              {publicationText(lesson)}
            </Badge>{' '}
            <Link to={folder}>{type === 'exam' ? 'All exams' : 'All lessons'}</Link>
          </>
        }
      >
        {type === 'exam' ? (
          <Button component={Link} to={paths.tutorAnswerSheet(id)} variant="default">
            Answer sheet
          </Button>
        ) : (
          <Button component={Link} to={paths.tutorLessonPreview(id)} variant="default">
            Preview
          </Button>
        )}
        <Button
          onClick={() =>
            modal.open({ title: `Publish “${lessonName}”`, body: <PublishForm lesson={lesson} onDone={modal.clear} /> })
          }
        >
          Publish
        </Button>
      </PageHeader>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" style={{ alignItems: 'start' }}>
        <Stack>
          <Card label="About this lesson">
            <Stack gap="sm">
              <Cover {...lesson} />
              <Text>{lesson.description}</Text>
              <Group gap="xs">
                <Button
                  variant="default"
                  size="sm"
                  onClick={() =>
                    modal.open({
                      title: 'Edit lesson',
                      body: <LessonForm lesson={lesson} onDone={modal.clear} />,
                    })
                  }
                >
                  Edit
                </Button>
                <Button
                  variant="default"
                  size="sm"
                  loading={duplicate.isPending}
                  onClick={() => duplicate.mutate({ params: { id } })}
                >
                  Duplicate
                </Button>
                {type === 'lesson' ? <ExportLesson lessonId={id} /> : null}
                <DeleteButton
                  size="sm"
                  name={lessonName}
                  consequence="Your students won’t see it any more. What they answered stays theirs."
                  onDelete={() => remove.mutate({ params: { id } })}
                />
              </Group>
            </Stack>
          </Card>
          <Card label="Sections">
            <Stack gap="sm">
              <Title order={2} size="h4">
                Sections
              </Title>
              {lessonSections.length === 0 ? <Text>Add the first section: students do them in this order.</Text> : null}
              <SectionOrder lesson={lesson} chosenId={chosen?.id} onChoose={setChosenId} />
              <Group gap="xs" role="group" aria-label="Add a section">
                {addable.map((kind) => (
                  <Button key={kind} variant="default" size="sm" onClick={() => add(kind)}>
                    + {sectionNames[kind]}
                  </Button>
                ))}
              </Group>
            </Stack>
          </Card>
        </Stack>
        {chosen === undefined ? null : <ChosenSection key={chosen.id} lesson={lesson} section={chosen} />}
      </SimpleGrid>
    </>
  );
}
