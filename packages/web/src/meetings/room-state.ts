/** What a page knows of the room, message by message. */
import type { GivenAnswer, Question } from '@comet/contract/question';
import type { FromRoom, MarkedRow } from '@comet/contract/room-messages';
import type { Stroke } from '@comet/domain/meetings/board';
import type { Message } from '@comet/domain/meetings/room';
import type { Reaction } from '@comet/domain/meetings/room-limits';
import type { RoomView } from '@comet/domain/meetings/room-view';

/** A reaction that is shown for a moment. */
export interface ShownReaction {
  readonly id: number;
  readonly seat: number;
  readonly reaction: Reaction;
  /** By this page's own clock. */
  readonly atMs: number;
}

/** The question to everybody, as far as this person has been told. */
export interface AskedQuestion {
  readonly number: number;
  readonly question: Question;
  /** The child's answer that has arrived. */
  readonly mine: GivenAnswer | null;
  /** Why the last answer didn't count as one. */
  readonly fault: string | undefined;
  readonly solution: Extract<FromRoom, { type: 'solution' }> | undefined;
  /** For the tutor. */
  readonly rows: readonly MarkedRow[];
}

export interface RoomState {
  /** Undefined until the tutor has let the person in. */
  readonly view: RoomView | undefined;
  readonly isTutorHere: boolean;
  /** By this page's own clock. */
  readonly timerEndsAt: number | undefined;
  readonly strokes: readonly Stroke[];
  readonly messages: readonly Message[];
  readonly reactions: readonly ShownReaction[];
  readonly asked: AskedQuestion | undefined;
  readonly slidesLink: { readonly fileId: string; readonly url: string } | undefined;
  /** Why the last thing didn't work. */
  readonly refusal:
    | { readonly reason: Extract<FromRoom, { type: 'refused' }>['reason']; readonly atMs: number }
    | undefined;
}

export const outside: RoomState = {
  view: undefined,
  isTutorHere: false,
  timerEndsAt: undefined,
  strokes: [],
  messages: [],
  reactions: [],
  asked: undefined,
  slidesLink: undefined,
  refusal: undefined,
};

const shownReactions = 12;
/** How long a reaction or a refusal is shown. */
export const momentMs = 4000;

/** The strokes with more points of one of them. */
export function withPiece(strokes: readonly Stroke[], piece: Stroke): readonly Stroke[] {
  const place = strokes.findLastIndex(({ key }) => key === piece.key);
  const begun = strokes[place];
  if (begun === undefined) return [...strokes, piece];
  return strokes.with(place, { ...begun, points: [...begun.points, ...piece.points] });
}

/** The state with something more known of the question with this number. */
const withAsked = (state: RoomState, number: number, more: Partial<AskedQuestion>): RoomState =>
  state.asked?.number === number ? { ...state, asked: { ...state.asked, ...more } } : state;

/** The state after a message of the room; `now` is this page's own clock in milliseconds. */
export function hear(state: RoomState, message: FromRoom, now: number): RoomState {
  switch (message.type) {
    case 'waiting':
      return { ...outside, isTutorHere: message.isTutorHere };
    case 'room': {
      const { view } = message;
      const asked = state.asked?.number === view.question?.number ? state.asked : undefined;
      return { ...state, view, asked, timerEndsAt: view.timer === null ? undefined : now + view.timer.leftMs };
    }
    case 'board':
      return { ...state, strokes: message.strokes };
    case 'drawn':
      return { ...state, strokes: withPiece(state.strokes, message.piece) };
    case 'rubbedOut':
      return { ...state, strokes: state.strokes.filter(({ key }) => key !== message.key) };
    case 'wiped':
      return { ...state, strokes: [] };
    case 'messages':
      return { ...state, messages: message.messages };
    case 'said':
      return { ...state, messages: [...state.messages, message.message] };
    case 'reacted': {
      const id = (state.reactions.at(-1)?.id ?? 0) + 1;
      const { seat, reaction } = message;
      const recent = withoutPast(state, now).reactions;
      return { ...state, reactions: [...recent, { id, seat, reaction, atMs: now }].slice(-shownReactions) };
    }
    case 'slides':
      return { ...state, slidesLink: { fileId: message.fileId, url: message.url } };
    case 'question': {
      const { number, question, mine } = message;
      return { ...state, asked: { number, question, mine, fault: undefined, solution: undefined, rows: [] } };
    }
    case 'taken':
      return withAsked(state, message.number, { mine: message.given, fault: undefined });
    case 'notTaken':
      return withAsked(state, message.number, { fault: message.message });
    case 'solution':
      return withAsked(state, message.number, { solution: message });
    case 'tally':
      return withAsked(state, message.number, { rows: message.rows });
    case 'refused':
      return { ...state, refusal: { reason: message.reason, atMs: now } };
    case 'answer':
    case 'mediaLost':
    case 'beat':
      return state;
  }
}

/** The state without reactions and refusals of more than a moment ago. */
export const withoutPast = (state: RoomState, now: number): RoomState => ({
  ...state,
  reactions: state.reactions.filter(({ atMs }) => now - atMs < momentMs),
  refusal: state.refusal !== undefined && now - state.refusal.atMs < momentMs ? state.refusal : undefined,
});
