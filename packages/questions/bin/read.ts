/**
 * Questions as text, for a person to read, with keys, feedback, hints and explanations:
 * `npx node packages/questions/bin/read.ts m. --count 200 --from 41000000` draws 200 questions over the cells of all generators whose ids begin with m.,
 * each cell at most once until all have had their turn; `m.column --each 2` gives two of each of a generator's cells; `--only 150101` keeps to a
 * sub-topic. `--keys FILE` hides what only the server knows and writes it to that file, so that the questions can be answered blind.
 * `e.cloze --each 10 --full 2` lays ten different questions of a cell side by side, year by year: two in full, the others with the right answer only,
 * so that one sees which of them stand out by their height.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Block, Question } from '@comet/contract/question';
import { type Difficulty, difficulties, type Year } from '@comet/domain/curriculum/subjects';
import { findSubTopic } from '../src/curriculum/curriculum.ts';
import type { AnyGenerator } from '../src/kernel/generator.ts';
import type { Key } from '../src/kernel/key.ts';
import { type Minted, mint } from '../src/kernel/mint.ts';
import { Random } from '../src/kernel/random.ts';
import { generators } from '../src/registry.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string' },
    each: { type: 'string', default: '1' },
    full: { type: 'string' },
    from: { type: 'string', default: '1' },
    only: { type: 'string' },
    keys: { type: 'string' },
  },
});
const [wanted = ''] = positionals;
/** Figures are printed as their descriptions and their drawing commands, up to here. */
const maxFigureLength = 1500;

/** Passages that have been printed: side by side each is printed once. */
const printed = new Set<string>();

function passageText({ kind, passageId, title, markedLine, paragraphs }: Extract<Block, { type: 'passage' }>): string {
  const body = paragraphs.join('\n');
  const isKnown = printed.has(`${passageId} ${body}`);
  printed.add(`${passageId} ${body}`);
  const head = `${kind} ${passageId}: ${title}; marked line ${markedLine ?? 'none'}`;
  return isKnown ? `[${head}; printed above]` : `[${head}]\n${body}`;
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'text':
      return block.text;
    case 'maths':
      return `$${block.tex}$`;
    case 'figure':
      return `[figure: ${block.figure.alt} ${JSON.stringify(block.figure.marks).slice(0, maxFigureLength)}]`;
    case 'table':
      return `[table ${block.caption}]\n${[block.head, ...block.rows].map((row) => row.join(' | ')).join('\n')}`;
    case 'passage':
      return passageText(block);
    case 'audio':
      return `[heard: ${block.word}: ${block.sentence}]`;
  }
}

const textOf = (blocks: readonly Block[]): string => blocks.map(blockText).join(' ¶ ');
const letter = (place: number): string => String.fromCodePoint(65 + place);

function answerText({ answer }: Question): string {
  switch (answer.type) {
    case 'multipleChoice':
      return answer.options.map((option, place) => `  ${letter(place)}. ${textOf(option)}`).join('\n');
    case 'multipleWordChoice':
      return answer.groups
        .map(({ label, words }) => `  ${label ?? 'choose'} (${answer.pick}): ${words.join(' / ')}`)
        .join('\n');
    case 'writeAnswer':
      return `  ${answer.before ?? ''}______${answer.after ?? ''} (${answer.kind}${answer.tiles === undefined ? '' : `, tiles ${answer.tiles.join(' ')}`})`;
  }
}

function keyText(key: Key): string {
  switch (key.type) {
    case 'multipleChoice':
      return key.because
        .map(
          (mistake, place) =>
            `  ${letter(place)} ${mistake === undefined ? 'RIGHT' : `${mistake.id}: ${mistake.says}`}`,
        )
        .join('\n');
    case 'multipleWordChoice':
      return [
        `  RIGHT places ${JSON.stringify(key.picks)}`,
        ...key.because.flatMap((group, at) =>
          group.flatMap((mistake, place) =>
            mistake === undefined ? [] : [`  ${at}.${place} ${mistake.id}: ${mistake.says}`],
          ),
        ),
      ].join('\n');
    case 'writeAnswer':
      return [
        `  RIGHT ${JSON.stringify(key.spec)}`,
        ...key.mistakes.map(({ given, because }) => `  ${given} ${because.id}: ${because.says}`),
      ].join('\n');
  }
}

