/** How much a room takes: the most of everything that a browser can send into it. */
import { hours, minutes } from '../time.ts';

/** Letters of a message in the chat, and of a caption. */
export const maxMessageLength = 300;
export const maxCaptionLength = 200;
/** Messages that a room keeps, so that people who come back can read them. */
export const maxMessages = 200;
/** Lines of captions that stay readable. */
export const maxCaptions = 3;
export const maxTimerMs = minutes(60);

/** The board is 4:3, and its points are whole numbers, so that it looks the same on every screen. */
export const boardWidth = 4000;
export const boardHeight = 3000;
/** Numbers of one message: x and y of each point. */
export const maxNumbersPerMessage = 128;
export const maxNumbersPerStroke = 4000;
export const maxStrokes = 1500;
/** Numbers of all strokes together: about 600 kB as text. */
export const maxNumbersPerBoard = 120_000;
/** Pages of slides. */
export const maxPages = 500;
export const penColours = ['ink', 'purple', 'green', 'orange'] as const;
export type PenColour = (typeof penColours)[number];

export const reactions = ['clap', 'heart', 'laugh', 'wow', 'yes', 'lost'] as const;
export type Reaction = (typeof reactions)[number];

/** Bytes of a message: a connection offer is long, everything else is short. */
export const maxOfferBytes = 48 * 1024;
export const maxCommandBytes = 2 * 1024;

/** How long a ticket opens the room. Longer than a lost connection lasts, shorter than a lesson. */
export const ticketMs = minutes(5);
/** A room that nobody is in any more forgets its board after so long. */
export const emptyRoomMs = hours(1);
