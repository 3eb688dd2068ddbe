/** Faults of pictures, read from the variants of stored questions: layers as shape, fill, size, turn, flip, line, place and count. */
import type { GivenAnswer } from '@comet/contract/question';
import { optionPictures, promptFigure, readCells } from '../nonverbal/pictures/read-drawing.ts';
import { hasLooks, inCommon, isFilledPlace, isSpot, type Look } from '../nonverbal/pictures/visible.ts';
import type { StoredItem } from './recall.ts';

interface StoredLayer {
  readonly shape: number;
  readonly fill: number;
  readonly size: number;
  readonly turn: number;
  readonly flip: number;
}

/** The pictures of a variant in their order; nothing where one is asked for. */
function picturesOf({ variant }: StoredItem): (readonly StoredLayer[] | undefined)[] {
  return variant
    .split(' ')
    .filter((text) => text === '?' || text.includes('.'))
    .map((text) =>
      text === '?'
        ? undefined
        : text.split('|').map((layer) => {
            const [shape = 0, fill = 0, size = 0, turn = 0, flip = 0] = layer.split('.').map(Number);
            return { shape, fill, size, turn, flip };
          }),
    );
}

const varies = (values: readonly number[]): boolean => new Set(values).size > 1;

/** Whether a shape becomes another while it turns: which way it points then, nobody can say. Rows of six are two rows in one. */
export function turnsIntoAnotherShape(item: StoredItem): boolean {
  const pictures = picturesOf(item);
  const rows = item.generatorId === 'n.series' && pictures.length === 6 ? [0, 1] : [0];
  return rows.some((row) => {
    const own = pictures.filter((picture, at) => picture !== undefined && (rows.length === 1 || at % 2 === row));
    return (own[0] ?? []).some((_, at) => {
      const layers = own.flatMap((picture) => picture?.slice(at, at + 1) ?? []);
      return varies(layers.map(({ shape }) => shape)) && varies(layers.map(({ turn }) => turn));
    });
  });
}

/** Whether the explanation names stripes on a shape that is turned or flipped, where they look another way. */
export function namesTurnedStripes(item: StoredItem): boolean {
  const isNamed = JSON.stringify(item.explanation).includes('striped ');
  return (
    isNamed &&
    picturesOf(item).some((picture) => picture?.some(({ fill, turn, flip }) => fill > 3 && turn + flip > 0) === true)
  );
}

/** Whether loose shapes have something of this kind in common that a wrong picture has too, and the answer has not. */
function hasRival(
  { question, key }: StoredItem,
  isMeant: (look: Look) => boolean,
  isRival: (rivals: number) => boolean = (rivals) => rivals > 0,
): boolean {
  const row = readCells(promptFigure(question)).flatMap((picture) => (picture === undefined ? [] : [picture]));
  const options = optionPictures(question);
  const right = key.type === 'multipleChoice' ? options[key.option] : undefined;
  if (right === undefined || (row[0]?.length ?? 0) < 3) return false;
  return inCommon(row).some(
    (look) =>
      isMeant(look) && !hasLooks(right, [look]) && isRival(options.filter((option) => hasLooks(option, [look])).length),
  );
}

/** Something countable. More of one kind than of another is too little to take a question back for. */
export const hasRivalCount = (item: StoredItem): boolean =>
  hasRival(item, (look) => !look.name.startsWith('more: ') && !isSpot(look) && !isFilledPlace(look));

/** A shape with its shading in one place: a black heart in the bottom right corner of each box. */
export const hasRivalSpot = (item: StoredItem): boolean => hasRival(item, isSpot);

/** Anything in one place: only a picture that is alone in having something there can be defended by it. */
export const hasRivalPlace = (item: StoredItem): boolean => hasRival(item, isFilledPlace, (rivals) => rivals === 1);

/** Whether one of these answers is another picture than that of the stored key, though it is turned in the same way. */
export function isTurnedAlike({ question, key }: StoredItem, answers: readonly GivenAnswer[]): boolean {
  const options = optionPictures(question);
  const right = key.type === 'multipleChoice' ? options[key.option] : undefined;
  return answers.some((given) => {
    const picture = given.type === 'multipleChoice' ? options[given.option] : undefined;
    return picture !== right && picture?.every(({ turn }, at) => turn === right?.[at]?.turn) === true;
  });
}

/** Whether one of these answers is flipped as the stored one is, but the other way: left to right instead of top to bottom. */
export function isFlippedTheOtherWay({ question, key }: StoredItem, answers: readonly GivenAnswer[]): boolean {
  const [, , third] = readCells(promptFigure(question));
  const options = optionPictures(question);
  const [right] = (key.type === 'multipleChoice' ? options[key.option] : undefined) ?? [];
  return answers.some((given) => {
    const [own] = (given.type === 'multipleChoice' ? options[given.option] : undefined) ?? [];
    return own?.flip !== third?.[0]?.flip && own?.flip === right?.flip && own?.turn !== right?.turn;
  });
}
