/** What every maker must pass, whichever it is; the tests, the bench and the person writing a maker all call this. */
import { type Block, type Question, questionSchema, stepsSchema } from '@comet/contract/question';
import { type Difficulty, difficulties, type Year } from '@comet/domain/curriculum/subjects';
import katex from 'katex';
import { score } from '../marking/score.ts';
import { guessRates } from './guessing.ts';
import type { AnyMaker } from './maker.ts';
import { type Minted, mint } from './mint.ts';

/** Words in a prompt and in one sentence at most, by year (short enough for the age). */
export const wordLimits: Readonly<Record<Year, { readonly prompt: number; readonly sentence: number }>> = {
  3: { prompt: 30, sentence: 14 },
  4: { prompt: 35, sentence: 16 },
  5: { prompt: 45, sentence: 18 },
  6: { prompt: 55, sentence: 20 },
  7: { prompt: 65, sentence: 22 },
};

/** Different questions a cell needs: a practice may ask 60 of one sub-topic at one difficulty. */
export const fewestDifferent = 60;
/** Different questions in 1,000 seeds where the matter is not finite. */
export const wantedDifferent = 200;

/** What a run over one cell found. */
export interface CellReport {
  readonly makerId: string;
  readonly subTopicId: number;
  readonly difficulty: Difficulty;
  readonly checked: number;
  readonly different: number;
  readonly refuted: number;
  readonly msEach: number;
  readonly variants: ReadonlySet<string>;
  readonly faults: readonly string[];
}

const words = (text: string): number => (text.match(/[\p{L}\p{N}£%°.,'’/-]+/gu) ?? []).length;
const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.type === 'text' ? [block.text] : []));

function readingFaults(question: Question, year: Year): string[] {
  const limit = wordLimits[year];
  const text = textsOf(question.prompt).join(' ');
  const longest = Math.max(0, ...text.split(/[.?!:](?:\s|$)|\n/).map(words));
  return [
    ...(words(text) > limit.prompt ? [`the prompt has ${words(text)} words, year ${year} takes ${limit.prompt}`] : []),
    ...(longest > limit.sentence ? [`a sentence has ${longest} words, year ${year} takes ${limit.sentence}`] : []),
  ];
}

function mathsFaults(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type !== 'maths') return [];
    try {
      katex.renderToString(block.tex, { throwOnError: true, strict: 'error' });
      return block.spoken.trim() === '' ? ['maths without spoken words'] : [];
    } catch {
      return [`KaTeX cannot set ${block.tex}`];
    }
  });
}

function optionFaults(made: Minted): string[] {
  const { key, question } = made;
  if (key.type === 'multipleChoice' && question.answer.type === 'multipleChoice') {
    const { options } = question.answer;
    const shown = new Set(options.map((option) => JSON.stringify(option)));
    return [
      ...(options.length < 2 || options.length > 6 ? [`${options.length} options`] : []),
      ...(shown.size < options.length ? ['two options look the same'] : []),
      ...(options.some((_, place) => (key.because[place] === undefined) !== (place === key.option))
        ? ['a wrong option without its mistake, or the right one with one']
        : []),
    ];
  }
  if (key.type === 'multipleWordChoice' && question.answer.type === 'multipleWordChoice') {
    const { groups, pick } = question.answer;
    return groups.flatMap((group, place) => [
      ...(new Set(group.words).size < group.words.length &&
      question.answer.type === 'multipleWordChoice' &&
      question.answer.layout === 'list'
        ? ['two words of a group are the same']
        : []),
      ...(key.picks[place]?.length === pick ? [] : ['the key has another number of words than asked']),
    ]);
  }
  if (key.type === 'writeAnswer' && question.answer.type === 'writeAnswer') {
    const form = question.answer;
    return [
      ...(key.spec.kind === form.kind ? [] : [`the box asks for ${form.kind}, the key is ${key.spec.kind}`]),
      ...key.mistakes.flatMap(({ given }) => {
        const verdict = score(key, form, { type: 'writeAnswer', text: given }).verdict;
        return verdict === 'wrong' ? [] : [`the mistake '${given}' is scored ${verdict}`];
      }),
    ];
  }
  return ['the key is of another type than the answer form'];
}

