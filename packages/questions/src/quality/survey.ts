/** Measures of teaching and variety over a few questions of a cell, the same ones every time. */
import { type Difficulty, difficulties, type SubjectKey } from '@comet/domain/curriculum/subjects';
import { type SubTopic, subTopics } from '../curriculum/curriculum.ts';
import { explanationText, isShortExplanation, repeatedHints } from '../kernel/explanations.ts';
import type { Minted } from '../kernel/mint.ts';
import { mintFor } from '../registry.ts';
import { type Sameness, samenessOf } from './sameness.ts';

/** What a survey found in one cell. */
export interface CellSurvey {
  readonly subTopic: SubTopic;
  readonly difficulty: Difficulty;
  readonly asked: number;
  /** Mean characters of an explanation. */
  readonly characters: number;
  /** Shares from 0 to 1. */
  readonly short: number;
  readonly hintRepeated: number;
  readonly twoOptions: number;
  readonly sameness: Sameness;
}

const rowLength = 10;
const rows = 2;
/** Seeds looked at for questions that differ: a cell may be small. */
const maxSeeds = 60;

/** The first different questions of a cell, as a child meets them. */
function firstQuestions({ subTopicId }: SubTopic, difficulty: Difficulty): Minted[] {
  const found = new Map<string, Minted>();
  for (let seed = 0; seed < maxSeeds && found.size < rows * rowLength; seed++) {
    const made = mintFor(subTopicId, difficulty, seed);
    if (!found.has(made.variant)) found.set(made.variant, made);
  }
  return [...found.values()];
}

/** Whether there are two options only, so that guessing is right half the time. */
function hasTwoOptions({ question: { answer } }: Pick<Minted, 'question'>): boolean {
  if (answer.type === 'multipleChoice') return answer.options.length === 2;
  return answer.type === 'multipleWordChoice' && answer.groups.length === 1 && answer.groups[0]?.words.length === 2;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Measures one cell over its first twenty questions, in two rows of ten. */
function surveyCell(subTopic: SubTopic, difficulty: Difficulty): CellSurvey {
  const made = firstQuestions(subTopic, difficulty);
  const share = (holds: (item: Minted) => boolean): number => made.filter(holds).length / Math.max(1, made.length);
  const inRows = Array.from({ length: rows }, (_, row) => made.slice(row * rowLength, (row + 1) * rowLength))
    .filter((row) => row.length > 1)
    .map(samenessOf);
  const sameness = (respect: keyof Sameness): number => mean(inRows.map((row) => row[respect]));
  return {
    subTopic,
    difficulty,
    asked: made.length,
    characters: mean(made.map((item) => explanationText(item).length)),
    short: share(isShortExplanation),
    hintRepeated: share((item) => repeatedHints(item).length > 0),
    twoOptions: share(hasTwoOptions),
    sameness: {
      form: sameness('form'),
      story: sameness('story'),
      word: sameness('word'),
      numbers: sameness('numbers'),
      alike: sameness('alike'),
    },
  };
}

/** Measures every cell of these sub-topics. */
export function surveyCells(wanted: readonly SubTopic[] = subTopics): CellSurvey[] {
  return wanted.flatMap((subTopic) => difficulties.map((difficulty) => surveyCell(subTopic, difficulty)));
}

/** How many are wanting in a survey: what is worst comes first when cells are sorted by this. */
export function weightOf({ short, hintRepeated, twoOptions, sameness }: CellSurvey): number {
  return short + hintRepeated + twoOptions + sameness.alike;
}

/** The largest share of alike pairs in a row of ten that a cell of this subject may have. */
const maxAlike: Readonly<Record<SubjectKey, number>> = {
  math: 0.55,
  english: 0.2,
  verbalReasoning: 0.3,
  nonVerbalReasoning: 0.05,
};

/** The cells whose questions are too much alike, as sentences. */
export function samenessFaults(cells: readonly CellSurvey[]): string[] {
  return cells.flatMap(({ subTopic, difficulty, sameness }) => {
    const bound = maxAlike[subTopic.subject.key];
    return sameness.alike <= bound
      ? []
      : [
          `${subTopic.subTopicId} ${subTopic.title} · ${difficulty}: ${Math.round(100 * sameness.alike)} % alike, ${Math.round(100 * bound)} % allowed`,
        ];
  });
}
