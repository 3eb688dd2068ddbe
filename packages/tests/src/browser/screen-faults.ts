/** What a ruler finds wrong with a screen as it stands, wherever a browser is open. */
import type { Page } from 'playwright-core';

/** Words that a box cuts off without saying so by an ellipsis; what only screen readers are told is meant to be cut. */
const clippedWords = `(() => {
  const cut = [];
  // Many words share their boxes, and measuring a box is what takes time.
  const boxes = new Map();
  const measure = (box) => {
    const style = getComputedStyle(box);
    const edge = box.getBoundingClientRect();
    const isClip = (overflow) => overflow === 'hidden' || overflow === 'clip';
    const ends =
      style.position === 'fixed' || style.clip !== 'auto' || style.clipPath !== 'none' || edge.width <= 2 || edge.height <= 2 ||
      /auto|scroll/.test(style.overflowX + style.overflowY) || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    return { ends, edge, cutsX: isClip(style.overflowX), cutsY: isClip(style.overflowY) };
  };
  const boxOf = (element) => {
    if (!boxes.has(element)) boxes.set(element, measure(element));
    return boxes.get(element);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.trim() || !node.parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    if (words.width < 1 || words.height < 1) continue;
    for (let element = node.parentElement; element && element !== document.body; element = element.parentElement) {
      const { ends, edge, cutsX, cutsY } = boxOf(element);
      if (ends) break;
      if ((cutsX && (words.right > edge.right + 1 || words.left < edge.left - 1)) ||
        (cutsY && (words.bottom > edge.bottom + 3 || words.top < edge.top - 3))) {
        cut.push(node.data.trim().slice(0, 60));
        break;
      }
    }
  }
  return cut;
})()`;

const excessWidth = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

interface Measured {
  readonly wider: number;
  readonly cut: readonly string[];
}

/** Whether the screen scrolls sideways, and the words that are cut off. */
export async function measuredFaults(page: Page): Promise<string[]> {
  const { wider, cut } = await page.evaluate<Measured>(`({ wider: ${excessWidth}, cut: ${clippedWords} })`);
  return [...(wider > 0 ? [`scrolls sideways by ${wider} px`] : []), ...cut.map((words) => `cuts off “${words}”`)];
}
