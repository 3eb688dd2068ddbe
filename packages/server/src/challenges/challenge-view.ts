/** What the web app sees of a run. */
import type {
  Challenge,
  ChallengeHelp,
  ChallengeOutcome,
  ChallengeState,
  ChallengeSummary,
} from '@comet/contract/challenges';
import { isBetter, isLessBetter, medalFor } from '@comet/domain/challenges/results';
import { type Difficulty, difficulties, getSubject } from '@comet/domain/curriculum/subjects';
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import { rightAnswerOf } from '../attempts/index.ts';
import type { AskedRow, BestRow, QuestionRow, RunRow } from './challenges.store.ts';

const noHelp: ChallengeHelp = { hiddenOptions: [], letters: null, hint: null };

export const msSinceStart = (row: Pick<RunRow, 'startedAt'>, now: Date): number =>
  now.getTime() - row.startedAt.getTime();

export function stateOf(
  row: RunRow,
  waiting: Pick<AskedRow, 'questionId' | 'question' | 'help'> | undefined,
  now: Date,
): ChallengeState {
  return {
    challengeId: row.runId,
    subject: getSubject(row.subjectId).key,
    run: row.state,
    nowMs: msSinceStart(row, now),
    current:
      waiting === undefined || row.state.question === null
        ? null
        : { questionId: waiting.questionId, question: waiting.question, help: waiting.help ?? noHelp },
    coins: row.balance,
  };
}

export const bestOf = (best: BestRow | undefined): Challenge['best'] =>
  best === undefined ? null : { score: best.score, course: best.state.course };

/** What came of an answered question; the same however often it is asked for. */
export function outcomeOf(row: AskedRow): ChallengeOutcome {
  return {
    kind: 'marked',
    isRight: row.isRight ?? false,
    points: row.points,
    rightAnswer: rightAnswerOf(row.key, row.question.answer),
    note: row.note,
    because: row.because,
  };
}

const mostOf = <T>(list: readonly T[]): T | undefined => {
  const counts = new Map<T, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
};

/** The topic in which most went wrong, as a practice takes it. */
function practiseOf(questions: readonly QuestionRow[]): ChallengeSummary['practise'] {
  const wrong = questions.flatMap(({ isRight, subTopicId, difficulty }) => {
    const subTopic = isRight === true ? undefined : findSubTopic(subTopicId);
    return subTopic === undefined ? [] : [{ subTopic, difficulty }];
  });
  const topicId = mostOf(wrong.map(({ subTopic }) => subTopic.topicId));
  const ofTopic = wrong.filter(({ subTopic }) => subTopic.topicId === topicId);
  const [first] = ofTopic;
  if (topicId === undefined || first === undefined) return null;
  const easiest = difficulties.find((one) => ofTopic.some(({ difficulty }) => difficulty === one));
  const difficulty: Difficulty = mostOf(ofTopic.map((one) => one.difficulty)) ?? easiest ?? 'easy';
  return {
    topicId,
    title: first.subTopic.title,
    subTopicIds: [...new Set(ofTopic.map(({ subTopic }) => subTopic.subTopicId))],
    difficulty,
  };
}

export function summaryOf(row: RunRow, best: BestRow | undefined, questions: readonly QuestionRow[]): ChallengeSummary {
  const { state, game } = row;
  const isMedal = isLessBetter(game) && row.countsForBest;
  return {
    challengeId: row.runId,
    game,
    subject: getSubject(row.subjectId).key,
    isTimed: state.isTimed,
    isOver: row.status === 'FINISH',
    score: state.score,
    isBest: row.countsForBest && isBetter(game, state.score, best?.score),
    bestBefore: bestOf(best),
    medal: isMedal ? (medalFor(state.score, best?.score) ?? null) : null,
    coins: row.coins,
    answeredCount: state.answeredCount,
    rightCount: state.rightCount,
    bestCombo: state.bestCombo,
    course: state.course,
    questions: questions.map((one) => ({
      questionId: one.questionId,
      question: one.question,
      given: one.given,
      isRight: one.isRight ?? false,
      spentMs: one.spentMs,
      points: one.points,
      powerUp: one.powerUp,
      rightAnswer: rightAnswerOf(one.key, one.question.answer),
      explanation: one.explanation,
    })),
    practise: practiseOf(questions),
  };
}
