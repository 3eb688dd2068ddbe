/** Reads the questions of a passage file. */

import { isMistakeName, mistake, mistakeFor } from '../mistakes.ts';
import type { Decoy, Item, Option } from './passage.ts';
import type { Line, Refuse } from './passage-error.ts';
import { hintFor, isSkill, type Skill } from './skills.ts';

/** A letter and the numbers of quotes, as in `B 2`. */
interface Chosen {
  readonly option: Option;
  readonly quotes: readonly string[];
}

const partsOf = (text: string): string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The lines of each question: a question starts with its skill in square brackets. */
function blocksOf(lines: readonly Line[], refuse: Refuse): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    if (line.text === '') continue;
    if (line.text.startsWith('[')) blocks.push([line]);
    else {
      const block = blocks.at(-1);
      if (block === undefined) return refuse(line.number, 'a question starts with its skill in square brackets.');
      block.push(line);
    }
  }
  return blocks;
}

function readOption({ number, text }: Line, skill: Skill, place: number, refuse: Refuse): Option | undefined {
  const match = /^([A-F])\. (.+?)(?:\s*\{(\w+)(?::\s*(.+))?\})?$/u.exec(text);
  if (match === null) return undefined;
  const [, letter = '', words = '', name, own] = match;
  if (letter !== 'ABCDEF'.charAt(place)) return refuse(number, `the options go A, B, C; ${letter} is out of its turn.`);
  if (name === undefined) return { text: words, because: undefined };
  if (!isMistakeName(name)) return refuse(number, `no mistake is called ${name}.`);
  return { text: words, because: mistakeFor(skill, name, own) };
}

/** The fields of a question, each with its line. */
function fieldsOf(lines: readonly Line[], refuse: Refuse): Map<string, Line> {
  const known = ['answer', 'reading', 'reader', 'quotes', 'accept', 'hint', 'because'];
  const fields = new Map<string, Line>();
  for (const line of lines) {
    const [, name = '', text = ''] = /^(\w+|why not \d): (.+)$/u.exec(line.text) ?? [];
    if (!known.includes(name) && !name.startsWith('why not'))
      return refuse(line.number, `this is neither an option nor one of the fields ${known.join(', ')}, why not 2.`);
    if (fields.has(name)) return refuse(line.number, `the field ${name} is given twice.`);
    fields.set(name, { number: line.number, text });
  }
  return fields;
}

function chosenIn(line: Line, options: readonly Option[], quotes: readonly string[], refuse: Refuse): Chosen {
  const [letter = '', ...numbers] = line.text.split(' ');
  const option = /^[A-F]$/.test(letter) ? options['ABCDEF'.indexOf(letter)] : undefined;
  if (option === undefined) return refuse(line.number, `there is no option ${letter}.`);
  const picked = numbers.map((number) => {
    const quote = quotes[Number(number) - 1];
    return quote === undefined ? refuse(line.number, `there is no quote ${number}.`) : quote;
  });
  return { option, quotes: picked };
}

/** The quotes that do not show the answer, each with its own reason where the file has one. */
function decoysIn(
  quotes: readonly string[],
  evidence: readonly string[],
  fields: ReadonlyMap<string, Line>,
  refuse: Refuse,
): Decoy[] {
  for (const [name, line] of fields) {
    const [, number] = /^why not (\d)$/u.exec(name) ?? [];
    if (number === undefined) continue;
    const quote = quotes[Number(number) - 1];
    if (quote === undefined) return refuse(line.number, `there is no quote ${number}.`);
    if (evidence.includes(quote)) return refuse(line.number, `quote ${number} shows the answer.`);
  }
  return quotes.flatMap((words, place) =>
    evidence.includes(words) ? [] : [{ words, because: mistake('weak', fields.get(`why not ${place + 1}`)?.text) }],
  );
}

function readItem(block: readonly Line[], refuse: Refuse): Item {
  const [head = { number: 0, text: '' }, ...rest] = block;
  const [, skill = '', asks = ''] = /^\[(\w+)\] (.+)$/u.exec(head.text) ?? [];
  if (!isSkill(skill)) return refuse(head.number, 'a question starts with a known skill in square brackets.');
  const options: Option[] = [];
  const others: Line[] = [];
  for (const line of rest) {
    const option = readOption(line, skill, options.length, refuse);
    if (option === undefined) others.push(line);
    else options.push(option);
  }
  const fields = fieldsOf(others, refuse);
  const answer = fields.get('answer');
  if (answer === undefined) return refuse(head.number, 'the question has no answer line.');
  if (options.length < 4) return refuse(head.number, `the question has ${options.length} options; it needs four.`);
  const quotes = partsOf(fields.get('quotes')?.text ?? '');
  const key = chosenIn(answer, options, quotes, refuse);
  const unmarked = options.filter(({ because }) => because === undefined);
  if (unmarked.length !== 1 || key.option.because !== undefined)
    return refuse(answer.number, 'every option but the answer, and only those, names its mistake in curly brackets.');
  if (skill !== 'vocabulary' && key.quotes.length === 0)
    return refuse(answer.number, 'the answer names no quote that shows it, as in “answer: B 2”.');
  const reading = fields.get('reading');
  const second = reading === undefined ? undefined : chosenIn(reading, options, quotes, refuse);
  if (reading !== undefined && second?.option !== key.option)
    return refuse(reading.number, 'the second reader chose another option than the answer: mend the question.');
  const reader = fields.get('reader');
  if (reader !== undefined && reader.text !== 'author')
    return refuse(reader.number, 'the reader is the author; leave the line out where it is somebody else.');
  const secondEvidence = second?.quotes[0];
  if (reading !== undefined && secondEvidence !== undefined && !key.quotes.includes(secondEvidence))
    return refuse(reading.number, 'the second reader found other words to show it: mend the quotes.');
  return {
    line: head.number,
    skill,
    asks,
    options,
    right: key.option,
    secondReading: second?.option,
    secondReader: reader === undefined ? 'other' : 'author',
    evidence: key.quotes,
    decoys: decoysIn(quotes, key.quotes, fields, refuse),
    secondEvidence,
    secondProofs: second?.quotes ?? [],
    accept: partsOf(fields.get('accept')?.text ?? ''),
    hint: fields.get('hint')?.text ?? hintFor(skill),
    because: fields.get('because')?.text ?? '',
  };
}

/** All questions of the section. */
export function readItems(lines: readonly Line[], refuse: Refuse): Item[] {
  return blocksOf(lines, refuse).map((block) => readItem(block, refuse));
}
