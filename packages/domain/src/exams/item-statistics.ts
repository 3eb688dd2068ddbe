/** What the answers of a class say about a question: how many got it right, and whether those who know more get it right. */

/** An answer as statistics see it: a question that was left out is not right. */
export interface ItemAnswer {
  readonly attemptId: number;
  readonly itemId: number;
  readonly isRight: boolean;
  readonly spentMs: number;
}

export interface ItemStatistics {
  readonly itemId: number;
  readonly answered: number;
  /** Share of right answers, 0 to 1. */
  readonly facility: number;
  /** −1 to 1; nothing where too few took it, or where all got it right or wrong. */
  readonly discrimination: number | null;
  /** Median time at the question. */
  readonly typicalMs: number;
}

/** With fewer children a discrimination would be chance. */
export const minTakers = 5;
/** Below it a question doesn't tell apart who knows more: worth a look. */
export const lowDiscrimination = 0.2;
/** Below it a question was hard for the class. */
export const lowFacility = 0.6;

/** The middle value; the mean of the two in the middle where there is an even number. 0 without any. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's correlation; null where one of the two doesn't vary. */
export function correlation(pairs: readonly (readonly [number, number])[]): number | null {
  if (pairs.length < 2) return null;
  const [meanX, meanY] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  let [sumXY, sumXX, sumYY] = [0, 0, 0];
  for (const [x, y] of pairs) {
    sumXY += (x - meanX) * (y - meanY);
    sumXX += (x - meanX) ** 2;
    sumYY += (y - meanY) ** 2;
  }
  const tiny = 1e-12;
  return sumXX < tiny || sumYY < tiny ? null : sumXY / Math.sqrt(sumXX * sumYY);
}

/**
 * Each question's figures, in the order in which they first appear. Discrimination is the correlation of the question with the
 * rest of the attempt, so that a question doesn't agree with itself.
 */
export function itemStatistics(answers: readonly ItemAnswer[]): ItemStatistics[] {
  const attempts = Map.groupBy(answers, ({ attemptId }) => attemptId);
  const rights = new Map(
    [...attempts].map(([attemptId, own]) => [attemptId, own.filter(({ isRight }) => isRight).length]),
  );
  const restShare = ({ attemptId, isRight }: ItemAnswer): number => {
    const others = (attempts.get(attemptId)?.length ?? 0) - 1;
    return others === 0 ? 0 : ((rights.get(attemptId) ?? 0) - Number(isRight)) / others;
  };
  return [...Map.groupBy(answers, ({ itemId }) => itemId)].map(([itemId, own]) => ({
    itemId,
    answered: own.length,
    facility: mean(own.map(({ isRight }) => Number(isRight))),
    discrimination:
      own.length < minTakers ? null : correlation(own.map((answer) => [Number(answer.isRight), restShare(answer)])),
    typicalMs: median(own.map(({ spentMs }) => spentMs)),
  }));
}
