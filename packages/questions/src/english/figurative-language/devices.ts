/** Metaphor, personification and other devices. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseBesideRival, chooseInOrder, chooseText, standsOut, withOptions } from '../ask.ts';
import type { Form } from '../seen.ts';
import { all, type Line, pool, readDevice, ruleOf, signOf } from './device-lines.ts';
import { at, deviceQuestions, type FigureCell, type FigureParams, mistake } from './mistakes.ts';
import { pictureOf, wrongMeaning } from './pictures.ts';

type FigureForm = Form<FigureParams>;

const both = ['devices', 'imagery'] as const;

/** A device as it stands after a verb: 'a simile', 'hyperbole'. */
const named = (device: string): string =>
  /^(alliteration|onomatopoeia|personification|hyperbole|repetition)$/.test(device)
    ? device
    : `${device === 'oxymoron' ? 'an' : 'a'} ${device}`;
const quotedLine = ({ line }: Line): string => `Take the line “${line}”`;

/** Devices that are seen or heard at a glance. */
const plainDevices = ['simile', 'alliteration', 'onomatopoeia', 'rhetorical question', 'repetition'];

/**
 * The devices that a line may be asked for. From year 6, and at medium and hard, none that is seen at a glance, unless a sub-topic has no others:
 * there, alliteration alone is left out at hard.
 */
function askedDevices(cell: FigureCell): readonly string[] {
  const { devices: taught } = cell.params;
  const deep = taught.filter((device) => !plainDevices.includes(device));
  if (deep.length > 0) return cell.difficulty === 'easy' && cell.year < 6 ? taught : deep;
  return cell.difficulty === 'hard' ? taught.filter((device) => device !== 'alliteration') : taught;
}

/** The lines whose device is asked for: the longer ones at medium. */
const toName = (cell: FigureCell): readonly Line[] =>
  pool(cell).filter(
    ({ device, line }) => askedDevices(cell).includes(device) && line.length > 36 === (cell.difficulty === 'medium'),
  );

/** The names to choose from: at easy three, and one of the others isn't seen at a glance, either. */
function namesBeside(random: Random, { params: { devices: taught }, difficulty }: FigureCell, device: string) {
  if (difficulty !== 'easy') return taught;
  // Whether a line asks something is seen by its last mark.
  const others = random.shuffle(taught.filter((other) => other !== device && other !== 'rhetorical question'));
  const deep = others.find((other) => !plainDevices.includes(other));
  const shown = [device, ...others.toSorted((one, other) => Number(other === deep) - Number(one === deep))].slice(0, 3);
  return taught.filter((other) => shown.includes(other));
}

const nameAsks = 'Which of these does the line use?';

/** 'Which of these does the line use?' */
const nameIt: FigureForm = {
  weight: (cell) => at(both, toName(cell).length, 'easy', 'medium')(cell),
  make(random, cell) {
    const picked = random.pick(toName(cell));
    const { device, line } = picked;
    const names = namesBeside(random, cell, device);
    return chooseInOrder(
      {
        prompt: [nameAsks, line],
        hint: names.flatMap((name) => deviceQuestions[name] ?? []).join(' '),
        steps: [ruleOf(cell, device), signOf(picked), `So it is ${named(device).replace(device, `**${device}**`)}.`],
        variant: `name ${line}`,
        features: { load: cell.difficulty === 'easy' ? 1 : 2 },
      },
      names,
      device,
      (other) =>
        mistake(
          `${device.replaceAll(' ', '-')}-taken-for-${other.replaceAll(' ', '-')}`,
          `${ruleOf(cell, other)} This line doesn’t do that.`,
        ),
    );
  },
  solve: (seen) => (seen.asks === nameAsks ? chosen(seen, (option) => option === readDevice(seen.shows)) : undefined),
};

/**
 * The lines beside the right one: from medium on such as are no easier to tell. There, a simile stands among lines with like or as: among others
 * it would be seen at once.
 */
function besideAt(cell: FigureCell, device: string): readonly Line[] {
  const others = pool(cell).filter((each) => each.device !== device);
  if (cell.difficulty === 'easy') return others;
  if (device === 'simile') return others.filter(({ line }) => /\b(?:like|as)\b/i.test(line));
  return cell.params.asks === 'imagery'
    ? others
    : others.filter((each) => each.device === 'simile' || !plainDevices.includes(each.device));
}

/**
 * Lines of more than one kind: beside three similes, the line without like or as would be left over. Of each kind that is spotted at once
 * there is one line at most, and of the few kinds of imagery so many that not all the wrong ones can be of one.
 */
function ofSeveralKinds({ params }: FigureCell, lines: readonly Line[], count: number): readonly Line[] {
  const limitOf = (device: string): number =>
    params.asks === 'imagery' ? Math.max(2, count - 2) : plainDevices.includes(device) ? 1 : lines.length;
  return lines.filter(
    ({ device }, at) => lines.slice(0, at).filter((line) => line.device === device).length < limitOf(device),
  );
}

