/** Text as people mean it, however it was typed or pasted: one way to write each letter, and nothing that cannot be seen. */

/** Marks that turn the direction of whatever text comes after them; address books paste them. */
const turners = /[\u202A-\u202E\u2066-\u2069]/g;

/** Signs without ink. Inside a text some join letters or emoji; at its ends none means anything. */
const unseen = String.raw`\s\u00AD\u115F\u1160\u200B-\u200F\u2060-\u2064\u2800\u3164\uFEFF\uFFA0`;
const isUnseen = new RegExp(`^[${unseen}]$`);
const unseenSigns = new RegExp(`(?!\\s)[${unseen}]`, 'g');

/** Cuts what is unseen off both ends. A loop, because /[…]+$/ takes quadratic time on a text with long gaps inside. */
function withoutUnseenEnds(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isUnseen.test(text.charAt(from))) from++;
  while (to > from && isUnseen.test(text.charAt(to - 1))) to--;
  return text.slice(from, to);
}

/** A name or another line of text: letters composed, no marks that turn other text around, nothing unseen at its ends. */
export function asLine(text: string): string {
  return withoutUnseenEnds(text.normalize('NFC').replaceAll(turners, ''));
}

/** What somebody logs in with: two names that look alike by a sign that nobody sees are one. */
export function asLogin(text: string): string {
  return asLine(text).replaceAll(unseenSigns, '');
}
