/** What one person in a room sees of it. */
import { type Member, type Message, memberOf, type Room, recordedVoice, type TutorMedia } from './room.ts';
import type { Slides } from './slides.ts';

export interface MemberView {
  readonly seat: number;
  readonly name: string;
  readonly isTutor: boolean;
  /** What a child's avatar wears; null for the tutor. */
  readonly worn: readonly number[] | null;
  readonly isHere: boolean;
  /** The place in the queue of raised hands, from 1; null with the hand down. */
  readonly handPlace: number | null;
}

/** What is recorded of this lesson. */
export interface RecordingState {
  readonly withVoices: boolean;
  /** For a child: whether their own voice goes in when they speak. For the tutor: whether the voice of who speaks now does. */
  readonly isVoiceIn: boolean;
}

/** How far the question to everybody is. Its words are told apart from this, once. */
export interface QuestionState {
  readonly number: number;
  /** Which question of the bank it is; only the tutor sees this. */
  readonly itemId: number | null;
  readonly isShown: boolean;
  readonly answeredCount: number;
  /** Children who are asked: those who are here, and those whose answer is in. */
  readonly childCount: number;
  /** Whose answers are in; only the tutor sees this. */
  readonly answeredSeats: readonly number[];
}

export interface RoomView {
  readonly seat: number;
  readonly isOpen: boolean;
  readonly members: readonly MemberView[];
  /** Who is waiting to be let in; only the tutor sees this. */
  readonly waiting: readonly { readonly seat: number; readonly name: string }[];
  readonly call: Room['call'];
  readonly tutorMedia: TutorMedia;
  /** What is left when this is sent, so that no clock needs to be right. */
  readonly timer: { readonly leftMs: number; readonly lengthMs: number } | null;
  readonly captions: readonly string[];
  readonly slides: Slides | null;
  readonly question: QuestionState | null;
  readonly recording: RecordingState | null;
}

export const isTutorHere = (room: Room): boolean => room.members.some(({ role, isHere }) => role === 'tutor' && isHere);

const byHand = (one: Member, other: Member): number =>
  (one.handAtMs ?? 0) - (other.handAtMs ?? 0) || one.seat - other.seat;

function questionState({ question }: Room, viewer: Member, present: readonly Member[]): QuestionState | null {
  if (question === null) return null;
  const answeredSeats = question.answers.map(({ seat }) => seat);
  return {
    number: question.number,
    itemId: viewer.role === 'tutor' ? question.itemId : null,
    isShown: question.isShown,
    answeredCount: answeredSeats.length,
    childCount: present.filter(({ role, isHere, seat }) => role === 'child' && (isHere || answeredSeats.includes(seat)))
      .length,
    answeredSeats: viewer.role === 'tutor' ? answeredSeats : [],
  };
}

function recordingState(room: Room, viewer: Member): RecordingState | null {
  if (room.recording === null) return null;
  const { withVoices } = room.recording;
  return {
    withVoices,
    isVoiceIn: viewer.role === 'child' ? withVoices && viewer.mayRecordVoice : recordedVoice(room) !== undefined,
  };
}

/** The room as this person sees it; undefined for people who aren't in: they learn nothing about anybody. */
export function viewFor(room: Room, userId: number, nowMs: number): RoomView | undefined {
  const viewer = memberOf(room, userId);
  if (viewer?.isIn !== true) return undefined;
  const present = room.members.filter(({ isIn }) => isIn);
  const hands = present.filter(({ handAtMs }) => handAtMs !== null).toSorted(byHand);
  return {
    seat: viewer.seat,
    isOpen: room.isOpen,
    members: present.map((member) => ({
      seat: member.seat,
      name: member.name,
      isTutor: member.role === 'tutor',
      worn: member.worn,
      isHere: member.isHere,
      handPlace: member.handAtMs === null ? null : hands.indexOf(member) + 1,
    })),
    waiting:
      viewer.role === 'tutor'
        ? room.members.filter(({ isIn, isHere }) => !isIn && isHere).map(({ seat, name }) => ({ seat, name }))
        : [],
    call: room.call,
    tutorMedia: room.tutorMedia,
    timer:
      room.timer === null ? null : { leftMs: Math.max(0, room.timer.endsAtMs - nowMs), lengthMs: room.timer.lengthMs },
    captions: room.captions,
    slides: room.slides,
    question: questionState(room, viewer, present),
    recording: recordingState(room, viewer),
  };
}

/** Whether a message is for this person: their own, to them, to all from the tutor, or to the tutor. */
export function mayRead(room: Room, userId: number, message: Message): boolean {
  const reader = memberOf(room, userId);
  if (reader?.isIn !== true) return false;
  if (reader.role === 'tutor' || message.from === reader.seat || message.to === reader.seat) return true;
  const author = room.members.find(({ seat }) => seat === message.from);
  return author?.role === 'tutor' && message.to === null;
}
