/** What a file's own response processing calls right. A rule that we cannot keep is refused: it would make right answers wrong. */
import type { Drop } from './exchanged.ts';
import type { XmlElement } from './xml-reader.ts';
import { allIn, attributeOf, elementsIn, named, rawText, refuse } from './xml-tree.ts';

/** How one response is scored. */
export interface Scoring {
  /** `mapping`: its mapped values; `correct`: its correct response; undefined where the file leaves that open. */
  readonly by: 'mapping' | 'correct' | undefined;
  /** How far off a number may be. */
  readonly tolerance: string | undefined;
}

const branches = ['qti-response-if', 'qti-response-else-if', 'qti-response-else'];
const comparisons = ['qti-match', 'qti-equal', 'qti-string-match'];
const lost = 'what it calls right would be lost';

const isAbout =
  (identifier: string, names: readonly string[]) =>
  (element: XmlElement): boolean =>
    names.includes(element.name) && element.attributes.get('identifier') === identifier;

/** Templates of QTI and of Common Cartridge that mark alike. */
const byCorrect = ['match_correct', 'CC2_match', 'CC2_match_basic'];
const byMapping = ['map_response', 'CC2_map_response'];

function byTemplate(processing: XmlElement): Scoring['by'] {
  const template = processing.attributes.get('template');
  const [, name = ''] = /([a-z_0-9]+)(?:\.xml)?$/i.exec(template ?? '') ?? [];
  if (template === undefined) return undefined;
  if (byCorrect.includes(name)) return 'correct';
  if (byMapping.includes(name)) return 'mapping';
  return refuse(processing, `The marking template ${name.slice(0, 40)} cannot come in: ${lost}.`);
}

/** How far off a comparison of numbers allows. */
function toleranceOf(equal: XmlElement): string | undefined {
  const mode = equal.attributes.get('tolerance-mode') ?? 'exact';
  if (mode === 'exact') return undefined;
  if (mode !== 'absolute') return refuse(equal, 'Only an absolute tolerance can come in.');
  if (['include-lower-bound', 'include-upper-bound'].some((name) => equal.attributes.get(name) === 'false'))
    return refuse(equal, 'A tolerance without its ends cannot come in.');
  const [below = '', above = below] = attributeOf(equal, 'tolerance')
    .trim()
    .split(/[ \t\n]+/);
  return below === above ? below : refuse(equal, 'The tolerance must be the same below and above.');
}

/** Gathers what the conditions that give marks compare a response with. */
class Conditions {
  readonly tolerances = new Set<string | undefined>();
  readonly own: string[] = [];
  isCompared = false;
  private readonly identifier: string;
  private readonly drop: Drop;

  constructor(identifier: string, drop: Drop) {
    this.identifier = identifier;
    this.drop = drop;
  }

  private isNamedIn(element: XmlElement): boolean {
    const isResponse = isAbout(this.identifier, ['qti-variable', 'qti-correct', 'qti-map-response']);
    return isResponse(element) || allIn(element).some(isResponse);
  }

  read(condition: XmlElement): void {
    if (!this.isNamedIn(condition)) return;
    if (condition.name === 'qti-and') for (const part of elementsIn(condition)) this.read(part);
    else if (comparisons.includes(condition.name)) this.compare(condition);
    else if (condition.name !== 'qti-not' || elementsIn(condition).some(({ name }) => name !== 'qti-is-null'))
      refuse(condition, `<${condition.name}> cannot come in here: ${lost}.`);
  }

  private compare(comparison: XmlElement): void {
    const parts = elementsIn(comparison);
    const other = parts.find((part) => !isAbout(this.identifier, ['qti-variable'])(part));
    const isPlain = parts.length === 2 && parts.some(isAbout(this.identifier, ['qti-variable']));
    if (!isPlain || other === undefined) refuse(comparison, `This <${comparison.name}> cannot come in: ${lost}.`);
    if (other.name === 'qti-base-value') this.own.push(rawText(other).trim());
    else if (!isAbout(this.identifier, ['qti-correct'])(other))
      refuse(other, `<${other.name}> cannot come in here: ${lost}.`);
    if (comparison.name === 'qti-equal') this.tolerances.add(toleranceOf(comparison));
    if (comparison.attributes.get('substring') === 'true')
      refuse(comparison, `A part of a text cannot be compared: ${lost}.`);
    if (comparison.attributes.get('case-sensitive') === 'true')
      this.drop(comparison, 'Capital letters and full stops are not compared.');
    this.isCompared = true;
  }
}

/** Whether an action gives marks; one that sets an identifier or hands the response on chooses feedback. */
function givesMarks(action: XmlElement, identifier: string): boolean {
  const [value] = elementsIn(action);
  if (action.name !== 'qti-set-outcome-value' || value === undefined) return false;
  if (value.name !== 'qti-base-value') return !isAbout(identifier, ['qti-variable'])(value);
  return value.attributes.get('base-type') !== 'identifier' && Number(rawText(value)) !== 0;
}

/** How the processing of an item scores this response; `right` is what its declaration calls right. */
export function scoringOf(
  processing: XmlElement | undefined,
  identifier: string,
  right: readonly string[],
  drop: Drop,
): Scoring {
  if (processing === undefined) return { by: undefined, tolerance: undefined };
  const template = byTemplate(processing);
  if (template !== undefined) return { by: template, tolerance: undefined };
  const conditions = new Conditions(identifier, drop);
  for (const branch of allIn(processing).filter(({ name }) => branches.includes(name))) {
    const inside = elementsIn(branch);
    const condition = branch.name === 'qti-response-else' ? undefined : inside[0];
    if (!inside.some((action) => givesMarks(action, identifier))) continue;
    if (condition !== undefined) conditions.read(condition);
    else refuse(branch, `Marks for every other answer cannot come in: ${lost}.`);
  }
  const isMapped = allIn(processing).some(isAbout(identifier, ['qti-map-response']));
  const unlike = conditions.own.find((value) => !right.includes(value));
  if (unlike !== undefined)
    refuse(processing, `The marking takes ${unlike.slice(0, 40)}, which is not declared as right.`);
  if (conditions.tolerances.size > 1) refuse(processing, 'One response has several tolerances.');
  const [tolerance] = conditions.tolerances;
  return { by: isMapped ? 'mapping' : conditions.isCompared ? 'correct' : undefined, tolerance };
}

/** Refuses a response that a program compares in a way that we do not know of. */
export function checkCardinality(declaration: XmlElement): void {
  const cardinality = declaration.attributes.get('cardinality') ?? 'single';
  if (cardinality !== 'single' && cardinality !== 'multiple')
    refuse(declaration, `An answer of ${cardinality} cardinality cannot come in: its order would be lost.`);
  const [mapping] = named(declaration, 'qti-area-mapping');
  if (mapping !== undefined) refuse(mapping, 'Places in a picture cannot come in.');
}
