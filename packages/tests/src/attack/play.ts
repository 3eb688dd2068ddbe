/** Games, shop, streaks and leagues: what a child gains without learning, or a stranger learns about them. */
import { buyPreset, listAvatarPresets, takeOffPreset, wearPreset } from '@comet/contract/avatars';
import { pathOf } from '@comet/contract/call';
import {
  answerChallenge,
  getChallenge,
  getChallengeSummary,
  startChallenge,
  usePowerUp,
} from '@comet/contract/challenges';
import { getOwnControls, setControls } from '@comet/contract/controls';
import { assignStudent, changeNickname, getLeaderboard, getLeagues } from '@comet/contract/leagues';
import { buyStreakSaver, claimDailyReward } from '@comet/contract/streaks';
import { type Controls, defaultControls } from '@comet/domain/controls/controls';
import { listBrokenInvariants } from '../support/broken-invariants.ts';
import { ask } from '../support/person.ts';
import { enterAsNewStudent, givesAway } from './new-student.ts';
import type { Attack, Target } from './target.ts';

const game = { game: 'survival', subjectId: 1 } as const;

/** Does something while the parent has chosen these controls for the sibling. */
async function under<T>(
  { url, tokens, userIdOf }: Target,
  chosen: Partial<Controls>,
  act: () => Promise<T>,
): Promise<T> {
  const before = (await ask(url, getOwnControls, {}, tokens.sibling)).body;
  if (before === undefined) throw new Error('the sibling has no controls');
  const params = { id: await userIdOf(tokens.sibling) };
  const set = async (controls: Controls): Promise<void> => {
    const body = { ...controls, mutedNotifications: [...controls.mutedNotifications] };
    const { refusal } = await ask(url, setControls, { params, body }, tokens.parent);
    if (refusal !== undefined) throw new Error(refusal);
  };
  await set({ ...defaultControls, ...chosen });
  return act().finally(() => set(before));
}

const switchedOff: Attack = {
  name: 'playing, collecting and joining what the parent has switched off',
  attempt: (target) =>
    under(target, { hasGames: false, hasStreaks: false, hasLeagues: false }, async () => {
      const [{ url }, as] = [target, target.tokens.sibling];
      const statuses = {
        game: (await ask(url, startChallenge, { body: game }, as)).status,
        reward: (await ask(url, claimDailyReward, { params: { id: 20_261_120 } }, as)).status,
        saver: (await ask(url, buyStreakSaver, {}, as)).status,
        league: (await ask(url, assignStudent, {}, as)).status,
        nickname: (await ask(url, changeNickname, {}, as)).status,
      };
      const through = Object.entries(statuses).filter(([, status]) => status !== 409);
      return through.length === 0 ? undefined : through.map(([what, status]) => `${what}: ${status}`).join(', ');
    }),
};

const foreignGame: Attack = {
  name: 'looking into a game of another child, answering in it and helping oneself',
  attempt: async (target) => {
    const { url } = target;
    const begun = await ask(url, startChallenge, { body: game }, await enterAsNewStudent(target));
    const questionId = begun.body?.current?.questionId;
    if (begun.body === undefined || questionId === undefined) throw new Error(begun.refusal ?? 'no question');
    const [params, as] = [{ id: begun.body.challengeId }, target.tokens.student];
    const statuses = [
      (await ask(url, getChallenge, { params }, as)).status,
      (await ask(url, getChallengeSummary, { params }, as)).status,
      (await ask(url, answerChallenge, { params, body: { questionId, answer: null } }, as)).status,
      (await ask(url, usePowerUp, { params, body: { powerUp: 'skip', questionId } }, as)).status,
    ];
    return statuses.every((status) => status === 404) ? undefined : `answered ${statuses.join(', ')}`;
  },
};

const earlyGameAnswer: Attack = {
  name: 'finding the right answer in a game, or in its summary before it is answered',
  attempt: async (target) => {
    const token = await enterAsNewStudent(target);
    const begun = await ask(target.url, startChallenge, { body: game }, token);
    const id = begun.body?.challengeId;
    if (id === undefined) throw new Error(begun.refusal);
    // As sent: the contract's schemas would leave out what they do not know.
    for (const call of [getChallenge, getChallengeSummary]) {
      const { text } = await target.send(pathOf(call, { params: { id } }), { token });
      const found = givesAway.exec(text);
      if (found !== null) return `${call.path} carries ${found[0]}`;
    }
    return undefined;
  },
};

const boughtWithNothing: Attack = {
  name: 'buying and wearing without coins, 20 times at once',
  attempt: async (target) => {
    const { url } = target;
    const token = await enterAsNewStudent(target);
    const { presets = [] } = (await ask(url, listAvatarPresets, { query: {} }, token)).body ?? {};
    const dear = presets.filter(({ price, isOwned }) => price > 0 && !isOwned).slice(0, 20);
    if (dear.length < 20) throw new Error('the shop is empty');
    const statuses = await Promise.all([
      ...dear.map(async ({ id }) => (await ask(url, buyPreset, { params: { id } }, token)).status),
      ...dear.map(async ({ refAvatarPresetAdditionalIds: [worn = 0] }) => {
        const body = { refAvatarPresetAdditionalId: worn };
        return (await ask(url, wearPreset, { body }, token)).status;
      }),
    ]);
    if (statuses.some((status) => status < 400 || status >= 500)) return `answered ${statuses.join(', ')}`;
    await ask(url, takeOffPreset, { body: { type: 'costume' } }, token);
    const broken = await listBrokenInvariants(target.databaseUrl);
    return broken.length === 0 ? undefined : broken.join('; ');
  },
};

const claimedDays: Attack = {
  name: 'collecting the rewards of days on which nothing was learned, or that never were',
  attempt: async (target) => {
    const token = await enterAsNewStudent(target);
    const now = new Date();
    const today = now.getUTCFullYear() * 10_000 + (now.getUTCMonth() + 1) * 100 + now.getUTCDate();
    for (const id of [today, today - 1, today + 1, 20_261_399, 1, 2_147_483_647]) {
      const path = pathOf(claimDailyReward, { params: { id } });
      const { status } = await target.send(path, { method: claimDailyReward.method, token });
      if (status < 400 || status >= 500) return `${id} was answered ${status}`;
    }
    return undefined;
  },
};

const leagueStrangers: Attack = {
  name: 'finding out who is behind a nickname, and a look into a group of others',
  attempt: (target) =>
    under(target, { hasLeagues: true }, async () => {
      const { url, tokens } = target;
      const joined = await ask(url, assignStudent, {}, tokens.sibling);
      const id = joined.body?.leagueId ?? (await ask(url, getLeagues, {}, tokens.sibling)).body?.leagueId;
      if (id == null) throw new Error(joined.refusal ?? 'the sibling is in no group');
      const path = pathOf(getLeaderboard, { params: { id } });
      const own = await target.send(path, { token: tokens.sibling });
      if (!own.text.includes('"nickname"')) throw new Error(`no leaderboard: ${own.text}`);
      const named = /Theo|demo-|"(?:userId|studentId|firstName|lastName|userName|school)":/.exec(own.text);
      if (named !== null) return `the leaderboard carries ${named[0]}`;
      const foreign = await target.send(path, { token: tokens.strangerStudent });
      return foreign.text.includes('"nickname"') ? 'a stranger reads the leaderboard' : undefined;
    }),
};

export const playAttacks: readonly Attack[] = [
  switchedOff,
  foreignGame,
  earlyGameAnswer,
  boughtWithNothing,
  claimedDays,
  leagueStrangers,
];
