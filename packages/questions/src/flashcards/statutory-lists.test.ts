import { expect, test } from 'vitest';
import { wordsOf } from '../english/spelling/word-lists.ts';

/** English Appendix 1 of the national curriculum, typed from the document and not from our data. */
const years34 = `accident accidentally actual actually address answer appear arrive believe bicycle breath breathe build busy business
calendar caught centre century certain circle complete consider continue decide describe different difficult disappear early earth
eight eighth enough exercise experience experiment extreme famous favourite February forward forwards fruit grammar group guard guide
heard heart height history imagine increase important interest island knowledge learn length library material medicine mention minute
natural naughty notice occasion occasionally often opposite ordinary particular peculiar perhaps popular position possess possession
possible potatoes pressure probably promise purpose quarter question recent regular reign remember sentence separate special straight
strange strength suppose surprise therefore though although thought through various weight woman women`;

const years56 = `accommodate accompany according achieve aggressive amateur ancient apparent appreciate attached available average awkward
bargain bruise category cemetery committee communicate community competition conscience conscious controversy convenience correspond
criticise curiosity definite desperate determined develop dictionary disastrous embarrass environment equip equipped equipment
especially exaggerate excellent existence explanation familiar foreign forty frequently government guarantee harass hindrance identity
immediate immediately individual interfere interrupt language leisure lightning marvellous mischievous muscle necessary neighbour
nuisance occupy occur opportunity parliament persuade physical prejudice privilege profession programme pronunciation queue recognise
recommend relevant restaurant rhyme rhythm sacrifice secretary shoulder signature sincere sincerely soldier stomach sufficient suggest
symbol system temperature thorough twelfth variety vegetable vehicle yacht`;

test.each([
  ['34', years34],
  ['56', years56],
])('the statutory list of years %s is whole', (sets, list) => {
  const have = new Set(wordsOf(sets).map(({ word }) => word));
  expect(list.split(/\s+/).filter((word) => !have.has(word))).toEqual([]);
});
