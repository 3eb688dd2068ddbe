/** The attempt engine: draw, answer, finish, review. Every door to an attempt comes through here. */
import type { AnswerResult, Attempt, Finish, TestState } from '@comet/contract/attempts';
import type { Block, GivenAnswer } from '@comet/contract/question';
import { nextDifficulty } from '@comet/domain/attempts/adaptive';
import { starsFor, subTopicTestPassCount } from '@comet/domain/attempts/attempt';
import { localDay } from '@comet/domain/attempts/local-day';
import { expectedSuccess, firstRating, nextRating, questionRating } from '@comet/domain/attempts/rating';
import { difficultyWeight, findSubject } from '@comet/domain/curriculum/subjects';
import { coinsForAnswer, coinsForFinish, experienceFor, samePaidAgainMs } from '@comet/domain/rewards/rewards';
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import { type Score, score } from '@comet/questions/marking/score';
import type { Curriculum } from '../curriculum/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { Live } from '../platform/live.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Rewards } from '../rewards/index.ts';
import * as store from './attempts.store.ts';
import { rightAnswerOf } from './right-answer.ts';

export interface AttemptParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly curriculum: Curriculum;
  readonly rewards: Rewards;
  readonly live: Pick<Live, 'publish'>;
}

/** The student as far as answers need them. */
export interface Answerer {
  readonly userId: number;
  readonly timeZone: string;
}

/** An answer as it comes in. */
export interface AnswerSent {
  readonly questionId: number;
  readonly answer: GivenAnswer;
  readonly notSure: boolean;
  readonly spentMs: number;
}

export type Attempts = ReturnType<typeof createAttempts>;

function attemptOf(row: store.AttemptRow): Attempt {
  const subTopic = findSubTopic(row.source_id);
  return {
    attemptId: row.attempt_id,
    kind: row.kind,
    status: row.status,
    title: subTopic?.title ?? '',
    subject: findSubject(row.subject_id)?.key ?? 'math',
    subTopicId: row.kind === 'subTopic' ? row.source_id : null,
    questionCount: row.question_count,
    answeredCount: row.answered_count,
    rightCount: row.right_count,
  };
}

function finishOf(row: store.AttemptRow, bestStars: number): Finish | null {
  if (row.status !== 'FINISH') return null;
  return {
    stars: row.stars,
    bestStars: Math.max(bestStars, row.stars),
    isPassed: row.right_count >= subTopicTestPassCount,
    coins: row.coins,
    experience: row.experience,
  };
}

const sameAnswer = (one: GivenAnswer | null, other: GivenAnswer): boolean =>
  one !== null && canonical(one) === canonical(other);

/** One text for one answer, whatever order its fields came in. */
function canonical(given: GivenAnswer): string {
  switch (given.type) {
    case 'multipleChoice':
      return `option ${given.option}`;
    case 'multipleWordChoice':
      return `picks ${JSON.stringify(given.picks)}`;
    case 'writeAnswer':
      return `text ${given.text}`;
  }
}

