/**
 * What was to be seen in a room while it was recorded, as events with times: the board's lines, the slides and the questions are
 * drawn again from these next to the film, as sharp as any screen. Nobody's name is in them, and no child's answer.
 */
import type { Caption } from '../lessons/captions.ts';
import type { Stroke } from './board.ts';
import { maxNumbersPerBoard } from './room-limits.ts';
import type { Slides } from './slides.ts';

/** Something that changed on the board or over it. */
export type RoomChange =
  /** All lines at once: at the beginning, after a lost connection, on another page. */
  | { readonly type: 'board'; readonly strokes: readonly Stroke[] }
  /** A new line, or more points of one. */
  | { readonly type: 'drawn'; readonly piece: Stroke }
  | { readonly type: 'rubbedOut'; readonly keys: readonly string[] }
  | { readonly type: 'slides'; readonly slides: Slides | null }
  /** A question to everybody, or none any more. What is right shows from `isShown` on. */
  | { readonly type: 'question'; readonly question: RecordedQuestion | null }
  | { readonly type: 'caption'; readonly text: string };

export interface RecordedQuestion {
  readonly number: number;
  readonly itemId: number;
  readonly isShown: boolean;
}

/** A change with its time in the film. */
export type RoomEvent = RoomChange & { readonly atMs: number };

/** The most of a recording: events, and numbers of all their lines together. */
export const maxRoomEvents = 20_000;
export const maxEventNumbers = maxNumbersPerBoard * 3;
export const maxChapters = 200;

/** Numbers that an event draws. */
export function numbersOf(change: RoomChange): number {
  if (change.type === 'drawn') return change.piece.points.length;
  return change.type === 'board' ? change.strokes.reduce((sum, { points }) => sum + points.length, 0) : 0;
}

/** What a room looks like to somebody who records it. */
export interface RecordedRoom {
  readonly strokes: readonly Stroke[];
  readonly slides: Slides | null;
  readonly question: RecordedQuestion | null;
  readonly captions: readonly string[];
}

export const blankRoom: RecordedRoom = { strokes: [], slides: null, question: null, captions: [] };

function boardChanges(before: readonly Stroke[], after: readonly Stroke[]): RoomChange[] {
  if (before === after) return [];
  const kept = new Set(after.map(({ key }) => key));
  const gone = before.filter(({ key }) => !kept.has(key)).map(({ key }) => key);
  const left = before.filter(({ key }) => kept.has(key));
  const changes: RoomChange[] = gone.length === 0 ? [] : [{ type: 'rubbedOut', keys: gone }];
  for (const [place, stroke] of after.entries()) {
    const old = left[place];
    if (old === stroke) continue;
    if (old === undefined) changes.push({ type: 'drawn', piece: stroke });
    else if (old.key !== stroke.key || old.points.length > stroke.points.length)
      return [{ type: 'board', strokes: after }];
    else if (old.points.length < stroke.points.length)
      changes.push({ type: 'drawn', piece: { ...stroke, points: stroke.points.slice(old.points.length) } });
  }
  // A wiped board, and one of another page, are told as a whole.
  return gone.length > 0 && (left.length === 0 || changes.length > 1) ? [{ type: 'board', strokes: after }] : changes;
}

const isSame = (one: object | null, other: object | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The lines that are new at the end; what a page shows are the last ones alone. */
function newCaptions(before: readonly string[], after: readonly string[]): readonly string[] {
  if (before === after) return [];
  for (let kept = Math.min(before.length, after.length); kept > 0; kept--)
    if (isSame(before.slice(-kept), after.slice(0, kept))) return after.slice(kept);
  return after;
}

/** What has changed from one look at the room to the next. */
export function changesBetween(before: RecordedRoom, after: RecordedRoom): RoomChange[] {
  const changes: RoomChange[] = [];
  if (!isSame(before.slides, after.slides)) changes.push({ type: 'slides', slides: after.slides });
  changes.push(...boardChanges(before.strokes, after.strokes));
  if (!isSame(before.question, after.question)) changes.push({ type: 'question', question: after.question });
  for (const text of newCaptions(before.captions, after.captions)) changes.push({ type: 'caption', text });
  return changes;
}

/** What was to be seen at a time of the film; events are in the order of their times. Captions are the player's. */
export function roomAt(events: readonly RoomEvent[], atMs: number): RecordedRoom {
  const strokes = new Map<string, { key: string; colour: Stroke['colour']; points: number[] }>();
  let slides: Slides | null = null;
  let question: RecordedQuestion | null = null;
  const add = ({ key, colour, points }: Stroke): void => {
    const begun = strokes.get(key);
    if (begun === undefined) strokes.set(key, { key, colour, points: [...points] });
    else for (const point of points) begun.points.push(point);
  };
  for (const event of events) {
    if (event.atMs > atMs) break;
    if (event.type === 'drawn') add(event.piece);
    else if (event.type === 'rubbedOut') for (const key of event.keys) strokes.delete(key);
    else if (event.type === 'slides') slides = event.slides;
    else if (event.type === 'question') question = event.question;
    else if (event.type === 'board') {
      strokes.clear();
      for (const stroke of event.strokes) add(stroke);
    }
  }
  return { strokes: [...strokes.values()], slides, question, captions: [] };
}

/** A place in a film to jump to. */
export interface Chapter {
  readonly atMs: number;
  readonly title: string;
}

/** A chapter at each question and at each slide that is turned to. */
export function chaptersOf(events: readonly RoomEvent[]): Chapter[] {
  const chapters: Chapter[] = [];
  let [asked, shown] = [0, ''];
  for (const event of events) {
    if (event.type === 'question' && event.question !== null && event.question.number > asked) {
      asked = event.question.number;
      chapters.push({ atMs: event.atMs, title: `Question ${asked}` });
    } else if (event.type === 'slides') {
      const title = event.slides === null ? '' : `Slide ${event.slides.page}`;
      if (title !== '' && title !== shown) chapters.push({ atMs: event.atMs, title });
      shown = title;
    }
  }
  const first: Chapter = { atMs: 0, title: 'Start' };
  const all = chapters.length > 0 && chapters[0]?.atMs === 0 ? chapters : [first, ...chapters];
  return chapters.length === 0 ? [] : all.slice(0, maxChapters);
}

const captionMs = 8000;

/** Typed captions, each until the next one and never for long. */
export function captionsOf(events: readonly RoomEvent[]): Caption[] {
  const typed = events.filter((event) => event.type === 'caption');
  return typed.map(({ atMs, text }, place) => ({
    fromMs: atMs,
    toMs: Math.max(atMs + 1, Math.min(atMs + captionMs, typed[place + 1]?.atMs ?? Number.POSITIVE_INFINITY)),
    text: text.replaceAll('-->', '→').replaceAll(/\s+/g, ' '),
  }));
}
