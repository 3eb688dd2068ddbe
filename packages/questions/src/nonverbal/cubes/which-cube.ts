/** Which cube from a net, which net from a cube. */

import type { Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn, type DrawnOption } from '../drawn-choice.ts';
import { type Cells, cellsText } from '../squared-paper.ts';
import { wordings } from '../wordings.ts';
import { cubeFigure, longSide, netFigure, promptNet } from './cube-drawing.ts';
import { canShow, drawnView, foldNet, oppositeOf, type Placed } from './cube-geometry.ts';
import { drawnFaces, drawnFor, featuresOf, type Plan, says } from './difficulty-plans.ts';
import { type Face, faceText, oppositeWords, theWords } from './face-prints.ts';
import { pointingWords } from './pointing-words.ts';

const viewText = (faces: readonly Face[]): string => faces.map(faceText).join(' ');

/** A net with its prints and how it folds. */
interface Net {
  readonly cells: Cells;
  readonly faces: readonly Face[];
  readonly placed: readonly Placed[];
}

function foldedNet(random: Random, own: Plan, faces: readonly Face[]): Net | undefined {
  const cells = drawnFor(random, own);
  const placed = foldNet(cells);
  return placed === undefined ? undefined : { cells, faces, placed };
}

const variantOf = ({ cells, faces }: Net, view: readonly Face[]): string =>
  `${cellsText(cells)} ${faces.map(faceText).join(',')} ${viewText(view)}`;

/** The pairs of opposite faces in words. */
function pairsText({ faces, placed }: Net): string {
  return faces
    .flatMap(({ print }, at) => {
      const other = oppositeOf(placed, at);
      const behind = faces[other];
      return at < other && behind !== undefined ? [oppositeWords(print, behind.print)] : [];
    })
    .join('; ');
}

/** Names the two faces of a view that are opposite in this net. */
function oppositeMistake({ faces, placed }: Net, view: readonly Face[]): Mistake {
  const places = view.map(({ print }) => faces.findIndex((face) => face.print === print));
  const one = places.find((at) => places.includes(oppositeOf(placed, at))) ?? 0;
  const [face, behind] = [faces[one], faces[oppositeOf(placed, one)]];
  const said = face === undefined || behind === undefined ? '' : oppositeWords(face.print, behind.print);
  return {
    id: says.opposite.id,
    says: `In this net ${said}. You can never see both faces at once.`,
  };
}

/** Where the pictures of a view point on the folded net. */
const allPointing = (net: Net, view: readonly Face[]): string =>
  view.flatMap((face) => pointingWords(net, view, face) ?? []).join('; ');

/** Names where a picture of the folded net points that is turned another way in what it is held against. */
const spinMistake = (net: Net, view: readonly Face[], face: Face, here: 'Here' | 'On the cube'): Mistake => ({
  id: says.spin.id,
  says: `When the net is folded, ${pointingWords(net, view, face) ?? ''}. ${here} that picture is turned another way.`,
});

/** A cube that this net may not make, and why; the caller checks that it really cannot. */
function wrongCube(
  random: Random,
  net: Net,
  own: Plan,
): { readonly view: readonly Face[]; readonly because: Mistake } | undefined {
  const { faces, placed } = net;
  const view = drawnView(random, faces, placed);
  const [top, front, right] = view;
  if (top === undefined || front === undefined || right === undefined) return undefined;
  const way = random.pick(
    own.pointing > 0
      ? (['spin', 'order', 'spin'] as const)
      : own.mirrors
        ? (['order', 'opposite'] as const)
        : (['opposite'] as const),
  );
  if (way === 'order') return { view: [top, right, front], because: says.order };
  if (way === 'spin') {
    const places = view.flatMap((face, at) => (face.print.period > 1 ? [at] : []));
    if (places.length === 0) return undefined;
    const place = random.pick(places);
    const spun = view.map((face, at) =>
      at === place ? { ...face, spin: (face.spin + random.int(1, 3)) % face.print.period } : face,
    );
    return { view: spun, because: spinMistake(net, view, view[place] ?? top, 'Here') };
  }
  const at = faces.findIndex(({ print }) => print === top.print);
  const [behind] = faces.slice(oppositeOf(placed, at));
  if (behind === undefined) return undefined;
  const impossible = random.shuffle([top, behind, right]);
  return { view: impossible, because: oppositeMistake(net, impossible) };
}

/** What is wrong with the wrong options: hints and steps speak of nothing else. */
interface Checks {
  readonly opposite: boolean;
  readonly order: boolean;
  readonly spin: boolean;
}

function checksFor(because: readonly Mistake[]): Checks {
  const has = ({ id }: Mistake): boolean => because.some((own) => own.id === id);
  return { opposite: has(says.opposite), order: has(says.order), spin: has(says.spin) };
}

/** Where the faces of every option meet, their order is what to look at. */
const roundTheCorner = (cube: string): string =>
  `Find the corner where the three faces of ${cube} meet. Go round it clockwise.`;

/** What to check where no two faces are opposite: the order around the corner, and which way pictures point. */
function laterChecks({ opposite, order, spin }: Checks, orderWords: string): string[] {
  const checks = [
    ...(order ? [orderWords] : []),
    ...(spin ? ['which side of each picture touches the next face'] : []),
  ];
  return checks.map((words, at) => `${opposite || at > 0 ? 'Then check' : 'Check'} ${words}.`);
}

/** Whether opposite faces settle it alone, where mirror order or the way pictures point is to be looked at. */
const isTooPlain = ({ mirrors }: Plan, { order, spin }: Checks): boolean => mirrors && !order && !spin;

