/** Whether pieces fill a shape without gaps and without overlaps, on a plane as in space. */

/** The ways in which a piece may lie: each the places of its cells, seen from the first of them. */
type Ways = readonly (readonly number[])[];

/** Whether the pieces cover these cells exactly. Cells are numbers in order: the first one left over must be the first one of some piece. */
export function fillsExactly(open: readonly number[], pieces: readonly Ways[]): boolean {
  const [first] = open;
  if (first === undefined) return pieces.length === 0;
  return pieces.some((ways, at) =>
    ways.some(
      (way) =>
        way.every((far) => open.includes(first + far)) &&
        fillsExactly(
          open.filter((key) => !way.includes(key - first)),
          pieces.filter((_, other) => other !== at),
        ),
    ),
  );
}
