/**
 * A room in which a tutor and children meet, as a value that only these functions change. The server decides with it. People
 * are known to each other by seats and first names: nobody's browser learns another's id.
 */
import type { RoomRole } from '../live-lessons/live-lessons.ts';
import { type Board, draw, emptyBoard, lastStrokeOf, rubOut } from './board.ts';
import { maxCaptions, maxMessages, maxTimerMs, type PenColour, type Reaction } from './room-limits.ts';
import { type Given, type RoomQuestion, withAnswer, withoutSeat } from './room-question.ts';
import { boardAt, type KeptBoard, placeOf, putAway, type Slides } from './slides.ts';

/** Somebody whom the schedule admits. */
export interface Guest {
  readonly userId: number;
  readonly role: RoomRole;
  readonly name: string;
  /** Whether their voice may be in a recording: a tutor's own, and a child's where a parent allows it. */
  readonly mayRecordVoice: boolean;
  /** What a child's avatar wears, in the order of `presetTypes`; null for the tutor. */
  readonly worn: readonly number[] | null;
}

export interface Member extends Guest {
  readonly seat: number;
  /** Whether a page of theirs is connected. */
  readonly isHere: boolean;
  /** Whether the tutor has let them in; until then they see and hear nothing. */
  readonly isIn: boolean;
  /** When they raised a hand. */
  readonly handAtMs: number | null;
}

/** What is said in writing: a child's words go to the tutor alone, the tutor's to one child or to all. */
export interface Message {
  readonly id: number;
  readonly from: number;
  /** A seat; null is everybody where the tutor writes, and the tutor where a child does. */
  readonly to: number | null;
  readonly text: string;
}

/** What the tutor sends now. */
export interface TutorMedia {
  readonly microphone: boolean;
  readonly camera: boolean;
  readonly screen: boolean;
}

export interface Room {
  readonly members: readonly Member[];
  /** Seats that were ever taken; one is never given to somebody else. */
  readonly seatCount: number;
  readonly removedIds: readonly number[];
  /** Whether children come in without waiting. */
  readonly isOpen: boolean;
  /** The child who may speak. The microphone opens only when the child says so, too. */
  readonly call: { readonly seat: number; readonly isSpeaking: boolean } | null;
  readonly tutorMedia: TutorMedia;
  readonly timer: { readonly endsAtMs: number; readonly lengthMs: number } | null;
  readonly captions: readonly string[];
  readonly messages: readonly Message[];
  readonly board: Board;
  /** The slides under the board; null where it is a whiteboard. */
  readonly slides: Slides | null;
  readonly keptBoards: readonly KeptBoard[];
  /** Questions that were asked in this room. */
  readonly questionCount: number;
  /** The one that is asked now. */
  readonly question: RoomQuestion | null;
  /** Whether the tutor's page records the lesson, and whether children's voices go into it. */
  readonly recording: { readonly withVoices: boolean } | null;
}

const silent: TutorMedia = { microphone: false, camera: false, screen: false };

export const emptyRoom: Room = {
  members: [],
  seatCount: 0,
  removedIds: [],
  isOpen: false,
  call: null,
  tutorMedia: silent,
  timer: null,
  captions: [],
  messages: [],
  board: emptyBoard,
  slides: null,
  keptBoards: [],
  questionCount: 0,
  question: null,
  recording: null,
};

/** What somebody in the room does. */
export type Act =
  | { readonly type: 'open'; readonly isOpen: boolean }
  | { readonly type: 'admit'; readonly seat: number }
  | { readonly type: 'hand'; readonly isUp: boolean }
  | { readonly type: 'call'; readonly seat: number }
  | { readonly type: 'speak' }
  | { readonly type: 'endCall' }
  | { readonly type: 'muteAll' }
  | { readonly type: 'remove'; readonly seat: number }
  | { readonly type: 'media'; readonly microphone: boolean; readonly camera: boolean; readonly screen: boolean }
  | { readonly type: 'say'; readonly to: number | null; readonly text: string }
  | { readonly type: 'react'; readonly reaction: Reaction }
  | { readonly type: 'caption'; readonly text: string }
  | { readonly type: 'timer'; readonly lengthMs: number | null }
  | { readonly type: 'draw'; readonly stroke: number; readonly colour: PenColour; readonly points: readonly number[] }
  | { readonly type: 'undo' }
  | { readonly type: 'wipe' }
  | { readonly type: 'showSlides'; readonly fileId: string }
  | { readonly type: 'turn'; readonly page: number }
  | { readonly type: 'hideSlides' }
  | { readonly type: 'ask'; readonly itemId: number }
  | { readonly type: 'give'; readonly number: number; readonly given: Given }
  | { readonly type: 'showAnswers' }
  | { readonly type: 'closeQuestion' }
  | { readonly type: 'record'; readonly isOn: boolean; readonly withVoices: boolean };

