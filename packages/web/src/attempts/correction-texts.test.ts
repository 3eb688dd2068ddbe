import { expect, test } from 'vitest';
import { correctionText } from './correction-texts.ts';

test.each([
  [{ answers: 1, coins: 0, stars: 0 }, 'Sorry! Your answer counts now.'],
  [{ answers: 1, coins: 1, stars: 0 }, 'Sorry! Your answer counts now, and here is your coin.'],
  [{ answers: 1, coins: 3, stars: 0 }, 'Sorry! Your answer counts now, and here are your coins.'],
  [{ answers: 2, coins: 16, stars: 1 }, 'Sorry! 2 of your answers count now, and here are your coins and a new star.'],
  [{ answers: 4, coins: 0, stars: 2 }, 'Sorry! 4 of your answers count now, and here are 2 new stars.'],
])('%j reads %j', (news, text) => {
  expect(correctionText(news).text).toBe(text);
});
