/** A question of a game with its ways to answer; once it is marked its options stay where they were, the right one shown. */
import type { RightAnswer } from '@comet/contract/attempts';
import type { ChallengeHelp } from '@comet/contract/challenges';
import type { GivenAnswer, Question } from '@comet/contract/question';
import { memo } from 'react';
import { Blocks } from '../question/Blocks.tsx';
import { ChoicePads } from './ChoicePads.tsx';
import classes from './GameStage.module.css';
import { NumberEntry } from './NumberEntry.tsx';
import { SpellingKeys } from './SpellingKeys.tsx';

interface AskedQuestionProps {
  readonly question: Question;
  readonly help: ChallengeHelp | undefined;
  /** Which try this is, counted down. */
  readonly triesLeft: number;
  /** Known once it is marked, like what is right; null until then, and where nothing was given. */
  readonly given: GivenAnswer | null;
  readonly right: RightAnswer | undefined;
  readonly onGive: (answer: GivenAnswer | null) => void;
}

export const AskedQuestion = memo(function AskedQuestion(props: AskedQuestionProps) {
  const { question, help, triesLeft, given, right, onGive } = props;
  const [audio] = question.prompt.filter((block) => block.type === 'audio');
  const form = question.answer;
  const isMarked = right !== undefined;
  return (
    <>
      {audio === undefined && !isMarked ? (
        <div className={classes.question}>
          <Blocks blocks={question.prompt} />
        </div>
      ) : null}
      {help?.hint ? (
        <div className={classes.hint}>
          <Blocks blocks={help.hint} />
        </div>
      ) : null}
      {form.type === 'multipleChoice' ? (
        <ChoicePads form={form} help={help} round={triesLeft} given={given} right={right} onGive={onGive} />
      ) : null}
      {form.type === 'writeAnswer' && audio !== undefined ? (
        <SpellingKeys audio={audio} help={help} round={triesLeft} onGive={onGive} />
      ) : null}
      {form.type === 'writeAnswer' && audio === undefined ? (
        <NumberEntry form={form} help={help} onGive={onGive} />
      ) : null}
    </>
  );
});
