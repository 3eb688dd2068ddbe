/** The room of a live lesson: the board in the middle, the tutor beside it, the class below. */
import type { RoomRole } from '@comet/domain/live-lessons/live-lessons';
import { mediaLines } from '@comet/domain/meetings/media-lines';
import type { PenColour } from '@comet/domain/meetings/room-limits';
import type { MemberView } from '@comet/domain/meetings/room-view';
import { Button } from '@mantine/core';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { Card } from '../ui/Card.tsx';
import { Board } from './Board.tsx';
import { Chat } from './Chat.tsx';
import { ChildControls } from './ChildControls.tsx';
import { ChildQuestion } from './ChildQuestion.tsx';
import { ClassList } from './ClassList.tsx';
import { PenTools } from './PenTools.tsx';
import { RecordingSign } from './RecordingSign.tsx';
import classes from './Room.module.css';
import { RoomTimer } from './RoomTimer.tsx';
import type { Ticket } from './room-socket.ts';
import { endText, refusalTexts } from './room-texts.ts';
import { SlideTools } from './SlideTools.tsx';
import { TrackAudio, TrackVideo } from './Tracks.tsx';
import { TutorControls } from './TutorControls.tsx';
import { TutorQuestion } from './TutorQuestion.tsx';
import type { Devices } from './use-devices.ts';
import { useRecording } from './use-recording.ts';
import { useRoom } from './use-room.ts';

interface RoomProps {
  readonly liveLessonId: number;
  readonly ticket: Ticket;
  readonly occurrenceId: number;
  readonly userId: number;
  readonly title: string;
  readonly role: RoomRole;
  readonly devices: Devices;
  readonly wantsCamera: boolean;
  /** Lets the tutor choose a PDF, and shows a page of one. */
  readonly onChooseSlides: (choose: (fileId: string) => void) => void;
  readonly SlidePage: ComponentType<SlidePageProps>;
  /** What the tutor has recorded and not saved. */
  readonly UnsavedRecordings: ComponentType<UnsavedProps>;
  /** Lets the tutor choose a question of the bank for everybody. */
  readonly onChooseQuestion: (choose: (itemId: number) => void) => void;
  readonly onLeave: () => void;
}

export interface UnsavedProps {
  readonly userId: number;
  /** The room of this page records now, and shows the recording here once it has ended. */
  readonly isRecording: boolean;
}

/** A page of a PDF. */
export interface SlidePageProps {
  readonly url: string;
  readonly page: number;
  readonly onPageCount: (pageCount: number) => void;
}

