/**
 * Sentences that somebody could defend, although they are not punctuated as ours are. They never count as wrong.
 * Judged from the text alone: which parts have a verb of their own, and what the mark between them may do.
 */

const verbs = new Set(
  'is are was were am has have had can could will would may do does did saw heard met found won lost came went ran gave took made left stood burst broke blew fed began leapt lived rang rained rains laid set let kept sat ate hid flew bought told knew know knows meet need needs like likes love loves speak speaks collect collects carry carried use uses sell sells see sees feel fell drew lay let hunt hunts prefer prefers plays play shone shook sang swam wore serve'.split(
    ' ',
  ),
);
const isVerb = (word: string): boolean => verbs.has(word) || (/..ed$/.test(word) && word !== 'red');
const wordsOf = (part: string): string[] => part.toLowerCase().match(/[\p{L}’'-]+/gu) ?? [];

/** A part with a subject and, after it, a verb. */
const isClause = (part: string): boolean => wordsOf(part).findIndex(isVerb) > 0;

const subordinator =
  /^(When|If|Although|Because|While|As soon as|As|Before|After|Until|Since|Whenever|Though|Unless|Once|Even though|Wherever) (?=\p{L})/u;
const preposition =
  /^(After|In|Without|Early|Beside|As|Last|With|Deep|At|Every|Under|Suddenly|During|On|Before|Behind|Later|Full|Far|Two days|Very|All of|Across|Once upon|From|By|Over|Near|Inside|Outside) /i;
const counts: Readonly<Record<string, number>> = { a: 1, an: 1, single: 1, one: 1, two: 2, three: 3, four: 4, five: 5 };

/** "The team has two captains, Amara and Finlay.": the comma names as many as were counted. */
function namesWhatWasCounted(first: string, rest: string): boolean {
  const items = rest.split(/, | and | or /).length;
  return !isClause(rest) && isClause(first) && wordsOf(first).some((word) => counts[word] === items);
}

/** Whether a sentence with a capital and an end mark is right, or right for some teachers, as it is. */
export function isDefensible(sentence: string): boolean {
  if (!/^\p{Lu}.*[.?!]$/u.test(sentence)) return false;
  const text = sentence.slice(0, -1);
  const [before = '', after, ...more] = text.split(/[;:]| –/);
  // A colon, semi-colon or dash between two sentences without any other mark.
  if (after !== undefined)
    return (
      more.length === 0 &&
      !/[,.]/.test(text) &&
      !/^ \p{Lu}/u.test(after) &&
      !subordinator.test(before) &&
      isClause(before) &&
      isClause(after)
    );
  const [first = '', ...parts] = text.split(', ');
  const rest = parts.join(', ');
  if (/[“”’]|\. |, (We|The|A|He|She|It|They|His|Her|Our|Somebody|Everyone) /.test(text)) return false;
  // The comma after an opening part is left out.
  if (parts.length === 0) return (subordinator.test(first) || preposition.test(first)) && isClause(first);
  if (namesWhatWasCounted(first, rest)) return true;
  // A comma before the last "and".
  if (/, (and|or) [^,]+$/.test(text)) return true;
  if (parts.length > 1) return false;
  // A comma after another opening part that makes sense as well, or before an afterthought.
  const opening = first.replace(subordinator, '');
  if (opening !== first) return isClause(opening) && isClause(rest) && !rest.includes(' and ');
  return isClause(first) && preposition.test(rest) && !isClause(rest);
}
