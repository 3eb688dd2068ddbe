/** XML of megabytes, made to keep the reader busy. */
import { expect, test } from 'vitest';
import { orFault } from './exchanged.ts';
import { readXml } from './xml-reader.ts';

/** Processor time of this thread, so that neither a busy machine nor another test file is a fault. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

test.each([
  ['a DOCTYPE that never ends', `<!DOCTYPE a [${'<!ENTITY b "c">'.repeat(250_000)}`, 1, 'DOCTYPE'],
  ['endless comments', `<a>${'<!-- - -->'.repeat(400_000)}`, 1, 'never closed'],
  ['an endless known number', `<a>&#${'1'.repeat(4_000_000)};</a>`, 1, 'is not a character'],
  ['10 MB', `<a>${'x'.repeat(10 * 1024 * 1024)}</a>`, 1, 'larger than 5 MB'],
  ['10 MB in few letters', `<a>${'😀'.repeat(2_600_000)}</a>`, 1, 'larger than 5 MB'],
  [
    'many elements under many namespaces',
    `${Array.from({ length: 62 }, (_, n) => `<a xmlns:n${n}="u">`).join('')}${'<n0:b n0:c=""/>'.repeat(60_000)}`,
    1,
    'never closed',
  ],
  ['deep nesting', '<a>\n'.repeat(500_000), 65, 'nested more than 64 deep'],
  ['too many elements', `<a>${'<b/>'.repeat(300_000)}</a>`, 1, 'more than 200000 elements'],
  ['an endless name', `<${'a'.repeat(4_000_000)}`, 1, 'never ends'],
  ['endless spaces in a tag', `<a${' '.repeat(4_000_000)}x`, 1, 'never ends'],
  ['endless quotes', `<a b="${"'".repeat(4_000_000)}`, 1, 'never ends'],
  ['endless references', `<a>${'&'.repeat(4_000_000)}</a>`, 1, 'Write & as &amp;.'],
  ['endless number', `<a>&#${'1'.repeat(4_000_000)}</a>`, 1, 'Write & as &amp;.'],
])('%s is refused within two seconds of work', (_, text, line, reason) => {
  const beforeMs = processorMs();
  const result = orFault(() => readXml(text));
  expect('faults' in result ? result.faults[0] : undefined).toEqual({ line, reason: expect.stringContaining(reason) });
  expect(processorMs() - beforeMs).toBeLessThan(2000);
});
