/**
 * Makes plain the many signs keyboards give for one thing: dashes, apostrophes, spaces, wide digits, ready-made fractions.
 * NFKC alone will not do: it turns 1¾ into 13/4, 5² into 52, 45º into 45o and ´ into a space. So signs go one by one.
 */

const kinds: readonly (readonly [plain: string, signs: string])[] = [
  ["'", '`´‘’‛ʹʻʼʽʾʿˈˊˋ′‵՚׳ߴߵꞋꞌ᾽᾿῾'],
  ['"', '“”„‟«»″‶〝〞'],
  ['-', '−˗⁃➖⁻₋'],
  ['+', '⁺₊'],
  ['/', '⁄∕⧸╱'],
  ['.', '·∙⋅‧'],
  [':', '∶꞉ː'],
  ['°', 'º˚ᵒ'],
  ['£', '₤'],
  ['°C', '℃'],
];
const plainOf = new Map(kinds.flatMap(([plain, signs]) => [...signs].map((sign) => [sign, plain] as const)));

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const subscripts = '₀₁₂₃₄₅₆₇₈₉';

const dash = /^\p{Pd}$/u;
const space = /^(?:\p{Z}|(?!\ufeff)\s)$/u;
/** Controls, zero-width signs, writing directions and variation selectors: nobody sees them, nobody means them. */
const unseen = /^[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]$/u;
/** Circled digits, Roman numeral signs, emoji: only their unit squares (㎠) have a plain spelling that says the same. */
const leftAlone = /^[\p{No}\p{So}]$/u;
const unitSquare = /^[\u3380-\u33df]$/u;
const mark = /^\p{M}$/u;

function plainSign(sign: string): string {
  if (sign >= ' ' && sign <= '~' && sign !== '`') return sign;
  const plain = plainOf.get(sign);
  if (plain !== undefined) return plain;
  if (space.test(sign)) return ' ';
  if (unseen.test(sign)) return '';
  if (dash.test(sign)) return '-';
  const spelt = sign.normalize('NFKC');
  // A ready-made fraction stands apart from the digit before it: 1¾ is 1 3/4.
  if (spelt.includes('⁄')) return ` ${spelt.replace('⁄', '/')} `;
  if (mark.test(sign) || (leftAlone.test(sign) && !unitSquare.test(sign))) return sign;
  return spelt;
}

/** Raised digits as ^2, lowered ones as _2, so that neither joins the digits beside it. */
function plainSigns(text: string): string {
  let plain = '';
  let row = '';
  for (const sign of text) {
    const height = superscripts.includes(sign) ? '^' : subscripts.includes(sign) ? '_' : '';
    if (height === '') plain += plainSign(sign);
    else plain += (row === height ? '' : height) + String((height === '^' ? superscripts : subscripts).indexOf(sign));
    row = height;
  }
  return plain;
}

/** The text in plain signs, single spaces inside and none around; ³⁄₄ and ¾ become 3/4, 5² becomes 5^2. */
export function tidy(text: string): string {
  return plainSigns(text.normalize('NFC'))
    .normalize('NFC')
    .replace(/\^(\d+)\/_(\d+)/g, ' $1/$2 ')
    .replace(/ +/g, ' ')
    .trim();
}
