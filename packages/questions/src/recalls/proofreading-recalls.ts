/** Recalled questions on proofreading, asked when another part of the line could be called wrong, too. */
import { promptOf, rightOptionOf, shownOptionsOf, textsOf } from './item-texts.ts';
import type { Recall, StoredItem } from './recall.ts';

const lineOf = (item: StoredItem): string => shownOptionsOf(item).join(' ');
const asksAbout = (item: StoredItem, kind: string): boolean =>
  promptOf(item).some((text) => text.includes(`${kind} mistake`));

/** ‘She / couldn’t remember / nothing’: “She could remember nothing” mends it in another part. */
function hasSplitNegatives(item: StoredItem): boolean {
  const [, negative] =
    item.explanation
      .flatMap(textsOf)
      .map((text) => /^“(.+)” already says no/.exec(text))
      .find((found) => found !== null) ?? [];
  return negative !== undefined && !rightOptionOf(item).includes(negative);
}

/** ‘The deer whose eyes caught the light, stood’: without its other comma the line tells which deer. */
const lacksCommaOfMany = (item: StoredItem): boolean =>
  item.explanation.flatMap(textsOf).some((text) => text.endsWith('They need a comma on both sides.')) &&
  /\b(?:deer|neighbour|rescuers|scientists|passengers|committee|notebooks) (?:who|which|whose)\b/i.test(lineOf(item));

/** ‘What we were meant to hear, our teacher explained, were’: many would write was. */
const hasWhatClause = (item: StoredItem): boolean =>
  asksAbout(item, 'grammar') && /explained, were the sounds/.test(lineOf(item));

/** ‘At first she’ called right, where children learn to put a comma. */
const lacksOpeningComma = (item: StoredItem): boolean =>
  asksAbout(item, 'punctuation') &&
  /\b(?:At first she|In the spring there|For a moment she|Suddenly (?:I|two|clouds)|That night Callum|Today (?:a train|collectors)|In February the|Yesterday our|The next morning those|For ten days the|For eleven months Mateo|Yet within days the)\b/.test(
    lineOf(item),
  );

/** ‘Each / of you have a job’ and ‘Neither / Pedro or his brother’: “All” and “Either” mend them in another part. */
function isMendedInAnotherPart(item: StoredItem): boolean {
  const right = rightOptionOf(item);
  const hasPart = (end: RegExp): boolean => shownOptionsOf(item).some((option) => option !== right && end.test(option));
  return (
    asksAbout(item, 'grammar') &&
    ((right.startsWith('of you have') && hasPart(/“Each$/)) || (/\bor\b/.test(right) && hasPart(/\bNeither(?: the)?$/)))
  );
}

/** ‘Was in her own words, simple’: many write no comma on either side of so short a phrase, and so the other comma could be the mistake. */
const lacksCommaOfPhrase = (item: StoredItem): boolean =>
  item.explanation
    .flatMap(textsOf)
    .some((text) =>
      /^The words “(?:in her own words|in his opinion|in desperation|on one memorable occasion|one evening in December)” could/.test(
        text,
      ),
    );

/** The American spelling is in British dictionaries, too. */
const callsSkepticalWrong = (item: StoredItem): boolean => rightOptionOf(item).includes('skeptical');

/** ‘Weren’t conscious / behaving better’: “conscious of behaving” mends it between two parts. ‘Looked thoughtful’ may be said, too. */
const hasAdjectiveForAdverb = (item: StoredItem): boolean =>
  asksAbout(item, 'grammar') && /\bconscious$|^looked thoughtful$/.test(rightOptionOf(item));

const recall = (upTo: number, reason: string, isFaulty: Recall['isFaulty']): Recall => ({
  generatorId: 'e.proofread',
  upTo,
  harm: 'key',
  reason,
  isFaulty,
});

export const proofreadingRecalls: readonly Recall[] = [
  recall(12, 'a double negative that can be mended in another part', hasSplitNegatives),
  recall(12, 'one comma of a pair that can be left out as a pair', lacksCommaOfMany),
  recall(14, 'a comma of a phrase that may do without both', lacksCommaOfPhrase),
  recall(12, 'a verb after a what-clause that can be singular', hasWhatClause),
  recall(12, 'a comma missing after an opening phrase', lacksOpeningComma),
  recall(13, 'a mistake that another word mends in another part', isMendedInAnotherPart),
  recall(15, 'an adjective that may be right or needs a preposition', hasAdjectiveForAdverb),
  recall(13, 'the American spelling of sceptical called wrong', callsSkepticalWrong),
];
