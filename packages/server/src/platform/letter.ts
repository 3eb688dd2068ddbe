/** What our letters have in common. */

/** A day as letters name it: Saturday 21 November. */
export const asDay = (moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/London',
  }).format(moment);
