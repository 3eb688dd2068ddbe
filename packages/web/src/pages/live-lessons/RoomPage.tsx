/** The room of a live lesson, on the whole screen. */

import type { AnswerOf } from '@comet/contract/call';
import { enterRoom } from '@comet/contract/meetings';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { api } from '../../api/api.ts';
import classes from '../../meetings/Apart.module.css';
import { Elsewhere } from '../../meetings/Elsewhere.tsx';
import { Lobby } from '../../meetings/Lobby.tsx';
import { Room } from '../../meetings/Room.tsx';
import type { Ticket } from '../../meetings/room-socket.ts';
import { useDevices } from '../../meetings/use-devices.ts';
import { paths } from '../../navigation/paths.ts';
import { useUser } from '../../sessions/session.ts';
import { Loader } from '../../ui/Loader.tsx';
import { lazily } from '../../ui/lazily.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { FileField } from '../../uploads/FileField.tsx';
import { QuestionBank } from '../lessons/QuestionBank.tsx';
import { UnsavedRecordings } from './UnsavedRecordings.tsx';

/** PDF.js is large, and most lessons have no slides. */
const SlidePage = lazily(() => import('../../lessons/SlidePage.tsx'), {
  waiting: () => null,
  missing: () => <p role="status">The slides aren’t here. We’ll try again when you’re online.</p>,
});

function Entrance({ liveLessonId }: { readonly liveLessonId: number }) {
  const navigate = useNavigate();
  const { role, userId = 0 } = useUser().data ?? {};
  const devices = useDevices();
  const modal = useModal();
  const [lesson, setLesson] = useState<AnswerOf<typeof enterRoom>>();
  const [ticket, setTicket] = useState<Ticket>();
  const [error, setError] = useState<Error>();
  const [round, setRound] = useState(1);
  const [isIn, setIn] = useState(false);
  const [wantsCamera, setWantsCamera] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    let isHere = true;
    const askedAt = performance.now();
    api.call(enterRoom, { params: { id: liveLessonId } }).then(
      (entered) => {
        if (!isHere) return;
        setLesson(entered);
        if (entered.entrance.kind === 'socket') setTicket({ ...entered.entrance, askedAt });
      },
      (failed: Error) => isHere && setError(failed),
    );
    return () => {
      isHere = false;
    };
  }, [liveLessonId, round]);
  useEffect(() => {
    document.title = `${lesson?.title ?? 'Live lesson'} · Comet Club`;
  }, [lesson]);
  const leave = (): void => void navigate(role === 'tutor' ? paths.tutorLiveLessons : paths.liveLessons);
  const enter = (): void => {
    if (lesson?.role === 'child') {
      devices.switchOff('microphone');
      devices.switchOff('camera');
    }
    setIn(true);
  };
  if (error !== undefined)
    return (
      <main className={classes.apart}>
        <h1 className="only-read-aloud">Live lesson</h1>
        <ErrorState
          error={error}
          onRetry={() => {
            setError(undefined);
            setRound((before) => before + 1);
          }}
        />
        <Button mt="md" variant="default" onClick={leave}>
          Back to live lessons
        </Button>
      </main>
    );
  if (lesson === undefined)
    return (
      <main className={classes.apart}>
        <h1 className="only-read-aloud">Live lesson</h1>
        <Loader />
      </main>
    );
  const { title, name, subject, entrance } = lesson;
  if (entrance.kind === 'page')
    return (
      <main className={classes.apart}>
        <Elsewhere title={title} name={name} url={entrance.url} onLeave={leave} />
      </main>
    );
  const chooseSlides = (choose: (fileId: string) => void): void =>
    modal.open({
      title: 'Show slides',
      body: (
        <FileField
          label="Slides"
          kind="document"
          value=""
          onChange={({ fileId }) => {
            modal.clear();
            choose(fileId);
          }}
        />
      ),
    });
  const chooseQuestion = (choose: (itemId: number) => void): void =>
    modal.open({
      title: 'Ask everyone',
      body: (
        <QuestionBank
          subject={subject}
          onChoose={({ itemId }) => {
            modal.clear();
            choose(itemId);
          }}
        />
      ),
    });
  if (isIn && ticket !== undefined)
    return (
      <Room
        liveLessonId={liveLessonId}
        ticket={ticket}
        occurrenceId={lesson.occurrenceId}
        userId={userId}
        title={title}
        subject={subject}
        role={lesson.role}
        devices={devices}
        wantsCamera={wantsCamera}
        SlidePage={SlidePage}
        UnsavedRecordings={UnsavedRecordings}
        onChooseSlides={chooseSlides}
        onChooseQuestion={chooseQuestion}
        onLeave={leave}
      />
    );
  return (
    <main className={classes.apart}>
      <Lobby
        title={title}
        subject={subject}
        name={name}
        role={lesson.role}
        devices={devices}
        wantsCamera={wantsCamera}
        onWantsCamera={setWantsCamera}
        onEnter={enter}
      />
    </main>
  );
}

export default function RoomPage() {
  const liveLessonId = Number(useParams().id);
  if (!Number.isInteger(liveLessonId) || liveLessonId < 1) return <Navigate to={paths.pages} replace />;
  return <Entrance key={liveLessonId} liveLessonId={liveLessonId} />;
}
