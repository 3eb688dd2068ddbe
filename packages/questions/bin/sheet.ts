/**
 * Contact sheets of questions with figures, to be looked at by a person:
 * `npx node packages/questions/bin/sheet.ts n.cube /tmp/sheets [--each 2] [--from 0] [--only 450901] [--all]` writes HTML files per generator and
 * difficulty, with every sub-topic's first questions; questions without figures are left out unless `--all`.
 * Each line printed names a file and the window it fills, for a browser's screenshot.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Block } from '@comet/contract/question';
import { difficulties } from '@comet/domain/curriculum/subjects';
import { findSubTopic } from '../src/curriculum/curriculum.ts';
import { escaped, svgText } from '../src/figures/svg-text.ts';
import { type Minted, mint } from '../src/kernel/mint.ts';
import { generators } from '../src/registry.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    each: { type: 'string', default: '2' },
    from: { type: 'string', default: '0' },
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
});
const [wanted = '', folder = '/tmp/sheets'] = positionals;
const [columns, cardWidth, cardHeight, perPage] = [4, 390, 590, 8];

const style = `
  body { margin: 0; padding: 8px; font: 13px Poppins, sans-serif; background: #cfc4ee; color: #241a3d; }
  main { display: grid; grid-template-columns: repeat(${columns}, ${cardWidth - 8}px); gap: 8px; }
  article { box-sizing: border-box; height: ${cardHeight - 8}px; overflow: hidden; padding: 6px; background: #38226f; color: #fff; border-radius: 8px; }
  h2 { font-size: 11px; margin: 0; color: #cfc4ee; font-weight: 400; }
  p { margin: 3px 0; }
  svg { display: block; background: #fff; border-radius: 12px; margin: 3px auto; font-family: Poppins, sans-serif; }
  .figure svg { width: 320px; max-height: 250px; }
  ol { list-style: none; margin: 4px 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(115px, 1fr)); gap: 5px; }
  li { border: 2px solid #523a94; border-radius: 10px; padding: 3px; text-align: center; }
  li svg { width: 100%; max-height: 125px; }
  li.right { border-color: #3ddc97; }
  .drawings { display: flex; } .drawings svg { width: 110px; max-height: 110px; }
  .hint { font-size: 10px; color: #cfc4ee; }`;

let drawn = 0;

/** Text with the two marks of running text. */
const textHtml = (text: string): string =>
  escaped(text)
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/_(.+?)_/g, '<i>$1</i>');

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'text':
      return `<p>${textHtml(block.text)}</p>`;
    case 'maths':
      return `<p><code>${escaped(block.tex)}</code></p>`;
    case 'figure':
      return `<div class="figure">${svgText(block.figure, `figure${drawn++}`)}</div>`;
    case 'table':
      return `<p>${[block.head, ...block.rows].map((row) => escaped(row.join(' | '))).join('<br>')}</p>`;
    case 'passage':
      return `<p>${escaped(block.title)} …</p>`;
    case 'audio':
      return `<p>${escaped(block.word)}: ${escaped(block.sentence)}</p>`;
  }
}

function answerHtml({ question: { answer }, key }: Minted): string {
  if (answer.type === 'multipleChoice') {
    const right = key.type === 'multipleChoice' ? key.option : -1;
    const options = answer.options.map(
      (option, place) =>
        `<li class="${place === right ? 'right' : 'wrong'}">${option.map(blockHtml).join('').replaceAll(' class="figure"', '')}</li>`,
    );
    return `<ol>${options.join('')}</ol>`;
  }
  return `<p>${escaped(JSON.stringify(key.type === 'writeAnswer' ? key.spec : answer))}</p>`;
}

const blocksOf = ({ question: { prompt, answer }, explanation }: Minted): Block[] => [
  ...prompt,
  ...(answer.type === 'multipleChoice' ? answer.options.flat() : []),
  ...explanation.flat(),
];

function cardHtml(made: Minted, title: string): string {
  const steps = made.explanation.map((step) =>
    step.map((block) => (block.type === 'text' ? block.text : '□')).join(' '),
  );
  const drawings = made.explanation.flat().filter(({ type }) => type === 'figure');
  const hint = made.hint.map((block) => (block.type === 'text' ? block.text : '□')).join(' ');
  return `<article><h2>${escaped(title)}</h2>${made.question.prompt.map(blockHtml).join('')}${answerHtml(made)}<p class="hint">${textHtml(hint)} — ${textHtml(steps.join(' · '))}</p><div class="drawings">${drawings.map(blockHtml).join('')}</div></article>`;
}

mkdirSync(folder, { recursive: true });
for (const generator of generators.filter(({ generatorId }) => generatorId.startsWith(wanted)))
  for (const difficulty of difficulties) {
    const cards = generator.subTopicIds
      .filter((id) => values.only === undefined || id === Number(values.only))
      .flatMap((subTopicId) => {
        const subTopic = findSubTopic(subTopicId);
        if (subTopic === undefined) throw new Error(`${subTopicId} is not on the map`);
        const found: string[] = [];
        const from = Number(values.from);
        for (let seed = from; seed < from + 60 && found.length < Number(values.each); seed++) {
          const made = mint(generator, subTopicId, subTopic.year, difficulty, seed);
          if (values.all || blocksOf(made).some(({ type }) => type === 'figure'))
            found.push(
              cardHtml(made, `${generator.generatorId} ${subTopicId} ${subTopic.title} · ${difficulty} · seed ${seed}`),
            );
        }
        return found;
      });
    for (let page = 0; page * perPage < cards.length; page++) {
      const shown = cards.slice(page * perPage, (page + 1) * perPage);
      const file = join(folder, `${generator.generatorId}-${difficulty}-${page + 1}.html`);
      writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>${style}</style><main>${shown.join('')}</main>`);
      console.log(`${file} ${columns * cardWidth + 16},${Math.ceil(shown.length / columns) * cardHeight + 16}`);
    }
  }
