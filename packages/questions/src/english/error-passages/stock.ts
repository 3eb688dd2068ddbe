/** The slips and the lines without a mistake that a cell asks about, and how one of them is picked. */
import { type Difficulty, difficulties, type Year } from '@comet/domain/curriculum/subjects';
import { keptBy } from '../../kernel/kept.ts';
import { likenessToAll } from '../../kernel/likeness.ts';
import type { Random } from '../../kernel/random.ts';
import { kinds } from './kinds-of-mistakes.ts';
import { doubtful, formsOf, type Kind } from './ladder.ts';
import { type Line, type ProofText, printedWords, proofTextsOf, type Span } from './proof-texts.ts';
import { type Slip, type SlipFinder, wordsIn } from './slip.ts';

export const letters = ['A', 'B', 'C', 'D', 'N'] as const;
export const noMistake = 'No mistake';
/** The place of “No mistake” among the letters. */
export const none = letters.indexOf('N');

/** A slip in its part of a line. */
export interface Placed {
  readonly text: ProofText;
  readonly line: Line;
  /** From 0. */
  readonly lineAt: number;
  readonly part: number;
  readonly slip: Slip;
}

export const holds = (span: Span, { at, since = at, count, until = at + count }: Slip): boolean =>
  span.from <= since && Math.max(at + count, until) <= span.until;

/** Every slip of a text that lies within one part of a line; what is found twice counts once. */
function placedIn(text: ProofText, find: SlipFinder): Placed[] {
  const slips = new Map(
    find(text)
      .toReversed()
      .map((slip) => [`${slip.at} ${slip.wrong}`, slip]),
  );
  return [...slips.values()].flatMap((slip) => {
    const lineAt = text.lines.findIndex((line) => holds(line, slip));
    const line = text.lines[lineAt];
    const part = line?.parts.findIndex((each) => holds(each, slip)) ?? -1;
    return line === undefined || part === -1 ? [] : [{ text, line, lineAt, part, slip }];
  });
}

/** What a cell asks: slips by the part they are in, and lines without a mistake, each with what tempts in it. */
export interface Stock {
  readonly byPart: readonly (readonly Placed[])[];
  readonly clean: readonly { readonly text: ProofText; readonly line: Line; readonly lineAt: number }[];
  /** All slips of the year, the hardest first, to tell what there is to weigh in a line. */
  readonly ofYear: readonly Placed[];
  /** The same and those of other years, to tell why a part is right. */
  readonly all: readonly Placed[];
}

/** Marks that end a sentence, a clause or an item of a list: of what a year no longer looks for, these are told first. */
const toldFirst = wordsIn('comma-before-capital list-comma phrase-list-comma comma-after-clause');

function madeStock(year: Year, difficulty: Difficulty, kind: Kind): Stock {
  const texts = proofTextsOf(year);
  const placed = texts.flatMap((text) => placedIn(text, kinds[kind].find));
  const ofLevel = difficulties.map((each) => {
    const forms = formsOf(kind, year, each);
    return placed.filter(({ slip }) => forms.has(slip.form));
  });
  const marks = placed.filter(({ slip }) => toldFirst.has(slip.form));
  const ofYear = [...ofLevel.toReversed().flat(), ...marks];
  /** Whether there is something of a level to weigh: a word, two places, or one that alone makes a child doubt. */
  const isWeighed = (slips: readonly Placed[], line: Line): boolean => {
    const here = slips.filter((each) => each.line === line).map(({ slip }) => slip);
    const isEnough = kind === 'spelling' || here.some(({ form }) => doubtful.has(form));
    return here.length > 0 && (isEnough || new Set(here.map(({ at }) => at)).size > 1);
  };
  /** The hardest level of a line. */
  const levelOf = (line: Line): number => ofLevel.findLastIndex((slips) => isWeighed(slips, line));
  const level = difficulties.indexOf(difficulty);
  return {
    byPart: letters.slice(0, none).map((_, part) => (ofLevel[level] ?? []).filter((each) => each.part === part)),
    clean: texts.flatMap((text) =>
      text.lines.flatMap((line, lineAt) => (levelOf(line) === level ? [{ text, line, lineAt }] : [])),
    ),
    ofYear,
    all: [...ofYear, ...placed],
  };
}

const kept = keptBy<string, Stock>();

/** What a cell of a kind draws from. */
export const stockOf = (year: Year, difficulty: Difficulty, kind: Kind): Stock =>
  kept(`${year} ${difficulty} ${kind}`, () => madeStock(year, difficulty, kind));

/** The part as it is printed, with the mistake where it has one. */
export function partText(text: ProofText, part: Span, slip: Slip | undefined): string {
  if (slip === undefined || !holds(part, slip)) return printedWords(text, part);
  const before = text.words.slice(part.from, slip.at);
  return [...before, slip.wrong, ...text.words.slice(slip.at + slip.count, part.until)].join(' ');
}

/** Whether the part with the slip stands out in its line, by its length or by being most like the others. */
function standsOut({ text, line, part, slip }: Placed): { readonly isLongest: boolean; readonly isAlike: boolean } {
  const options = [...line.parts.map((each) => partText(text, each, slip)), noMistake];
  const likeness = likenessToAll(options);
  const others = options.filter((_, place) => place !== part);
  return {
    isLongest: others.every((other) => other.length <= (options[part]?.length ?? 0)),
    isAlike: likeness.every((each) => each <= (likeness[part] ?? 0)),
  };
}

/** Of fewer the same line would come again and again. */
const fewestToPick = 3;

/** A slip whose part stands out no more often than any other; rare forms of mistakes come more often than by chance. */
export function pickSlip(random: Random, slips: readonly Placed[]): Placed {
  const wantsLongest = random.chance(1, letters.length - 1);
  const wantsAlike = random.chance(1, letters.length);
  const looks = new Map(slips.map((placed) => [placed, standsOut(placed)]));
  const fairly = (placed: Placed): boolean => looks.get(placed)?.isLongest === wantsLongest;
  const fair = slips.filter((placed) => fairly(placed) && looks.get(placed)?.isAlike === wantsAlike);
  const left = fair.length >= fewestToPick ? fair : slips.filter(fairly);
  // Some stand out in both ways, and would hardly ever come.
  const pool = left.length > 0 && !random.chance(1, left.length < fewestToPick ? 2 : 6) ? left : slips;
  const form = random.pick([...new Set(pool.map(({ slip }) => slip.form))]);
  return random.pick(random.chance(1, 4) ? pool.filter(({ slip }) => slip.form === form) : pool);
}
