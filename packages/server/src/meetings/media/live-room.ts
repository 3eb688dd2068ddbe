/** One room at work: who is connected, what they do, and what the others are told of it. */
import type { FromRoom, ToRoom } from '@comet/contract/room-messages';
import { lastStrokeOf } from '@comet/domain/meetings/board';
import {
  type Act,
  applyAct,
  childrenHere,
  enter,
  leave,
  type Message,
  mayAct,
  maySpeak,
  memberOf,
  type Room,
  recordedVoice,
} from '@comet/domain/meetings/room';
import { isTutorHere, mayRead, viewFor } from '@comet/domain/meetings/room-view';
import type { AdmittedGuest, AskedItem, FromMedia, MediaAddresses } from './process-messages.ts';
import { createRoomMedia } from './room-media.ts';
import { createRoomQuestions } from './room-questions.ts';
import { createRoomSlides } from './room-slides.ts';
import type { RoomSocket } from './socket.ts';

/** Changes that come together are told together. */
const gatherMs = 15;
/** How much is lost at most when the process dies. */
const storeEveryMs = 1000;

interface Page {
  readonly userId: number;
  readonly socket: RoomSocket;
  /** Whether they have been given what happened before they came in. */
  isCaughtUp: boolean;
}

export interface LiveRoom {
  /** Takes a seat; undefined for somebody whom the tutor has removed. */
  enter(guest: AdmittedGuest, socket: RoomSocket): { handle(message: ToRoom): void; leave(): void } | undefined;
  isEmpty(): boolean;
  /** Takes in the words of the question that the tutor asks; null where they may not ask it. */
  found(itemId: number, item: AskedItem | null): void;
  /** Takes in the link to the slides that the tutor shows; null where the file isn't theirs. */
  linked(fileId: string, url: string | null): void;
  /** Tells the server what the room is like now. */
  store(): void;
  /** Tells everybody to come back at once: the room goes on elsewhere. */
  move(): void;
}

interface Parts {
  readonly roomId: number;
  readonly begun: Room;
  readonly addresses: MediaAddresses;
  readonly tell: (message: FromMedia) => void;
}

