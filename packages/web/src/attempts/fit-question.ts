/** Fits a question on one screen: how close its parts stand together is decided once, before anything is answered. */

const densities = ['roomy', 'snug', 'tight'] as const;

/** What the verdict takes above the foot, in the page's own text size. */
const sheetRem = 10.4;
const gapPx = 8;

const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Takes the roomiest of the densities at which question and answers stay in view above the verdict. */
export function fitQuestion(stage: HTMLElement): void {
  delete stage.dataset.folded;
  stage.style.paddingBottom = '';
  const zone = stage.firstElementChild;
  if (!(zone instanceof HTMLElement)) return;
  for (const density of densities) {
    stage.dataset.density = density;
    if (zone.offsetTop + zone.offsetHeight <= stage.clientHeight + stage.offsetTop - sheetRem * remPx()) return;
  }
}

/** The top of the question itself, and of its marked answers the highest and the lowest edge. */
function edgesOf(stage: HTMLElement): { readonly top: number; readonly bottom: number } | undefined {
  const marked = [...stage.querySelectorAll('[data-mark="right"], [data-mark="mend"]')];
  const question = stage.querySelector('[data-question]');
  if (marked.length === 0 || question === null) return undefined;
  const boxes = [question, ...marked].map((element) => element.getBoundingClientRect());
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.slice(1).map(({ bottom }) => bottom)),
  };
}

/**
 * Where a small screen leaves the answers under the verdict: scrolls by the least that shows question, choice and right
 * answer; where all of that is still too much, the other options make room.
 */
export function revealAnswers(stage: HTMLElement, dock: HTMLElement): void {
  const [stageTop, sheet] = [stage.getBoundingClientRect().top, dock.offsetHeight];
  const sheetTop = stage.getBoundingClientRect().bottom + footOf(stage) - sheet;
  stage.style.paddingBottom = `${sheet}px`;
  const edges = edgesOf(stage);
  if (edges === undefined || edges.bottom + gapPx <= sheetTop) return;
  if (edges.bottom - edges.top + 2 * gapPx > sheetTop - stageTop) stage.dataset.folded = 'true';
  const now = edgesOf(stage) ?? edges;
  stage.scrollTop += Math.max(0, Math.min(now.bottom + gapPx - sheetTop, now.top - gapPx - stageTop));
}

/** The foot lies below the stage and over the sheet's lower end. */
function footOf(stage: HTMLElement): number {
  const { nextElementSibling: room } = stage;
  return room instanceof HTMLElement ? room.offsetHeight : 0;
}
