/** Numbers as children read, write and hear them: commas, the real minus sign, words. */

const minus = '−';

/** A number for the eye: 1234567 → '1,234,567', -5 → '−5', '1234.50' → '1,234.50'. Exact text stays exact. */
export function showNumber(value: number | bigint | string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(.*)$/.exec(String(value)) ?? [];
  if (whole === '') throw new RangeError(`${value} is not a decimal number`);
  return (sign === '' ? '' : minus) + whole.replace(/\B(?=(\d{3})+$)/g, ',') + rest;
}

/** A text with its long numbers as children read them: '5156 − 1194' → '5,156 − 1,194'. */
export const showNumbersIn = (text: string): string => text.replace(/\d{4,}/g, (digits) => showNumber(digits));

/** The number a child reads, as plain decimal text: '1,234' → '1234', '−5' → '-5'. */
export function plainNumber(shown: string): string {
  return shown.replaceAll(',', '').replaceAll(minus, '-');
}

/** Exact decimal text of `scaled` ÷ 10^`places`, without needless zeros: (350, 2) → '3.5'. */
export function decimalText(scaled: number, places: number): string {
  const fixed = decimalFixed(scaled, places);
  return fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
}

/** The same with exactly `places` decimal places: (350, 2) → '3.50'. */
export function decimalFixed(scaled: number, places: number): string {
  const digits = String(Math.abs(scaled)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const sign = scaled < 0 ? '-' : '';
  return places === 0 ? sign + whole : `${sign}${whole}.${digits.slice(digits.length - places)}`;
}

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

function underThousand(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const ones = rest % 10;
  const restWords =
    rest < 20 ? (small[rest] ?? '') : `${tens[Math.floor(rest / 10)]}${ones === 0 ? '' : `-${small[ones]}`}`;
  if (hundreds === 0) return restWords;
  return `${small[hundreds]} hundred${rest === 0 ? '' : ` and ${restWords}`}`;
}

/** A whole number under a thousand million in British words: 309 → 'three hundred and nine', 4,012 → 'four thousand and twelve'. */
export function numberInWords(value: number): string {
  if (!Number.isInteger(value) || Math.abs(value) >= 1e9) throw new RangeError(`no words for ${value}`);
  if (value < 0) return `negative ${numberInWords(-value)}`;
  if (value < 1000) return underThousand(value);
  const millions = Math.floor(value / 1e6);
  const thousands = Math.floor(value / 1000) % 1000;
  const rest = value % 1000;
  const parts = [
    millions === 0 ? '' : `${underThousand(millions)} million`,
    thousands === 0 ? '' : `${underThousand(thousands)} thousand`,
    rest === 0 ? '' : rest < 100 ? `and ${underThousand(rest)}` : underThousand(rest),
  ].filter((part) => part !== '');
  return parts.join(', ').replace(', and', ' and');
}

/** '1st', '2nd', '3rd', '11th', '22nd'. */
export function ordinal(value: number): string {
  const teen = value % 100 >= 11 && value % 100 <= 13;
  return `${value}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')}`;
}

const ordinalWords = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** A small place in words, as in a sentence: 'first' to 'seventh', then '8th'. */
export const ordinalWord = (value: number): string => ordinalWords[value - 1] ?? ordinal(value);

const heard: readonly (readonly [RegExp, string])[] = [
  [/\*\*|_(?=\w)|(?<=\w)_/g, ''],
  [/(?<=[\d□)²³%])\s*−\s*(?=[\d□(£√−])/g, ' minus '],
  [/−\s*/g, 'negative '],
  [/\s*\+\s*/g, ' plus '],
  [/\s*×\s*/g, ' times '],
  [/\s*÷\s*/g, ' divided by '],
  [/\s*=\s*/g, ' equals '],
  [/\s*≈\s*/g, ' is about '],
  [/\s*<\s*/g, ' is less than '],
  [/\s*>\s*/g, ' is greater than '],
  [/\s*²/g, ' squared'],
  [/\s*³/g, ' cubed'],
  [/∛\s*/g, 'the cube root of '],
  [/√\s*/g, 'the square root of '],
  [/°C\b/g, ' degrees Celsius'],
  [/□/g, 'what number'],
  [/\(/g, 'open bracket '],
  [/\)/g, ' close bracket '],
  [/…/g, ' and so on '],
];

/** Text with sums in it as it is read aloud: '7 × □ = 56' → '7 times what number equals 56'. */
export function mathsAloud(text: string): string {
  return heard
    .reduce((spoken, [symbol, words]) => spoken.replace(symbol, words), text)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,?!:])/g, '$1')
    .trim();
}
