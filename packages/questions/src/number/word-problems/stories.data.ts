/** Further stories by the kind of problem, in the form of `Story`: text, the largest number that is natural, unit, the least. */
import { type Story, story } from './schema.ts';

export const furtherStories: Readonly<Record<string, readonly Story[]>> = {
  join: [
    story('A shelf has {a} books[ and {z} toys]. {N} puts {b} more books on it. How many books is that?', 500),
    story('{a} ants carry leaves and {b} ants carry seeds. How many ants is that?', 3000),
    story('{N} reads {a} pages and {M} reads {b} pages. How many pages is that together?', 400),
    story('A pond has {a} frogs. Another pond has {b}. How many frogs are there in both ponds?', 900),
  ],
  take: [
    story('A jar has {a} buttons[ in {z} colours]. {N} takes out {b}. How many buttons are left?', 500),
    story('{a} leaves hang on a tree. {b} fall off. How many leaves still hang there?', 3000),
    story('A café has {a} cups. {b} are being washed. How many are not being washed?', 900),
    story('{N} has to swim {a} m. {N} has swum {b} m. How many metres are left?', 900, 'm'),
  ],
  difference: [
    story(
      'A bridge is {a} m long[ and {z} m wide]. A tunnel is {b} m long. How much longer is the bridge, in m?',
      900,
      'm',
    ),
    story('{N} jumps {a} times and {M} jumps {b} times. How many more times does {N} jump?', 400),
    story('A bag of nuts weighs {a} g and a bag of seeds {b} g. How many grams heavier are the nuts?', 1500, 'g', 60),
    story(
      'A film lasts {a} minutes and a cartoon {b} minutes. How many minutes longer is the film?',
      180,
      'minutes',
      60,
    ),
  ],
  'more-than': [
    story('{N} counts {a} red cars and {b} more blue ones than red ones. How many are blue?', 500),
    story('A goat eats {a} g of hay. A donkey eats {b} g more. How many grams does the donkey eat?', 3000, 'g', 300),
    story('A book has {a} pages. The next book has {b} more pages. How many pages does it have?', 600),
    story('{N} scores {a} points. {M} scores {b} more points than {N}. What is {M}’s score?', 900),
    story('A path is {a} m long. A road is {b} m longer than the path. How many metres long is the road?', 9999, 'm'),
    story('One farm sells {a} eggs. Another farm sells {b} more. How many eggs does the second farm sell?', 900),
  ],
  'more-but-less': [
    story(
      'A red rope is {a} cm long. That is {b} cm longer than a blue one. How many cm long is the blue one?',
      900,
      'cm',
    ),
    story('{N} has {a} beads. That is {b} more than {M} has. How many beads does {M} have?', 900),
    story('A plane is {a} m up. That is {b} m higher than a balloon. How high is the balloon, in metres?', 900, 'm'),
    story(
      'This bag holds {a} g. That is {b} g more than the other bag. How many grams are in the other bag?',
      9000,
      'g',
    ),
    story('A shop sells {a} pens. That is {b} more than it sold last week. How many did it sell last week?', 9999),
  ],
  start: [
    story('A fruit stall sells {b} melons and has {a} left. How many melons were there at first?', 900),
    story('{b} geese fly away. {a} geese stay on the lake. How many geese were there before?', 900),
    story('A museum lends out {b} coins and still has {a}. How many coins were there at first?', 900),
    story('A baker sells {b} buns. {a} buns are left over. How many buns did the baker make?', 3000),
    story('{b} cm is cut off a ribbon. {a} cm is left. How many cm long was it?', 900, 'cm'),
  ],
  change: [
    story('A pot had {b} ml of water. Now it has {a} ml. How many ml were poured in?', 9000, 'ml', 60),
    story('{N} had {b} stamps. Now {N} has {a}. How many stamps did {N} get?', 900),
    story('There were {b} cars in a car park. More came, and now there are {a}. How many cars came?', 900),
    story('A young elephant weighed {b} kg. Now it weighs {a} kg. How many kg has it gained?', 900, 'kg'),
    story('By Friday {N} had read {b} pages. Now {N} has read {a}. How many pages has {N} read since Friday?', 600),
  ],
  'three-parts': [
    story('A lake has {a} ducks, {b} geese and {c} gulls[ on {z} islands]. How many birds is that?', 9000),
    story('{N} cycles {a} m, walks {b} m and runs {c} m. How many metres is that in all?', 9000, 'm'),
    story('Nuts weigh {a} g, seeds {b} g and raisins {c} g. How many grams is that in all?', 5000, 'g'),
    story('On three days a café sells {a}, {b} and {c} cups of tea. How many cups is that?', 5000),
  ],
  'on-and-off': [
    story(
      'A lake has {a} ducks[ and {z} boats]. {b} more ducks come and {c} ducks fly away. How many ducks are there now?',
      900,
    ),
    story(
      'A tank has {a} litres in it. {b} litres are added and {c} litres are used. How many litres are in it now?',
      99999,
      'litres',
    ),
    story('{N} has {a} points, wins {b} and then loses {c}. How many points does {N} have now?', 99999),
    story('A club has {a} members[ in {z} towns]. {b} join and {c} leave. How many members are there now?', 9999),
  ],
  'two-go': [
    story('A farm has {a} apples. {b} are sold and {c} are made into juice. How many apples are left?', 99999),
    story('{N} has {a} cards, gives {b} to {M} and sells {c}. How many cards does {N} have left?', 900),
    story(
      'A stadium has {a} seats[ in {z} blocks]. {b} are sold and {c} are kept for guests. How many are left?',
      9999,
    ),
    story('A walk is {a} m long. {N} walks {b} m, rests, and walks {c} m. How many metres are left?', 9999, 'm'),
  ],
  'more-then-total': [
    story('A baker makes {a} rolls on Monday and {b} more than that on Tuesday. How many rolls is that in all?', 5000),
    story(
      'A red trail is {a} m long. A blue trail is {b} m longer. How many metres long are the two trails altogether?',
      900,
      'm',
    ),
    story(
      'One jug holds {a} ml. The other holds {b} ml more. How many ml do the two jugs hold altogether?',
      5000,
      'ml',
    ),
    story(
      '{N} scores {a} points, and in the next game {b} more than that. How many points is that in both games?',
      9999,
    ),
  ],
  'third-part': [
    story('A school has {a} pupils. {b} walk, {c} cycle and the others come by bus. How many come by bus?', 2000),
    story('{N} swims {a} m in three parts. The first two are {b} m and {c} m. How long is the third, in m?', 5000, 'm'),
    story(
      'A shop has {a} hats[ on {z} shelves]. {b} are wool, {c} are straw and the rest are felt. How many are felt?',
      5000,
    ),
    story(
      'A cake mix weighs {a} g. {b} g is flour, {c} g is sugar and the rest is butter. How many grams of butter is that?',
      5000,
      'g',
    ),
  ],
  'less-then-difference': [
    story('{N} walks {a} m, then {b} m. {M} walks {c} m. How many more metres does {N} walk?', 9999, 'm'),
    story(
      'A red lorry carries {a} boxes and then {b}. A blue lorry carries {c}. How many more does the red one carry?',
      9999,
    ),
    story(
      'A farm picks {a} pears, then {b} more. Its neighbour picks {c}. How many fewer does the neighbour pick?',
      99999,
    ),
    story(
      'A museum has {a} visitors before lunch and {b} after. A castle has {c} that day. How many more does the museum have?',
      99999,
    ),
  ],
  'times-as-many': [
    story('A leaf is {b} cm long. A branch is {a} times as long. How many cm long is the branch?', 90, 'cm', 3),
    story('A small box has {b} crayons. A big box has {a} times as many. How many crayons does the big box have?', 60),
    story('{N} has {b} books. The library shelf has {a} times as many. How many books are on the shelf?', 90),
    story(
      'An easy puzzle has {b} pieces. A hard one has {a} times as many. How many pieces does the hard one have?',
      90,
    ),
  ],
  'scaled-back': [
    story(
      'A sunflower is {c} cm tall. It is {a} times as tall as a daisy. How tall is the daisy, in cm?',
      300,
      'cm',
      60,
    ),
    story('{N} has {c} points. That is {a} times as many as {M}. How many points does {M} have?', 400),
    story('A coat costs £{c}. That is {a} times as much as a hat. How much is the hat?', 200, '£', 20),
    story('A river is {c} m wide. It is {a} times as wide as a canal. How many metres wide is the canal?', 100, 'm'),
    story('A bag weighs {c} kg. It is {a} times as heavy as a box. How many kg is the box?', 60, 'kg'),
  ],
  choices: [
    story('{N} has {a} T-shirts and {b} caps. How many ways are there to wear one of each?', 12),
    story(
      'A shop has {a} kinds of cone and {b} flavours of ice cream. How many ways are there to choose one of each?',
      12,
    ),
    story('There are {a} starters and {b} main meals. How many ways are there to choose one of each?', 12),
    story('Kites come in {a} colours with {b} kinds of tail. How many different kites are there?', 12),
  ],
  'same-for-each': [
    story('Each of {a} tables has {b} plates. How many plates are there on all the tables?', 12),
    story('{a} spiders have {b} flies each in their webs. How many flies is that?', 12),
    story('A bag holds {b} apples. How many apples are in {a} of these bags?', 12),
    story('Each of {a} bunches has {b} flowers. How many flowers are there in all?', 12),
    story('{N} runs {b} laps every day. How many laps does {N} run in {a} days?', 12),
  ],
  recipe: [
    story('{a} packs hold {c} batteries. How many batteries do {b} of these packs hold?', 200),
    story('{a} minibuses carry {c} children. How many children do {b} of these minibuses carry?', 200),
    story('{a} bunches have {c} flowers. How many flowers do {b} of these bunches have?', 200),
    story('{N} swims {c} lengths in {a} days, the same number each day. How many is that in {b} days?', 200),
  ],
  'two-kinds-each': [
    story('Each of {a} boxes has {b} pens and {c} rubbers. How many things are in all the boxes?', 40),
    story('Each of {a} gardens has {b} roses and {c} tulips. How many flowers is that?', 60),
    story('{a} tables each have {b} chairs and {c} stools. How many seats is that?', 12),
    story('Each of {a} teams has {b} girls and {c} boys. How many children is that?', 24),
  ],
  'same-factor-twice': [
    story('A tray holds {a} plants. {N} fills {b} trays and {M} fills {c}. How many plants is that?', 60),
    story('A path is {a} m long. {N} walks it {b} times and {M} {c} times. How many metres is that in all?', 50, 'm'),
    story('Every shelf has {a} jars. There are {b} shelves of jam and {c} of honey. How many jars is that?', 40),
    story(
      'A ticket costs £{a} for children and adults alike. {b} children and {c} adults go. How many pounds do they pay?',
      40,
      '£',
    ),
    story('Each minibus takes {a} people. {b} minibuses go north and {c} go south. How many people is that?', 16),
  ],
  'nearly-round': [
    story('A bag holds {b} apples. How many apples are in {a} bags? Use a round number to help.', 999, '', 3),
    story('{a} teams score {b} points each. How many points is that? Think of a round number near {a}.', 99, '', 3),
    story(
      'A leaflet has {b} pages. How many pages are in {a} of these leaflets? Use a round number to help.',
      999,
      '',
      3,
    ),
    story('{a} taxis have {b} seats each. How many seats is that? Think of a round number near {a}.', 99, '', 3),
    story('A sheet has {b} stickers. How many stickers are on {a} sheets? Use a round number to help.', 999, '', 3),
  ],
  'boxes-and-loose': [
    story('{N} has {a} bags of {b} shells and {c} single shells. How many shells is that?', 90),
    story('A hall has {a} rows of {b} chairs and {c} more chairs at the side. How many chairs is that?', 200),
    story('A stadium has {a} blocks of {b} seats each and {c} single seats. How many seats is that?', 200, '', 20),
    story('A wall has {a} rows of {b} bricks and {c} more bricks on top. How many bricks is that?', 400),
    story('A shop sells {a} packs of {b} cards and {c} single cards. How many cards is that?', 200),
  ],
  'fixed-and-hourly': [
    story(
      'A photographer charges £{a} for a visit and £{b} for each picture. {N} has £{d} and orders {c} pictures. How much is left?',
      900,
      '£',
    ),
    story(
      'A riding course costs £{a} to book and £{b} a lesson. {N} has £{d} and books {c} lessons. How much is left?',
      900,
      '£',
    ),
    story('A class pays £{a} for a bus and £{b} for each of {c} tickets. It has £{d}. How much is left?', 900, '£'),
  ],
  'sell-for-profit': [
    story(
      'A scout group pays £{b} for {a} wreaths and sells each of them for £{c}. How much profit does it make?',
      400,
      '£',
    ),
    story(
      '{N} spends £{b} on wood and makes {a} bird boxes. They are all sold at £{c} each. How much profit is made?',
      400,
      '£',
    ),
  ],
  'floor-cost': [
    story(
      'A rectangular terrace of {a} m by {b} m is laid with slate at £{c} a square metre. What does the slate cost?',
      30,
      '£',
    ),
  ],
  'fence-cost': [
    story(
      'A low wall goes all round a rectangular yard of {a} m by {b} m. It costs £{c} a metre. What does the wall cost?',
      60,
      '£',
    ),
    story('Gutters go all round a hall of {a} m by {b} m. They cost £{c} a metre. What do the gutters cost?', 60, '£'),
  ],
  'two-prices': [
    story('A tray holds {a} eggs and a box {b}. How many eggs are in {c} trays and {d} boxes?', 60),
    story('A large tent sleeps {a} people and a small one {b}. How many sleep in {c} large and {d} small tents?', 30),
    story(
      'A tree costs £{a} and a shrub £{b}. A town plants {c} trees and {d} shrubs. How many pounds is that?',
      120,
      '£',
    ),
    story('A tin holds {a} biscuits and a packet {b}. How many biscuits are in {c} tins and {d} packets?', 90),
  ],
  'saving-up': [
    story(
      'A hen farm has {a} eggs in store and collects {b} a day. After how many days does it have {c} eggs?',
      9999,
      'days',
    ),
    story(
      '{N} has {a} points and wins {b} in every game. After how many games does {N} have {c} points?',
      9999,
      'games',
    ),
    story(
      'A wall has {a} bricks. A builder lays {b} an hour. After how many hours does it have {c} bricks?',
      9999,
      'hours',
    ),
    story('A school has raised £{a} and raises £{b} a week. After how many weeks has it raised £{c}?', 9999, 'weeks'),
  ],
  profit: [
    story('A shop sells {a} books a day. A stall sells {b} a day. How many more does the shop sell in {c} days?', 400),
    story(
      'A big hall has {c} rows of {a} seats, a small one {c} rows of {b} seats. How many more seats does the big one have?',
      90,
    ),
    story(
      'A fast printer prints {a} sheets a minute. A slow one prints {b} a minute. How many more does the fast one print in {c} minutes?',
      200,
    ),
  ],
  'percent-of-the-rest': [
    story(
      'A farm has {a} hens[ in {z} sheds]. {b}% of them are white, {c}% of the others are black, and the rest are brown. How many are brown?',
      900,
    ),
  ],
  'back-to-the-start': [
    story(
      '1/{b} of a garden is planted with beans, {c} m² with peas and {d} m² with leeks. How many m² is the garden?',
      900,
      'm²',
    ),
    story(
      '1/{b} of the books on a shelf are about sport, {c} are about art and the other {d} about music. How many books are there?',
      200,
    ),
  ],
  'ratio-difference': [
    story(
      'Ferns and roses in a park are in the ratio {b}:{c}. There are {a} plants. How many more roses than ferns are there?',
      900,
    ),
  ],
  'ratio-from-difference': [
    story(
      'Ferns and roses in a park are in the ratio {b}:{c}. There are {a} more roses than ferns. How many plants is that?',
      900,
    ),
  ],
  'ratio-then-cost': [
    story(
      'A shop has {a} tins of paint, green and white, in the ratio {b}:{c}. A white tin costs £{d}. How much do the white tins cost?',
      120,
      '£',
    ),
  ],
  'n-to-m-difference': [
    story(
      'A wall has {b} short bricks for every {a} long ones. It has {c} long bricks. How many more short ones than long ones does it have?',
      150,
    ),
    story(
      'A necklace has {b} gold beads for every {a} silver ones. It has {c} silver beads. How many more gold ones than silver ones are there?',
      150,
    ),
  ],
  'twice-as-old': [
    story(
      'A club has {a} girls and {b} boys. Each week one girl and one boy join. After how many weeks are there twice as many boys as girls?',
      90,
      'weeks',
    ),
  ],
  'ages-together': [
    story('A tie and a shirt cost £{a} together. The shirt costs £{b} more. How much is the shirt?', 120, '£'),
    story('A school has {a} pens and pencils. It has {b} more pencils than pens. How many pencils are there?', 400),
    story(
      'Two ropes are {a} cm long together. One is {b} cm longer than the other. How many cm long is the longer one?',
      400,
      'cm',
    ),
  ],
  consecutive: [
    story('Three lockers have consecutive numbers. They add up to {a}. What is the largest number?', 900),
    story('Three rows have {a} seats in all. Each has 1 more than the row before. How many are in the last row?', 300),
    story('Three raffle tickets have consecutive numbers. The sum is {a}. What is the highest of the three?', 900),
  ],
  'consecutive-even': [
    story('Three pages on the left have consecutive even numbers that add up to {a}. What is the lowest?', 900),
    story('Three tickets have consecutive even numbers. The sum is {a}. What is the smallest of them?', 900),
    story('{N} saves £{a} in three weeks, £2 more each week. How much does {N} save in the first week?', 150, '£'),
  ],
  'think-of-a-number': [
    story(
      'A tank had {c} litres in it and gets {b} litres a minute. Now it has {a} litres. For how many minutes has it filled?',
      400,
      'minutes',
    ),
    story(
      'A trip costs £{c} for the coach and £{b} for each child. A group pays £{a}. How many children go on it?',
      400,
      'children',
    ),
    story(
      'A wall had {c} bricks. Then rows of {b} were added. Now it has {a} bricks. How many rows were added?',
      400,
      'rows',
    ),
  ],
  'rectangle-from-perimeter': [
    story(
      'A mirror is {b} cm taller than it is wide. The frame all round it is {a} cm long. What is its area in cm²?',
      200,
      'cm²',
    ),
  ],
  'change-from': [
    story('{N} has £{c} and buys {a} tickets at £{b} each. How many pounds are left?', 500, '£'),
    story('A bakery has {c} kg of flour. It uses {b} kg a day for {a} days. How many kg are left?', 2000, 'kg'),
    story('A shop has {c} notebooks. {a} schools buy {b} each. How many notebooks are left?', 2000),
  ],
  'pack-then-sell': [
    story(
      'A farm collects {b} eggs a day for {a} days. They are put into boxes of {c}. How many boxes are filled?',
      200,
    ),
    story(
      '{a} lorries bring {b} crates each. A van takes {c} crates at a time. How many trips does the van make?',
      200,
    ),
    story('A library has {a} shelves of {b} books. They are packed {c} to a box. How many boxes are needed?', 200),
    story('{N} has {a} sheets of {b} stars. A card takes {c} stars. How many cards can {N} decorate?', 200),
  ],
  'n-to-m-in-all': [
    story(
      'For every {a} red cars {N} sees {b} blue ones. There are {c} red and blue cars in all. How many are red?',
      150,
    ),
  ],
  'join-then-share': [
    story(
      '{N} has {a} beads and {M} has {b}. They share them all equally between {c} boxes. How many beads are in each?',
      2000,
    ),
    story(
      '{a} kg of red apples and {b} kg of green ones are shared equally between {c} crates. How many kg are in each?',
      900,
      'kg',
    ),
  ],
};
