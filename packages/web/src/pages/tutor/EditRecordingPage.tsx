/** A tutor changes a recording or takes it away. */
import { deleteRecording, getRecording, type Recording } from '@comet/contract/live-lesson-recordings';
import { Container } from '@mantine/core';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useAct } from '../../api/act.ts';
import { useAsk } from '../../api/ask.ts';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { DeleteButton } from '../../ui/DeleteButton.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { RecordingForm } from '../live-lessons/RecordingForm.tsx';

function Details({ recording }: { readonly recording: Recording }) {
  const navigate = useNavigate();
  const toFolder = (): void => void navigate(paths.tutorRecordingsFolder);
  const remove = useAct(deleteRecording, { done: 'Lesson was successfully deleted', onDone: toFolder });
  const { recordingId, name } = recording;
  return (
    <>
      <PageHeader title={name}>
        <DeleteButton
          name={name}
          consequence="Families won’t see it or its quizzes any more. What children answered stays."
          onDelete={() => remove.mutate({ params: { id: recordingId } })}
        />
      </PageHeader>
      <Card>
        <RecordingForm recording={recording} onDone={toFolder} />
      </Card>
    </>
  );
}

function Page({ recordingId }: { readonly recordingId: number }) {
  const recording = useAsk(getRecording, { params: { id: recordingId } });
  return (
    <Loaded query={recording} title="Recording" skeleton={<SkeletonRows rows={2} height={240} />}>
      {(loaded) => <Details recording={loaded} />}
    </Loaded>
  );
}

export default function EditRecordingPage() {
  const recordingId = Number(useParams().id);
  if (!Number.isInteger(recordingId) || recordingId < 1) return <Navigate to={paths.tutorRecordingsFolder} replace />;
  return (
    <Container size={820} px={0}>
      <Page key={recordingId} recordingId={recordingId} />
    </Container>
  );
}
