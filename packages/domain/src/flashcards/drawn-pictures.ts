/** The shapes of our pictures for cards: the web app draws them on a card, and an Anki package takes them along. */
import type { DrawnPicture } from './picture-names.ts';

/** A path in a square of 48 units, and its colour. The later one is on top. */
export type PictureShape = readonly [path: string, fill: string];

const ink = '#2b2350';
const white = '#ffffff';
const yellow = '#ffc53d';
const orange = '#e08a4f';
const red = '#d9534f';
const pink = '#e5739f';
const green = '#3f9d5a';
const darkGreen = '#256b3c';
const blue = '#5aa0ec';
const darkBlue = '#2f3f9f';
const brown = '#8a5a33';
const grey = '#8c80b4';

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const cloud = 'M14 34a8 8 0 0 1 0 -16a11 11 0 0 1 21 -1a8.500 8.500 0 0 1 0 17z';

export const drawnPictures: Readonly<Record<DrawnPicture, readonly PictureShape[]>> = {
  sun: [
    [
      'M24 2l4 9h-8zM24 46l4 -9h-8zM2 24l9 -4v8zM46 24l-9 -4v8zM8 8l9 4l-5 5zM40 8l-4 9l-5 -5zM8 40l4 -9l5 5zM40 40l-9 -4l5 -5z',
      orange,
    ],
    [disc(24, 24, 12), yellow],
  ],
  moon: [['M30 5a20 20 0 1 0 13 29a17 17 0 0 1 -13 -29z', yellow]],
  star: [
    ['M24 3l6.500 13.500l14.500 2l-10.500 10.500l2.500 15l-13 -7l-13 7l2.500 -15l-10.500 -10.500l14.500 -2z', yellow],
  ],
  planet: [
    [disc(24, 24, 14), blue],
    ['M12 17q12 6 24 0a14 14 0 0 1 2 5q-14 6 -28 0a14 14 0 0 1 2 -5z', darkBlue],
    ['M5 33Q1 39 12 36Q30 30 42 18Q49 8 36 13l2 3Q42 15 39 18Q28 28 12 33Q7 34 9 31z', orange],
  ],
  rocket: [
    ['M16 25l-8 9v8l9 -5zM32 25l8 9v8l-9 -5z', red],
    ['M24 2q11 10 11 25q0 6 -3 11H16q-3 -5 -3 -11q0 -15 11 -25z', grey],
    ['M19 38h10l-5 9z', yellow],
    [disc(24, 20, 5), white],
    [disc(24, 20, 3), blue],
  ],
  cloud: [[cloud, blue]],
  rain: [
    [cloud, grey],
    ['M14 37h3l-4 9h-3zM23 37h3l-4 9h-3zM32 37h3l-4 9h-3z', blue],
  ],
  mountain: [
    ['M2 42L18 10L30 32L35 24L46 42z', grey],
    ['M18 10l7 13l-4 -2l-3 3l-3 -3l-4 2z', white],
  ],
  tree: [
    ['M21 30h6v16h-6z', brown],
    [`${disc(24, 16, 13)}${disc(15, 23, 9)}${disc(33, 23, 9)}`, green],
  ],
  flower: [
    ['M22.500 26h3v20h-3zM25 40q8 -8 14 -6q-3 8 -14 8z', green],
    [`${disc(24, 8, 7)}${disc(24, 26, 7)}${disc(15, 17, 7)}${disc(33, 17, 7)}`, pink],
    [disc(24, 17, 6), yellow],
  ],
  leaf: [
    ['M42 6Q44 40 16 40Q4 20 42 6z', green],
    ['M6 45Q14 30 30 18l1 1.500Q16 32 9 46z', darkGreen],
  ],
  apple: [
    ['M24 16q-16 -8 -17 8q0 14 11 20q6 2 6 0q0 2 6 0q11 -6 11 -20q-1 -16 -17 -8z', red],
    ['M23 16q-1 -8 4 -12l2 2q-4 3 -3 10z', brown],
    ['M28 9q5 -7 12 -4q-4 7 -12 4z', green],
  ],
  fish: [
    ['M32 24l13 -10v20z', orange],
    ['M3 24q16 -22 34 0q-18 22 -34 0z', orange],
    [disc(12, 22, 3), white],
    [disc(12, 22, 1.5), ink],
  ],
  bird: [
    ['M4 22q8 -3 12 2l8 4q12 -2 20 -14q0 26 -20 28q-14 0 -15 -14z', blue],
    [disc(13, 19, 8), blue],
    ['M6 18l-6 3l6 2z', yellow],
    [disc(12, 17, 1.6), ink],
  ],
  cat: [
    ['M8 4l11 8h10l11 -8v22a16 17 0 0 1 -32 0z', orange],
    [`${disc(17, 24, 2.5)}${disc(31, 24, 2.5)}`, ink],
    ['M21 31h6l-3 4z', pink],
  ],
  heart: [['M24 43Q2 27 5 15Q9 4 19 8Q23 10 24 14Q25 10 29 8Q39 4 43 15Q46 27 24 43z', red]],
  house: [
    ['M8 22h32v22H8z', yellow],
    ['M24 4L46 24H2z', red],
    ['M20 30h8v14h-8z', brown],
  ],
  boat: [
    ['M23 4h2.500v28H23z', brown],
    ['M27 6q14 10 14 22H27zM21 10v18H9q2 -10 12 -18z', white],
    ['M27 6q14 10 14 22H27z', blue],
    ['M4 32h40l-7 12H11z', red],
  ],
  ball: [
    [disc(24, 24, 20), red],
    ['M24 4a20 20 0 0 1 0 40q-12 -20 0 -40z', yellow],
    ['M24 4q12 20 0 40q-12 -20 0 -40z', blue],
  ],
  book: [
    ['M3 9q12 -4 21 2q9 -6 21 -2v31q-12 -4 -21 2q-9 -6 -21 -2z', darkBlue],
    ['M6 9q10 -2 17 3v25q-7 -4 -17 -2zM42 9q-10 -2 -17 3v25q7 -4 17 -2z', white],
  ],
  pencil: [
    ['M36 4l8 8L19 37l-8 -8z', yellow],
    ['M11 29l8 8l-12 5z', orange],
    ['M8.500 37.500l2.500 2.500l-5.500 3z', ink],
    ['M36 4l8 8l-3.500 3.500l-8 -8z', pink],
  ],
  clock: [
    [disc(24, 24, 21), darkBlue],
    [disc(24, 24, 17), white],
    ['M22.500 11h3v12l9 5l-1.500 2.500l-10.500 -6z', ink],
  ],
  key: [
    [
      'M14 13a11 11 0 1 0 9.500 13.500H30v6h5v-6h3v8h5v-13H23.500A11 11 0 0 0 14 13zm0 6a5 5 0 1 1 0 10a5 5 0 0 1 0 -10z',
      orange,
    ],
  ],
  bulb: [
    ['M24 3a14 14 0 0 1 8 25q-2 2 -2 6H18q0 -4 -2 -6a14 14 0 0 1 8 -25z', yellow],
    ['M18 36h12v3H18zM19 41h10v3H19z', grey],
  ],
};

/** The picture as a file of its own. */
export function drawnPictureSvg(name: DrawnPicture): string {
  const paths = drawnPictures[name].map(([path, fill]) => `<path d="${path}" fill="${fill}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 48 48">${paths.join('')}</svg>`;
}
