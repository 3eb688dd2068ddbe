/**
 * What a browser and a room say to one another over their socket. What browsers send is checked by these schemas, after its
 * length; what the room sends is typed alone.
 */
import type { Stroke } from '@comet/domain/meetings/board';
import type { Act, Message } from '@comet/domain/meetings/room';
import {
  boardHeight,
  boardWidth,
  maxCaptionLength,
  maxMessageLength,
  maxNumbersPerMessage,
  maxOfferBytes,
  maxPages,
  maxTimerMs,
  penColours,
  type Reaction,
  reactions,
} from '@comet/domain/meetings/room-limits';
import type { TallyRow } from '@comet/domain/meetings/room-question';
import type { RoomView } from '@comet/domain/meetings/room-view';
import { z } from 'zod';
import type { RightAnswer } from './attempts.ts';
import { boundedText } from './bounded-text.ts';
import { longIdSchema, trimmed } from './fields.ts';
import { type GivenAnswer, givenAnswerSchema, type Question, type Steps } from './question.ts';
import { fileIdSchema } from './uploads.ts';

const seatSchema = z.int().min(1).max(1000);
const words = (max: number) => boundedText({ max, required: 'Please write a few words', clean: trimmed });

/** x and y by turns. */
const pointsSchema = z
  .array(z.int().min(0).max(Math.max(boardWidth, boardHeight)))
  .min(2)
  .max(maxNumbersPerMessage)
  .refine((points) => points.length % 2 === 0, 'A point has two numbers');

/** What somebody does in the room. */
export const actSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('open'), isOpen: z.boolean() }),
  z.strictObject({ type: z.literal('admit'), seat: seatSchema }),
  z.strictObject({ type: z.literal('hand'), isUp: z.boolean() }),
  z.strictObject({ type: z.literal('call'), seat: seatSchema }),
  z.strictObject({ type: z.literal('speak') }),
  z.strictObject({ type: z.literal('endCall') }),
  z.strictObject({ type: z.literal('muteAll') }),
  z.strictObject({ type: z.literal('remove'), seat: seatSchema }),
  z.strictObject({ type: z.literal('media'), microphone: z.boolean(), camera: z.boolean(), screen: z.boolean() }),
  z.strictObject({ type: z.literal('say'), to: seatSchema.nullable(), text: words(maxMessageLength) }),
  z.strictObject({ type: z.literal('react'), reaction: z.enum(reactions) }),
  z.strictObject({ type: z.literal('caption'), text: words(maxCaptionLength) }),
  z.strictObject({ type: z.literal('timer'), lengthMs: z.int().min(1000).max(maxTimerMs).nullable() }),
  z.strictObject({
    type: z.literal('draw'),
    stroke: z.int().min(1).max(1_000_000),
    colour: z.enum(penColours),
    points: pointsSchema,
  }),
  z.strictObject({ type: z.literal('undo') }),
  z.strictObject({ type: z.literal('wipe') }),
  z.strictObject({ type: z.literal('showSlides'), fileId: fileIdSchema }),
  z.strictObject({ type: z.literal('turn'), page: z.int().min(1).max(maxPages) }),
  z.strictObject({ type: z.literal('hideSlides') }),
  z.strictObject({ type: z.literal('ask'), itemId: longIdSchema }),
  z.strictObject({ type: z.literal('give'), number: z.int().min(1), given: givenAnswerSchema }),
  z.strictObject({ type: z.literal('showAnswers') }),
  z.strictObject({ type: z.literal('closeQuestion') }),
  z.strictObject({ type: z.literal('record'), isOn: z.boolean(), withVoices: z.boolean() }),
]) satisfies z.ZodType<Act>;

/** The description of a browser's media connection, which the room answers. */
export const offerSchema = z.strictObject({ type: z.literal('offer'), sdp: boundedText({ max: maxOfferBytes }) });

export type ToRoom = Act | z.infer<typeof offerSchema>;

/** How an answer was marked, with the reason for this very mistake where it is known. */
export interface AnswerMark {
  readonly isRight: boolean;
  readonly because: string | null;
}

export interface MarkedRow extends TallyRow, AnswerMark {}

/** What the room says to a browser. */
export type FromRoom =
  /** Every second: a connection that is silent for longer is lost. */
  | { readonly type: 'beat' }
  | { readonly type: 'waiting'; readonly isTutorHere: boolean }
  | { readonly type: 'room'; readonly view: RoomView }
  | { readonly type: 'board'; readonly strokes: readonly Stroke[] }
  | { readonly type: 'drawn'; readonly piece: Stroke }
  | { readonly type: 'rubbedOut'; readonly key: string }
  | { readonly type: 'wiped' }
  | { readonly type: 'messages'; readonly messages: readonly Message[] }
  | { readonly type: 'said'; readonly message: Message }
  | { readonly type: 'reacted'; readonly seat: number; readonly reaction: Reaction }
  | { readonly type: 'answer'; readonly sdp: string }
  /** The room hears nothing of this browser's media connection any more: it has to be made again. */
  | { readonly type: 'mediaLost' }
  /** Where the slides are; the link works for some hours. */
  | { readonly type: 'slides'; readonly fileId: string; readonly url: string }
  /** The words of the question to everybody, and what this child has answered so far. */
  | {
      readonly type: 'question';
      readonly number: number;
      readonly question: Question;
      readonly mine: GivenAnswer | null;
    }
  /** A child's answer is in. */
  | { readonly type: 'taken'; readonly number: number; readonly given: GivenAnswer }
  /** Nobody could read it, so it's no answer yet. */
  | { readonly type: 'notTaken'; readonly number: number; readonly message: string }
  /** The right answer. The tutor gets it at once, children once the tutor shows it, each with the mark of their own answer. */
  | {
      readonly type: 'solution';
      readonly number: number;
      readonly rightAnswer: RightAnswer;
      readonly explanation: Steps;
      readonly mark: AnswerMark | null;
    }
  /** The answers so far, equal ones together; for the tutor alone. */
  | { readonly type: 'tally'; readonly number: number; readonly rows: readonly MarkedRow[] }
  | { readonly type: 'refused'; readonly reason: 'notAllowed' | 'tooFast' | 'full' | 'noQuestion' | 'noSlides' };

/** How often the room says that it is there. */
export const beatMs = 1000;

/** Why the room closed a socket, as its closing code. Others are lost connections. */
export const roomCloseCodes = {
  removed: 4001,
  openedElsewhere: 4002,
  unreadable: 4003,
  tooFast: 4004,
  over: 4005,
  /** The room goes on in another process: come back at once. */
  moving: 1012,
} as const;

/** The name of what is spoken over the socket. The ticket is offered next to it, so that it is in no address. */
export const roomProtocol = 'comet-room';
export const roomSocketPath = '/live-room';
