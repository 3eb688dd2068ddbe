import { isOneTypo } from '@comet/domain/marking/one-typo';
import { describe, expect, test } from 'vitest';
import { casesOf, type Rule, scoreUnder, verdictUnder } from './verdict-rule.ts';

const rules: Readonly<Record<string, Rule>> = {
  'quotation marks round the answer': {
    spec: { kind: 'text', accept: ['yellow'], spelling: 'exact' },
    right: ["'yellow' | ‘yellow’ | ‘Yellow.’ | “yellow” | 'yellow'. | `yellow´"],
    wrong: ["'yelow' → typed/spelling | yell'ow → typed/spelling"],
  },
  'an apostrophe at the end is no quotation mark': {
    spec: { kind: 'text', accept: ["dogs'"], spelling: 'exact' },
    right: ["dogs' | dogs’ | ‘dogs’’"],
    wrong: ["dogs | dog's"],
  },
  'single inverted commas do for double ones': {
    spec: { kind: 'text', accept: ['“Stop!” cried Amir.'], spelling: 'exact', punctuation: 'exact' },
    right: ["‘Stop!’ cried Amir. | 'Stop!' cried Amir."],
    wrong: ["'Stop' cried Amir. → typed/punctuation | 'Stop!\" cried Amir. → typed/punctuation"],
  },
  'letters of a code with marks between': {
    spec: { kind: 'text', accept: ['DABC'], spelling: 'exact' },
    right: [
      'DABC | D-A-B-C | D A B C. | D, A, B, C | D/A/B/C | D.A.B.C | d - a - b - c | D, A, B and C | D > A > B > C',
      '“D A B C”',
    ],
    wrong: ['DACB | D-A-C-B | DAB | DABCD | D-A-B'],
  },
  'a code of two digits may be a decimal or a fraction with marks': {
    spec: { kind: 'text', accept: ['42'], spelling: 'exact' },
    right: ['42 | 4 2 | 42.'],
    wrong: ['4.2 | 4/2 | 4-2'],
  },
  'an article or a smiley beside a word that is spelt right': {
    spec: { kind: 'text', accept: ['sister'], spelling: 'exact' },
    right: ['sister | a sister | the sister | Sister 😀 | sister👍🏽 | sister!  😀'],
    wrong: ['a sistor | my sister | an aunt | sisters → typed/spelling'],
  },
  'a letter is no article before another letter': {
    spec: { kind: 'text', accept: ['b'], spelling: 'exact' },
    right: ['b | B | b.'],
    wrong: ['a b | the b | a'],
  },
  'a ratio with spaces': {
    spec: { kind: 'text', accept: ['3:2'], spelling: 'exact' },
    right: ['3:2 | 3 : 2 | 3: 2 | 3 :2 | 3∶2'],
    wrong: ['2:3 | 32 | 3 2 | 3/2'],
  },
  'a sentence whose end is the answer': {
    spec: { kind: 'text', accept: ['cold', 'the cold wind'], spelling: 'forgiving' },
    right: ['cold | It was cold. | because it was cold | because the cold wind | it’s cold | the answer is cold'],
    wrong: ['it was not cold | because | it was | hot because it was cold'],
  },
  'an amount in a text that is read': {
    spec: { kind: 'text', accept: ['five metres', 'three brothers'], spelling: 'forgiving' },
    right: ['five metres | 5 metres | 5m | 5 m. | It was 5 metres | 3 brothers | Three brothers'],
    wrong: ['five | 5 | 5 km | 4 metres | 3 sisters | 500 cm | three'],
  },
  'an amount that has to be spelt': {
    spec: { kind: 'text', accept: ['five metres'], spelling: 'exact' },
    right: ['five metres'],
    wrong: ['5 metres | 5m | five meters → typed/spelling'],
  },
  'a code of digits keeps its marks': {
    spec: { kind: 'text', accept: ['4257'], spelling: 'exact' },
    right: ['4257 | 4 2 5 7 | 4,2,5,7 | 4-2-5-7 | 4.2.5.7 | 4/2/5/7 | 4–2–5–7'],
    wrong: ['42.57 | 42/57 | -4257 | 4275 | 4-2-7-5 | 4-2/5-7 | 42-57'],
  },
  'case, spaces and sentence marks are forgiven where spelling is asked': {
    spec: { kind: 'text', accept: ['necessary'], spelling: 'exact' },
    right: [
      'necessary | Necessary | NECESSARY',
      '  necessary  ',
      'necessary. | “necessary” | "necessary" | necessary! | neces\u00adsary | ｎecessary',
    ],
    wrong: [
      'neccessary → typed/spelling | necesary → typed/spelling | nesessary → typed/spelling',
      'necessray → typed/spelling | neccesary | nessessary | not necessary',
      'nec essary ',
      'unnecessary | 123',
    ],
    unreadable: [
      '',
      '   ',
      '\u200b',
      'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    ],
  },
  'apostrophes of every kind are the same': {
    spec: { kind: 'text', accept: ["it's"], spelling: 'exact' },
    right: ["it's | it’s | it‘s | it`s | it´s | itʼs | it′s | it＇s | It's | it's."],
    wrong: ["its | its' | it s | i'ts | it is"],
  },
  'hyphens and dashes of every kind are the same': {
    spec: { kind: 'text', accept: ['well-known'], spelling: 'exact' },
    right: [
      'well-known | well‐known | well‑known | well–known | well—known | well−known',
      'well - known | Well-Known | well--known | well\u200b-known',
    ],
    wrong: ['well known | wellknown → typed/spelling | well_known → typed/spelling', 'wel-known → typed/spelling'],
  },
  'an exact spelling of two words keeps its space': {
    spec: { kind: 'text', accept: ['a lot'], spelling: 'exact' },
    right: ['a lot | A  lot', ' a lot.'],
    wrong: ['alot | allot | a lott | lot'],
  },
  'one slip in a word of five letters or more is nearly': {
    spec: { kind: 'text', accept: ['triangle'], spelling: 'forgiving' },
    right: ['triangle | a triangle | The triangle. | Triangle!'],
    nearly: ['triangel | trianle | triaangle | triangl | trisngle | traingle | riangle | triangles', 'a trianggle'],
    wrong: ['tringel | trangel | rectangle | angle | tri angel | three | triangle square'],
  },
  'a short word has no slip': {
    spec: { kind: 'text', accept: ['cube'], spelling: 'forgiving' },
    right: ['cube | Cube | a cube'],
    wrong: ['cub | cubes | cubee | cueb | tube'],
  },
  'every word counts for itself': {
    spec: { kind: 'text', accept: ['polar bear'], spelling: 'forgiving' },
    right: ['polar bear | the polar bear | Polar-bear | polarbear | a Polar  Bear'],
    nearly: ['poler bear | ploar bear | polarr bear'],
    wrong: ['polar beer | polar bar | poler beer | bear polar | polar | bear | brown bear'],
  },
  'hyphens, accents and apostrophes are no slips where spelling is not asked': {
    spec: { kind: 'text', accept: ["café owner's"], spelling: 'forgiving' },
    right: ["café owner's | cafe owner's | cafe owners | café owner’s | cafe\u0301 owner´s", 'the cafe-owners'],
    nearly: ['cafe owner | cafe onwers'],
    wrong: ['coffee owners | caffe owner | cafe'],
  },
  'a named mistake is never nearly': {
    spec: { kind: 'text', accept: ['effect'], spelling: 'forgiving' },
    mistakes: ['affect → affect-for-effect | afect → affect-for-effect'],
    right: ['effect | an effect'],
    nearly: ['efect | effetc'],
    wrong: ['affect → affect-for-effect | Affect. → affect-for-effect | afect → affect-for-effect', 'cause'],
  },
  'any of the accepted answers': {
    spec: { kind: 'text', accept: ['happy', 'glad', 'joyful'], spelling: 'forgiving' },
    right: ['happy | Glad | joyful'],
    nearly: ['hapy | joyfull'],
    wrong: ['gladd | sad'],
  },
  'capitals and punctuation where they are asked': {
    spec: { kind: 'text', accept: ['“Stop!” cried Amir.'], spelling: 'exact', punctuation: 'exact' },
    mistakes: ['“Stop”! cried Amir. → mark-outside-speech'],
    right: ['“Stop!” cried Amir. | "Stop!" cried Amir. | „Stop!“ cried Amir.', ' “Stop!”  cried Amir. '],
    wrong: [
      '"stop!" cried Amir. → typed/capitals | "Stop!" cried amir. → typed/capitals',
      '"Stop!" cried Amir → typed/punctuation | Stop! cried Amir. → typed/punctuation',
      '"Stop!", cried Amir. → typed/punctuation | "Stop"! cried Amir. → mark-outside-speech',
      '"Stop!" shouted Amir. | "Stopp!" cried Amir.',
    ],
  },
  'a mark alone is an answer': {
    spec: { kind: 'text', accept: ['?'], spelling: 'exact' },
    right: ['? | ？', ' ? '],
    wrong: ['! | . | ?? | question mark'],
  },
  'codes and numerals: letters count, capitals and spaces do not': {
    spec: { kind: 'text', accept: ['XLIV'], spelling: 'exact' },
    mistakes: ['XXXXIV → four-in-a-row'],
    right: ['XLIV | xliv | XL IV | X L I V | X, L, I, V | ⅩⅬⅣ'],
    wrong: ['XLVI | LXIV | 44 | XXXXIV → four-in-a-row | xxxx iv → four-in-a-row | XLI'],
  },
  'a pair of letters': {
    spec: { kind: 'text', accept: ['N P'], spelling: 'exact' },
    right: ['N P | NP | np | N,P | n p.'],
    wrong: ['PN | N | NPP | N-Q'],
  },
  'a code of numbers that spaces tell apart': {
    spec: { kind: 'text', accept: ['3 1 20'], spelling: 'exact' },
    right: ['3 1 20', ' 3  1  20 '],
    wrong: ['31 20 | 3 12 0 | 3120 | 3 1 2'],
  },
  'numbers inside a text keep their points and commas': {
    spec: { kind: 'text', accept: ['3.5'], spelling: 'exact' },
    right: ['3.5 | 3.5.'],
    wrong: ['35 | 3,5 | 3 5 | .35'],
  },
  'signs may stand with or without spaces': {
    spec: { kind: 'text', accept: ['3n + 2'], spelling: 'exact' },
    right: ['3n + 2 | 3n+2 | 3N+2 | 3n +2 | 3n ＋ 2'],
    wrong: ['3n - 2 | 3n 2 | 3n × 2 | 2n + 3 | 3+2n'],
  },
  'a date in words is a date, however it is written': {
    spec: { kind: 'text', accept: ['2 June'], spelling: 'exact' },
    mistakes: ['3 June → month-length'],
    right: ['2 June | 2nd June | June 2 | the 2nd of June | 2/6 | 2nd of Jun.'],
    wrong: ['3 June → month-length | 3rd June | 2 July | June'],
  },
  'a count in words or with its noun': {
    spec: { kind: 'text', accept: ['21', 'twenty-one'], spelling: 'forgiving' },
    right: ['21 | 21. | 21 mangoes | twenty-one | twenty one | Twenty one mangoes. | 21.0 | ‘21’'],
    wrong: [
      '12 | twelve mangoes | 21 cm | 210 | 2 1/2 | mangoes | 21 tens | 21 dozen | 21 tenths | twenty-one hundred',
    ],
  },
  'a year': {
    spec: { kind: 'text', accept: ['1944', 'in 1944'], spelling: 'forgiving' },
    right: ['1944 | in 1944 | 1,944 | 1944.'],
    wrong: ['1945 | 944 | 1940s'],
  },
  'a code of digits may begin with 0': {
    spec: { kind: 'text', accept: ['0123'], spelling: 'exact' },
    right: ['0123'],
    wrong: ['123'],
  },
  'a day or a month alone has to be spelt': {
    spec: { kind: 'text', accept: ['February'], spelling: 'exact' },
    right: ['February'],
    wrong: ['Feb | Febuary → typed/spelling'],
  },
  'a power is the same raised or typed': {
    spec: { kind: 'text', accept: ['x²'], spelling: 'exact' },
    right: ['x² | x^2 | X²'],
    wrong: ['x2 | 2x | x³'],
  },
};

describe.each(Object.entries(rules))('%s', (_, rule) => {
  test.each(casesOf(rule))('%j is %s', (typed, verdict) => {
    expect(verdictUnder(rule, typed)).toBe(verdict);
  });
});

test('a near spelling is right and told how it is spelt', () => {
  const rule: Rule = { spec: { kind: 'text', accept: ['Elephant'], spelling: 'forgiving' } };
  expect(scoreUnder(rule, 'elefant ')).toEqual({ verdict: 'wrong' });
  expect(scoreUnder(rule, 'elephent')).toEqual({ verdict: 'right', note: 'Nearly! It is spelt “Elephant”.' });
});

test.each([
  ['house', 'house', false],
  ['house', 'hose', true],
  ['house', 'houuse', true],
  ['house', 'mouse', true],
  ['house', 'huose', true],
  ['house', 'housed', true],
  ['house', 'ouse', true],
  ['house', 'hsuoe', false],
  ['house', 'hoes', false],
  ['house', '', false],
  ['', 'a', true],
  ['ab', 'ba', true],
  ['abc', 'cba', false],
  ['naïve', 'naive', true],
])('%j and %j are one slip apart: %s', (one, other, isOne) => {
  expect(isOneTypo(one, other)).toBe(isOne);
  expect(isOneTypo(other, one)).toBe(isOne);
});