export function createLiveRoom({ roomId, begun, addresses, tell }: Parts): LiveRoom {
  let room = begun;
  let telling: NodeJS.Timeout | undefined;
  let storing: NodeJS.Timeout | undefined;
  const pages = new Map<number, Page>();
  const media = createRoomMedia(addresses, {
    maySpeak: (seat) => maySpeak(room, seat),
    onLost: (seat) => pages.get(seat)?.socket.send({ type: 'mediaLost' }),
  });
  const questions = createRoomQuestions({
    roomId,
    roomNow: () => room,
    want: (wanted) => tell({ type: 'wanted', ...wanted }),
  });
  const slides = createRoomSlides({
    roomId,
    roomNow: () => room,
    want: (wanted) => tell({ type: 'wantedFile', ...wanted }),
  });

  function tellAll(): void {
    telling = undefined;
    const now = Date.now();
    for (const page of pages.values()) {
      const view = viewFor(room, page.userId, now);
      if (view === undefined) {
        page.socket.send({ type: 'waiting', isTutorHere: isTutorHere(room) });
        continue;
      }
      page.socket.send({ type: 'room', view });
      if (!page.isCaughtUp) catchUp(page);
      slides.tell(page.socket);
      const member = memberOf(room, page.userId);
      if (member !== undefined) questions.tell(page.socket, member);
    }
  }

  function catchUp(page: Page): void {
    page.isCaughtUp = true;
    page.socket.send({ type: 'board', strokes: room.board.strokes });
    const messages = room.messages.filter((message) => mayRead(room, page.userId, message));
    page.socket.send({ type: 'messages', messages });
  }

  function store(): void {
    clearTimeout(storing);
    storing = undefined;
    tell({ type: 'changed', roomId, room });
  }

  function become(next: Room): void {
    tellAttendance(room, next);
    tellVoice(room, next);
    room = next;
    storing ??= setTimeout(store, storeEveryMs);
  }

  function tellVoice(before: Room, next: Room): void {
    const studentId = recordedVoice(next)?.userId;
    if (studentId !== undefined && studentId !== recordedVoice(before)?.userId)
      tell({ type: 'voiceRecorded', roomId, studentId });
  }

  function tellAttendance(before: Room, next: Room): void {
    const [were, are] = [childrenHere(before), childrenHere(next)];
    for (const studentId of are) if (!were.includes(studentId)) tell({ type: 'came', roomId, studentId });
    for (const studentId of were) if (!are.includes(studentId)) tell({ type: 'left', roomId, studentId });
  }
  const tellSoon = (): void => {
    telling ??= setTimeout(tellAll, gatherMs);
  };

  /** To everybody who is in, except one seat. */
  function toOthers(seat: number | undefined, message: FromRoom): void {
    for (const [other, { socket, isCaughtUp }] of pages) if (other !== seat && isCaughtUp) socket.send(message);
  }

  function removeFrom(before: Room, tutorSeat: number, seat: number): void {
    const userIdAt = (place: number) => before.members.find((member) => member.seat === place)?.userId;
    const [tutorId, studentId] = [userIdAt(tutorSeat), userIdAt(seat)];
    media.disconnect(seat);
    pages.get(seat)?.socket.close('removed');
    pages.delete(seat);
    if (tutorId !== undefined && studentId !== undefined) tell({ type: 'removed', roomId, tutorId, studentId });
  }

  /** Tells the others of what was just done, where it isn't part of everybody's view. */
  function announce(before: Room, seat: number, act: Act): void {
    if (act.type === 'draw') {
      const { stroke, colour, points } = act;
      toOthers(seat, { type: 'drawn', piece: { key: `${seat}-${stroke}`, colour, points } });
    } else if (act.type === 'undo') {
      const rubbed = lastStrokeOf(before.board, seat);
      if (rubbed !== undefined) toOthers(undefined, { type: 'rubbedOut', key: rubbed.key });
    } else if (act.type === 'wipe') toOthers(undefined, { type: 'wiped' });
    else if (act.type === 'react') toOthers(undefined, { type: 'reacted', seat, reaction: act.reaction });
    else if (act.type === 'say') passOn(room.messages.at(-1));
    else {
      if (act.type === 'remove') removeFrom(before, seat, act.seat);
      if (act.type === 'speak') media.requestKeyFrames();
      if (act.type === 'ask') questions.load();
      if (act.type === 'showSlides') slides.load();
      if (room.slides !== before.slides) toOthers(undefined, { type: 'board', strokes: room.board.strokes });
      tellSoon();
    }
  }

  /** A message to those whom it is for. */
  function passOn(message: Message | undefined): void {
    if (message === undefined) return;
    for (const { userId, socket, isCaughtUp } of pages.values())
      if (isCaughtUp && mayRead(room, userId, message)) socket.send({ type: 'said', message });
  }

  function act(seat: number, page: Page, done: Act): void {
    const isAllowed = mayAct(room, seat, done);
    if (isAllowed && done.type === 'give') {
      const { number, given } = done;
      const fault = questions.faultOf(given);
      page.socket.send(
        fault === undefined ? { type: 'taken', number, given } : { type: 'notTaken', number, message: fault },
      );
      if (fault !== undefined) return;
    }
    const next = isAllowed ? applyAct(room, seat, done, Date.now()) : 'notAllowed';
    if (typeof next === 'string') page.socket.send({ type: 'refused', reason: next });
    else {
      const before = room;
      become(next);
      announce(before, seat, done);
    }
  }

  async function connect(seat: number, page: Page, guest: AdmittedGuest, offer: string): Promise<void> {
    if (memberOf(room, guest.userId)?.isIn !== true) return page.socket.send({ type: 'refused', reason: 'notAllowed' });
    const sdp = await media.connect(seat, guest.role, offer).catch(() => undefined);
    if (pages.get(seat) !== page) return;
    if (sdp === undefined) page.socket.close('unreadable');
    else page.socket.send({ type: 'answer', sdp });
  }

  // The room may have come from another process in the middle of a question.
  questions.load();
  slides.load();

  /** What the tutor asked for isn't theirs. */
  function takeBack(act: Act, reason: 'noQuestion' | 'noSlides'): void {
    const tutor = room.members.find(({ role }) => role === 'tutor');
    if (tutor === undefined) return;
    const [before, next] = [room, applyAct(room, tutor.seat, act, Date.now())];
    if (next === 'full') return;
    become(next);
    announce(before, tutor.seat, act);
    pages.get(tutor.seat)?.socket.send({ type: 'refused', reason });
  }

  return {
    enter: (guest, socket) => {
      const { userId, role, name, mayRecordVoice, worn } = guest;
      const entered = enter(room, { userId, role, name, mayRecordVoice, worn });
      if (entered === 'removed') return undefined;
      become(entered);
      const seat = memberOf(room, userId)?.seat ?? 0;
      pages.get(seat)?.socket.close('openedElsewhere');
      media.disconnect(seat);
      const page: Page = { userId, socket, isCaughtUp: false };
      pages.set(seat, page);
      tellSoon();
      return {
        handle: (message) => {
          if (pages.get(seat) !== page) return;
          if (message.type === 'offer') void connect(seat, page, guest, message.sdp);
          else act(seat, page, message);
        },
        leave: () => {
          if (pages.get(seat) !== page) return;
          pages.delete(seat);
          media.disconnect(seat);
          become(leave(room, seat));
          tellSoon();
        },
      };
    },
    isEmpty: () => pages.size === 0,
    found: (itemId, item) => {
      if (room.question?.itemId !== itemId) return;
      if (item === null) takeBack({ type: 'closeQuestion' }, 'noQuestion');
      else questions.found(item);
      tellSoon();
    },
    linked: (fileId, url) => {
      if (room.slides?.fileId !== fileId) return;
      if (url === null) takeBack({ type: 'hideSlides' }, 'noSlides');
      else slides.linked(fileId, url);
      tellSoon();
    },
    store,
    move: () => {
      clearTimeout(telling);
      clearTimeout(storing);
      for (const studentId of childrenHere(room)) tell({ type: 'left', roomId, studentId });
      media.closeAll();
      for (const { socket } of pages.values()) socket.close('moving');
      pages.clear();
    },
  };
}
