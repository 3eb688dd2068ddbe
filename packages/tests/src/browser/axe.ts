/** Axe in a page: which rules of accessibility its screen breaks. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** Read once. A page that shows several screens without loading again is given it once, too: it is half a megabyte to compile. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Without what no rule that is on needs: the nodes that pass, frames (none has a page of ours), and a copy of every style sheet. */
const run = `axe.run(document, { resultTypes: ['violations'], iframes: false, preload: { assets: ['media'] } })
  .then(({ violations }) => violations.map(({ id, nodes }) =>
    ({ id, nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })) })))`;

/** The violations that axe finds, one text for each rule. */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(source);
  const violations = await page.evaluate<Violation[]>(run);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
  );
}
