/** Which attributes a feature looks at, and which of their values it can be asked about. */
import { type ScaffoldName, type Slot, slotNoun } from './scaffold.ts';
import { shapeAt } from './shapes.ts';

const bothShapes: readonly Slot[] = [
  { at: 0, attribute: 'shape' },
  { at: 1, attribute: 'shape' },
];

const slotOf: Readonly<Record<string, readonly Slot[]>> = {
  shape: [{ at: 0, attribute: 'shape' }],
  sides: [{ at: 0, attribute: 'shape' }],
  curved: [{ at: 0, attribute: 'shape' }],
  mirrors: [{ at: 0, attribute: 'shape' }],
  fill: [{ at: 0, attribute: 'fill' }],
  striped: [{ at: 0, attribute: 'fill' }],
  size: [{ at: 0, attribute: 'size' }],
  line: [{ at: 0, attribute: 'line' }],
  count: [{ at: 0, attribute: 'count' }],
  place: [{ at: 1, attribute: 'place' }],
  innerShape: [{ at: 1, attribute: 'shape' }],
  innerFill: [{ at: 1, attribute: 'fill' }],
  sameShape: bothShapes,
  sidesCompare: bothShapes,
  bothCurved: bothShapes,
  sameFill: [
    { at: 0, attribute: 'fill' },
    { at: 1, attribute: 'fill' },
  ],
};

/** What features call an attribute: 'the shading of the main shape'. */
export function featureNoun(scaffold: ScaffoldName, slot: Slot): string {
  return slotNoun(scaffold, slot)
    .replace(/\b(?:outer|middle) shape/, 'main shape')
    .replace('inner shape', 'small shape');
}

/** The attributes a feature looks at. */
export function slotsFor(featureId: string): readonly Slot[] {
  return slotOf[featureId] ?? [];
}

/** Nobody counts the twelve sides of a cross, or thinks of an arrow as a shape with seven sides. */
const mostSides = 6;
const countsSides = ['sides', 'sidesCompare', 'allSides'];

/** Whether pictures about these features may have this value: sides are counted where they are straight and few, mirror lines seen without patterns. */
export function allowsValue(
  featureIds: readonly string[],
  { attribute }: Pick<Slot, 'attribute'>,
  value: number,
): boolean {
  const { sides } = shapeAt(attribute === 'shape' ? value : 0);
  if (attribute === 'shape')
    return !featureIds.some((id) => countsSides.includes(id)) || (sides > 0 && sides <= mostSides);
  return attribute !== 'fill' || !featureIds.includes('mirrors') || value < 3;
}
