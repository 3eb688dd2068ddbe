/** One question on one screen: the question and its answers, the mascot's planet with the verdict, and a foot that never moves. */
import type { Block, GivenAnswer, Question } from '@comet/contract/question';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AnswerInput } from '../question/AnswerInput.tsx';
import { isComplete } from '../question/answer.ts';
import { Blocks } from '../question/Blocks.tsx';
import { askedOf, openTexts, stimulusOf } from '../question/stimulus.ts';
import { afterPaint } from '../ui/after-paint.ts';
import type { Reading } from './BesideStimulus.tsx';
import { Dock } from './Dock.tsx';
import { fitQuestion, revealAnswers } from './fit-question.ts';
import { BookIcon } from './icons.tsx';
import classes from './QuizQuestion.module.css';
import type { Moment } from './rhythm.ts';
import type { Marked } from './verdict-texts.ts';

/** A second tap of the same finger on Check is no wish for the next question. */
const doubleTapMs = 350;

const briefLetters = 90;
/** A question of a line or two can be large; stories and tables need their lines. */
function isBrief(prompt: readonly Block[]): boolean {
  const texts = prompt.map((block) => (block.type === 'text' ? block.text.length : 0));
  const hasMuch = prompt.some(({ type }) => type === 'table');
  return !hasMuch && texts.reduce((sum, letters) => sum + letters, 0) <= briefLetters;
}

export interface QuizQuestionProps {
  readonly subject: SubjectKey;
  readonly question: Question;
  readonly reading: Reading;
  /** What stands above the question: the test, the count, and what can be done with the question. */
  readonly heading: ReactNode;
  readonly given: GivenAnswer | undefined;
  readonly onChange: (given: GivenAnswer) => void;
  readonly isNotSure: boolean;
  readonly onNotSure: (isNotSure: boolean) => void;
  readonly tip: string;
  readonly hint: readonly Block[] | undefined;
  readonly onHint: () => void;
  readonly notice: ReactNode;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
  readonly marked: Marked | undefined;
  readonly moment: Moment | undefined;
  readonly inARow: number;
  readonly isNextComing: boolean;
  readonly isNextOutOfReach: boolean;
  readonly onNext: () => void;
  /** What the main button says after the last question. */
  readonly endLabel?: string | undefined;
}

/** Enter checks and goes on from wherever the child is, unless the key is for what has the focus. */
function useEnter(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
      if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || hasModifier) return;
      const { target } = event;
      const isTaken = 'button, a, summary, textarea, input, select, [role="dialog"], [role="dialog"] *';
      if (target instanceof HTMLElement && target.matches(isTaken)) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [form]);
}

/** True for the moment after the verdict in which a tap is still the one on Check. */
function useDoubleTapGuard(isMarked: boolean): boolean {
  const [isGuarded, setGuarded] = useState(false);
  useEffect(() => {
    if (!isMarked) return;
    setGuarded(true);
    const timer = setTimeout(() => setGuarded(false), doubleTapMs);
    return () => clearTimeout(timer);
  }, [isMarked]);
  return isGuarded;
}

