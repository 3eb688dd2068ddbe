/** Rounding, which questions on rounding and on estimating share. */

/** The nearest multiple of the unit, halves upwards. */
export const roundTo = (value: number, unit: number): number => Math.floor((value + unit / 2) / unit) * unit;

/** Why a number rounds to one round number and not to another; numbers come as they are shown. */
export const isNearerTo = (value: string, nearer: string, further: string): string =>
  `${value} is nearer to ${nearer} than to ${further}.`;
