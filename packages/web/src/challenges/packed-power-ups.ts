/** The three power-ups that a child packs for a game, kept in this browser. */
import { type Game, type GamePowerUp, gamePowerUps, maxPowerUpsPerGame } from '@comet/domain/challenges/games';
import { deviceStorage } from '../ui/browser-storage.ts';

const keyOf = (game: Game): string => `comet-packed-${game}`;
const usual: readonly GamePowerUp[] = ['eraser', 'freeze', 'doubleOrNothing'];

/** Only those that this game has; no more than a game takes. */
export function readPacked(game: Game, allowed: readonly GamePowerUp[]): GamePowerUp[] {
  const text = deviceStorage.getItem(keyOf(game));
  const kept = text === null ? usual : gamePowerUps.filter((one) => text.split(' ').includes(one));
  return kept.filter((one) => allowed.includes(one)).slice(0, maxPowerUpsPerGame);
}

export const keepPacked = (game: Game, packed: readonly GamePowerUp[]): void =>
  deviceStorage.setItem(keyOf(game), packed.join(' '));

/** Packs one more in place of the first, or takes it out. */
export function togglePacked(packed: readonly GamePowerUp[], one: GamePowerUp): GamePowerUp[] {
  return packed.includes(one) ? packed.filter((other) => other !== one) : [...packed, one].slice(-maxPowerUpsPerGame);
}