/** Which cube can be made from this net? */
export function makeWhichCube(random: Random, own: Plan): Made | undefined {
  const net = foldedNet(random, own, drawnFaces(random, own.pointing));
  if (net === undefined) return undefined;
  const right = drawnView(random, net.faces, net.placed);
  const wrong = new Map<string, DrawnOption>();
  for (let tries = 0; wrong.size < 4 && tries < 40; tries++) {
    const cube = wrongCube(random, net, own);
    if (cube !== undefined && !canShow(net.faces, net.placed, cube.view))
      wrong.set(viewText(cube.view), { figure: cubeFigure(cube.view, 104), because: cube.because });
  }
  if (wrong.size < 4) return undefined;
  const checks = checksFor([...wrong.values()].flatMap(({ because }) => because ?? []));
  if (isTooPlain(own, checks)) return undefined;
  const meeting = right
    .map(({ print }) => theWords(print))
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');
  return askDrawn(
    {
      prompt: [worded(random, wordings.whichCube), drawn(promptNet(net.cells, net.faces))],
      hint: checks.opposite
        ? 'Which faces of the net end up opposite each other when it is folded? They are never seen together.'
        : checks.order
          ? `${roundTheCorner('a cube')} Is the order the same in the net?`
          : 'Pick a picture on a cube. Which side of it touches the next face? Is it the same in the net?',
      steps: [
        ...(checks.opposite ? [`In the net, ${pairsText(net)}.`, 'Leave out cubes that show two opposite faces.'] : []),
        ...laterChecks(checks, 'the order of the faces around the corner'),
        ...(checks.spin ? [`When the net is folded, ${allPointing(net, right)}.`] : []),
        `Only one cube works: ${meeting} meet at a corner just like this.`,
      ],
      variant: variantOf(net, right),
      features: featuresOf(own),
    },
    random.shuffle<DrawnOption>([{ figure: cubeFigure(right, 104), because: undefined }, ...wrong.values()]),
  );
}

/** Why a net cannot show the cube: opposite faces, the other order, or a picture turned. */
function reasonAgainst(net: Net, view: readonly Face[], right: Net): Mistake {
  const { faces, placed } = net;
  const places = view.map(({ print }) => faces.findIndex((face) => face.print === print));
  if (places.some((one) => places.includes(oppositeOf(placed, one)))) return oppositeMistake(net, view);
  if (!canShow(faces, placed, view, false)) return says.order;
  const spun = view.find((face) => pointingWords(net, view, face) !== pointingWords(right, view, face));
  return spun === undefined ? says.spin : spinMistake(net, view, spun, 'On the cube');
}

/** Which net can be folded into this cube? */
export function makeWhichNet(random: Random, own: Plan): Made | undefined {
  const start = drawnFaces(random, own.pointing);
  const right = foldedNet(random, own, start);
  // The one net five faces long would make all options small.
  if (right === undefined || longSide(right.cells) > 4) return undefined;
  const view = drawnView(random, right.faces, right.placed);
  const found = new Map<string, Net & { readonly because: Mistake }>();
  for (let tries = 0; found.size < 3 && tries < 60; tries++) {
    const isSpun = own.pointing > 0 && random.chance(2, 3);
    const faces = isSpun
      ? start.map(({ print }) => ({ print, spin: random.int(0, print.period - 1) }))
      : random.shuffle(start);
    const net = foldedNet(random, own, faces);
    if (net === undefined || longSide(net.cells) > 4 || canShow(net.faces, net.placed, view)) continue;
    const because = reasonAgainst(net, view, right);
    const isOpposite = because.id === says.opposite.id;
    // Which faces are opposite must not settle it alone: least of all where pictures point somewhere.
    const most = own.pointing > 0 ? 1 : own.mirrors ? 2 : 3;
    const isOneTooMany =
      isOpposite && [...found.values()].filter((each) => each.because.id === because.id).length === most;
    if ((own.mirrors || isOpposite) && !isOneTooMany) found.set(variantOf(net, []), { ...net, because });
  }
  const wrong = [...found.values()];
  if (wrong.length < 3) return undefined;
  const checks = checksFor(wrong.map(({ because }) => because));
  const optionOf = ({ cells, faces }: Net, because: Mistake | undefined): DrawnOption => ({
    figure: netFigure(cells, faces, 4, 4),
    because,
  });
  return askDrawn(
    {
      prompt: [worded(random, wordings.whichNet), drawn(cubeFigure(view, 210))],
      hint: checks.opposite
        ? 'The three faces you see meet at one corner. In which net can they meet?'
        : checks.order
          ? `${roundTheCorner('the cube')} In which net is the order the same?`
          : 'Pick a picture on the cube. Which side of it touches the next face? Is it the same in the net?',
      steps: [
        `You see ${view
          .map(({ print }) => print.name)
          .join(', ')
          .replace(/, ([^,]*)$/, ' and $1')}.`,
        ...(checks.opposite ? ['Leave out nets where two of these three are opposite.'] : []),
        ...laterChecks(checks, 'that they go round the corner in the same order as on the cube'),
        ...(checks.spin ? [`On the cube, ${allPointing(right, view)}.`] : []),
        `In the right net, ${pairsText(right)}. So the three faces you see meet at a corner${checks.order ? ', in the right order' : ''}.`,
      ],
      variant: variantOf(right, view),
      features: featuresOf(own),
    },
    random.shuffle([optionOf(right, undefined), ...wrong.map((net) => optionOf(net, net.because))]),
  );
}
