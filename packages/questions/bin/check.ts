/** Checks generators from the terminal: `npx node packages/questions/bin/check.ts m.column 1000 [sub-topic id] [--show 3]`. */
import { parseArgs } from 'node:util';
import { findSubTopic } from '../src/curriculum/curriculum.ts';
import { mint } from '../src/kernel/mint.ts';
import { checkSubTopic } from '../src/kernel/properties.ts';
import { generators } from '../src/registry.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'string', default: '0' } },
});
const [wanted = '', seeds = '200', only] = positionals;
let faulty = 0;
for (const generator of generators.filter(({ generatorId }) => generatorId.startsWith(wanted))) {
  for (const subTopicId of generator.subTopicIds.filter((id) => only === undefined || id === Number(only))) {
    const subTopic = findSubTopic(subTopicId);
    if (subTopic === undefined) throw new Error(`${subTopicId} is not on the map`);
    for (const report of checkSubTopic(generator, subTopicId, subTopic.year, Number(seeds))) {
      const { difficulty, different, checked, refuted, msEach, faults } = report;
      console.log(
        `${generator.generatorId} ${subTopicId} ${subTopic.title} · ${difficulty}: ${different} different of ${checked}, ${refuted} refuted, ${msEach.toFixed(2)} ms`,
      );
      for (const fault of faults) console.log(`  FAULT ${fault}`);
      faulty += faults.length === 0 ? 0 : 1;
      for (let seed = 0; seed < Number(values.show); seed++) {
        const { question, key, hint, explanation, variant, features } = mint(
          generator,
          subTopicId,
          subTopic.year,
          difficulty,
          seed,
        );
        console.log(JSON.stringify({ variant, features, question, key, hint, explanation }, null, 1));
      }
    }
  }
}
console.log(`cells with faults: ${faulty}`);
process.exitCode = faulty === 0 ? 0 : 1;
