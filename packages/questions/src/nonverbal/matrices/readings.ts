/** The second solver of grids: rows and columns are searched for every rule that could be meant. */
import { otherPlaces } from '../pictures/other-places.ts';
import { attributes, modulo, type Picture, seenLayer } from '../pictures/picture.ts';
import { domains, within } from '../pictures/rules.ts';
import { shapeAt } from '../pictures/shapes.ts';

/** What the change in one row may also say of the next: twice as many, across the box, or flipped over. */
export function otherReadings(
  attribute: (typeof attributes)[number],
  mirrors: boolean,
  [from, to, own]: readonly [number, number, number],
): number[] {
  if (from === to) return [];
  if (attribute === 'place') return otherPlaces(from, to, own);
  // Only a shape with a mirror line looks turned when it is flipped over.
  if (attribute === 'turn')
    return (mirrors ? [0, 12] : []).flatMap((upright) =>
      modulo(upright - from, 24) === to ? [modulo(upright - own, 24)] : [],
    );
  const isTimes = attribute === 'count' && (to % from === 0 || from % to === 0);
  const times = (own * to) / from;
  return isTimes && Number.isInteger(times) ? [times] : [];
}

/** Values the last cell may have: rows and columns are searched for every rule of the language. `mirrors`: whether the shape has a mirror line. */
function predicted(
  values: readonly (readonly (number | undefined)[])[],
  attribute: (typeof attributes)[number],
  mirrors: boolean,
): Set<number> {
  const found = new Set<number>();
  const domain = domains[attribute];
  const size = values.length;
  const across = values.map((row) => [...row]);
  const down = across.map((_, column) => across.map((row) => row[column]));
  const numbers = (line: readonly (number | undefined)[]): number[] =>
    line.flatMap((value) => (value === undefined ? [] : [value]));
  for (const lines of [across, down]) {
    const full = lines.slice(0, size - 1).map(numbers);
    const last = numbers(lines[size - 1] ?? []);
    const [own = 0] = last;
    if (full.every((line) => new Set(line).size === 1) && new Set(last).size === 1) found.add(own);
    if (size === 2) {
      const [[from = 0, to = 0] = []] = full;
      if (domain.steps.length > 0) {
        const next = within(domain, own + to - from);
        if (next !== undefined) found.add(next);
      }
      for (const value of otherReadings(attribute, mirrors, [from, to, own])) found.add(value);
      continue;
    }
    const pool = new Set(full[0]);
    if (
      full.every((line) => new Set(line).size === 3 && line.every((value) => pool.has(value))) &&
      last[0] !== last[1] &&
      last.every((value) => pool.has(value))
    )
      for (const value of pool) if (!last.includes(value)) found.add(value);
    if (domain.steps.length === 0) continue;
    const gap = (one: number | undefined, two: number | undefined): number | undefined =>
      one === undefined || two === undefined
        ? undefined
        : domain.round === undefined
          ? two - one
          : modulo(two - one, domain.round);
    const step = gap(last[0], last[1]);
    if (
      step !== undefined &&
      step !== 0 &&
      full.every((line) => gap(line[0], line[1]) === step && gap(line[1], line[2]) === step)
    ) {
      const next = within(domain, (last[1] ?? 0) + step);
      if (next !== undefined) found.add(next);
    }
    if (attribute === 'count')
      for (const sign of [1, -1])
        if (full.every((line) => line[2] === (line[0] ?? 0) + sign * (line[1] ?? 0))) {
          const next = within(domain, (last[0] ?? 0) + sign * (last[1] ?? 0));
          if (next !== undefined) found.add(next);
        }
  }
  return found;
}

/** Options that the rows and columns allow, attribute by attribute. */
export function allowed(cells: readonly (Picture | undefined)[], options: readonly Picture[]): number[] {
  const size = Math.round(Math.sqrt(cells.length));
  const layers = cells[0]?.length ?? 0;
  const wanted = Array.from({ length: layers }, (_, at) =>
    attributes.map((attribute) => ({
      at,
      attribute,
      values: predicted(
        Array.from({ length: size }, (_row, row) =>
          cells.slice(row * size, row * size + size).map((picture) => picture?.[at]?.[attribute]),
        ),
        attribute,
        shapeAt(cells[0]?.[at]?.shape ?? 0).mirrors,
      ),
    })),
  ).flat();
  return options.flatMap((option, place) =>
    wanted.every(({ at, attribute, values }) => {
      const own = option[at];
      return own !== undefined && (values.has(own[attribute]) || values.has(seenLayer(own)[attribute]));
    })
      ? [place]
      : [],
  );
}
