/** Shares as people read them. */

/** A part of a whole in whole percent; 0 of nothing. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** A dash where there is nothing to measure yet. */
export const percentText = (percent: number | null): string => (percent === null ? '–' : `${percent} %`);
