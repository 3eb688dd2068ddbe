/** A room as its page uses it: what it knows, what arrives by media, and what the person does. */
import { enterRoom } from '@comet/contract/meetings';
import type { ToRoom } from '@comet/contract/room-messages';
import type { RoomRole } from '@comet/domain/live-lessons/live-lessons';
import { type MediaLine, mediaLines } from '@comet/domain/meetings/media-lines';
import type { Act } from '@comet/domain/meetings/room';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../api/api.ts';
import { createAnswerKeeper } from './kept-answer.ts';
import { createRoomMedia, type RoomMedia } from './room-media.ts';
import { type Connection, openRoom, type RoomConnection, type RoomEnd, type Ticket } from './room-socket.ts';
import { hear, momentMs, outside, type RoomState, withoutPast } from './room-state.ts';
import type { Device, Tracks } from './use-devices.ts';

const linesOf: Readonly<Record<RoomRole, Readonly<Partial<Record<Device, MediaLine>>>>> = {
  tutor: { microphone: mediaLines.microphone, camera: mediaLines.camera, screen: mediaLines.screen },
  child: { microphone: mediaLines.childMicrophone, camera: mediaLines.childCamera },
};
const devices: readonly Device[] = ['microphone', 'camera', 'screen'];

export interface RoomInUse {
  readonly state: RoomState;
  readonly connection: Connection;
  readonly end: RoomEnd | undefined;
  /** What comes in, by line. */
  readonly incoming: ReadonlyMap<number, MediaStreamTrack>;
  readonly act: (act: Act) => void;
  /** What this person has drawn already shows; the room passes it on to the others. */
  readonly drawn: (act: Extract<Act, { type: 'draw' }>, seat: number) => void;
}

/** `ticket` was asked for before going in, so that nobody waits for one now. */
export function useRoom(liveLessonId: number, ticket: Ticket, role: RoomRole, tracks: Tracks): RoomInUse {
  const [state, setState] = useState(outside);
  const [connection, setConnection] = useState<Connection>('connecting');
  const [end, setEnd] = useState<RoomEnd>();
  const [incoming, setIncoming] = useState<ReadonlyMap<number, MediaStreamTrack>>(new Map());
  const room = useRef<RoomConnection>(undefined);
  const media = useRef<RoomMedia>(undefined);
  const [answers] = useState(() => createAnswerKeeper((give) => room.current?.send(give)));

  useEffect(() => {
    const send = (message: ToRoom): void => room.current?.send(message);
    const made = createRoomMedia(role, {
      sendOffer: (sdp) => send({ type: 'offer', sdp }),
      onTrack: (line, track) => setIncoming((before) => new Map(before).set(line, track)),
    });
    media.current = made;
    let isIn = false;
    room.current = openRoom(ticket, () => api.call(enterRoom, { params: { id: liveLessonId } }), {
      onMessage: (message) => {
        if (message.type === 'answer') return made.answer(message.sdp);
        if (message.type === 'mediaLost') return made.connect();
        if (message.type === 'beat') return;
        if (message.type === 'room' && !isIn) {
          isIn = true;
          made.connect();
        }
        answers.hear(message);
        setState((before) => hear(before, message, performance.now()));
      },
      onConnection: (next) => {
        // Each socket has a media connection of its own, made as soon as the room says that we are in.
        isIn = false;
        if (next === 'lost') made.prepare();
        setConnection(next);
      },
      onEnd: (reason) => {
        made.close();
        setEnd(reason);
      },
    });
    return () => {
      room.current?.close();
      made.close();
    };
  }, [liveLessonId, ticket, role, answers]);

  useEffect(() => {
    for (const device of devices) {
      const line = linesOf[role][device];
      if (line !== undefined) media.current?.setTrack(line, tracks[device] ?? null);
    }
  }, [role, tracks]);

  const { reactions, refusal } = state;
  useEffect(() => {
    if (reactions.length === 0 && refusal === undefined) return;
    const timer = setTimeout(() => setState((before) => withoutPast(before, performance.now())), momentMs);
    return () => clearTimeout(timer);
  }, [reactions, refusal]);

  const isIn = state.view !== undefined && connection === 'open';
  const { microphone, camera, screen } = tracks;
  useEffect(() => {
    if (role !== 'tutor' || !isIn) return;
    const sent = { microphone: microphone !== undefined, camera: camera !== undefined, screen: screen !== undefined };
    room.current?.send({ type: 'media', ...sent });
  }, [role, isIn, microphone, camera, screen]);

  const act = useCallback(
    (done: Act): void => {
      if (done.type === 'give') answers.give(done);
      else room.current?.send(done);
    },
    [answers],
  );
  const drawn = useCallback((piece: Extract<Act, { type: 'draw' }>, seat: number): void => {
    room.current?.send(piece);
    const { stroke, colour, points } = piece;
    const message = { type: 'drawn', piece: { key: `${seat}-${stroke}`, colour, points } } as const;
    setState((before) => hear(before, message, performance.now()));
  }, []);
  return { state, connection, end, incoming, act, drawn };
}
