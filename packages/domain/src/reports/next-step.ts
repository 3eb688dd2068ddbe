/** What an adult may do next for a child: one step, with its reason. */

/** Answers from which a sub-topic says something, and the share right under which it wants practice. */
const minAnswers = 5;
const weakPercent = 75;

interface TaskToDo {
  readonly name: string;
  readonly dueAt: string;
}

interface SubTopicSum {
  readonly title: string;
  readonly answered: number;
  readonly percentRight: number;
}

/** One step: a task that is due first, else the weakest sub-topic, else more of the same, else a beginning. */
export type NextStep<Task extends TaskToDo, Sum extends SubTopicSum> =
  | { readonly kind: 'task'; readonly task: Task }
  | { readonly kind: 'weak'; readonly subTopic: Sum }
  | { readonly kind: 'goOn' }
  | { readonly kind: 'begin' };

/** Chooses the step; `sums` are of the period looked at. */
export function nextStep<Task extends TaskToDo, Sum extends SubTopicSum>(
  tasks: readonly Task[],
  sums: readonly Sum[],
): NextStep<Task, Sum> {
  const [task] = tasks.toSorted((one, other) => one.dueAt.localeCompare(other.dueAt));
  if (task !== undefined) return { kind: 'task', task };
  const [subTopic] = sums
    .filter(({ answered, percentRight }) => answered >= minAnswers && percentRight < weakPercent)
    .toSorted((one, other) => one.percentRight - other.percentRight || other.answered - one.answered);
  if (subTopic !== undefined) return { kind: 'weak', subTopic };
  return sums.length === 0 ? { kind: 'begin' } : { kind: 'goOn' };
}
