/** Timetables: how they are drawn up, shown and read back. */
import type { Block, Question } from '@comet/contract/question';
import type { Form } from '../../kernel/forms.ts';
import type { Made } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { formsAbout, numberedStimuli } from '../../kernel/parts.ts';
import type { Random } from '../../kernel/random.ts';
import { clock24, readTime } from '../times.ts';

type Level = 'easy' | 'medium' | 'hard';

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.timetable');

/** The mistakes children make here. */
export const named = {
  column: mistake('wrong-column', 'That is another column. Go down the column you need.'),
  decimal: mistake('decimal-time', 'An hour has 60 minutes, not 100. Count on.'),
  missed: mistake('already-gone', 'That one has already gone. Look for the next one.'),
  later: (kind: string) => mistake('wrong-column', `That is the wait for a later ${kind}. Take the first one.`),
  early: mistake('too-early', 'That gets there in time, but a later one does too.'),
  late: mistake('too-late', 'That one gets there too late.'),
  miscalculated: mistake('miscounts', ''),
};

/** A timetable: `times[service][stop]` are minutes after midnight; undefined where it does not stop. */
export interface Timetable {
  readonly kind: 'bus' | 'train' | 'boat';
  readonly stops: readonly string[];
  readonly services: readonly string[];
  readonly times: readonly (readonly (number | undefined)[])[];
}

const stopsOf = {
  bus: [
    'Town Hall',
    'Library',
    'Market',
    'Park Gate',
    'Museum',
    'High Street',
    'School',
    'Castle',
    'Mill Lane',
    'Farm Shop',
  ],
  train: ['Oakley', 'Millbrook', 'Fernham', 'Ashby', 'Westport', 'Brookside', 'Hillford', 'Stonebridge', 'Larkfield'],
  boat: ['Harbour', 'Old Pier', 'Sandy Bay', 'Lighthouse', 'Seal Island', 'North Beach', 'Fish Quay', 'Rocky Point'],
} as const;

const namedAfterPlaces = [
  'Town Hall',
  'Library',
  'Market',
  'Museum',
  'School',
  'Castle',
  'Farm Shop',
  'Harbour',
  'Old Pier',
  'Lighthouse',
];
/** A stop as a sentence names it: 'the Museum', but 'Mill Lane'. */
export const stopName = (stop = ''): string => (namedAfterPlaces.includes(stop) ? `the ${stop}` : stop);

/** How many stops and services by level; on hard ones some stops are left out and journeys differ in length. */
const sizes = {
  easy: { stops: 4, services: 3 },
  medium: { stops: 5, services: 4 },
  hard: { stops: 5, services: 4 },
} as const;

/** The name of a service by its place: 'Bus A'. */
const serviceName = (kind: Timetable['kind'], place: number): string =>
  `${kind[0]?.toUpperCase()}${kind.slice(1)} ${'ABCD'[place]}`;

/** A timetable for the level. */
function drawTimetable(random: Random, level: Level): Timetable {
  const kind = random.pick(['bus', 'train', 'boat'] as const);
  const { stops, services } = sizes[level];
  const step = level === 'easy' ? 5 : 1;
  const gaps = Array.from({ length: stops - 1 }, () => step * random.int(Math.ceil(6 / step), Math.floor(24 / step)));
  const first = step * random.int(420 / step, 900 / step);
  let start = first;
  const times = Array.from({ length: services }, () => {
    const row = [start];
    for (const gap of gaps) row.push((row.at(-1) ?? 0) + gap + (level === 'easy' ? 0 : random.int(-2, 3)));
    start += step * random.int(Math.ceil(21 / step), Math.floor(50 / step));
    const skipped = level === 'hard' && random.chance(2, 3) ? random.int(1, stops - 2) : -1;
    return row.map((time, stop) => (stop === skipped ? undefined : time));
  });
  return {
    kind,
    stops: random.sample(stopsOf[kind], stops),
    services: times.map((_, place) => serviceName(kind, place)),
    times,
  };
}

/** The timetable as a table: stops go down, services across; a dash where it does not stop. */
export function timetableBlock({ kind, stops, services, times }: Timetable): Block {
  return {
    type: 'table',
    caption: `A ${kind} timetable`,
    head: ['Stop', ...services],
    rows: stops.map((stop, place) => [
      stop,
      ...times.map((row) => (row[place] === undefined ? '–' : clock24(row[place]))),
    ]),
  };
}

/** Reads the table back: the time of a service at a stop, named as in a sentence. */
export function readTimetable(question: Question): {
  services: string[];
  stops: string[];
  at(service: string, stop: string): number | undefined;
} {
  const [table] = question.prompt.flatMap((block) => (block.type === 'table' ? [block] : []));
  const services = table?.head.slice(1) ?? [];
  const rows = table?.rows ?? [];
  return {
    services,
    stops: rows.map(([stop = '']) => stop),
    at: (service, stop) =>
      readTime(rows.find(([name]) => stop === stopName(name) || stop === name)?.[services.indexOf(service) + 1] ?? ''),
  };
}

/** A pair of stops in the order of travel, by place. */
export function drawStops(random: Random, { stops }: Timetable): readonly [number, number] {
  const from = random.int(0, stops.length - 2);
  return [from, random.int(from + 1, stops.length - 1)];
}

/** What makes a timetable hard, as numbers that rise with it. */
export const features = ({ times }: Timetable, steps: number): Record<string, number> => ({
  steps,
  cells: times.flat().length,
  left: times.flat().filter((time) => time === undefined).length,
});

/** Timetables need nothing told beside the level. */
export type Params = Readonly<Record<string, never>>;

/** The timetables of a level, by their ids. */
export const timetableIds = (level: Level): readonly string[] => numberedStimuli(`timetable-${level}`);

/** One way of asking about a timetable that is there already. */
export interface AboutTimetable {
  /** What it asks for: no set asks for the same twice. */
  readonly asksFor: string;
  readonly weight: Form<Params>['weight'];
  make(random: Random, table: Timetable, level: Level): Made | undefined;
  readonly solve: Form<Params>['solve'];
}

/** These ways of asking as forms, in the order in which they are asked about one timetable. */
export const formsAboutTimetables = (ways: readonly AboutTimetable[]): Form<Params>[] =>
  formsAbout<Params, Timetable, string>(
    {
      ids: ({ difficulty }) => timetableIds(difficulty),
      draw: (random, { difficulty }) => drawTimetable(random, difficulty),
      order: ways.map(({ asksFor }) => asksFor),
    },
    ways.map(({ asksFor, weight, make, solve }) => ({
      weight,
      solve,
      make: (random, table, { difficulty }) => ({ made: make(random, table, difficulty), asksFor }),
    })),
  );
