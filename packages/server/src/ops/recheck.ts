/** Looks through the stored questions again, withdraws what is faulty, and credits the answers that were marked wrong by mistake. */
import type { FaultyItem } from '../curriculum/index.ts';
import type { Services } from '../services.ts';
import { flag, type Given, has } from './cli-options.ts';

export const recheckOptions = { apply: flag };

/** One line of the table: what was found in the questions of one version of a generator. */
interface Line {
  readonly generator: string;
  readonly reason: string;
  questions: number;
  answers: number;
  readonly students: Set<number>;
}

class Table {
  readonly #lines = new Map<string, Line>();

  line(from: { readonly generatorId: string; readonly generatorVersion: number }, reason: string): Line {
    const generator = `${from.generatorId}@${from.generatorVersion}`;
    const key = `${generator} ${reason}`;
    const line = this.#lines.get(key) ?? { generator, reason, questions: 0, answers: 0, students: new Set<number>() };
    this.#lines.set(key, line);
    return line;
  }

  toString(): string {
    const head = ['generator', 'reason', 'questions', 'answers', 'children'];
    const rows = [...this.#lines.values()]
      .sort((one, other) => one.generator.localeCompare(other.generator) || one.reason.localeCompare(other.reason))
      .map(({ generator, reason, questions, answers, students }) =>
        [generator, reason, questions, answers, students.size].map(String),
      );
    const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
    return [head, ...rows]
      .map((row) =>
        row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      )
      .join('\n');
  }
}

/** Without `--apply` it only counts. Either way it can be stopped and started again: what is done is not done twice. */
export async function recheckQuestions(parts: {
  readonly services: Pick<Services, 'curriculum' | 'attempts'>;
  readonly given: Given;
}): Promise<string> {
  const { curriculum, attempts } = parts.services;
  const isApplied = has(parts.given, 'apply');
  const table = new Table();
  const faulty = new Map<number, FaultyItem>();
  let taken = 0;
  for await (const items of curriculum.faultyItems()) {
    for (const item of items) {
      table.line(item, item.reason).questions++;
      if (item.status === 'withdrawn') faulty.set(item.itemId, item);
    }
    if (isApplied) taken += await curriculum.withdraw(items);
  }

  const failures: unknown[] = [];
  const done = { answers: 0, coins: 0, experience: 0, stars: 0 };
  for await (const answers of attempts.answersToCorrect(new Set(faulty.keys()))) {
    for (const answer of answers) {
      const reason = faulty.get(answer.itemId)?.reason;
      const line = table.line(
        answer,
        reason ?? (answer.reason === 'withdrawn' ? 'withdrawn before' : 'sound, but a right answer was read as wrong'),
      );
      line.answers++;
      line.students.add(answer.studentId);
    }
    if (!isApplied) continue;
    for (const [studentId, ofStudent] of Map.groupBy(answers, (answer) => answer.studentId)) {
      const questionIds = ofStudent.map(({ questionId }) => questionId);
      // One child whose answers can't be credited now keeps nobody else waiting.
      try {
        const corrected = await attempts.correct(studentId, questionIds);
        for (const what of ['answers', 'coins', 'experience', 'stars'] as const) done[what] += corrected[what];
      } catch (error) {
        failures.push(error);
      }
    }
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} children were left out; run it again to credit their answers`,
    );
  const { answers, coins, experience, stars } = done;
  const summary = isApplied
    ? `Took ${taken} questions out of use and credited ${answers} answers: ${coins} coins, ${experience} experience, ${stars} stars.`
    : 'Nothing was changed. Run it again with --apply to withdraw these questions and credit these answers.';
  return `${table}\n\n${summary}`;
}
