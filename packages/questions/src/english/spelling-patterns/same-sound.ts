/** In which word the letters ough make the same sound. */
import { chosen } from '../../kernel/seen.ts';
import { chooseText } from '../ask.ts';
import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import { areFamily } from '../spelling/questions.ts';
import { at, mistake, type PatternForm } from './form-parts.ts';
import { pool } from './pattern-pool.ts';
import { oughSounds } from './tricky-spellings.data.ts';

const soundOf = once(
  () => new Map(rowsOf(oughSounds).flatMap((row) => listOf(row[1]).map((word) => [word, partOf(row, 0)] as const))),
);

/** 'In which word does ough sound as it does in cough?' */
export const sameSound: PatternForm = {
  weight: at((cell) => (cell.params.set === 'ough5' ? 60 : 0), 'easy', 'medium'),
  make(random, cell) {
    const all = pool(cell);
    const model = random.pick(all);
    const same = all.filter((each) => each.sound === model.sound && !areFamily(each.word, model.word));
    if (same.length === 0) return undefined;
    const right = random.pick(same);
    // One word of each other sound: three of one sound would be left out together.
    const others = [
      ...new Map(
        random.shuffle(all.filter((each) => each.sound !== model.sound)).map((each) => [each.sound, each] as const),
      ).values(),
    ];
    return chooseText(
      random,
      {
        prompt: [`In which word does ough sound as it does in “${model.word}”?`],
        hint: `Say “${model.word}” aloud. What sound do the letters ough make?`,
        steps: [
          `Say “${model.word}” aloud: there ough says “${model.sound}”.`,
          `Say “${right.word}” aloud: there it says “${right.sound}” as well.`,
          `So it is **${right.word}**. ${model.lesson}`,
        ],
        variant: `sound ${model.word} ${right.word}`,
        features: { letters: right.word.length, recall: cell.difficulty === 'easy' ? 1 : 2 },
      },
      right.word,
      others.map(
        (other) =>
          [
            other.word,
            mistake(
              'same-letters-other-sound',
              `The letters are the same, but in “${other.word}” they say “${other.sound}”.`,
            ),
          ] as const,
      ),
      { count: cell.difficulty === 'easy' ? 3 : 4, layout: 'grid' },
    );
  },
  solve(seen) {
    const [, model = ''] = /^In which word does ough sound as it does in “(.+)”\?$/.exec(seen.asks) ?? [];
    return model === '' ? undefined : chosen(seen, (option) => soundOf().get(option) === soundOf().get(model));
  },
};
