import { describe, expect, test } from 'vitest';
import { casesOf, type Rule, scoreUnder, verdictUnder } from './verdict-rule.ts';

const rules: Readonly<Record<string, Rule>> = {
  'a full stop ends the sentence': {
    spec: { kind: 'number', value: '0.5', unit: 'cm' },
    right: ['0.5. | 0.5 . | .5. | 1/2. | 0.5 cm.'],
    wrong: ['0.6.'],
    unreadable: ['0.5.. | 0..5 | . | 0.5.6'],
  },
  'what children put around a number': {
    spec: { kind: 'number', value: '12' },
    right: [
      '12! | 12? | (12) | "12" | “12” | ‘12’ | 12 . | “12.” | the answer is 12 | The answer is 12. | Answer: 12 | answer 12',
      'answer = 12 | my answer is 12 | it is 12 | It’s 12! | its 12. |  12  ',
      'about 12 | It is exactly 12. | 12 left | 12 altogether | 12 in total | 12 each | 12 more | 12 in all.',
    ],
    wrong: ['it is 13 | (13) | “21” | answer: 1.2 | about 13 | 13 left'],
    unreadable: [
      '12!! | (12 | 12) | is 12 | answers 12 | it 12 | the answer is | 12 or 13 | 12 12 | 12 less | 12 times | 12 tens | 12 dozen | 12 and a half | 12 cm | £12 | 12 squared',
    ],
  },
  'a noun of the child’s own, where nothing says what is counted': {
    spec: { kind: 'number', value: '4' },
    right: ['4 | 4 sides | 4 sides. | It is 4 sides | 4 small boxes'],
    unreadable: ['5 sides | 4 sides 2 | 4 maybe | 4 tenths | 4 hundred | 4 minutes | four sides | 4.0 sides'],
  },
  'two units for one amount are the right amount, asked for again': {
    spec: { kind: 'number', value: '90', unit: 'minutes' },
    box: { after: 'minutes' },
    again: [
      '1 hour 30 minutes | 1 hr 30 mins | 1h 30m | 1h30m | 1 hour and 30 minutes | 1 hour, 30 minutes | 1.5 hours',
    ],
    wrong: ['1 hour 20 minutes | 2 hours 30 minutes | 1 m 30 cm'],
    unreadable: ['1 hour 90 minutes | 30 minutes 1 hour | 1 hour 30 | 1 hour 30 cm | 1 hour hour'],
  },
  'metres and centimetres for centimetres': {
    spec: { kind: 'number', value: '250', unit: 'cm' },
    again: ['2 m 50 cm | 2m 50cm | 2m50cm | 2 metres and 50 centimetres'],
    wrong: ['2 m 5 cm | 25 m 0 cm'],
    unreadable: ['2 m 250 cm | 50 cm 2 m | 2 m 50 g'],
  },
  'two units where none is asked': {
    spec: { kind: 'number', value: '90' },
    unreadable: ['1 hour 30 minutes'],
  },
  'a count may be said in words, and with what is counted': {
    spec: { kind: 'number', value: '5', form: 'count', unit: 'syllables' },
    right: ['5 | five | 5 syllables | Five syllables. | five syllable | 5. | 05 | 5.0'],
    wrong: ['6 | six | fifteen | 4 syllables'],
    unreadable: ['5 cats | five cats | a few | five or six'],
  },
  'only a count may be said in words': {
    spec: { kind: 'number', value: '21' },
    right: ['21'],
    unreadable: ['twenty-one | twenty | twenty-one apples'],
  },
  'commas and spaces part thousands, in threes only': {
    spec: { kind: 'number', value: '1234567' },
    right: ['1234567 | 1,234,567 | 1 234 567 | 1\u00a0234\u00a0567 | 1\u2009234\u2009567 | 1，234，567'],
    wrong: ['1,234 | 123,456 | 1234.567'],
    unreadable: ["12,34,567 | 1,234567 | 1234,567 | 1,234 567 | 1.234.567 | 1, 234, 567 | 1'234'567", '1_234_567'],
  },
  '1,250 is never 1.25': {
    spec: { kind: 'number', value: '1.25' },
    right: ['1.25 | 1.250 | 01.25 | 1·25 | 1 1/4 | 1¼ | 5/4'],
    wrong: ['1,250 | 1 250 | 125 | 1.025'],
    unreadable: ['1,25 | 1;25 | 1:25 | 1..25 | 1. 25 | 1 .25'],
  },
  'a comma never stands for a point': {
    spec: { kind: 'number', value: '0.5' },
    right: ['0.5 | .5 | 00.5 | 0.500 | 5/10 | = 0.5 | x = 0.5'],
    wrong: ['0.05 | .05 | 5.0 | 2'],
    unreadable: ['0,5 | ,5 | 0,500 | 0 500 | 00,500 | half | a half | . | 0.0.0.'],
  },
  'leading zeros and a closing point say nothing': {
    spec: { kind: 'number', value: '7' },
    right: ['7 | 07 | 007 | 7.', ' 7 ', '\t7\n', '7.0 | 7.00 | +7 | + 7 | =7 | = 7 | n=7 | 7/1 | 14/2'],
    wrong: ['70 | -7 | 0.7 | 77'],
    unreadable: ['seven | 7!! | (7 | 7 7 | 7- | 7+ | VII | 7 or 8 | 7, 8 | 3+4 | 14 ÷ 2 | 1e7', '0x7'],
  },
  'zero is zero however it is signed': {
    spec: { kind: 'number', value: '0' },
    right: ['0 | -0 | 0.0 | 00 | 0/5 | .0'],
    wrong: ['1 | 0.01'],
    unreadable: ['O | nil | none | nothing | - | 5/0 | 0/0'],
  },
  'every dash is a minus': {
    spec: { kind: 'number', value: '-12' },
    right: [
      '-12 | −12 | –12 | —12 | ‐12 | ‑12 | ‒12 | ﹣12 | －12 | ➖12 | ⁻12 | - 12 | minus 12',
      'negative 12 | Minus 12',
    ],
    wrong: ['12 | +12 | -21 | -1.2'],
    unreadable: ['--12 | 12- | -+12 | - | minus | - - 12 | ±12 | ~12'],
  },
  'a ready-made fraction stands apart from its whole number': {
    spec: { kind: 'number', value: '1.75' },
    right: [
      '1.75 | 1¾ | 1 ¾ | 1 3/4 | 1 and 3/4 | 1 & 3/4 | 1 3⁄4 | 1³⁄₄ | 1 ³⁄₄ | 1 ³/₄ | 7/4',
      '1 6/8 | 1 3 / 4 | 1 3\\4',
    ],
    wrong: ['13/4 | 1 | 3/4 | 1 4/3 | 1 /4'],
    unreadable: ['1¾¾ | ¾1 | 1/¾ | 1 3/ | 1/3/4 | 1 3/0 | 1-3/4 | 1 - 3/4 | 1.5 3/4 | 1 + 3/4'],
  },
  'a raised digit is no digit beside it': {
    spec: { kind: 'number', value: '25' },
    right: ['25 | ２５ | 𝟐𝟓 | 2\u200b5'],
    unreadable: ['2⁵ | 2₅ | 5² | 5^2 | ②⑤ | 2\u20e35\u20e3 | ㉕ | ⒉5 | 25² | ٢٥'],
  },
  'a tolerance is kept to the edge and no further': {
    spec: { kind: 'number', value: '3.14', tolerance: '0.005' },
    right: ['3.14 | 3.135 | 3.145 | 3.142 | 3.1449999 | 22/7 | 314/100'],
    wrong: ['3.1349 | 3.1451 | 3.1 | 3 | 3.15 | -3.14'],
  },
  'a unit may stand behind or before': {
    spec: { kind: 'number', value: '1250', unit: 'm' },
    right: ['1250 | 1250 m | 1,250m | 1250M | 1250 metres | 1250 meters | 1250 metre | 1250 m.', 'm 1250 | 1 250 m'],
    again: [
      '1 km 250 m | 1.25 km | 1.250 km | 125000 cm | 125,000cm | 1,250,000 mm | 1 1/4 km | 1¼km | 5/4 km',
      '1.25 kilometres',
    ],
    wrong: ['1.25 | 1250 km | 1.25 m | 12.5 km | 1250 g → typed/unit | 1250 m² → typed/unit | 900 kg'],
    unreadable: ['1250 x | .m 1250 | 1250 metrs | metres | 1,25 km | 1250 m 5 | 12m50 | m 1250 km'],
  },
  'kilograms and grams': {
    spec: { kind: 'number', value: '2.5', unit: 'kg' },
    right: ['2.5 | 2.5kg | 2.5 KG | 2.5 kilograms | 2.5 kilos | 2½ kg | 2 1/2kg'],
    again: ['2500 g | 2,500g | 2500 grams | 0.0025 tonnes'],
    wrong: ['2.5 g | 25 kg | 250g | 2.5 litres → typed/unit | 2.5 lb → typed/unit'],
    unreadable: ['2,5 kg | 2.5 keys | kg'],
  },
  'litres and millilitres, and cubic centimetres are millilitres': {
    spec: { kind: 'number', value: '750', unit: 'ml' },
    right: ['750 | 750ml | 750 mL | 750 millilitres | 750㎖'],
    again: ['0.75 l | 0.75 litres | ¾ litre | 75 cl | 750 cm³ | 750 cubic centimetres | 0.75ℓ'],
    wrong: ['75 | 750 l | 7.5 cl'],
  },
  'squares and cubes of lengths': {
    spec: { kind: 'number', value: '6', unit: 'm²' },
    right: [
      '6 | 6 m² | 6m2 | 6 m^2 | 6 ㎡ | 6 sq m | 6 sq. m | 6 square metres | 6 square metre',
      '6 metres squared | 6 m squared | 6 msq | 6 sqm | 6 m square | 6 metres square | 6 squaremetres',
    ],
    again: ['60000 cm² | 60,000 square centimetres | 6000000 mm2'],
    wrong: ['6 m → typed/unit | 6 m³ → typed/unit | 6 cubic metres → typed/unit | 600 cm² | 5 m'],
    unreadable: ['6 m4 | 6 m²² | 6 square | 6²m'],
  },
  'volume of a cuboid': {
    spec: { kind: 'number', value: '60', unit: 'cm3' },
    right: ['60 | 60cm³ | 60 cm3 | 60 ㎤ | 60 cubic cm | 60 cu cm | 60 centimetres cubed'],
    again: ['60 ml | 0.06 litres'],
    wrong: ['60 cm² → typed/unit | 60 cm → typed/unit | 59 cm³'],
  },
  'degrees of turn': {
    spec: { kind: 'number', value: '135', unit: '°' },
    right: ['135 | 135° | 135 ° | 135º | 135˚ | 135 degrees | 135 deg | 135 Degree'],
    wrong: ['45 | 13.5° | 135% → typed/unit'],
    unreadable: ['135 dergees | 135o°'],
  },
  'degrees of warmth': {
    spec: { kind: 'number', value: '-6', unit: '°C' },
    right: ['-6 | −6°C | -6 °c | -6℃ | -6 C | -6 degrees | -6° | -6 degrees C', 'minus 6 degrees Celsius | -6 ° C'],
    wrong: ['6 | 6°C | -6 cm → typed/unit'],
  },
  percent: {
    spec: { kind: 'number', value: '12.5', unit: '%' },
    right: ['12.5 | 12.5% | 12.5 % | 12½% | 12.5 percent | 12.5 per cent | 12.5％'],
    wrong: ['0.125 | 125% | 12.5° → typed/unit'],
    unreadable: ['12,5% | % | 12.5%%'],
  },
  'percent where a plain number is asked': {
    spec: { kind: 'number', value: '0.3' },
    right: ['0.3 | 3/10'],
    again: ['30% | 30 percent'],
    wrong: ['30 | 3'],
    unreadable: ['3% | 0.3% | 0.3 cm | £0.3'],
  },
  'minutes may be written m, metres may not be minutes': {
    spec: { kind: 'number', value: '90', unit: 'minutes' },
    box: { after: 'minutes' },
    right: ['90 | 90 minutes | 90 mins | 90min | 90 m | 90 Minutes'],
    again: ['1.5 hours | 1½ hours | 1 1/2 h | 5400 seconds | 1 hour 30 minutes'],
    wrong: ['1.5 | 130 | 90 seconds | 90 hours | 90 cm → typed/unit'],
    unreadable: ['1h30 | 1:30 | 90 munites'],
  },
  'weeks and days, months and years': {
    spec: { kind: 'number', value: '3', unit: 'weeks' },
    right: ['3 | 3 weeks | 3 wks | 3 week'],
    again: ['21 days'],
    wrong: ['21 | 3 days | 3 months → typed/unit | 3 years → typed/unit'],
  },
  'pence beside the box': {
    spec: { kind: 'number', value: '183', unit: 'p' },
    box: { after: 'p' },
    right: ['183 | 183p | 183 p | 183 pence'],
    again: ['£1.83 | £ 1.83 | 1.83 pounds'],
    wrong: ['1.83 | £183 | 18.3p'],
    unreadable: ['£1.83p | 1,83 | $1.83'],
  },
  'pounds before the box': {
    spec: { kind: 'number', value: '35' },
    box: { before: '£' },
    right: ['35 | £35 | £ 35 | 35.00 | £35.00 | 35 pounds | ₤35 | ￡35'],
    again: ['3500p | 3,500 pence'],
    wrong: ['3500 | £3.50 | 35p | 35 kg → typed/unit'],
    unreadable: ['35 quid | $35 | 35€'],
  },
  'what stands after the box may be written, whatever it is': {
    spec: { kind: 'number', value: '12' },
    box: { after: 'marbles' },
    right: [
      '12 | 12 marbels | 12 marbles | 12 Marbles | 12 marble | 12marbles | 12 marbles left | 12 marbles altogether.',
    ],
    wrong: ['13 | 13 marbles'],
    unreadable: ['12 sweets | marbles | 12 cm'],
  },
  'a noun with a plural of its own': {
    spec: { kind: 'number', value: '3' },
    box: { after: 'children' },
    right: ['3 | 3 children | 3 child'],
    unreadable: ['3 adults'],
  },
  'the first word of it is enough': {
    spec: { kind: 'number', value: '4' },
    box: { after: 'boxes of pens' },
    right: ['4 | 4 boxes | 4 boxes of pens | 4 box | 4 boxes in total'],
    unreadable: ['4 pens | 4 crates'],
  },
  'mistakes are known by their value': {
    spec: { kind: 'number', value: '1250' },
    mistakes: ['1150 → forgot-to-carry | 0.5 → too-small | -1250 → sign'],
    right: ['1250'],
    wrong: [
      '1150 → forgot-to-carry | 1,150 → forgot-to-carry | 1 150.0 → forgot-to-carry',
      '1/2 → too-small | ½ → too-small | −1,250 → sign | 1151',
    ],
  },
  'a mistake in another unit is the same mistake': {
    spec: { kind: 'number', value: '150', unit: 'cm' },
    mistakes: ['200 → added-wrong'],
    wrong: ['200 → added-wrong | 200 cm → added-wrong | 2 m → added-wrong | 3 m'],
  },
};

