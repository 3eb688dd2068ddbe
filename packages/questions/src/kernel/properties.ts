/** What every generator must pass, whichever it is; the tests, the bench and the person writing a generator all call this. */
import { type Difficulty, difficulties, type Year } from '@comet/domain/curriculum/subjects';
import { score } from '../marking/score.ts';
import type { AnyGenerator } from './generator.ts';
import { guessFaults } from './guessing.ts';
import { itemFaults } from './item-faults.ts';
import { leakFaults } from './leaks.ts';
import { type Minted, mint } from './mint.ts';
import { MintingTimes } from './minting-time.ts';
import { altsOf, answerTexts, plainText, says, shownBy } from './plain-text.ts';

/** Different questions a cell needs: a practice may ask 60 of one sub-topic at one difficulty. */
export const fewestDifferent = 60;
/** Different questions in 1,000 seeds where the matter is not finite. */
const wantedDifferent = 200;

/** What a run over one cell found. */
export interface CellReport {
  readonly generatorId: string;
  readonly subTopicId: number;
  readonly difficulty: Difficulty;
  readonly checked: number;
  readonly different: number;
  readonly refuted: number;
  readonly msEach: number;
  readonly variants: ReadonlySet<string>;
  /** The mean of each feature. */
  readonly features: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
}

const describeError = (error: unknown): string => (error instanceof Error ? error.message : 'something thrown');

/** Whether the second solver, who sees the question only, comes to the key and to nothing else. */
function solverFault(generator: AnyGenerator, made: Minted): string | undefined {
  try {
    const found = generator.solve(made.question, made.subTopicId, made.year, made.difficulty);
    const verdicts = found.map((given) => score(made.key, made.question.answer, given).verdict);
    if (found.length === 0) return 'the second solver finds no answer';
    if (verdicts.some((verdict) => verdict !== 'right')) return `the second solver says ${JSON.stringify(found)}`;
    if (made.key.type !== 'writeAnswer' && found.length > 1) return 'the second solver finds two right answers';
    return undefined;
  } catch (error) {
    return `the second solver breaks: ${describeError(error)}`;
  }
}

/** A question as the child sees it; the order of options does not make it another. */
function seenOf({ question: { prompt, answer } }: Minted): string {
  const form =
    answer.type === 'multipleChoice' ? answer.options.map((option) => JSON.stringify(option)).sort() : answer;
  return JSON.stringify([prompt, form]);
}

/** Explanations end with the answer; where hardly any of them even says it, they explain something else. */
function explanationFaults(made: readonly Minted[]): string[] {
  const typed = made.filter(({ key }) => key.type === 'writeAnswer');
  const silent = typed.filter((item) => {
    const blocks = item.explanation.flat();
    const text = plainText(`${blocks.map(shownBy).join(' ')} ${altsOf(blocks)}`);
    return !answerTexts(item).some((wanted) => says(text, wanted));
  });
  return typed.length >= 20 && silent.length > typed.length / 2
    ? [`${silent.length} of ${typed.length} explanations never say the answer`]
    : [];
}

function meanFeatures(made: readonly Minted[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { features } of made)
    for (const [name, value] of Object.entries(features)) sums.set(name, (sums.get(name) ?? 0) + value / made.length);
  return sums;
}

/** Makes `seeds` questions of a cell and says all that is wrong with them; at most a few examples of each fault. */
function checkCell(
  generator: AnyGenerator,
  subTopicId: number,
  year: Year,
  difficulty: Difficulty,
  seeds: number,
): CellReport {
  const faults: string[] = [];
  const variants = new Set<string>();
  const seen = new Set<string>();
  const made: Minted[] = [];
  let refuted = 0;
  const times = new MintingTimes();
  const note = (seed: number, fault: string): void => {
    if (faults.length < 12) faults.push(`seed ${seed}: ${fault}`);
  };
  for (let seed = 0; seed < seeds; seed++) {
    let item: Minted;
    try {
      item = times.mint(() => mint(generator, subTopicId, year, difficulty, seed));
    } catch (error) {
      note(seed, describeError(error));
      continue;
    }
    made.push(item);
    variants.add(item.variant);
    seen.add(seenOf(item));
    for (const fault of itemFaults(item)) note(seed, fault);
    const disagreement = solverFault(generator, item);
    if (disagreement !== undefined) {
      refuted++;
      note(seed, `${disagreement}; key ${JSON.stringify(item.key).slice(0, 160)}; variant ${item.variant}`);
    }
    if (seed < 5 && JSON.stringify(mint(generator, subTopicId, year, difficulty, seed)) !== JSON.stringify(item))
      note(seed, 'the same seed made another question');
  }
  // A variant that counts what nobody sees makes no question different.
  const different = Math.min(variants.size, seen.size);
  const capacity = generator.capacity(subTopicId, year, difficulty) ?? wantedDifferent;
  const expected = Math.min(capacity, wantedDifferent) * Math.min(1, seeds / 1000);
  if (different < expected * 0.9) faults.push(`${different} different questions in ${seeds} seeds, ${expected} wanted`);
  const slowness = times.fault();
  if (slowness !== undefined) faults.push(slowness);
  faults.push(...guessFaults(made), ...leakFaults(made), ...explanationFaults(made));
  const features = meanFeatures(made);
  return {
    generatorId: generator.generatorId,
    subTopicId,
    difficulty,
    checked: made.length,
    different,
    refuted,
    msEach: times.msEach,
    variants,
    features,
    faults,
  };
}

/** How much of the smaller of two cells' variants is in the other: easy and hard must be under 0.3. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((variant) => other.has(variant)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}

/** Questions of a cell whose mean features say something. */
const fewestCompared = 10;

/** What keeps hard from being harder than easy: the same questions, or no stated cause. */
function ladderFaults(easy: CellReport, hard: CellReport): string[] {
  const shared = overlap(easy.variants, hard.variants);
  const rises = [...hard.features].some(([name, mean]) => mean > (easy.features.get(name) ?? 0) + 1e-9);
  return [
    ...(shared < 0.3 ? [] : [`${(100 * shared).toFixed(0)} % of the questions are both easy and hard`]),
    ...(rises || Math.min(easy.checked, hard.checked) < fewestCompared
      ? []
      : ['no feature is higher than at easy: what makes it hard?']),
  ];
}

/** Checks the three difficulties of a generator at one sub-topic, and that hard is harder than easy. */
export function checkSubTopic(
  generator: AnyGenerator,
  subTopicId: number,
  year: Year,
  seeds: number | Readonly<Record<Difficulty, number>>,
): CellReport[] {
  const reports = difficulties.map((difficulty) =>
    checkCell(generator, subTopicId, year, difficulty, typeof seeds === 'number' ? seeds : seeds[difficulty]),
  );
  const [easy, , hard] = reports;
  if (easy === undefined || hard === undefined) return reports;
  const faults = ladderFaults(easy, hard);
  return reports.map((report) => (report === hard ? { ...report, faults: [...report.faults, ...faults] } : report));
}
