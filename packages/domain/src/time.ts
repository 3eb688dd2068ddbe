/** Lengths of time in milliseconds. */

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
/** A day of 24 hours; days of a calendar, which may have 23 or 25, are counted by their dates. */
export const dayMs = 24 * hourMs;

export const seconds = (count: number): number => count * secondMs;
export const minutes = (count: number): number => count * minuteMs;
export const hours = (count: number): number => count * hourMs;
export const days = (count: number): number => count * dayMs;
