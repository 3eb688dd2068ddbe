/** Rounding, which questions on rounding and on estimating share. */

/** The nearest multiple of the unit, halves upwards. */
export const roundTo = (value: number, unit: number): number => Math.floor((value + unit / 2) / unit) * unit;