const headOf = (made: Minted, at: number): string =>
  `#${at + 1} ${made.generatorId} v${made.generatorVersion} · ${made.subTopicId} ${findSubTopic(made.subTopicId)?.title} · year ${made.year} ${made.difficulty} · seed ${made.seed}`;

const told = (made: Minted): string =>
  [
    keyText(made.key),
    `  HINT ${textOf(made.hint)}`,
    ...made.explanation.map((step, place) => `  STEP ${place + 1} ${textOf(step)}`),
  ].join('\n');

/** The right answer alone, in one line. */
function rightText({ key, question: { answer } }: Minted): string {
  if (key.type === 'multipleChoice')
    return `  = ${key.because.flatMap((mistake, place) => (mistake === undefined ? [letter(place)] : [])).join()}`;
  if (key.type === 'writeAnswer') return `  = ${JSON.stringify(key.spec)}`;
  const groups = answer.type === 'multipleWordChoice' ? answer.groups : [];
  return `  = ${key.picks.map((places, at) => places.map((place) => groups[at]?.words[place]).join(' + ')).join(' / ')}`;
}

interface PlacedCell {
  readonly generator: AnyGenerator;
  readonly subTopicId: number;
  readonly year: Year;
  readonly difficulty: Difficulty;
}

const cells: readonly PlacedCell[] = generators
  .filter(({ generatorId }) => generatorId.startsWith(wanted))
  .flatMap((generator) =>
    generator.subTopicIds.map((subTopicId) => {
      const year = findSubTopic(subTopicId)?.year;
      if (year === undefined) throw new RangeError(`${subTopicId} is not on the map`);
      return { generator, subTopicId, year };
    }),
  )
  .filter(({ subTopicId }) => values.only === undefined || subTopicId === Number(values.only))
  .flatMap((place) => difficulties.map((difficulty) => ({ ...place, difficulty })));
if (cells.length === 0) throw new RangeError(`no generator's id begins with ${wanted}`);
const from = Number(values.from);
const each = Number(values.each);
const asked = (made: Minted): string => `${textOf(made.question.prompt)}\n${answerText(made.question)}`;
const mintIn = ({ generator, subTopicId, year, difficulty }: PlacedCell, seed: number): Minted =>
  mint(generator, subTopicId, year, difficulty, seed);

/** Cell by cell, the years of a generator in order, different questions only. */
function layOut(full: number): void {
  const byYear = cells.toSorted(
    (one, other) => generators.indexOf(one.generator) - generators.indexOf(other.generator) || one.year - other.year,
  );
  for (const cell of byYear) {
    const variants = new Set<string>();
    for (let seed = from; variants.size < each && seed < from + 3 * each; seed++) {
      const made = mintIn(cell, seed);
      if (variants.has(made.variant)) continue;
      variants.add(made.variant);
      console.log(`${headOf(made, variants.size - 1)}\n${asked(made)}`);
      console.log(`${variants.size > full ? rightText(made) : told(made)}\n`);
    }
  }
}

/** One question after the other, each cell at most once until all have had their turn. */
function drawOneByOne(): void {
  const count = values.count === undefined ? cells.length * each : Number(values.count);
  const drawn = values.count === undefined ? cells : new Random(`read/${from}`).shuffle(cells);
  const keys: string[] = [];
  for (let at = 0; at < count; at++) {
    const cell = drawn[at % drawn.length];
    if (cell === undefined) continue;
    const made = mintIn(cell, from + at);
    printed.clear();
    console.log(`${headOf(made, at)}\n${asked(made)}`);
    if (values.keys === undefined) console.log(told(made));
    else keys.push(`#${at + 1}\n${told(made)}`);
    console.log();
  }
  if (values.keys !== undefined) writeFileSync(values.keys, `${keys.join('\n\n')}\n`);
}

if (values.full === undefined) drawOneByOne();
else layOut(Number(values.full));
