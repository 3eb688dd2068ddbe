/** Units children write after (or before) a number, and how many of one make another. */
import { type Exact, exactOf, times } from './exact.ts';

/** A unit: `size` in the smallest one of its dimension. Units of one dimension can be changed into each other. */
export interface Unit {
  readonly name: string;
  readonly dimension: string;
  readonly size: Exact;
}

/** Dimension, then name, size and spellings. Plural s is understood. Metric and imperial meet only 'about', so never here. */
const rows: readonly (readonly [dimension: string, units: readonly (readonly [string, string, string])[]])[] = [
  [
    'length',
    [
      ['mm', '1/1000', 'millimetre|millimeter'],
      ['cm', '1/100', 'cms|centimetre|centimeter'],
      ['m', '1', 'metre|meter|mtr|mtrs'],
      ['km', '1000', 'kms|kilometre|kilometer'],
    ],
  ],
  [
    'imperial length',
    [
      ['in', '1', 'inch|inches'],
      ['ft', '12', 'foot|feet'],
      ['yd', '36', 'yard'],
      ['miles', '63360', 'mi|mile'],
    ],
  ],
  [
    'mass',
    [
      ['mg', '1/1000', 'milligram'],
      ['g', '1', 'gm|gms|gram|gramme'],
      ['kg', '1000', 'kgs|kilo|kilogram|kilogramme'],
      ['tonnes', '1000000', 't|tonne'],
    ],
  ],
  [
    'imperial mass',
    [
      ['oz', '1', 'ounce'],
      ['lb', '16', 'lbs|pound'],
      ['stone', '224', 'st'],
    ],
  ],
  [
    'volume',
    [
      ['ml', '1', 'mls|millilitre|milliliter|cc'],
      ['cl', '10', 'centilitre|centiliter'],
      ['litres', '1000', 'l|litre|liter|ltr|ltrs'],
    ],
  ],
  [
    'imperial volume',
    [
      ['pints', '1', 'pt|pint'],
      ['gallons', '8', 'gal|gallon'],
    ],
  ],
  ['area', [['hectares', '10000', 'ha|hectare']]],
  [
    'time',
    [
      ['seconds', '1', 's|sec|second'],
      ['minutes', '60', 'm|min|mins|minute'],
      ['hours', '3600', 'h|hr|hrs|hour'],
      ['days', '86400', 'd|day'],
      ['weeks', '604800', 'wk|wks|week'],
    ],
  ],
  [
    'calendar',
    [
      ['months', '1', 'month'],
      ['years', '12', 'yr|yrs|year'],
      ['decades', '120', 'decade'],
      ['centuries', '1200', 'century'],
    ],
  ],
  [
    'speed',
    [
      ['km/h', '5/18', 'kmh|kph|kmph|km per hour|kilometres per hour|km an hour|kilometres an hour'],
      ['m/s', '1', 'mps|m per s|m per second|metres per second|metres a second'],
    ],
  ],
  ['imperial speed', [['mph', '1', 'miles per hour|miles an hour|miles/hour']]],
  ['angle', [['°', '1', 'deg|degree']]],
  [
    'temperature',
    [['°C', '1', 'c|° c|celsius|degree|degrees c|degrees celsius|degrees centigrade|deg c|centigrade|°']],
  ],
  ['share', [['%', '1', 'percent|per cent|percentage']]],
  [
    'money',
    [
      ['p', '1', 'pence|penny|pennies'],
      ['£', '100', 'pound'],
    ],
  ],
];

const squared: readonly [RegExp, string][] = [
  [/^(?:square|sq) ?(.+)$/, '2'],
  [/^(?:cubic|cu(?= )) ?(.+)$/, '3'],
  [/^([a-z]+?) ?(?:\^2|2|squared|square|sq)$/, '2'],
  [/^([a-z]+?) ?(?:\^3|3|cubed|cubic)$/, '3'],
];

const longestPluralless = 3;
const named = new Map<string, Unit[]>();
for (const [dimension, units] of rows)
  for (const [name, size, spellings] of units)
    for (const spelling of new Set([name.toLowerCase(), ...spellings.split('|')])) {
      const unit = { name, dimension, size: exactOf(size) ?? { top: 1n, bottom: 1n } };
      named.set(spelling, [...(named.get(spelling) ?? []), unit]);
    }

/** A length to the power of two or three. One cubic centimetre is one millilitre, so volumes meet litres. */
function powerOf(unit: Unit, power: string): Unit {
  const name = `${unit.name}${power === '2' ? '²' : '³'}`;
  const area = times(unit.size, unit.size);
  if (power === '2') return { name, dimension: 'area', size: area };
  return { name, dimension: 'volume', size: times(times(area, unit.size), { top: 1_000_000n, bottom: 1n }) };
}

function lookUp(word: string): readonly Unit[] {
  const found = named.get(word);
  if (found !== undefined) return found;
  return word.length > longestPluralless && word.endsWith('s') ? (named.get(word.slice(0, -1)) ?? []) : [];
}

/** The units a tidied text may mean: 'm' is metres or minutes, 'pounds' money or weight. None when it names no unit. */
export function unitsNamed(text: string): readonly Unit[] {
  const word = text
    .toLowerCase()
    .replace(/(?<=[a-z])\./g, '')
    .trim();
  const found = lookUp(word);
  if (found.length > 0) return found;
  for (const [pattern, power] of squared) {
    const base = lookUp(pattern.exec(word)?.[1] ?? '').find(({ dimension }) => dimension === 'length');
    if (base !== undefined) return [powerOf(base, power)];
  }
  return [];
}
