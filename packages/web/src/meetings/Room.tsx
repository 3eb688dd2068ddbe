/** The room of a live lesson: the board fills the window; the tutor and the class are beside it, and the controls at the foot. */
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import type { RoomRole } from '@comet/domain/live-lessons/live-lessons';
import type { MemberView } from '@comet/domain/meetings/room-view';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { worldOf } from '../ui/worlds.ts';
import { Chat } from './Chat.tsx';
import { ChildControls } from './ChildControls.tsx';
import { ChildQuestion } from './ChildQuestion.tsx';
import { ClassList } from './ClassList.tsx';
import { RemoveChild } from './RemoveChild.tsx';
import classes from './Room.module.css';
import { RoomApart } from './RoomApart.tsx';
import { RoomHead } from './RoomHead.tsx';
import { RoomNotices } from './RoomNotices.tsx';
import type { Ticket } from './room-socket.ts';
import { endText, waitingText } from './room-texts.ts';
import { SidePanel } from './SidePanel.tsx';
import { type SlidePageProps, Stage } from './Stage.tsx';
import { TutorCard } from './TutorCard.tsx';
import { TutorControls } from './TutorControls.tsx';
import { TutorQuestion } from './TutorQuestion.tsx';
import type { Devices } from './use-devices.ts';
import { useRecording } from './use-recording.ts';
import { useRoom } from './use-room.ts';
import { useUnread } from './use-unread.ts';

interface RoomProps {
  readonly liveLessonId: number;
  readonly ticket: Ticket;
  readonly occurrenceId: number;
  readonly userId: number;
  readonly title: string;
  readonly subject: SubjectKey;
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

export interface UnsavedProps {
  readonly userId: number;
  /** The room of this page records now, and shows the recording here once it has ended. */
  readonly isRecording: boolean;
}

export function Room(props: RoomProps) {
  const {
    liveLessonId,
    ticket,
    occurrenceId,
    userId,
    title,
    subject,
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
  const [removing, setRemoving] = useState<MemberView>();
  const [isWriting, setWriting] = useState(false);
  const unreadCount = useUnread(state.messages.length, isWriting);
  const { view } = state;
  const isCalled = view?.call != null && view.call.seat === view.seat;
  const { switchOff } = devices;
  // A child's microphone is really off as soon as they aren't called any more.
  useEffect(() => {
    if (isTutor || isCalled) return;
    switchOff('microphone');
    switchOff('camera');
  }, [isTutor, isCalled, switchOff]);

  const unsaved = isTutor && <UnsavedRecordings userId={userId} isRecording={recording.isOn} />;
  if (end !== undefined)
    return (
      <RoomApart
        subject={subject}
        mood={end === 'over' ? 'cheer' : 'idle'}
        title={title}
        text={endText(end)}
        role="alert"
        leaveLabel="Back to live lessons"
        isOver={true}
        onLeave={onLeave}
      >
        {unsaved}
      </RoomApart>
    );
  if (view === undefined)
    return (
      <RoomApart
        subject={subject}
        mood={state.isTutorHere ? 'cheer' : 'think'}
        title={title}
        text={waitingText(isTutor, state.isTutorHere)}
        role="status"
        leaveLabel="Leave"
        isOver={false}
        onLeave={onLeave}
      />
    );

  const isLost = connection !== 'open';
  const children = view.members.filter((member) => !member.isTutor);
  const chat = <Chat view={view} isTutor={isTutor} isLost={isLost} messages={state.messages} onAct={act} />;
  const classList = (
    <ClassList view={view} isTutor={isTutor} reactions={state.reactions} onAct={act} onRemove={setRemoving} />
  );
  return (
    <main className={classes.room} data-tutor={isTutor} style={isTutor ? undefined : worldOf(subject)}>
      <RoomHead title={title} view={view} isTutor={isTutor} timerEndsAt={state.timerEndsAt} onLeave={onLeave} />
      <RoomNotices isLost={isLost} refusal={state.refusal?.reason} faults={[recording.fault, devices.fault]} />
      <Stage
        view={view}
        state={state}
        isTutor={isTutor}
        isLost={isLost}
        mine={devices.tracks}
        incoming={incoming}
        SlidePage={SlidePage}
        onAct={act}
        drawn={drawn}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must be reachable by keys */}
      <section aria-label="Beside the board" className={classes.side} tabIndex={0}>
        {unsaved}
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
              <ChildQuestion
                key={state.asked.number}
                subject={subject}
                asked={state.asked}
                progress={view.question}
                onAct={act}
              />
            )}
          </section>
        )}
        {!isTutor && isWriting && <div className={classes.card}>{chat}</div>}
        <TutorCard view={view} isTutor={isTutor} mine={devices.tracks} incoming={incoming} />
        {isTutor ? (
          <SidePanel
            hereCount={children.filter(({ isHere }) => isHere).length}
            childCount={children.length}
            handCount={children.filter(({ handPlace }) => handPlace !== null).length}
            messageCount={state.messages.length}
            classList={classList}
            chat={chat}
          />
        ) : (
          <div className={classes.card}>{classList}</div>
        )}
      </section>
      {isTutor ? (
        <TutorControls
          view={view}
          devices={devices}
          isLost={isLost}
          recording={recording}
          onAct={act}
          onShowSlides={() => onChooseSlides((fileId) => act({ type: 'showSlides', fileId }))}
          onAsk={() => onChooseQuestion((itemId) => act({ type: 'ask', itemId }))}
        />
      ) : (
        <ChildControls
          view={view}
          devices={devices}
          wantsCamera={wantsCamera}
          isLost={isLost}
          isWriting={isWriting}
          unreadCount={unreadCount}
          onWriting={() => setWriting(!isWriting)}
          onAct={act}
        />
      )}
      {removing !== undefined && (
        <RemoveChild
          member={removing}
          onRemove={() => {
            act({ type: 'remove', seat: removing.seat });
            setRemoving(undefined);
          }}
          onKeep={() => setRemoving(undefined)}
        />
      )}
    </main>
  );
}
