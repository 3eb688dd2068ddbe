/** Facts of a puzzle as they are shown: in the text for the youngest, as a numbered table from then on. */
import type { Block, Question } from '@comet/contract/question';
import { promptText } from '../ask.ts';

/** The facts in a table. */
export function factTable(facts: readonly string[]): Block {
  return {
    type: 'table',
    caption: 'What we know',
    head: ['Fact', 'What we know'],
    rows: facts.map((fact, at) => [String(at + 1), fact]),
  };
}

/** The facts of a question: the rows of its table, or the sentences of its text. */
export function factsIn(question: Question): string[] {
  const tables = question.prompt.flatMap((block) => (block.type === 'table' ? block.rows : []));
  if (tables.length > 0) return tables.map((row) => row[1] ?? '');
  return promptText(question)
    .replaceAll('**', '')
    .split(/(?<=[.?!])\s+/);
}
