/** Things that every child has seen, with what they measure. A teacher adds rows. */

const length = 'How long is';
const tall = 'How tall is';
const heavy = 'How heavy is';
export const holds = 'How much water does';

/** What too little and too much are called. */
export const amounts = {
  [length]: ['short', 'long'],
  [tall]: ['short', 'tall'],
  [heavy]: ['light', 'heavy'],
  [holds]: ['little', 'much'],
} as const;

/** A thing with what it measures in life, in the smaller unit: surely not ten times less or more. */
interface Thing {
  readonly asks: keyof typeof amounts;
  readonly name: string;
  readonly unit: 'mm' | 'cm' | 'm' | 'km' | 'g' | 'kg' | 'ml' | 'litre';
  readonly other: 'mm' | 'cm' | 'm' | 'km' | 'g' | 'kg' | 'ml' | 'litre';
  readonly sizes: readonly number[];
  /** What a child can compare it with. */
  readonly like: string;
}

export const everydayThings: readonly Thing[] = [
  {
    asks: length,
    name: 'a new pencil',
    unit: 'cm',
    other: 'm',
    sizes: [17, 18, 19],
    like: 'It is a little longer than half of a 30 cm ruler.',
  },
  {
    asks: length,
    name: 'a child’s foot',
    unit: 'cm',
    other: 'm',
    sizes: [19, 20, 21, 22],
    like: 'It is about two thirds of a 30 cm ruler.',
  },
  {
    asks: length,
    name: 'a bed',
    unit: 'cm',
    other: 'm',
    sizes: [190, 195, 200],
    like: 'A grown-up can lie in it, so it is about 2 m long.',
  },
  {
    asks: length,
    name: 'an ant',
    unit: 'mm',
    other: 'cm',
    sizes: [4, 5, 6],
    like: 'About two ants in a line are as long as 1 cm.',
  },
  {
    asks: length,
    name: 'a paper clip',
    unit: 'mm',
    other: 'cm',
    sizes: [28, 30, 33],
    like: 'Ten in a line are about as long as a 30 cm ruler.',
  },
  {
    asks: length,
    name: 'a bus',
    unit: 'm',
    other: 'cm',
    sizes: [10, 11, 12],
    like: 'About six grown-ups could lie along it in a line.',
  },
  {
    asks: length,
    name: 'a football pitch',
    unit: 'm',
    other: 'km',
    sizes: [95, 100, 105],
    like: 'It is about as long as nine buses.',
  },
  {
    asks: length,
    name: 'a marathon',
    unit: 'km',
    other: 'm',
    sizes: [42],
    like: 'Good runners need more than two hours for it.',
  },
  {
    asks: length,
    name: 'a swimming pool',
    unit: 'm',
    other: 'cm',
    sizes: [25, 50],
    like: 'It is longer than two buses.',
  },
  {
    asks: tall,
    name: 'a grown-up',
    unit: 'cm',
    other: 'm',
    sizes: [165, 172, 178, 184],
    like: 'A grown-up is a little less than 2 m tall.',
  },
  {
    asks: tall,
    name: 'a house',
    unit: 'm',
    other: 'km',
    sizes: [7, 8, 9],
    like: 'It has two floors, each more than 2 m high, and a roof.',
  },
  {
    asks: tall,
    name: 'a mug',
    unit: 'cm',
    other: 'mm',
    sizes: [9, 10, 11],
    like: 'It is about a third of a 30 cm ruler.',
  },
  {
    asks: tall,
    name: 'a classroom door',
    unit: 'cm',
    other: 'm',
    sizes: [195, 200, 205],
    like: 'A grown-up can walk through it without bending down.',
  },
  {
    asks: tall,
    name: 'a giraffe',
    unit: 'm',
    other: 'cm',
    sizes: [5],
    like: 'It is about three times as tall as a grown-up.',
  },
  {
    asks: heavy,
    name: 'an apple',
    unit: 'g',
    other: 'kg',
    sizes: [120, 150, 180],
    like: 'Six to eight apples weigh about 1 kg.',
  },
  {
    asks: heavy,
    name: 'a loaf of bread',
    unit: 'g',
    other: 'kg',
    sizes: [400, 600, 800],
    like: 'It is lighter than 1 kg, but much heavier than one slice.',
  },
  {
    asks: heavy,
    name: 'a slice of bread',
    unit: 'g',
    other: 'kg',
    sizes: [35, 40, 45],
    like: 'About twenty slices make a large loaf of 800 g.',
  },
  {
    asks: heavy,
    name: 'a pet cat',
    unit: 'kg',
    other: 'g',
    sizes: [4, 5],
    like: 'It weighs about as much as four or five bags of sugar.',
  },
  {
    asks: heavy,
    name: 'a ten-year-old child',
    unit: 'kg',
    other: 'g',
    sizes: [30, 32, 34],
    like: 'It would take about thirty bags of sugar to weigh as much.',
  },
  {
    asks: heavy,
    name: 'a paper clip',
    unit: 'g',
    other: 'kg',
    sizes: [1],
    like: 'About a thousand of them weigh as much as a bag of sugar.',
  },
  {
    asks: heavy,
    name: 'a full school bag',
    unit: 'kg',
    other: 'g',
    sizes: [3, 4],
    like: 'It weighs about as much as three or four bags of sugar.',
  },
  {
    asks: heavy,
    name: 'a sheet of paper',
    unit: 'g',
    other: 'kg',
    sizes: [5],
    like: 'About two hundred sheets weigh 1 kg.',
  },
  {
    asks: holds,
    name: 'a mug',
    unit: 'ml',
    other: 'litre',
    sizes: [250, 300],
    like: 'Three or four mugs fill a bottle of 1 litre.',
  },
  {
    asks: holds,
    name: 'a teaspoon',
    unit: 'ml',
    other: 'litre',
    sizes: [5],
    like: 'It is a small spoon, like one for medicine.',
  },
  {
    asks: holds,
    name: 'a bucket',
    unit: 'litre',
    other: 'ml',
    sizes: [8, 9, 10],
    like: 'Four or five big bottles of 2 litres fill it.',
  },
  {
    asks: holds,
    name: 'a bath',
    unit: 'litre',
    other: 'ml',
    sizes: [120, 140, 150],
    like: 'It takes about fifteen buckets of water to fill it.',
  },
  {
    asks: holds,
    name: 'a kettle',
    unit: 'ml',
    other: 'litre',
    sizes: [1500, 1700],
    like: 'It holds enough for five or six mugs.',
  },
  {
    asks: holds,
    name: 'a paddling pool',
    unit: 'litre',
    other: 'ml',
    sizes: [250, 300, 400],
    like: 'It holds about as much as two or three baths.',
  },
];
