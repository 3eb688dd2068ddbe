/** Every question of the exam at a glance: which is answered, which is flagged, and where the child is. */
import type { ExamQuestion } from '@comet/contract/exams';
import { isComplete } from '../question/answer.ts';
import classes from './Palette.module.css';
import type { ExamEntry } from './use-exam-answers.ts';

interface PaletteProps {
  readonly questions: readonly ExamQuestion[];
  readonly entryOf: (question: ExamQuestion) => ExamEntry;
  readonly currentId: number | undefined;
  readonly onChoose: (questionId: number) => void;
}

export const isAnswered = (question: ExamQuestion, { given }: ExamEntry): boolean =>
  isComplete(question.question.answer, given ?? undefined);

export function Palette({ questions, entryOf, currentId, onChoose }: PaletteProps) {
  return (
    <nav aria-label="Questions" className={classes.palette}>
      {questions.map((question) => {
        const entry = entryOf(question);
        const isDone = isAnswered(question, entry);
        const name = `Question ${question.position}, ${isDone ? 'answered' : 'no answer yet'}`;
        return (
          <button
            key={question.questionId}
            type="button"
            className={classes.number}
            aria-label={entry.isFlagged ? `${name}, flagged` : name}
            aria-current={question.questionId === currentId ? 'step' : undefined}
            data-done={isDone}
            data-flagged={entry.isFlagged}
            onClick={() => onChoose(question.questionId)}
          >
            {question.position}
          </button>
        );
      })}
    </nav>
  );
}
