/** The tutor records the room: begun and ended by them, and gone on with when their page was lost in between. */
import { mediaLines } from '@comet/domain/meetings/media-lines';
import type { Act } from '@comet/domain/meetings/room';
import { useCallback, useEffect, useRef, useState } from 'react';
import { recordingStore } from './recording-store.ts';
import { canRecord, createRoomRecorder, type RoomRecorder } from './room-recorder.ts';
import type { Connection } from './room-socket.ts';
import type { RoomState } from './room-state.ts';
import type { Tracks } from './use-devices.ts';

interface RecordedLesson {
  readonly userId: number;
  readonly occurrenceId: number;
  readonly title: string;
}

interface Watched {
  readonly state: RoomState;
  readonly connection: Connection;
  readonly tracks: Tracks;
  readonly incoming: ReadonlyMap<number, MediaStreamTrack>;
  readonly act: (act: Act) => void;
}

interface Running {
  readonly id: number;
  readonly withVoices: boolean;
  readonly startedAtMs: number;
  readonly recorder: RoomRecorder;
}

const faults = {
  cannot: 'This browser can’t record. Chrome, Edge and Firefox can.',
  stopped: 'The recording has stopped: this device has no room left. You can save what there is.',
} as const;

export interface RecordingInUse {
  readonly isOn: boolean;
  readonly startedAtMs: number | undefined;
  readonly fault: string | undefined;
  readonly begin: (withVoices: boolean) => void;
  readonly end: () => void;
}

/** `lesson` is undefined for children, whose pages record nothing. */
export function useRecording(lesson: RecordedLesson | undefined, watched: Watched): RecordingInUse {
  const { state, connection, tracks, incoming, act } = watched;
  const { view, strokes } = state;
  const [running, setRunning] = useState<Running>();
  const [fault, setFault] = useState<string>();
  const latest = useRef(running);
  latest.current = running;

  const end = useCallback(async (): Promise<void> => {
    const ending = latest.current;
    if (ending === undefined) return;
    latest.current = undefined;
    setRunning(undefined);
    await ending.recorder.stop();
    await recordingStore.end(ending.id);
  }, []);

  const run = useCallback(
    (kept: Pick<Running, 'id' | 'withVoices' | 'startedAtMs'>): void => {
      if (latest.current !== undefined) return;
      const recorder = createRoomRecorder(kept.id, () => {
        setFault(faults.stopped);
        void end();
      });
      setRunning({ ...kept, recorder });
    },
    [end],
  );

  async function begin(withVoices: boolean): Promise<void> {
    setFault(undefined);
    if (lesson === undefined) return;
    if (!canRecord()) return setFault(faults.cannot);
    const kept = { ...lesson, withVoices, startedAtMs: Date.now(), isEnded: false, joined: undefined };
    try {
      run({ ...kept, id: await recordingStore.begin(kept) });
      // A browser that runs out of room deletes what isn't asked for first.
      await navigator.storage.persist();
    } catch {
      setFault(faults.stopped);
    }
  }

  // One that a lost page left behind goes on; a page that goes ends its stretch.
  const { userId, occurrenceId } = lesson ?? {};
  useEffect(() => {
    if (userId === undefined) return;
    let isHere = true;
    void recordingStore
      .listOf(userId)
      .then((all) => {
        const left = all.findLast((kept) => kept.occurrenceId === occurrenceId && !kept.isEnded);
        if (isHere && left !== undefined) run(left);
      })
      .catch(() => undefined);
    return () => {
      isHere = false;
      void latest.current?.recorder.stop();
      latest.current = undefined;
    };
  }, [userId, occurrenceId, run]);

  // The room tells everybody; after a lost connection it has to hear of it again.
  const isIn = view !== undefined && connection === 'open';
  const told = view?.recording;
  useEffect(() => {
    if (lesson === undefined || !isIn) return;
    if (running === undefined ? told != null : told?.withVoices !== running.withVoices)
      act({ type: 'record', isOn: running !== undefined, withVoices: running?.withVoices ?? false });
  }, [lesson, isIn, told, running, act]);

  const { recorder } = running ?? {};
  const name = view?.members.find(({ isTutor }) => isTutor)?.name ?? '';
  const childVoice = told?.isVoiceIn === true ? incoming.get(mediaLines.childMicrophone) : undefined;
  const { microphone, camera, screen } = tracks;
  useEffect(() => {
    const voices = [microphone, childVoice].filter((track) => track !== undefined);
    recorder?.set({ picture: screen ?? camera, voices, name });
  }, [recorder, microphone, camera, screen, childVoice, name]);

  useEffect(() => {
    if (recorder === undefined || view === undefined) return;
    const { slides, captions, question: asked } = view;
    const question =
      asked === null || asked.itemId === null
        ? null
        : { number: asked.number, itemId: asked.itemId, isShown: asked.isShown };
    recorder.look({ strokes, slides, captions, question });
  }, [recorder, view, strokes]);

  return {
    isOn: running !== undefined,
    startedAtMs: running?.startedAtMs,
    fault,
    begin: (withVoices) => void begin(withVoices),
    end: () => void end(),
  };
}
