/** One question as it stands in a test, marked by the page itself: for looking at the screen, and for tests that measure it. */
import type { Preview } from '@comet/contract/preview';
import type { GivenAnswer } from '@comet/contract/question';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { useState } from 'react';
import { BesideStimulus } from '../../attempts/BesideStimulus.tsx';
import { Combo } from '../../attempts/Combo.tsx';
import { QuestionHeading } from '../../attempts/QuestionHeading.tsx';
import { QuizQuestion } from '../../attempts/QuizQuestion.tsx';
import { momentOf, type Rhythm } from '../../attempts/rhythm.ts';
import type { Marked } from '../../attempts/verdict-texts.ts';
import { emptyAnswer } from '../../question/answer.ts';
import { QuizFrame } from '../../question/QuizFrame.tsx';
import classes from './QuizPreview.module.css';

const before: Rhythm = { rightInARow: 2, missesInARow: 0 };
const place = { position: 4, questionCount: 10 } as const;

function isSame(given: GivenAnswer, right: Preview['rightAnswer']): boolean {
  if (given.type === 'multipleChoice' && right.type === 'multipleChoice') return given.option === right.option;
  if (given.type === 'writeAnswer' && right.type === 'writeAnswer') return given.text.trim() === right.text;
  if (given.type !== 'multipleWordChoice' || right.type !== 'multipleWordChoice') return false;
  return given.picks.every((places, at) => places.every((one) => right.picks[at]?.includes(one)));
}

interface QuizPreviewProps {
  readonly preview: Preview;
  readonly subject: SubjectKey;
  readonly title: string;
  readonly onNext: () => void;
  readonly onLeave: () => void;
}

export function QuizPreview({ preview, subject, title, onNext, onLeave }: QuizPreviewProps) {
  const { question, rightAnswer, explanation, hint } = preview;
  const [given, setGiven] = useState<GivenAnswer | undefined>(() => emptyAnswer(question.answer));
  const [isNotSure, setNotSure] = useState(false);
  const [isHintShown, setHintShown] = useState(false);
  const [marked, setMarked] = useState<Marked>();
  const check = (): void => {
    if (given === undefined) return;
    const isRight = isSame(given, rightAnswer);
    setMarked({
      verdict: 'marked',
      questionId: 1,
      isRight,
      notSure: isNotSure,
      note: null,
      because: null,
      rightAnswer,
      explanation,
      coins: isRight ? 2 : 0,
      experience: isRight ? 20 : 0,
      attempt: {
        attemptId: 1,
        kind: 'subTopic',
        status: 'PROCCESS',
        title,
        subject,
        subTopicId: null,
        additionalTestId: null,
        chapterId: null,
        questionCount: place.questionCount,
        answeredCount: place.position,
        rightCount: before.rightInARow,
      },
      finish: null,
      next: null,
    });
  };
  const inARow = marked === undefined ? before.rightInARow : marked.isRight ? before.rightInARow + 1 : 0;
  return (
    <div className={classes.window}>
      <QuizFrame
        subject={subject}
        onLeave={onLeave}
        progress={{ answered: marked === undefined ? place.position - 1 : place.position, questionCount: 10 }}
        counter={<Combo inARow={inARow} />}
      >
        <BesideStimulus question={question}>
          {(reading) => (
            <QuizQuestion
              subject={subject}
              question={question}
              reading={reading}
              heading={<QuestionHeading title={title} {...place} questionId={1} spoken={question.spoken} />}
              given={given}
              onChange={setGiven}
              isNotSure={isNotSure}
              onNotSure={setNotSure}
              tip="Take your time."
              hint={isHintShown ? hint : undefined}
              onHint={() => setHintShown(true)}
              notice={null}
              isChecking={false}
              onCheck={check}
              marked={marked}
              moment={marked === undefined ? undefined : momentOf(before, marked.isRight)}
              inARow={inARow}
              isNextComing={false}
              isNextOutOfReach={false}
              onNext={onNext}
            />
          )}
        </BesideStimulus>
      </QuizFrame>
    </div>
  );
}
