/** What a parent switches on and off for a child. Every feature that plays a part asks for it on the server. */
import type { ChildNotificationKind } from '../notifications/kinds.ts';

/** Minutes of games a day that a parent can choose from; null is no limit. */
export const gameMinutesChoices = [10, 20, 30, 45, 60] as const;
export type GameMinutes = (typeof gameMinutesChoices)[number] | null;

/** Games that a child may start in a day, however short each is and whatever the parent allows. */
export const maxGamesPerDay = 200;

export interface Controls {
  /** Off until a parent switches it on: other children see the nickname and avatar. */
  readonly hasLeagues: boolean;
  readonly hasStreaks: boolean;
  readonly hasGames: boolean;
  /** Most minutes of games in a day of the child's own calendar. */
  readonly gameMinutesPerDay: GameMinutes;
  readonly hasSounds: boolean;
  /** Off until a parent agrees: whether their voice may be in recordings of live lessons, which other families see. */
  readonly mayRecordVoice: boolean;
  /** What the child isn't notified of. */
  readonly mutedNotifications: readonly ChildNotificationKind[];
}

/** What applies until a parent chooses. */
export const defaultControls: Controls = {
  hasLeagues: false,
  hasStreaks: true,
  hasGames: true,
  gameMinutesPerDay: 30,
  hasSounds: true,
  mayRecordVoice: false,
  mutedNotifications: [],
};
