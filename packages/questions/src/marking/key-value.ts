/** Values as keys hold them. A key that cannot be read is a fault of its generator and must stop the build. */
import { type Exact, exactOf } from '@comet/domain/marking/exact';

/** The exact value of a key's text. Throws RangeError when the text is no number. */
export function keyValue(text: string): Exact {
  const value = exactOf(text);
  if (value === undefined) throw new RangeError(`the key '${text}' is no exact number`);
  return value;
}
