/** Facts a story needs and does not give, or gives in a way that can be read two ways. */

const unit = '(?:second|minute|hour|day|week|month|year)';
const rate = new RegExp(`\\d\\S*(?: \\p{L}+){0,3} (?:an?|every|each|per) ${unit}\\b`, 'u');
const span = new RegExp(
  `\\b(?:for|in|after|over|during) (?:the )?(?:\\d+|[nkhx]) ${unit}s?\\b|\\b(?:both|each|all) ${unit}s?\\b`,
);

/** "Amara swims 22 lengths a day for 32 days. Noah swims 13 lengths a day.": for how many days does Noah swim? */
function hasRateWithoutTime(sentences: readonly string[]): boolean {
  const rates = sentences.slice(0, -1).filter((sentence) => rate.test(sentence));
  const timed = rates.filter((sentence) => span.test(sentence));
  return rates.length > 1 && timed.length > 0 && timed.length < rates.length && !span.test(sentences.at(-1) ?? '');
}

/** "4 sets of 6 plates and 5 cups": are there 5 cups in all, or in each set? */
const unclearGroups =
  /\b\d+ (?:sets|bags|boxes|packs|trays|rows) of \d+ \p{L}+ and \d+ (?!loose|single|more|odd|other|over|left|seats in|\p{L}+ of )/u;

/** "fills 4 trays with 30 eggs": 30 in each tray, or in all? */
const unclearFill = /\bfills? \d+ \p{L}+ with \d+ \p{L}+\b(?! each\b)/u;

/** "From Ashby it is a walk of 9 minutes. Noah must be there by 15:10.": in Ashby, or after the walk? */
const unclearThere = /\ba walk of \d+ minutes\. \p{L}+ must be there by\b/u;

/** "Hana has 11 cousins. Hana has 11 boxes.": the explanation says that 11 isn't needed, and then uses 11. */
export function needlessFaults(prompt: string, steps: readonly string[]): string[] {
  const [, needless] = /^The number (\d+) is not needed/.exec(steps[0] ?? '') ?? [];
  if (needless === undefined) return [];
  const timesIn = (text: string): number =>
    (text.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? []).filter((number) => number === needless).length;
  return timesIn(prompt) > 1 || steps.slice(1).some((step) => timesIn(step) > 0)
    ? [`${needless} is called not needed, but is needed too`]
    : [];
}

/** All that a story leaves open. */
export function storyFaults(text: string): string[] {
  const plain = text.replaceAll(/(?<=\d),(?=\d{3})/g, '');
  const sentences = plain.split(/(?<=[.?!])\s+/);
  return [
    ...(hasRateWithoutTime(sentences) ? ['a rate without its time: for how long?'] : []),
    ...(unclearGroups.test(plain) ? ['a number that may count each group or all of them'] : []),
    ...(unclearThere.test(plain) ? ['a place that may be either of two: where is there?'] : []),
    ...(unclearFill.test(plain) ? ['a number that may fill each container or all of them'] : []),
  ];
}