export function createAttempts({ database, clock, curriculum, rewards, live }: AttemptParts) {
  /** The waiting question of an open attempt; draws it when there is none yet. The attempt is locked by the caller. */
  async function currentQuestion(
    tx: Queryable,
    attempt: store.AttemptRow,
    subTopicId: number,
  ): Promise<store.WaitingRow> {
    const waiting = await store.findWaitingQuestion(tx, attempt.attempt_id);
    if (waiting !== undefined) return waiting;
    const rating = (await store.findRating(tx, attempt.student_id, attempt.subject_id)) ?? firstRating(attempt.year);
    const course = [...attempt.course].map((letter) => letter === 'r');
    // Most questions offer four or five options or are typed; the drawn question's own chance counts when it is rated.
    const difficulty = nextDifficulty(rating, attempt.year, course, 0.1);
    const itemId = await curriculum.draw(tx, { subTopicId, difficulty }, attempt.student_id, attempt.attempt_id);
    const position = attempt.answered_count + 1;
    const question = { attemptId: attempt.attempt_id, studentId: attempt.student_id, position, itemId };
    await store.insertQuestion(tx, question, clock.now());
    const drawn = await store.findWaitingQuestion(tx, attempt.attempt_id);
    if (drawn === undefined) throw new Error(`attempt ${attempt.attempt_id} drew a question and has none`);
    return drawn;
  }

  function replay(row: store.MarkingRow): AnswerResult {
    return {
      verdict: 'marked',
      questionId: row.question_id,
      isRight: row.is_right ?? false,
      notSure: row.not_sure,
      note: row.note,
      because: row.because,
      rightAnswer: rightAnswerOf(row.key),
      explanation: row.explanation,
      coins: row.question_coins,
      experience: row.question_experience,
      attempt: attemptOf(row),
      finish: row.position === row.question_count ? finishOf(row, row.best_stars ?? 0) : null,
    };
  }

  /**
   * What an answer sets off, in one transaction and in this order: coins, experience and stars; the answer and its
   * attempt; day totals and rating; the best result. A new consequence of answers is a line here.
   */
  async function settle(
    tx: Queryable,
    row: store.MarkingRow,
    sent: AnswerSent,
    marked: Exclude<Score, { verdict: 'unreadable' | 'again' }>,
    answerer: Answerer,
  ): Promise<store.MarkingRow> {
    const now = clock.now();
    const day = localDay(now, answerer.timeZone);
    const isRight = marked.verdict === 'right';
    const because = marked.verdict === 'wrong' ? marked.because : undefined;
    const rightCount = row.right_count + (isRight ? 1 : 0);
    const isFinished = row.answered_count + 1 === row.question_count;
    const stars = isFinished ? starsFor(rightCount, row.question_count, row.hint_count > 0) : 0;
    const experience = isRight ? experienceFor(row.difficulty) : 0;
    const forAnswer = isRight && !row.paid_lately ? coinsForAnswer(row.difficulty) : 0;
    const forFinish = isFinished ? coinsForFinish(rightCount, row.question_count) : 0;
    const [answerCoins = 0, finishCoins = 0] = await rewards.giveForLearning(tx, {
      studentId: row.student_id,
      day,
      experience,
      stars: Math.max(0, stars - (row.best_stars ?? 0)),
      coins: [
        { cause: `answer:${row.question_id}`, source: 'mission', amount: forAnswer },
        { cause: `finish:${row.attempt_id}`, source: 'mission', amount: forFinish },
      ],
    });
    const rating = row.rating ?? firstRating(row.year);
    const expected = expectedSuccess(rating, questionRating(row.year, row.difficulty), row.chance_of_guessing);
    const rated = nextRating(rating, row.rated_answers ?? 0, expected, { isRight, notSure: sent.notSure });
    await store.storeAnswer(
      tx,
      {
        questionId: row.question_id,
        given: sent.answer,
        isRight,
        notSure: sent.notSure,
        note: (marked.verdict === 'right' ? marked.note : undefined) ?? null,
        because: because?.says ?? null,
        mistakeId: because?.id ?? null,
        spentMs: sent.spentMs,
        coins: answerCoins,
        experience,
      },
      { attemptId: row.attempt_id, isFinished, stars, coins: answerCoins + finishCoins, experience },
      {
        studentId: row.student_id,
        subjectId: row.subject_id,
        day,
        weight: difficultyWeight[row.difficulty],
        // A hint makes the answer say less of what the child can do alone.
        rating: row.hint_used ? rating : rated,
      },
      now,
    );
    if (isFinished && row.kind === 'subTopic') {
      const isPassed = rightCount >= subTopicTestPassCount;
      const best = { studentId: row.student_id, subTopicId: row.source_id, stars, rightCount, isPassed };
      await store.keepBest(tx, best, now);
    }
    // The row as it stands now: it is locked, so nothing but this answer has changed it since it was read.
    return {
      ...row,
      status: isFinished ? 'FINISH' : row.status,
      answered_count: row.answered_count + 1,
      right_count: rightCount,
      stars,
      coins: row.coins + answerCoins + finishCoins,
      experience: row.experience + experience,
      is_right: isRight,
      not_sure: sent.notSure,
      note: (marked.verdict === 'right' ? marked.note : undefined) ?? null,
      because: because?.says ?? null,
      question_coins: answerCoins,
      question_experience: experience,
    };
  }

  return {
    /** Begins the test of a sub-topic or goes on with the open one. */
    async openSubTopicTest(studentId: number, subTopicId: number, questionCount: number): Promise<TestState> {
      const subTopic = findSubTopic(subTopicId);
      if (subTopic === undefined) throw new Refusal('notFound');
      return database.transaction(async (tx) => {
        const plan = {
          studentId,
          kind: 'subTopic',
          sourceId: subTopicId,
          subjectId: subTopic.subject.subjectId,
          year: subTopic.year,
          questionCount,
        } as const;
        await store.insertAttempt(tx, plan, clock.now());
        const attempt = await store.findOpenAttemptForUpdate(tx, studentId, 'subTopic', subTopicId);
        if (attempt === undefined) throw new Error(`attempt of ${subTopicId} was begun and is not open`);
        const { question_id, position, difficulty, question, hint_used } = await currentQuestion(
          tx,
          attempt,
          subTopicId,
        );
        return {
          status: 'PROCCESS',
          attempt: attemptOf(attempt),
          current: { questionId: question_id, position, difficulty, question, hintUsed: hint_used },
        };
      });
    },

    /** Marks an answer, once; the same answer again gets the first result, another one is refused. */
    async answer(answerer: Answerer, sent: AnswerSent): Promise<AnswerResult> {
      const result = await database.transaction(async (tx): Promise<AnswerResult> => {
        const paidSince = new Date(clock.now().getTime() - samePaidAgainMs);
        const row = await store.findQuestionForUpdate(tx, sent.questionId, answerer.userId, paidSince);
        if (row === undefined) throw new Refusal('notFound');
        if (row.answered_at !== null) {
          if (!sameAnswer(row.given, sent.answer)) throw new Refusal('alreadyAnswered');
          return replay(row);
        }
        const marked = score(row.key, row.question.answer, sent.answer);
        if (marked.verdict === 'unreadable' || marked.verdict === 'again')
          return { verdict: marked.verdict, message: marked.message };
        return replay(await settle(tx, row, sent, marked, answerer));
      });
      if (result.verdict === 'marked')
        live.publish({ type: result.finish === null ? 'progress' : 'result', studentId: answerer.userId });
      return result;
    },

    async takeHint(studentId: number, questionId: number): Promise<Block[]> {
      const taken = await store.takeHint(database, questionId, studentId);
      if (taken === undefined) throw new Refusal('notFound');
      if (taken.was_answered) throw new Refusal('alreadyAnswered');
      return taken.hint;
    },

    /** Whose attempt it is; undefined when there is none. */
    async studentOf(attemptId: number): Promise<number | undefined> {
      return (await store.findAttempt(database, attemptId))?.student_id;
    },

    studentOfQuestion: (questionId: number) => store.findQuestionStudent(database, questionId),

    /** The answered questions of an attempt with what is right and why; never a waiting one. */
    async review(attemptId: number) {
      const attempt = await store.findAttempt(database, attemptId);
      if (attempt === undefined) throw new Refusal('notFound');
      const results = await store.listSubTopicResults(database, attempt.student_id);
      const best = results.find((result) => result.sub_topic_id === attempt.source_id)?.best_stars ?? 0;
      const questions = (await store.listAnswered(database, attemptId)).map((row) => ({
        questionId: row.question_id,
        position: row.position,
        difficulty: row.difficulty,
        question: row.question,
        given: row.given,
        isRight: row.is_right,
        notSure: row.not_sure,
        note: row.note,
        because: row.because,
        hintUsed: row.hint_used,
        spentMs: row.spent_ms,
        answeredAt: row.answered_at.toISOString(),
        rightAnswer: rightAnswerOf(row.key),
        explanation: row.explanation,
      }));
      return { attempt: attemptOf(attempt), finish: finishOf(attempt, best), questions };
    },

    async report(
      reporterId: number,
      report: { readonly questionId: number; readonly type: string; readonly message: string },
    ): Promise<number> {
      return store.insertReport(database, { ...report, reporterId }, clock.now());
    },

    /** A student's best at every sub-topic they tried, and the tests that are open. */
    subTopicResults: (studentId: number) => store.listSubTopicResults(database, studentId),
  };
}
