/** A live lesson of a tutor: who is registered, who came, its dates, and its form. */
import {
  changeOccurrence,
  deleteLiveLesson,
  getLiveLesson,
  type LiveLesson,
  listAttendance,
  listRegistrations,
  type Occurrence,
} from '@comet/contract/live-lessons';
import { liveLessonTime, wallTime } from '@comet/domain/live-lessons/lesson-time';
import { Button, Container, Group, List, Stack, Text, TextInput, Title } from '@mantine/core';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useAct } from '../../api/act.ts';
import { useAsk } from '../../api/ask.ts';
import { useCallForm } from '../../api/call-form.ts';
import { serverNow } from '../../api/server-clock.ts';
import { Dates } from '../../live-lessons/Dates.tsx';
import { JoinButton } from '../../live-lessons/JoinButton.tsx';
import { attendanceText, occurrenceText, zoneText } from '../../live-lessons/live-lesson-texts.ts';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { DeleteButton } from '../../ui/DeleteButton.tsx';
import { Form } from '../../ui/Form.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { savedText } from '../../ui/texts.ts';
import { LiveLessonForm } from '../live-lessons/LiveLessonForm.tsx';

interface MoveFormProps {
  readonly occurrence: Occurrence;
  readonly timeZone: string;
  readonly onDone: () => void;
}

function MoveForm({ occurrence, timeZone, onDone }: MoveFormProps) {
  const form = useCallForm(changeOccurrence, {
    initialValues: { startTime: wallTime(new Date(occurrence.startTime), timeZone) },
    toSent: (body) => ({ params: { id: occurrence.occurrenceId }, body }),
    done: savedText,
    onDone,
  });
  return (
    <Form form={form} submitLabel="Move">
      <Text size="sm">In {zoneText(timeZone)}. We’ll tell those who are registered.</Text>
      <TextInput type="datetime-local" label="New time" {...form.fields.getInputProps('startTime')} />
    </Form>
  );
}

function DateTools({ occurrence, timeZone }: { readonly occurrence: Occurrence; readonly timeZone: string }) {
  const modal = useModal();
  const change = useAct(changeOccurrence, { done: savedText });
  if (new Date(occurrence.endTime) <= serverNow()) return null;
  const { occurrenceId, isCancelled, startTime } = occurrence;
  const name = occurrenceText(occurrence, timeZone);
  const setCancelled = (wanted: boolean): void =>
    change.mutate({
      params: { id: occurrenceId },
      body: { startTime: wallTime(new Date(startTime), timeZone), isCancelled: wanted },
    });
  return (
    <Group gap="xs">
      {isCancelled ? (
        <Button variant="subtle" size="sm" aria-label={`Bring back: ${name}`} onClick={() => setCancelled(false)}>
          Bring back
        </Button>
      ) : (
        <>
          <Button
            variant="subtle"
            size="sm"
            aria-label={`Move: ${name}`}
            onClick={() =>
              modal.open({
                title: 'Move this lesson',
                body: <MoveForm occurrence={occurrence} timeZone={timeZone} onDone={modal.clear} />,
              })
            }
          >
            Move
          </Button>
          <Button variant="subtle" size="sm" aria-label={`Cancel: ${name}`} onClick={() => setCancelled(true)}>
            Cancel
          </Button>
        </>
      )}
    </Group>
  );
}

function Registered({ lesson }: { readonly lesson: LiveLesson }) {
  const query = useAsk(listRegistrations, { params: { id: lesson.liveLessonId } });
  return (
    <Card label="Registered">
      <Title order={2} size="h3" mb="xs">
        Registered
      </Title>
      <Loaded query={query} skeleton={<SkeletonRows rows={1} height={40} />}>
        {(rows) =>
          rows.length === 0 ? (
            <Text c="dimmed">Nobody has registered yet.</Text>
          ) : (
            <List>
              {rows.map(({ studentId, firstName }) => (
                <List.Item key={studentId}>{firstName}</List.Item>
              ))}
            </List>
          )
        }
      </Loaded>
    </Card>
  );
}

function Attendance({ lesson }: { readonly lesson: LiveLesson }) {
  const query = useAsk(listAttendance, { params: { id: lesson.liveLessonId } });
  return (
    <Card label="Attendance">
      <Title order={2} size="h3" mb="xs">
        Attendance
      </Title>
      <Loaded query={query} skeleton={<SkeletonRows rows={1} height={40} />}>
        {(dates) => (
          <Stack gap="sm">
            {dates.length === 0 ? <Text c="dimmed">You’ll see who came once the lesson has begun.</Text> : null}
            {dates.map(({ occurrenceId, startTime, children }) => (
              <div key={occurrenceId}>
                <Text fw={600}>{liveLessonTime(new Date(startTime), lesson.timezone)}</Text>
                <List>
                  {children.map(({ studentId, firstName, presentMs, cameAt }) => (
                    <List.Item key={studentId}>
                      {attendanceText(firstName, cameAt === null ? null : presentMs)}
                    </List.Item>
                  ))}
                </List>
              </div>
            ))}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

function Details({ lesson }: { readonly lesson: LiveLesson }) {
  const navigate = useNavigate();
  const remove = useAct(deleteLiveLesson, {
    done: 'Lesson was successfully deleted',
    onDone: () => void navigate(paths.tutorLiveLessons),
  });
  const { liveLessonId, name, timezone } = lesson;
  return (
    <>
      <PageHeader title={name}>
        <JoinButton lesson={lesson} who="tutor" />
        <DeleteButton
          name={name}
          consequence="All its dates are cancelled. We’ll tell those who are registered."
          onDelete={() => remove.mutate({ params: { id: liveLessonId } })}
        />
      </PageHeader>
      <Stack>
        <Card label="Dates">
          <Title order={2} size="h3" mb="xs">
            Dates
          </Title>
          <Text size="sm" c="dimmed" mb="sm">
            In {zoneText(timezone)}
          </Text>
          <Dates lesson={lesson} tools={(occurrence) => <DateTools occurrence={occurrence} timeZone={timezone} />} />
        </Card>
        <Registered lesson={lesson} />
        <Attendance lesson={lesson} />
        <Card label="Details">
          <Title order={2} size="h3" mb="xs">
            Details
          </Title>
          <LiveLessonForm lesson={lesson} onDone={() => undefined} />
        </Card>
      </Stack>
    </>
  );
}

function Page({ liveLessonId }: { readonly liveLessonId: number }) {
  const lesson = useAsk(getLiveLesson, { params: { id: liveLessonId } });
  return (
    <Loaded query={lesson} title="Live lesson" skeleton={<SkeletonRows rows={2} height={240} />}>
      {(loaded) => <Details lesson={loaded} />}
    </Loaded>
  );
}

export default function EditLiveLessonPage() {
  const liveLessonId = Number(useParams().id);
  if (!Number.isInteger(liveLessonId) || liveLessonId < 1) return <Navigate to={paths.tutorLiveLessons} replace />;
  return (
    <Container size={820} px={0}>
      <Page key={liveLessonId} liveLessonId={liveLessonId} />
    </Container>
  );
}
