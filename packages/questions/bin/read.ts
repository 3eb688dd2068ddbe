/**
 * Questions as text, for a person to read, with keys, feedback, hints and explanations:
 * `npx node packages/questions/bin/read.ts m. --count 200 --from 41000000` draws 200 questions over the cells of all generators whose ids begin with m.,
 * each cell at most once until all have had their turn; `m.column --each 2` gives two of each of a generator's cells; `--only 150101` keeps to a
 * sub-topic. `--keys FILE` hides what only the server knows and writes it to that file, so that the questions can be answered blind.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Block, Question } from '@comet/contract/question';
import { difficulties } from '@comet/domain/curriculum/subjects';
import { findSubTopic } from '../src/curriculum/curriculum.ts';
import type { Key } from '../src/kernel/key.ts';
import { type Minted, mint } from '../src/kernel/mint.ts';
import { Random } from '../src/kernel/random.ts';
import { generators } from '../src/registry.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string' },
    each: { type: 'string', default: '1' },
    from: { type: 'string', default: '1' },
    only: { type: 'string' },
    keys: { type: 'string' },
  },
});
const [wanted = ''] = positionals;
/** Figures are printed as their descriptions and their drawing commands, up to here. */
const maxFigureLength = 1500;

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
      return `[${block.kind} ${block.passageId}: ${block.title}; marked line ${block.markedLine ?? 'none'}]\n${block.paragraphs.join('\n')}`;
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

const cells = generators
  .filter(({ generatorId }) => generatorId.startsWith(wanted))
  .flatMap((generator) => generator.subTopicIds.map((subTopicId) => ({ generator, subTopicId })))
  .filter(({ subTopicId }) => values.only === undefined || subTopicId === Number(values.only))
  .flatMap((cell) => difficulties.map((difficulty) => ({ ...cell, difficulty })));
const from = Number(values.from);
const count = values.count === undefined ? cells.length * Number(values.each) : Number(values.count);
const drawn = values.count === undefined ? cells : new Random(`read/${from}`).shuffle(cells);

const keys: string[] = [];
for (let at = 0; at < count; at++) {
  const cell = drawn[at % drawn.length];
  if (cell === undefined) throw new RangeError(`no generator's id begins with ${wanted}`);
  const { generator, subTopicId, difficulty } = cell;
  const year = findSubTopic(subTopicId)?.year;
  if (year === undefined) throw new RangeError(`${subTopicId} is not on the map`);
  const made = mint(generator, subTopicId, year, difficulty, from + at);
  console.log(`${headOf(made, at)}\n${textOf(made.question.prompt)}\n${answerText(made.question)}`);
  if (values.keys === undefined) console.log(told(made));
  else keys.push(`#${at + 1}\n${told(made)}`);
  console.log();
}
if (values.keys !== undefined) writeFileSync(values.keys, `${keys.join('\n\n')}\n`);