describe.each(Object.entries(rules))('%s', (_, rule) => {
  test.each(casesOf(rule))('%j is %s', (typed, verdict) => {
    expect(verdictUnder(rule, typed)).toBe(verdict);
  });
});

test('the sentences say what to do', () => {
  const spec = { kind: 'number', value: '350', unit: 'cm' } as const;
  const said = (typed: string, rule: Rule = { spec }) => {
    const score = scoreUnder(rule, typed);
    return 'message' in score ? score.message : score.verdict;
  };
  expect(said('3.5 m')).toBe('The amount is right. Now give it in cm.');
  expect(said('24 bananas')).toBe('We do not know “bananas” here. Write the number with cm.');
  expect(said('3,5')).toBe('Use a point for decimals, like 0.5. A comma only parts thousands, like 1,250.');
  expect(said('3/0')).toBe('The denominator of a fraction cannot be 0.');
  expect(said('5 cm', { spec: { kind: 'number', value: '5' } })).toBe('Only a number is needed here, without “cm”.');
  expect(said('3 + 4 = 7')).toBe('Write only the answer, without the calculation.');
  expect(said('20 × 5')).toBe('Write only the answer, without the calculation.');
  expect(said('o')).toBe('There is a letter O in your answer. Use the digit 0.');
  expect(said('3 m 50 cm')).toBe('The amount is right. Now give it in cm only.');
  expect(said(' ')).toBe('Type your answer first.');
  expect(said('1'.repeat(201))).toBe('That is too long. Write a shorter answer.');
});

test('a key that is no number stops the build', () => {
  expect(() => scoreUnder({ spec: { kind: 'number', value: 'twelve' } }, '12')).toThrow(RangeError);
});
