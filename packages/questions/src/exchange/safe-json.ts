/** JSON out of a file that anybody may have written. */
import { FaultFound } from './exchanged.ts';

/** Figures lie ten deep at most; what walks over them does so by calling itself. */
const deepest = 40;

function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isInString && sign === '\\') at++;
    else if (sign === '"') isInString = !isInString;
    else if (!isInString && (sign === '{' || sign === '[') && ++depth > deepest) return true;
    else if (!isInString && (sign === '}' || sign === ']')) depth--;
  }
  return false;
}

/** The value of a JSON text. Throws FaultFound at the given line. */
export function readJson(text: string, line: number): unknown {
  if (isTooDeep(text)) throw new FaultFound(line, `The JSON lies more than ${deepest} deep.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new FaultFound(line, 'This is no JSON.');
  }
}
