/** The first letter of a text, changed. */

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const low = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
