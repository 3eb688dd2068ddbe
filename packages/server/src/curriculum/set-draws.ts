/** Draws questions in sets: one passage, table or figure, and what is asked about it, in its order. */
import { chooseSet } from '@comet/domain/attempts/question-sets';
import type { Cell } from '@comet/domain/missions/question-mix';
import { findSubTopic, findTopic } from '@comet/questions/curriculum/curriculum';
import { setSizeOf, stimuliFor, stimuliOfCell } from '@comet/questions/registry';
import type { Queryable } from '../platform/database.ts';
import * as store from './sets.store.ts';

/** A stimulus with the sub-topics that ask about it: those of one chapter. */
export interface SetSource {
  readonly stimulusId: string;
  readonly topicId: number;
}

/** What the draws of one transaction know, and what they are told to get. */
export interface SetDrawing {
  readonly tx: Queryable;
  /** Whether all has been made that can be asked about a stimulus. Otherwise `fill` ends the transaction to make more. */
  readonly isFilled: (source: SetSource) => boolean;
  readonly fill: (source: SetSource) => never;
  /** What was picked by chance, so that a transaction that begins again picks the same. */
  readonly picked: Map<string, string>;
}

interface SetWanted {
  /** Cells of one chapter, one for each question. */
  readonly cells: readonly Cell[];
  /** Nobody, where an exam is made. */
  readonly studentId: number;
  /** What the attempt or the exam asks already, in order; only looked up where questions come in sets. */
  readonly findAsked: () => Promise<readonly store.DrawnQuestion[]>;
  /** Whether the set that was asked last goes on. */
  readonly goesOn: boolean;
}

const topicOf = (subTopicId: number): number | undefined =>
  stimuliFor(subTopicId).size > 0 ? findSubTopic(subTopicId)?.topicId : undefined;

const families = new Map<number, number | undefined>();

/**
 * The first sub-topic of those of a chapter that share passages, tables or figures with this one; undefined for one whose questions
 * stand alone. Texts with missing words and texts with missing letters are two families of one chapter.
 */
export function familyOf(subTopicId: number): number | undefined {
  const topicId = topicOf(subTopicId);
  if (topicId === undefined || families.has(subTopicId)) return families.get(subTopicId);
  const own = stimuliFor(subTopicId);
  const first = (findTopic(topicId)?.subTopics ?? []).find((other) =>
    [...stimuliFor(other.subTopicId)].some((stimulusId) => own.has(stimulusId)),
  )?.subTopicId;
  families.set(subTopicId, first);
  return first;
}

export const subTopicIdsOf = ({ topicId }: SetSource): number[] =>
  (findTopic(topicId)?.subTopics ?? []).map(({ subTopicId }) => subTopicId);

/** One the student never met, else the one they met longest ago; by chance among equals. */
async function pickStimulus(
  drawing: SetDrawing,
  wanted: SetWanted,
  used: ReadonlySet<string>,
): Promise<string | undefined> {
  const [first] = wanted.cells;
  if (first === undefined) return undefined;
  const unused = (ids: Iterable<string>): string[] => [...ids].filter((stimulusId) => !used.has(stimulusId));
  // A table may be drawn for one difficulty alone.
  const fitting = unused(stimuliOfCell(first.subTopicId, first.difficulty));
  const open = fitting.length > 0 ? fitting : unused(stimuliFor(first.subTopicId));
  const place = `${first.subTopicId} ${first.difficulty} ${[...used].join(' ')}`;
  const picked = drawing.picked.get(place);
  if (picked !== undefined) return picked;
  const lastMet = await store.listLastMet(drawing.tx, open, wanted.studentId);
  const metAt = new Map(lastMet.map((row) => [row.stimulusId, row.metAt.getTime()]));
  const times = open.map((stimulusId) => metAt.get(stimulusId) ?? 0);
  const longestAgo = open.filter((_, at) => times[at] === Math.min(...times));
  const found = longestAgo[Math.floor(Math.random() * longestAgo.length)];
  if (found !== undefined) drawing.picked.set(place, found);
  return found;
}

