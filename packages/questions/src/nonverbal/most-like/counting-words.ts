/** Words for what is counted in loose shapes: a count is shown in one box, and the only curved shapes are called by their name. */
import { andList } from '../../kernel/list-text.ts';
import { numberInWords } from '../../kernel/number-text.ts';
import type { Picture } from '../pictures/picture.ts';
import { shapeAt, withArticle } from '../pictures/shapes.ts';

/** The places of shapes in their list, each once. */
const kindsIn = (pictures: readonly Picture[]): number[] => [...new Set(pictures.flat().map(({ shape }) => shape))];

/** Puts 'hearts' for 'curved shapes' where no other curved shapes are in these pictures: nobody would say it otherwise. */
export function countedNoun(featureIds: readonly string[], pictures: readonly Picture[]): (says: string) => string {
  const [only, ...others] = kindsIn(pictures).filter((shape) => shapeAt(shape).sides === 0);
  if (!featureIds.includes('curves') || only === undefined || others.length > 0) return (says) => says;
  const { name, plural } = shapeAt(only);
  return (says) => says.replace(/curved shape(s?)/, (_, several: string) => (several === '' ? name : plural));
}

/** How the first box comes to its number, where that is more than one count. */
export function countingProof(featureIds: readonly string[], first: Picture): string[] {
  const groups = kindsIn([first]).map((shape) => ({
    ...shapeAt(shape),
    many: first.filter((own) => own.shape === shape).length,
  }));
  if (featureIds.includes('allSides')) {
    const parts = groups.map(({ name, plural, many, sides }) =>
      many === 1
        ? `${withArticle(name)} has ${sides} sides`
        : `${numberInWords(many)} ${plural} have ${many} × ${sides} = ${many * sides} sides`,
    );
    const sides = groups.map(({ many, sides }) => many * sides);
    const sum = sides.reduce((one, other) => one + other, 0);
    const added = sides.length === 1 ? '' : ` Together: ${sides.join(' + ')} = ${sum}.`;
    return [`Box 1: ${andList(parts)}.${added}`];
  }
  if (!featureIds.includes('kinds')) return [];
  return [`In box 1 the kinds are ${andList(groups.map(({ name }) => name))}.`];
}
