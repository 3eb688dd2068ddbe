/** What a form of reading question is: the tasks it finds in the passages of a cell, and its own second solver. */
import type { GivenAnswer, Question } from '@comet/contract/question';
import { type AnyGenerator, type Cell, defineGenerator, type Made } from '../kernel/generator.ts';
import type { Random } from '../kernel/random.ts';
import { optionTexts } from '../kernel/seen.ts';
import { passageById, passagesOf } from './passages/library.ts';
import { type Item, type ListName, type Passage, type PassageKind, plain } from './passages/passage.ts';
import type { Skill } from './passages/skills.ts';

/** What a sub-topic draws from the passages of its year. */
export interface Params {
  readonly kinds: readonly PassageKind[];
  readonly skills?: readonly Skill[];
  readonly lists?: readonly ListName[];
  /** Whether happenings are put in order. */
  readonly order?: true;
  /** Whether children look for the heading that holds an answer. */
  readonly headings?: true;
  /** Whether verses, lines and rhymes are counted and named. */
  readonly verse?: true;
}

/** One question that can be asked at a cell. */
export interface Task {
  make(random: Random): Made | undefined;
}

/** What a solver sees of a question, and the passage's file where the second reading is kept. */
export interface Seen {
  readonly passage: Passage;
  /** The passage as shown, for comparing. */
  readonly shown: string;
  readonly asks: string;
  /** Texts of the options, or the words of the first group. */
  readonly options: readonly string[];
  readonly question: Question;
}

/** One way of asking. `solve` gives undefined for a question of another form. */
export interface Form {
  tasks(passages: readonly Passage[], cell: Cell<Params>): readonly Task[];
  solve(seen: Seen, cell: Cell<Params>): readonly GivenAnswer[] | undefined;
}

function seenOf(question: Question): Seen | undefined {
  const { prompt } = question;
  const block = prompt.find((each) => each.type === 'passage');
  const passage = block === undefined ? undefined : passageById(block.passageId);
  if (block === undefined || passage === undefined) return undefined;
  return {
    passage,
    shown: plain(block.paragraphs.join(' ')),
    asks: prompt.flatMap((each) => (each.type === 'text' ? [each.text] : [])).join(' '),
    options: optionTexts(question),
    question,
  };
}

/** The generator of these forms; every task of a cell is as likely as any other. */
export function readingGenerator(generator: {
  readonly generatorId: string;
  readonly version: number;
  readonly serves: Readonly<Record<number, Params>>;
  readonly forms: readonly Form[];
}): AnyGenerator {
  const { forms, ...rest } = generator;
  const known = new Map<string, readonly Task[]>();
  const tasksOf = (cell: Cell<Params>, passageId = ''): readonly Task[] => {
    const key = `${cell.subTopicId} ${cell.difficulty} ${passageId}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const passages = passagesOf(cell.year, cell.params.kinds).filter(({ id }) => passageId === '' || id === passageId);
    const tasks = forms.flatMap((form) => form.tasks(passages, cell));
    known.set(key, tasks);
    return tasks;
  };
  return defineGenerator<Params>({
    ...rest,
    capacity: (cell) => tasksOf(cell).length,
    stimuli: (cell) =>
      passagesOf(cell.year, cell.params.kinds).flatMap(({ id }) => (tasksOf(cell, id).length > 0 ? [id] : [])),
    make(random, cell, passageId) {
      const tasks = tasksOf(cell, passageId);
      return tasks.length === 0 ? undefined : random.pick(tasks).make(random.fork('task'));
    },
    solve(question, cell) {
      const seen = seenOf(question);
      if (seen === undefined) return [];
      for (const form of forms) {
        const found = form.solve(seen, cell);
        if (found !== undefined) return [...found];
      }
      return [];
    },
  });
}

/** The questions of these passages that train a skill of the cell and that a second reader has answered. */
export function itemsOf(passages: readonly Passage[], { params }: Cell<Params>): { passage: Passage; item: Item }[] {
  return passages.flatMap((passage) =>
    passage.items
      .filter(({ secondReading, skill }) => secondReading !== undefined && params.skills?.includes(skill))
      .map((item) => ({ passage, item })),
  );
}