const tutorActs: ReadonlySet<Act['type']> = new Set([
  'open',
  'admit',
  'call',
  'muteAll',
  'remove',
  'media',
  'caption',
  'timer',
  'wipe',
  'showSlides',
  'turn',
  'hideSlides',
  'ask',
  'showAnswers',
  'closeQuestion',
  'record',
]);
const penActs: ReadonlySet<Act['type']> = new Set(['draw', 'undo']);

const memberAt = (room: Room, seat: number): Member | undefined => room.members.find((member) => member.seat === seat);

export const memberOf = (room: Room, userId: number): Member | undefined =>
  room.members.find((member) => member.userId === userId);

const isCalled = (room: Room, seat: number): boolean => room.call?.seat === seat;

/** Whether what this child sends is passed on; the server asks at every packet. */
export const maySpeak = (room: Room, seat: number): boolean => isCalled(room, seat) && room.call?.isSpeaking === true;

/** The child whose voice goes into the recording now. */
export function recordedVoice({ recording, call, members }: Room): Member | undefined {
  if (recording?.withVoices !== true || call?.isSpeaking !== true) return undefined;
  return members.find(({ seat, mayRecordVoice }) => seat === call.seat && mayRecordVoice);
}

/** The ids of the children who are in and connected. */
export const childrenHere = ({ members }: Room): number[] =>
  members.filter(({ role, isIn, isHere }) => role === 'child' && isIn && isHere).map(({ userId }) => userId);

const change = (room: Room, seat: number, changes: Partial<Member>): Room => ({
  ...room,
  members: room.members.map((member) => (member.seat === seat ? { ...member, ...changes } : member)),
});

/** The room with this guest in it, on the seat they had before; 'removed' where the tutor has sent them out. */
export function enter(room: Room, guest: Guest): Room | 'removed' {
  if (room.removedIds.includes(guest.userId)) return 'removed';
  const known = memberOf(room, guest.userId);
  if (known !== undefined) return change(room, known.seat, { ...guest, isHere: true });
  const isIn = guest.role === 'tutor' || room.isOpen;
  const seat = room.seatCount + 1;
  const member: Member = { ...guest, seat, isHere: true, isIn, handAtMs: null };
  return { ...room, seatCount: seat, members: [...room.members, member] };
}

/** The room without a page of this member. What they were allowed stays for when they come back, but not the microphone. */
export function leave(room: Room, seat: number): Room {
  const left = change(room, seat, { isHere: false, handAtMs: null });
  if (memberAt(room, seat)?.role === 'tutor') return { ...left, tutorMedia: silent, call: null, recording: null };
  return isCalled(room, seat) ? { ...left, call: null } : left;
}

/** A room after its process died: what was allowed and drawn stays, and everybody has to come back. */
export const resume = (room: Room): Room => ({
  ...room,
  members: room.members.map((member) => ({ ...member, isHere: false, handAtMs: null })),
  call: null,
  tutorMedia: silent,
  recording: null,
});

/** Whether this member may do this now. */
export function mayAct(room: Room, seat: number, act: Act): boolean {
  const member = memberAt(room, seat);
  if (member === undefined || !member.isIn) return false;
  const isTutor = member.role === 'tutor';
  if (tutorActs.has(act.type) && !isTutor) return false;
  if (penActs.has(act.type)) return isTutor || isCalled(room, seat);
  if (act.type === 'endCall') return isTutor || isCalled(room, seat);
  if (act.type === 'speak') return isCalled(room, seat);
  if (act.type === 'hand') return !isTutor;
  if (act.type === 'turn' || act.type === 'hideSlides') return room.slides !== null;
  if (act.type === 'showAnswers') return room.question?.isShown === false;
  // An answer can be changed until all are shown.
  if (act.type === 'give') return !isTutor && room.question?.number === act.number && !room.question.isShown;
  // Children never write to one another.
  if (act.type === 'say' && !isTutor) return act.to === null;
  const named = 'seat' in act ? act.seat : act.type === 'say' ? act.to : null;
  if (named === null) return true;
  const other = memberAt(room, named);
  if (other?.role !== 'child') return false;
  return act.type !== 'call' || (other.isIn && other.isHere);
}

