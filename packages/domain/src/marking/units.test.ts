import { expect, test } from 'vitest';
import { exactText } from './exact.ts';
import { unitsNamed } from './units.ts';

const said = (text: string): string =>
  unitsNamed(text)
    .map(({ name, dimension, size }) => `${name} (${dimension} ${exactText(size)})`)
    .join(' or ');

test.each([
  ['cm', 'cm (length 0.01)'],
  ['Centimetres', 'cm (length 0.01)'],
  ['m', 'm (length 1) or minutes (time 60)'],
  ['m.', 'm (length 1) or minutes (time 60)'],
  ['s', 'seconds (time 1)'],
  ['pounds', 'lb (imperial mass 16) or £ (money 100)'],
  ['degrees', '° (angle 1) or °C (temperature 1)'],
  ['cm2', 'cm² (area 0.0001)'],
  ['cm^2', 'cm² (area 0.0001)'],
  ['sq. cm', 'cm² (area 0.0001)'],
  ['square metres', 'm² (area 1)'],
  ['hectares', 'hectares (area 10000)'],
  ['cm3', 'cm³ (volume 1)'],
  ['cubic metres', 'm³ (volume 1000000)'],
  ['litres', 'litres (volume 1000)'],
  ['per cent', '% (share 1)'],
  ['km/h', 'km/h (speed 5/18)'],
  ['square kg', ''],
  ['kg2', ''],
  ['bananas', ''],
  ['', ''],
])('%j is %s', (text, units) => {
  expect(said(text)).toBe(units);
});
