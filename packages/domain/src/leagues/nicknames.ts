/** Names that other children see: two friendly words, so that nobody can put anything of their own into one. */

const first = [
  'Brave',
  'Bright',
  'Clever',
  'Cosmic',
  'Cosy',
  'Curious',
  'Daring',
  'Dizzy',
  'Eager',
  'Fizzy',
  'Gentle',
  'Giggly',
  'Golden',
  'Happy',
  'Jolly',
  'Kind',
  'Lively',
  'Lucky',
  'Lunar',
  'Merry',
  'Mighty',
  'Misty',
  'Moonlit',
  'Nimble',
  'Plucky',
  'Quick',
  'Quiet',
  'Rapid',
  'Rosy',
  'Silver',
  'Snowy',
  'Solar',
  'Sparkly',
  'Starry',
  'Sunny',
  'Swift',
  'Velvet',
  'Windy',
  'Wise',
  'Zippy',
] as const;
const second = [
  'Badger',
  'Bear',
  'Beaver',
  'Bee',
  'Bunny',
  'Comet',
  'Crane',
  'Deer',
  'Dolphin',
  'Dragon',
  'Eagle',
  'Falcon',
  'Ferret',
  'Fox',
  'Gecko',
  'Hare',
  'Heron',
  'Kite',
  'Koala',
  'Lark',
  'Lion',
  'Lynx',
  'Meteor',
  'Mole',
  'Newt',
  'Otter',
  'Owl',
  'Panda',
  'Penguin',
  'Planet',
  'Puffin',
  'Robin',
  'Rocket',
  'Seal',
  'Squirrel',
  'Starling',
  'Swan',
  'Tiger',
  'Turtle',
  'Whale',
] as const;

/** How many nicknames there are; each is known by a number below this. */
export const nicknameCount = first.length * second.length;

/** The nickname with this number, such as Starry Otter. */
export function nicknameOf(number: number): string {
  const place = ((number % nicknameCount) + nicknameCount) % nicknameCount;
  return `${first[place % first.length]} ${second[Math.floor(place / first.length)]}`;
}

/** A number nobody in the group has, as near to the wanted one as there is. */
export function freeNickname(wanted: number, taken: readonly number[]): number {
  let number = wanted % nicknameCount;
  // A step that shares no factor with the count reaches every nickname, and changes both words.
  while (taken.includes(number)) number = (number + 41) % nicknameCount;
  return number;
}
