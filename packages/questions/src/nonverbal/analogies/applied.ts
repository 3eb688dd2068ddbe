/** What the changes of the first pair make of the third picture, said as things to do. */
import { numberInWords } from '../../kernel/number-text.ts';
import { fills, lines, modulo, type Picture, placeNames, shapeWord } from '../pictures/picture.ts';
import { capital, turnWords } from '../pictures/rule-words.ts';
import { countedScaffold, layerNoun, type ScaffoldName, type Slot, valueWord } from '../pictures/scaffold.ts';
import { shapeAt, withArticle } from '../pictures/shapes.ts';
import { type Change, isSwapOf } from './changes.ts';

/** 'the top left corner', 'the right'. */
const spot = (place: number): string => (placeNames[place] ?? '').replace(/^(?:in|at|on) /, '');

/** 'make the small shape grey', 'give the middle shape stripes across'. */
function lookWords(scaffold: ScaffoldName, { at, attribute }: Slot, value: number): string {
  const noun = layerNoun(scaffold, at);
  if (attribute === 'line') return `give ${noun} ${withArticle(`${lines[value]} outline`)}`;
  if (attribute === 'fill')
    return fills[value]?.stripes === undefined
      ? `make ${noun} ${valueWord('fill', value)}`
      : `give ${noun} ${valueWord('fill', value)}`;
  return scaffold === 'group' ? `make them ${shapeAt(value).plural}` : `make ${noun} ${withArticle(shapeWord(value))}`;
}

/** 'make the middle shape black and the small shape grey' */
function andThen(one: string, other: string): string {
  const [verb = ''] = one.split(' ', 1);
  return `${one} and ${other.startsWith(`${verb} `) ? other.slice(verb.length + 1) : other}`;
}

/** What one change is for the third picture: 'Move the small shape one place clockwise, from the top to the top right corner.' */
function doingOf(scaffold: ScaffoldName, change: Change, c: Picture, right: Picture): string {
  const [slot, other] = change.slots;
  if (slot === undefined) return '';
  const valueIn = (picture: Picture, { at, attribute }: Slot): number => picture[at]?.[attribute] ?? 0;
  const [from, to] = [valueIn(c, slot), valueIn(right, slot)];
  const noun = layerNoun(scaffold, slot.at);
  if (other !== undefined && isSwapOf(change, slot.attribute))
    return andThen(lookWords(scaffold, slot, to), lookWords(scaffold, other, valueIn(right, other)));
  switch (slot.attribute) {
    case 'place': {
      const on = modulo(to - from, 8);
      const places = Math.min(on, 8 - on);
      const many = `${numberInWords(places)} ${places === 1 ? 'place' : 'places'} ${on < 4 ? 'clockwise' : 'anticlockwise'}`;
      return places === 4
        ? `move ${noun} straight across, from ${spot(from)} to ${spot(to)}`
        : `move ${noun} ${many}, from ${spot(from)} to ${spot(to)}${places === 1 ? '' : '. (Corners count too: there are eight places.)'}`;
    }
    case 'turn': {
      const by = modulo(to - from, 24);
      return `turn ${noun} ${turnWords(by > 12 ? by - 24 : by)}`;
    }
    case 'flip':
      return change.words.includes('left to right')
        ? `flip ${noun}: what was on the left goes to the right`
        : `flip ${noun}: what was at the top goes to the bottom`;
    case 'count': {
      const [by, isMore] = [numberInWords(Math.abs(to - from)), to > from];
      const shapes = Math.abs(to - from) === 1 ? 'shape' : 'shapes';
      const left = `${numberInWords(to)} ${to === 1 ? 'is' : 'are'} left`;
      return isMore
        ? `draw ${by} more ${shapes}, so that there are ${numberInWords(to)}`
        : `take away ${by} ${shapes}, so that ${left}`;
    }
    case 'size':
      return `make ${noun} ${to > from ? 'bigger' : 'smaller'}`;
    default:
      return lookWords(scaffold, slot, to);
  }
}

/** The changes, done to the third picture one after the other. */
export function doneToThird(scaffold: ScaffoldName, changes: readonly Change[], c: Picture, right: Picture): string {
  return changes
    .map((change) => capital(doingOf(countedScaffold(scaffold, right), change, c, right)))
    .map((words) => (words.endsWith(')') ? words : `${words}.`))
    .join(' ');
}