/** The device that each is most often taken for: a line with it always stands beside. */
const rivals: Readonly<Record<string, string>> = {
  simile: 'metaphor',
  metaphor: 'personification',
  personification: 'metaphor',
  hyperbole: 'metaphor',
  oxymoron: 'hyperbole',
};

/** 'Which line uses a metaphor?' */
const whichLine: FigureForm = {
  weight: at(both, 120, 'easy', 'medium', 'hard'),
  make(random, cell) {
    const device = random.pick(askedDevices(cell));
    const count = cell.difficulty === 'easy' ? 3 : cell.difficulty === 'medium' ? 4 : 5;
    const picked = random.pick(pool(cell).filter((each) => each.device === device));
    const right = picked.line;
    const beside = besideAt(cell, device);
    const shuffled = random.shuffle(beside);
    const rival = shuffled.filter((each) => each.device === rivals[device]).slice(0, 1);
    const wrong = ofSeveralKinds(cell, [...new Set([...rival, ...shuffled])], count).slice(0, 9);
    if (
      standsOut(
        random,
        right,
        wrong.map(({ line }) => line),
      )
    )
      return undefined;
    return withOptions(
      (rival.length > 0 ? chooseBesideRival : chooseText)(
        random,
        {
          prompt: [`Which line uses ${named(device)}?`],
          hint: 'Say what each line does with its words. Cross out the lines that do something else.',
          steps: [ruleOf(cell, device), signOf(picked), `So it is: **${right}**`],
          variant: `which ${cell.difficulty} ${device} ${right}`,
          features: { load: count },
        },
        right,
        wrong.map(
          (each): TextMistake => [
            each.line,
            mistake(
              `${each.device.replaceAll(' ', '-')}-for-${device.replaceAll(' ', '-')}`,
              `That line uses ${named(each.device)}. ${ruleOf(cell, each.device)}`,
            ),
          ],
        ),
        { count },
      ),
    );
  },
  solve(seen) {
    const [, device] = /^Which line uses (?:an? )?(.+)\?$/.exec(seen.asks) ?? [];
    return device === undefined ? undefined : chosen(seen, (option) => readDevice(option) === device);
  },
};

const toExplain = (cell: FigureCell): readonly Line[] => pool(cell).filter(({ wrong }) => wrong.length > 0);

/** 'What does the line mean?' */
const whatMeans: FigureForm = {
  weight: (cell) => at(['devices'], toExplain(cell).length, 'medium', 'hard')(cell),
  make(random, cell) {
    const own = random.pick(toExplain(cell));
    return chooseText(
      random,
      {
        prompt: ['What does this line really mean?', own.line],
        hint: 'Don’t take it word for word. What picture does it give?',
        steps: [ruleOf(cell, own.device), pictureOf(own.line), `So it really means: **${own.meaning}**`],
        variant: `means ${own.line}`,
        features: { load: cell.difficulty === 'hard' ? 4 : 3 },
      },
      own.meaning,
      // All of the same thing: one of another thing could be ruled out without a thought for the picture.
      own.wrong.map((text) => wrongMeaning(own.line, text, 'That isn’t the picture that this line gives.')),
    );
  },
  solve: (seen) =>
    seen.asks === 'What does this line really mean?'
      ? chosen(seen, (option) => all().some(({ line, meaning }) => line === seen.shows && meaning === option))
      : undefined,
};

/** 'Which line does not use it?' */
const oddLine: FigureForm = {
  weight: at(both, 100, 'hard'),
  make(random, cell) {
    // Every other kind is seen at a glance among lines of one kind.
    const close = cell.params.asks === 'imagery' ? ['alliteration', 'onomatopoeia'] : ['metaphor', 'personification'];
    const device = random.pick(close);
    const group = random.sample(
      pool(cell).filter((each) => each.device === device),
      6,
    );
    const odd = random.pick(pool(cell).filter((each) => each.device !== device && close.includes(each.device)));
    if (
      standsOut(
        random,
        odd.line,
        group.map(({ line }) => line),
      )
    )
      return undefined;
    return withOptions(
      chooseText(
        random,
        {
          prompt: ['Three of these lines use the same device. Which line uses a different one?'],
          hint: 'Find out what each line does with its words.',
          steps: [
            `Three lines use ${named(device)}. ${ruleOf(cell, device)}`,
            `${quotedLine(odd)}: it uses ${named(odd.device)}. ${signOf(odd)}`,
            `The odd one out is: **${odd.line}**`,
          ],
          variant: `odd ${device} ${odd.line}`,
          features: { load: 5 },
        },
        odd.line,
        group.map(
          (each): TextMistake => [
            each.line,
            mistake('member-of-the-group', `Two other lines do the same: they use ${named(device)}. ${signOf(each)}`),
          ],
        ),
      ),
    );
  },
  solve(seen) {
    if (!seen.asks.startsWith('Three of these lines use the same device.')) return undefined;
    const found = seen.options.map(readDevice);
    return chosen(seen, (_, place) => found.filter((device) => device === found[place]).length === 1);
  },
};

/** The ways of asking about devices. */
export const deviceForms: readonly FigureForm[] = [nameIt, whichLine, whatMeans, oddLine];
