/** Apart from the calculation of corrections, which no page needs. */

/**
 * Why an answer that was marked wrong counts as right now. `withdrawn`: its question was faulty, so whatever was answered
 * counts. `readAgain`: the question was sound, but the answer was right and had been read wrongly.
 */
export const correctionReasons = ['withdrawn', 'readAgain'] as const;
export type CorrectionReason = (typeof correctionReasons)[number];
