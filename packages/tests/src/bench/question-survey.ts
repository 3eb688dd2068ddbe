/** Prints how far questions teach and how much they vary, by subject and year, and the cells that need work most. */
import { findSubTopic, type SubTopic, subTopics } from '@comet/questions/curriculum/curriculum';
import { type CellSurvey, samenessFaults, surveyCells, weightOf } from '@comet/questions/quality/survey';
import { generators, generatorsFor } from '@comet/questions/registry';

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

/** The mean over all questions of some cells. */
function meanOf(cells: readonly CellSurvey[], measure: (cell: CellSurvey) => number): number {
  const asked = cells.reduce((sum, cell) => sum + cell.asked, 0);
  return cells.reduce((sum, cell) => sum + measure(cell) * cell.asked, 0) / Math.max(1, asked);
}

function columnsOf(cells: readonly CellSurvey[]): string[] {
  const sameness = (['form', 'story', 'word', 'numbers', 'alike'] as const).map((respect) =>
    percent(meanOf(cells, (cell) => cell.sameness[respect])),
  );
  return [
    meanOf(cells, ({ characters }) => characters).toFixed(0),
    percent(meanOf(cells, ({ short }) => short)),
    percent(meanOf(cells, ({ hintRepeated }) => hintRepeated)),
    percent(meanOf(cells, ({ twoOptions }) => twoOptions)),
    ...sameness,
  ];
}

const measures =
  'characters | short | hint repeated | two options | same form | same story | same word | same numbers | alike';

function printTable(cells: readonly CellSurvey[]): void {
  console.log(`| | ${measures} |`);
  console.log(`|---|${'---|'.repeat(measures.split('|').length)}`);
  const row = (name: string, own: readonly CellSurvey[]): void =>
    console.log(`| ${[name, ...columnsOf(own)].join(' | ')} |`);
  for (const [subject, ofSubject] of Map.groupBy(cells, ({ subTopic }) => subTopic.subject.name)) {
    for (const [year, own] of Map.groupBy(ofSubject, ({ subTopic }) => subTopic.year))
      row(`${subject}, year ${year}`, own);
    row(`**${subject}**`, ofSubject);
  }
}

function printWorst(cells: readonly CellSurvey[], count: number): void {
  const worst = cells.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, count);
  console.log(`\n| cell | ${measures} |`);
  console.log(`|---|${'---|'.repeat(measures.split('|').length)}`);
  for (const cell of worst) {
    const { subTopicId, title, year } = cell.subTopic;
    const makers = generatorsFor(subTopicId).map(({ generatorId }) => generatorId);
    const name = `${makers.join(', ')} ${subTopicId} year ${year} ${title} · ${cell.difficulty}`;
    console.log(`| ${[name, ...columnsOf([cell])].join(' | ')} |`);
  }
}

/** Surveys the sub-topics that generators with this beginning of an id serve, lists the `worst` cells, and gives whether none is too much alike. */
export function surveyQuestions(only: string, worst: number): boolean {
  const served = generators
    .filter(({ generatorId }) => generatorId.startsWith(only))
    .flatMap(({ subTopicIds }) => subTopicIds.map(findSubTopic));
  const wanted = subTopics.filter((subTopic: SubTopic) => served.includes(subTopic));
  const cells = surveyCells(wanted);
  console.log('');
  printTable(cells);
  if (worst > 0) printWorst(cells, worst);
  const faults = samenessFaults(cells);
  if (faults.length > 0) console.log(`\nToo much alike:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
  return faults.length === 0;
}
