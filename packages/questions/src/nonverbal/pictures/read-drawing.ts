/** Reads drawings back into pictures: what the second solvers see is the drawing, not the rules behind it. */
import type { Figure, Mark } from '@comet/contract/figure';
import type { Question } from '@comet/contract/question';
import { outlineKey, outlines, placeAt } from './draw.ts';
import { centre, fills, type Layer, type Picture } from './picture.ts';

/** A drawing that cannot be read is a fault of the generator. */
class UnreadableDrawing extends Error {}

function readLayer(mark: Mark): Layer {
  const items = mark.kind === 'group' ? mark.marks : [];
  const [first] = items;
  const [body] = first?.kind === 'group' ? first.marks : [];
  const known = body === undefined ? undefined : outlines.get(outlineKey(body));
  if (first?.kind !== 'group' || known === undefined || (body?.kind !== 'polygon' && body?.kind !== 'circle'))
    throw new UnreadableDrawing('a layer is not drawn as one');
  const place = items.length > 1 ? centre : placeAt(first.move ?? [0, 0]);
  return {
    ...known,
    fill: fills.findIndex(({ paint }) => paint === body.fill),
    turn: (first.turnDegrees ?? 0) / 15,
    flip: first.flip === true ? 1 : 0,
    line: body.dashed === true ? 1 : (body.strokeWidth ?? 0) > 3 ? 2 : 0,
    place,
    count: items.length,
  };
}

/** The picture in a framed cell; undefined where a question mark stands. */
export function readCell(mark: Mark): Picture | undefined {
  const [, ...content] = mark.kind === 'group' ? mark.marks : [];
  if (content.some(({ kind }) => kind === 'text')) return undefined;
  return content.map(readLayer);
}

/** The cells of a figure in reading order; marks between cells (arrows, letters) are passed over. */
export function readCells(figure: Figure): (Picture | undefined)[] {
  return figure.marks.flatMap((mark) => (mark.kind === 'group' ? [readCell(mark)] : []));
}

/** The drawing a question shows above its options. */
export function promptFigure(question: Question): Figure {
  const [figure] = question.prompt.flatMap((block) => (block.type === 'figure' ? [block.figure] : []));
  if (figure === undefined) throw new UnreadableDrawing('the question shows no drawing');
  return figure;
}

/** The words a question asks with. */
export function promptText(question: Question): string {
  return question.prompt.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join(' ');
}

/** The drawings to choose from. */
export function optionFigures(question: Question): Figure[] {
  if (question.answer.type !== 'multipleChoice') return [];
  return question.answer.options.map((option) => {
    const [block] = option;
    if (block?.type !== 'figure') throw new UnreadableDrawing('an option is no drawing');
    return block.figure;
  });
}

/** The pictures to choose from. */
export function optionPictures(question: Question): Picture[] {
  return optionFigures(question).map((figure) => readCells(figure)[0] ?? []);
}