export function QuizQuestion(props: QuizQuestionProps) {
  const { subject, question, given, isNotSure, marked, isChecking } = props;
  const { isOpen: isReading, onChange: setReading } = props.reading;
  const [stepsShown, setStepsShown] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const prompt = useRef<HTMLDivElement>(null);
  useEnter(form);
  const isMarked = marked !== undefined;
  const isGuarded = useDoubleTapGuard(isMarked);
  useLayoutEffect(() => {
    const [shown, sheet] = [stage.current, dock.current];
    if (shown === null || sheet === null) return;
    if (!isMarked) {
      const fit = (): void => fitQuestion(shown);
      fit();
      window.addEventListener('resize', fit);
      return () => window.removeEventListener('resize', fit);
    }
    // The next step has the focus: Enter goes on.
    main.current?.focus({ preventScroll: true });
    // A font that comes late makes the sheet grow, or the answers.
    const observer = new ResizeObserver(() => revealAnswers(shown, sheet));
    for (const part of [sheet, ...shown.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [isMarked]);
  const { type } = question.answer;
  // Each question is read from its beginning; a field that is to be filled has the focus itself. The focus lays the page
  // out once more, so it comes when the question has been drawn, unless the child was quicker.
  useEffect(() => {
    const toBeginning = afterPaint(async () => {
      if (document.activeElement === document.body) prompt.current?.focus({ preventScroll: true });
    });
    if (type !== 'writeAnswer') void toBeginning();
  }, [type]);

  const stimulus = stimulusOf(question);
  const asked = askedOf(question);
  const steps = marked?.explanation.length ?? 0;
  const isReady = isComplete(question.answer, given) && !isMarked && !isChecking;
  const isIdle = !isReading && !isMarked && !isReady;
  const verdict = marked === undefined || isReading ? undefined : marked.isRight && stepsShown === 0 ? 'right' : 'mend';
  const press = (): void => {
    if (isReading) setReading(false);
    else if (!isMarked) {
      if (isReady) props.onCheck();
    } else if (stepsShown > 0 && stepsShown < steps) setStepsShown(stepsShown + 1);
    else props.onNext();
  };
  const [label, name] = isReading
    ? ['Back to the question', 'Back to the question']
    : marked === undefined
      ? ['Check', 'Check my answer']
      : stepsShown > 0 && stepsShown < steps
        ? ['Next step', 'Next step']
        : marked.finish === null
          ? ['Next', 'Next question']
          : [props.endLabel ?? 'See how it went', props.endLabel ?? 'See how it went'];
  return (
    <form
      ref={form}
      className={classes.quiz}
      data-reading={isReading}
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <div
        ref={stage}
        className={classes.stage}
        data-working={stepsShown > 0}
        data-density="roomy"
        data-shared={stimulus !== undefined}
      >
        <div className={classes.zone}>
          <div>
            {props.heading}
            {stimulus === undefined ? null : (
              <button type="button" className={classes.stimulusCard} onClick={() => setReading(true)}>
                <BookIcon />
                {openTexts[stimulus.name]}
              </button>
            )}
            <div
              ref={prompt}
              tabIndex={-1}
              className={classes.prompt}
              data-question
              data-length={isBrief(asked) ? 'brief' : 'long'}
            >
              <Blocks blocks={asked} />
            </div>
            <AnswerInput
              form={question.answer}
              given={given}
              right={marked?.rightAnswer}
              isRight={marked?.isRight}
              onChange={props.onChange}
            />
          </div>
        </div>
      </div>
      <div className={classes.room} />
      <Dock
        ref={dock}
        subject={subject}
        tip={props.tip}
        hint={props.hint}
        onHint={props.onHint}
        notice={props.notice}
        isShared={stimulus !== undefined}
        asked={asked}
        marked={marked}
        moment={props.moment}
        inARow={props.inARow}
        stepsShown={stepsShown}
        onShowHow={() => setStepsShown(1)}
        isNextOutOfReach={props.isNextOutOfReach}
      />
      <div className={classes.foot}>
        <div className={classes.footInner}>
          {marked === undefined ? (
            <button
              type="button"
              className={classes.left}
              aria-pressed={isNotSure}
              data-away={isReading}
              onClick={() => props.onNotSure(!isNotSure)}
            >
              I’m not sure
            </button>
          ) : (
            <button
              type="button"
              className={classes.left}
              data-verdict={verdict}
              data-away={isReading || stepsShown > 0 || steps === 0}
              onClick={() => setStepsShown(1)}
            >
              Show me how
            </button>
          )}
          <button
            ref={main}
            type="submit"
            className={classes.main}
            aria-label={name}
            aria-disabled={isIdle || isGuarded || (isMarked && props.isNextComing)}
            aria-busy={isChecking || props.isNextComing}
            data-idle={isIdle}
            data-verdict={verdict}
            onClick={(event) => {
              // Keys have no double tap.
              if (isGuarded && event.detail > 0) event.preventDefault();
            }}
          >
            {label}
          </button>
        </div>
      </div>
    </form>
  );
}