/**
 * Stored questions for these cells: about the stimulus that was asked last, or a new one, and the next one where that has too few.
 * One with too few for a set, or that would leave one question alone, is only taken where no other is left.
 * Fewer than are wanted where there is no other stimulus left.
 */
export async function drawSet(drawing: SetDrawing, wanted: SetWanted): Promise<number[]> {
  const topicId = topicOf(wanted.cells[0]?.subTopicId ?? 0);
  if (topicId === undefined) return [];
  const size = setSizeOf(wanted.cells[0]?.subTopicId ?? 0);
  const asked = await wanted.findAsked();
  const used = new Set(asked.flatMap(({ stimulusId }) => stimulusId ?? []));
  const last = asked.at(-1)?.stimulusId ?? '';
  const goesOn = wanted.goesOn && stimuliFor(wanted.cells[0]?.subTopicId ?? 0).has(last);
  const short = new Set<string>();
  let takesShort = false;
  let stimulusId = goesOn ? last : undefined;
  let rest = wanted.cells;
  const drawn: number[] = [];
  while (rest.length > 0) {
    const isNew = stimulusId === undefined;
    stimulusId ??= await pickStimulus(drawing, wanted, new Set([...used, ...(takesShort ? [] : short)]));
    if (stimulusId === undefined) {
      if (takesShort || short.size === 0) break;
      takesShort = true;
      continue;
    }
    const about = asked.filter((one) => one.stimulusId === stimulusId);
    // As long as one another: of seven questions in sets of three at most, three, two and two.
    const even = Math.ceil(rest.length / Math.ceil(rest.length / size.longest));
    const open = rest.slice(0, Math.max(0, Math.min(even, size.longest - about.length)));
    const source = { stimulusId, topicId };
    const candidates = await store.listCandidates(drawing.tx, {
      stimulusId,
      subTopicIds: subTopicIdsOf(source),
      studentId: wanted.studentId,
      without: [...asked.map(({ itemId }) => itemId), ...drawn],
    });
    const set = chooseSet(candidates, about, open);
    if (set.length < open.length && !drawing.isFilled(source)) drawing.fill(source);
    const isShort = set.length < Math.min(size.shortest, open.length) || rest.length - set.length === 1;
    if (isNew && !takesShort && isShort) {
      short.add(stimulusId);
      stimulusId = undefined;
      continue;
    }
    used.add(stimulusId);
    drawn.push(...set.map(({ itemId }) => itemId));
    rest = rest.slice(set.length);
    stimulusId = undefined;
  }
  return drawn;
}

/** Another question in the place of one of a set that was taken out of use; undefined where nothing else can be asked there. */
export async function replaceInSet(
  { tx }: SetDrawing,
  gone: store.DrawnQuestion & Cell,
  studentId: number,
  asked: readonly store.DrawnQuestion[],
): Promise<number | undefined> {
  const topicId = topicOf(gone.subTopicId);
  if (gone.stimulusId === null || topicId === undefined) return undefined;
  const source = { stimulusId: gone.stimulusId, topicId };
  const without = [gone.itemId, ...asked.map(({ itemId }) => itemId)];
  const others = asked.filter(({ itemId, stimulusId }) => itemId !== gone.itemId && stimulusId === gone.stimulusId);
  const told = new Set(others.flatMap(({ tells }) => tells));
  const candidates = await store.listCandidates(tx, {
    stimulusId: gone.stimulusId,
    subTopicIds: subTopicIdsOf(source),
    studentId,
    without,
  });
  const fitting = candidates.filter(({ tells }) => !tells.some((fact) => told.has(fact)));
  const away = ({ place }: { readonly place: number }): number => Math.abs(place - gone.place);
  return fitting.toSorted((one, other) => away(one) - away(other))[0]?.itemId;
}
