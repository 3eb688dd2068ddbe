/** What a child may do under the parent's controls. The same rules guard the services and disable buttons. */
import type { Permission } from '../permission.ts';
import { minuteMs } from '../time.ts';
import { type Controls, maxGamesPerDay } from './controls.ts';

/** What can be switched off as a whole. */
export type SwitchedFeature = 'leagues' | 'streaks' | 'games';

const isOn: Readonly<Record<SwitchedFeature, (controls: Controls) => boolean>> = {
  leagues: ({ hasLeagues }) => hasLeagues,
  streaks: ({ hasStreaks }) => hasStreaks,
  games: ({ hasGames }) => hasGames,
};

export const controlsCan = {
  use(controls: Controls, feature: SwitchedFeature): Permission<'switchedOff'> {
    return isOn[feature](controls) ? 'yes' : 'switchedOff';
  },

  /** Start a game after playing this many today, for so long. One that is running may be finished. */
  startGame(
    controls: Controls,
    today: { readonly games: number; readonly playedMs: number },
  ): Permission<'switchedOff' | 'gameTimeOver'> {
    const { hasGames, gameMinutesPerDay } = controls;
    if (!hasGames) return 'switchedOff';
    const isTimeOver = gameMinutesPerDay !== null && today.playedMs >= gameMinutesPerDay * minuteMs;
    return isTimeOver || today.games >= maxGamesPerDay ? 'gameTimeOver' : 'yes';
  },
};
