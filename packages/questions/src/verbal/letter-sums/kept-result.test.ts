import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';

test.each([330603, 340503, 350603, 360603, 370403])('%i medium: a wrong letter is not told the result', (id) => {
  for (let seed = 0; seed < 40; seed++) {
    const { key, explanation } = mintFor(id, 'medium', seed);
    const [, total = ''] = /(\d+) is the value of [A-Z]\./.exec(JSON.stringify(explanation)) ?? [];
    const told =
      key.type === 'writeAnswer'
        ? key.mistakes.filter(({ given }) => /^[A-Z]$/.test(given)).map(({ because }) => because.says)
        : key.type === 'multipleChoice'
          ? key.because.flatMap((each) => (each === null || each === undefined ? [] : [each.says]))
          : [];
    for (const says of told) expect(says).not.toContain(`makes ${total}.`);
  }
});
