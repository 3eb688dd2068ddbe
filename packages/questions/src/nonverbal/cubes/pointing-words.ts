/** Where the pictures of a folded net point: what to check when a picture may be turned. */
import { downOf, isSame, oppositeOf, type Placed, type Vector } from './cube-geometry.ts';
import { type Face, theWords } from './face-prints.ts';

const opposite = ([x, y, z]: Vector): Vector => [-x + 0, -y + 0, -z + 0];

/**
 * Where the picture of a face points once the net is folded, told by the other faces of the view: 'the black arrow points
 * to the four dots'. Undefined for a picture that looks the same however it is turned.
 */
export function pointingWords(
  net: { readonly faces: readonly Face[]; readonly placed: readonly Placed[] },
  view: readonly Face[],
  { print }: Face,
): string | undefined {
  const at = net.faces.findIndex((face) => face.print === print);
  const [face, own] = [net.faces[at], net.placed[at]];
  if (face === undefined || own === undefined || print.pointer === undefined) return undefined;
  const down = downOf(own);
  const clockwise = [opposite(down), own.right, down, opposite(own.right)];
  const [near, far]: [string[], string[]] = [[], []];
  for (const side of print.pointer.sides) {
    const towards = clockwise[(side + face.spin) % 4];
    const faced = net.placed.findIndex(({ normal }) => towards !== undefined && isSame(normal, towards));
    for (const [place, list] of [
      [faced, near],
      [oppositeOf(net.placed, faced), far],
    ] as const)
      for (const seen of view) if (seen.print === net.faces[place]?.print) list.push(theWords(seen.print));
  }
  return print.pointer.words(near, far);
}
