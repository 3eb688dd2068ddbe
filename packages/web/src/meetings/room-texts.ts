/** Words of the room that its parts share. */
import type { AnswerMark } from '@comet/contract/room-messages';
import type { Reaction } from '@comet/domain/meetings/room-limits';
import type { RoomEnd } from './room-socket.ts';

export const reactionSigns: Readonly<Record<Reaction, { readonly sign: string; readonly label: string }>> = {
  clap: { sign: '👏', label: 'Clap' },
  heart: { sign: '💜', label: 'I like it' },
  laugh: { sign: '😄', label: 'Funny' },
  wow: { sign: '😮', label: 'Wow' },
  yes: { sign: '👍', label: 'Got it' },
  lost: { sign: '🤔', label: 'I’m lost' },
};

/** The first letter of a name, or its first sign where it begins with an emoji. */
export const initialOf = (name: string): string => (Array.from(name.trim())[0] ?? '?').toUpperCase();

export const refusalTexts = {
  notAllowed: 'You can’t do that right now.',
  tooFast: 'That was a bit fast. Wait a moment and try again.',
  full: 'The board is full. Wipe it to make room.',
  noSlides: 'We couldn’t load those slides. Please choose the file again.',
  noQuestion: 'We couldn’t load that question. Please choose another one.',
} as const;

export function endText(end: RoomEnd): string {
  if (end === 'removed') return 'Your tutor has asked you to leave this lesson.';
  if (end === 'openedElsewhere') return 'You’ve opened this lesson in another tab, so it goes on there.';
  if (end === 'over') return 'This lesson is over. See you next time!';
  if (end === 'broken') return 'Something went wrong in the room. Please go in again.';
  return end.message;
}

/** Before somebody is in. */
export function waitingText(isTutor: boolean, isTutorHere: boolean): string {
  if (isTutor) return 'Opening your room …';
  return isTutorHere ? 'Your tutor will let you in soon.' : 'Waiting for your tutor. You’re in the right place!';
}

export const answersInText = (answered: number, children: number): string =>
  `${answered} of ${children} ${children === 1 ? 'answer is' : 'answers are'} in`;

/** What a child reads above the solution. */
export function markText(mark: AnswerMark | null): string {
  if (mark === null) return 'Here’s the answer.';
  return mark.isRight ? 'You got it right!' : (mark.because ?? 'Not this time. Let’s take a look.');
}

/** 4:05 for what is left on a timer. */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