export function Room(props: RoomProps) {
  const {
    liveLessonId,
    ticket,
    occurrenceId,
    userId,
    title,
    role,
    devices,
    wantsCamera,
    SlidePage,
    UnsavedRecordings,
    onChooseSlides,
    onChooseQuestion,
    onLeave,
  } = props;
  const { state, connection, end, incoming, act, drawn } = useRoom(liveLessonId, ticket, role, devices.tracks);
  const isTutor = role === 'tutor';
  const lesson = useMemo(
    () => (isTutor ? { userId, occurrenceId, title } : undefined),
    [isTutor, userId, occurrenceId, title],
  );
  const recording = useRecording(lesson, { state, connection, tracks: devices.tracks, incoming, act });
  const { end: endRecording } = recording;
  useEffect(() => {
    if (end !== undefined) endRecording();
  }, [end, endRecording]);
  const [colour, setColour] = useState<PenColour>('ink');
  const [pageCount, setPageCount] = useState(1);
  const [removing, setRemoving] = useState<MemberView>();
  const { view } = state;
  const isCalled = view?.call != null && view.call.seat === view.seat;
  const isSpeaking = isCalled && view.call?.isSpeaking === true;
  const { switchOff } = devices;
  // A child's microphone is really off as soon as they aren't called any more.
  useEffect(() => {
    if (isTutor || isCalled) return;
    switchOff('microphone');
    switchOff('camera');
  }, [isTutor, isCalled, switchOff]);

  if (end !== undefined)
    return (
      <main className={classes.apart}>
        <Card>
          <h1 className={classes.title}>{title}</h1>
          <p role="alert">{endText(end)}</p>
          <Button onClick={onLeave}>Back to live lessons</Button>
        </Card>
        {isTutor && <UnsavedRecordings userId={userId} isRecording={recording.isOn} />}
      </main>
    );
  if (view === undefined)
    return (
      <main className={classes.apart}>
        <Card>
          <h1 className={classes.title}>{title}</h1>
          <p role="status">
            {state.isTutorHere
              ? 'Your tutor will let you in soon.'
              : 'Waiting for your tutor. You’re in the right place!'}
          </p>
          <Button variant="default" onClick={onLeave}>
            Leave
          </Button>
        </Card>
      </main>
    );

  const mine = devices.tracks;
  const camera = isTutor ? mine.camera : incoming.get(mediaLines.camera);
  const screen = isTutor ? mine.screen : incoming.get(mediaLines.screen);
  const tutor = view.members.find((member) => member.isTutor);
  const voice = incoming.get(mediaLines.microphone);
  const childVoice = incoming.get(mediaLines.childMicrophone);
  const childCamera = incoming.get(mediaLines.childCamera);
  const speaker = view.members.find(({ seat }) => seat === view.call?.seat);
  const mayDraw = isTutor || isCalled;
  const { slidesLink } = state;
  const slides =
    view.slides !== null && view.slides.fileId === slidesLink?.fileId
      ? { url: slidesLink.url, page: view.slides.page }
      : undefined;
  return (
    <main className={classes.room} data-tutor={isTutor}>
      <header className={classes.head}>
        <Button variant="default" onClick={onLeave}>
          Leave
        </Button>
        <h1 className={classes.title}>{title}</h1>
        {view.recording !== null && <RecordingSign recording={view.recording} isTutor={isTutor} />}
        {state.timerEndsAt !== undefined && <RoomTimer endsAt={state.timerEndsAt} />}
      </header>
      {connection !== 'open' && (
        <p className={classes.notice} role="alert">
          We’ve lost the room. Reconnecting …
        </p>
      )}
      {state.refusal !== undefined && (
        <p className={classes.notice} role="status">
          {refusalTexts[state.refusal]}
        </p>
      )}
      {recording.fault !== undefined && (
        <p className={classes.notice} role="alert">
          {recording.fault}
        </p>
      )}
      {isTutor && <UnsavedRecordings userId={userId} isRecording={recording.isOn} />}
      {devices.fault !== undefined && (
        <p className={classes.notice} role="alert">
          {devices.fault}
        </p>
      )}
      <section aria-label="Board" className={classes.stage}>
        {view.tutorMedia.screen && screen !== undefined ? (
          <TrackVideo track={screen} label="The tutor’s screen" className={classes.screen} />
        ) : (
          <div className={classes.sheet}>
            {slides !== undefined && <SlidePage url={slides.url} page={slides.page} onPageCount={setPageCount} />}
            <Board
              isClear={slides !== undefined}
              strokes={state.strokes}
              pen={mayDraw ? { colour, onDraw: (piece) => drawn(piece, view.seat) } : undefined}
            />
          </div>
        )}
        {isTutor && view.slides !== null && <SlideTools page={view.slides.page} pageCount={pageCount} onAct={act} />}
        {mayDraw && <PenTools colour={colour} mayWipe={isTutor} onColour={setColour} onAct={act} />}
      </section>
      {view.question !== null && state.asked !== undefined && (
        <section aria-label="Question" className={classes.question}>
          {isTutor ? (
            <TutorQuestion
              key={state.asked.number}
              asked={state.asked}
              progress={view.question}
              members={view.members}
              onAct={act}
            />
          ) : (
            <ChildQuestion key={state.asked.number} asked={state.asked} progress={view.question} onAct={act} />
          )}
        </section>
      )}
      <section aria-label="Tutor" className={classes.tutor}>
        {view.tutorMedia.camera && camera !== undefined ? (
          <TrackVideo track={camera} label={`${tutor?.name ?? 'Your tutor'}’s camera`} className={classes.video} />
        ) : (
          <span className={classes.portrait} aria-hidden="true">
            {(tutor?.name ?? '?').slice(0, 1)}
          </span>
        )}
        {isTutor && view.call?.isSpeaking === true && childCamera !== undefined && (
          <TrackVideo
            track={childCamera}
            label={`${speaker?.name ?? 'The child'}’s camera`}
            className={classes.childVideo}
          />
        )}
        <p className={classes.under}>
          {tutor?.isHere === true ? tutor.name : 'Your tutor has lost the connection and will be back soon.'}
          {view.tutorMedia.microphone || tutor?.isHere !== true ? '' : ' (microphone off)'}
        </p>
        <p className={classes.under} aria-live="polite">
          {speaker === undefined
            ? ''
            : `${speaker.name} ${view.call?.isSpeaking === true ? 'is speaking' : 'has been called on'}`}
        </p>
        {!isTutor && voice !== undefined && <TrackAudio track={voice} />}
        {childVoice !== undefined && !isSpeaking && <TrackAudio track={childVoice} />}
      </section>
      <section aria-label="Captions" aria-live="polite" className={classes.captions}>
        {view.captions.map((line, place) => (
          <p key={place}>{line}</p>
        ))}
      </section>
      <ClassList view={view} isTutor={isTutor} reactions={state.reactions} onAct={act} onRemove={setRemoving} />
      <Chat view={view} isTutor={isTutor} messages={state.messages} onAct={act} />
      {isTutor ? (
        <TutorControls
          view={view}
          devices={devices}
          recording={recording}
          onAct={act}
          onShowSlides={() => onChooseSlides((fileId) => act({ type: 'showSlides', fileId }))}
          onAsk={() => onChooseQuestion((itemId) => act({ type: 'ask', itemId }))}
        />
      ) : (
        <ChildControls view={view} devices={devices} wantsCamera={wantsCamera} onAct={act} />
      )}
      {removing !== undefined && (
        <div className={classes.confirm} role="alertdialog" aria-label={`Remove ${removing.name}`}>
          <p>Remove {removing.name} from this lesson? They can’t come back today.</p>
          <Button
            onClick={() => {
              act({ type: 'remove', seat: removing.seat });
              setRemoving(undefined);
            }}
          >
            Remove {removing.name}
          </Button>
          <Button variant="default" onClick={() => setRemoving(undefined)}>
            Keep {removing.name}
          </Button>
        </div>
      )}
    </main>
  );
}