function itemFaults(made: Minted): string[] {
  const { question, explanation, hint } = made;
  const options = question.answer.type === 'multipleChoice' ? question.answer.options.flat() : [];
  const all = [...question.prompt, ...options, ...hint, ...explanation.flat()];
  const parsed = questionSchema.safeParse(question);
  return [
    ...(parsed.success ? [] : [`not a question: ${parsed.error.issues[0]?.message}`]),
    ...(stepsSchema.safeParse(explanation).success && explanation.length > 0 ? [] : ['no explanation']),
    ...(hint.length > 0 ? [] : ['no hint']),
    ...(question.spoken.trim() === '' ? ['nothing to read aloud'] : []),
    ...(/undefined|NaN|\[object|Infinity|\bnull\b/.test(JSON.stringify(all)) ? ['a value leaked into the text'] : []),
    ...readingFaults(question, made.year),
    ...mathsFaults(all),
    ...optionFaults(made),
  ];
}

/** Whether the second solver, who sees the question only, comes to the key and to nothing else. */
function solverFault(maker: AnyMaker, made: Minted): string | undefined {
  const found = maker.solve(made.question, made.subTopicId, made.year, made.difficulty);
  const verdicts = found.map((given) => score(made.key, made.question.answer, given).verdict);
  if (found.length === 0) return 'the second solver finds no answer';
  if (verdicts.some((verdict) => verdict !== 'right')) return `the second solver says ${JSON.stringify(found)}`;
  if (made.key.type !== 'writeAnswer' && found.length > 1) return 'the second solver finds two right answers';
  return undefined;
}

/** Makes `seeds` questions of a cell and says all that is wrong with them; at most a few examples of each fault. */
export function checkCell(
  maker: AnyMaker,
  subTopicId: number,
  year: Year,
  difficulty: Difficulty,
  seeds: number,
): CellReport {
  const faults: string[] = [];
  const variants = new Set<string>();
  const made: Minted[] = [];
  let refuted = 0;
  let spentMs = 0;
  const note = (seed: number, fault: string): void => {
    if (faults.length < 12) faults.push(`seed ${seed}: ${fault}`);
  };
  for (let seed = 0; seed < seeds; seed++) {
    const startedAt = performance.now();
    let item: Minted;
    try {
      item = mint(maker, subTopicId, year, difficulty, seed);
    } catch (error) {
      note(seed, error instanceof Error ? error.message : 'thrown');
      continue;
    }
    spentMs += performance.now() - startedAt;
    made.push(item);
    variants.add(item.variant);
    for (const fault of itemFaults(item)) note(seed, fault);
    const disagreement = solverFault(maker, item);
    if (disagreement !== undefined) {
      refuted++;
      note(seed, `${disagreement}; key ${JSON.stringify(item.key).slice(0, 160)}; variant ${item.variant}`);
    }
    if (seed < 5 && JSON.stringify(mint(maker, subTopicId, year, difficulty, seed)) !== JSON.stringify(item))
      note(seed, 'the same seed made another question');
  }
  const capacity = maker.capacity?.(subTopicId, year, difficulty) ?? wantedDifferent;
  const expected = Math.min(capacity, wantedDifferent) * Math.min(1, seeds / 1000);
  if (variants.size < expected * 0.9)
    faults.push(`${variants.size} different questions in ${seeds} seeds, ${expected} wanted`);
  const msEach = spentMs / Math.max(1, made.length);
  if (msEach > 2) faults.push(`${msEach.toFixed(2)} ms each, 2 allowed`);
  for (const { way, rate, chance, asked } of guessRates(made))
    if (made.length >= 200 && rate > chance + Math.max(0.12, 3.5 * Math.sqrt((chance * (1 - chance)) / asked)))
      faults.push(`guessing '${way}' is right in ${(100 * rate).toFixed(0)} % (chance ${(100 * chance).toFixed(0)} %)`);
  return {
    makerId: maker.makerId,
    subTopicId,
    difficulty,
    checked: made.length,
    different: variants.size,
    refuted,
    msEach,
    variants,
    faults,
  };
}

/** How much of the smaller of two cells' variants is in the other: easy and hard must be under 0.3. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((variant) => other.has(variant)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}

/** Checks the three difficulties of a maker at one sub-topic, and that easy and hard are not the same questions. */
export function checkSubTopic(maker: AnyMaker, subTopicId: number, year: Year, seeds: number): CellReport[] {
  const reports = difficulties.map((difficulty) => checkCell(maker, subTopicId, year, difficulty, seeds));
  const [easy, , hard] = reports;
  if (easy === undefined || hard === undefined) return reports;
  const shared = overlap(easy.variants, hard.variants);
  const fault = `${(100 * shared).toFixed(0)} % of the questions are both easy and hard`;
  return shared < 0.3
    ? reports
    : reports.map((report) => (report === hard ? { ...report, faults: [...report.faults, fault] } : report));
}
