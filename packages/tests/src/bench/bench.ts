/**
 * `npm run bench` measures how fast answers are taken, in games and in tests, and what first pages cost. `-- games` measures only
 * what a game's answer costs, `-- leagues` how long the end of a week takes for 100,000 students, `-- homes` only first pages, `-- frames` how smoothly games move on a slow processor,
 * `-- log-ins` how fast a morning's children come in, `-- rooms [--seconds 20] [--children 30]` what rooms of live lessons cost, `-- beside-room`
 * what answers feel of one,
 * `-- questions [--seeds 1000] [--only m.column]` measures how far questions teach and vary and checks every generator (with `--survey` it only
 * measures, and with `--worst 30` it lists the 30 cells that need work most), and `-- others` measures what people feel of an attack.
 */
import { parseArgs } from 'node:util';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string', default: '1000' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '20' },
    children: { type: 'string', default: '30' },
    survey: { type: 'boolean', default: false },
    worst: { type: 'string', default: '0' },
  },
});
const [what = 'answers'] = positionals;
if (what === 'answers') {
  const { benchGameAnswers } = await import('./game-answers.ts');
  if (!(await benchGameAnswers())) process.exitCode = 1;
  const { benchAnswers } = await import('./answers.ts');
  await benchAnswers();
  const { benchHomes } = await import('./homes.ts');
  if (!(await benchHomes())) process.exitCode = 1;
} else if (what === 'homes') {
  const { benchHomes } = await import('./homes.ts');
  process.exitCode = (await benchHomes()) ? 0 : 1;
} else if (what === 'games') {
  const { benchGameAnswers } = await import('./game-answers.ts');
  process.exitCode = (await benchGameAnswers()) ? 0 : 1;
} else if (what === 'leagues') {
  const { benchLeagueRollover } = await import('./league-rollover.ts');
  process.exitCode = (await benchLeagueRollover()) ? 0 : 1;
} else if (what === 'log-ins') {
  const { benchLogIns } = await import('./log-ins.ts');
  await benchLogIns();
} else if (what === 'frames') {
  const { benchFrames } = await import('./frames.ts');
  process.exitCode = (await benchFrames()) ? 0 : 1;
} else if (what === 'questions') {
  const { benchQuestions } = await import('./questions.ts');
  const { surveyQuestions } = await import('./question-survey.ts');
  if (!surveyQuestions(values.only, Number(values.worst))) process.exitCode = 1;
  if (!values.survey && !(await benchQuestions(Number(values.seeds), values.only))) process.exitCode = 1;
} else if (what === 'rooms') {
  const { benchRooms } = await import('./rooms.ts');
  process.exitCode = (await benchRooms(Number(values.seconds), Number(values.children))) ? 0 : 1;
} else if (what === 'beside-room') {
  const { benchAnswersBesideRoom } = await import('./answers-beside-room.ts');
  process.exitCode = (await benchAnswersBesideRoom()) ? 0 : 1;
} else if (what === 'others') {
  const { benchOthers } = await import('./others.ts');
  process.exitCode = (await benchOthers()) ? 0 : 1;
} else {
  console.error(
    `There is no bench called '${what}': answers (when nothing is said), games, leagues, homes, log-ins, frames, rooms, beside-room, questions or others.`,
  );
  process.exitCode = 1;
}