function say(room: Room, from: number, to: number | null, text: string): Room {
  const id = (room.messages.at(-1)?.id ?? 0) + 1;
  return { ...room, messages: [...room.messages, { id, from, to, text }].slice(-maxMessages) };
}

/** The room with other slides or another page, and the lines that belong there. */
function turnTo(room: Room, slides: Slides | null): Room {
  const keptBoards = putAway(room.keptBoards, placeOf(room.slides), room.board);
  return { ...room, slides, keptBoards, board: boardAt(keptBoards, placeOf(slides)) };
}

/** What the room is after an act that `mayAct` allows; 'full' where the board has no room for it. */
export function applyAct(room: Room, seat: number, act: Act, nowMs: number): Room | 'full' {
  switch (act.type) {
    case 'open':
      return {
        ...room,
        isOpen: act.isOpen,
        members: act.isOpen ? room.members.map((member) => ({ ...member, isIn: true })) : room.members,
      };
    case 'admit':
      return change(room, act.seat, { isIn: true });
    case 'hand':
      return change(room, seat, { handAtMs: act.isUp ? (memberAt(room, seat)?.handAtMs ?? nowMs) : null });
    case 'call':
      return { ...change(room, act.seat, { handAtMs: null }), call: { seat: act.seat, isSpeaking: false } };
    case 'speak':
      return { ...room, call: { seat, isSpeaking: true } };
    case 'endCall':
      return { ...room, call: null };
    case 'muteAll':
      return { ...room, call: null, members: room.members.map((member) => ({ ...member, handAtMs: null })) };
    case 'remove': {
      const out = memberAt(room, act.seat);
      if (out === undefined) return room;
      const left = leave(room, act.seat);
      return {
        ...left,
        members: left.members.filter((member) => member.seat !== act.seat),
        removedIds: [...left.removedIds, out.userId],
        question: left.question === null ? null : withoutSeat(left.question, act.seat),
      };
    }
    case 'media': {
      const { microphone, camera, screen } = act;
      return { ...room, tutorMedia: { microphone, camera, screen } };
    }
    case 'say':
      return say(room, seat, act.to, act.text);
    case 'react':
      return room;
    case 'caption':
      return { ...room, captions: [...room.captions, act.text].slice(-maxCaptions) };
    case 'timer': {
      if (act.lengthMs === null) return { ...room, timer: null };
      const lengthMs = Math.min(act.lengthMs, maxTimerMs);
      return { ...room, timer: { endsAtMs: nowMs + lengthMs, lengthMs } };
    }
    case 'draw': {
      const { stroke, colour, points } = act;
      const board = draw(room.board, { key: `${seat}-${stroke}`, colour, points });
      return board === 'full' ? 'full' : { ...room, board };
    }
    case 'undo': {
      const last = lastStrokeOf(room.board, seat);
      return last === undefined ? room : { ...room, board: rubOut(room.board, last.key) };
    }
    case 'wipe':
      return { ...room, board: emptyBoard };
    case 'showSlides':
      return turnTo(room, { fileId: act.fileId, page: 1 });
    case 'turn':
      return room.slides === null ? room : turnTo(room, { ...room.slides, page: act.page });
    case 'hideSlides':
      return turnTo(room, null);
    case 'ask': {
      const number = room.questionCount + 1;
      return { ...room, questionCount: number, question: { number, itemId: act.itemId, isShown: false, answers: [] } };
    }
    case 'give':
      return room.question === null ? room : { ...room, question: withAnswer(room.question, seat, act.given) };
    case 'showAnswers':
      return room.question === null ? room : { ...room, question: { ...room.question, isShown: true } };
    case 'closeQuestion':
      return { ...room, question: null };
    case 'record':
      return { ...room, recording: act.isOn ? { withVoices: act.withVoices } : null };
  }
}
