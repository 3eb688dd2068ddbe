/** The pictures that the product draws on cards, with the words for those who can't see them. `drawn-pictures.ts` has their shapes. */
export const drawnPictureNames = {
  sun: 'Sun',
  moon: 'Moon',
  star: 'Star',
  planet: 'Planet',
  rocket: 'Rocket',
  cloud: 'Cloud',
  rain: 'Rain',
  mountain: 'Mountain',
  tree: 'Tree',
  flower: 'Flower',
  leaf: 'Leaf',
  apple: 'Apple',
  fish: 'Fish',
  bird: 'Bird',
  cat: 'Cat',
  heart: 'Heart',
  house: 'House',
  boat: 'Boat',
  ball: 'Ball',
  book: 'Book',
  pencil: 'Pencil',
  clock: 'Clock',
  key: 'Key',
  bulb: 'Light bulb',
} as const;
export type DrawnPicture = keyof typeof drawnPictureNames;

export const isDrawnPicture = (name: string): name is DrawnPicture => Object.hasOwn(drawnPictureNames, name);

const drawnPrefix = 'drawn:';

/** How a card names one of our pictures; an uploaded one has a link. */
export const drawnPictureUrl = (name: DrawnPicture): string => `${drawnPrefix}${name}`;

/** Our picture that a card names; undefined for an uploaded one and for one that we don't have. */
export function drawnPictureOf(url: string): DrawnPicture | undefined {
  const name = url.startsWith(drawnPrefix) ? url.slice(drawnPrefix.length) : '';
  return isDrawnPicture(name) ? name : undefined;
}

/** Letters that say what an uploaded picture shows. */
export const maxPictureAltLetters = 120;
