/** Something that happens at once, and after that at most once in so long: what is asked for meanwhile happens once, at the end. */
export interface Paced {
  ask(): void;
  /** Nothing happens any more. */
  stop(): void;
}

export function atMostEvery(pauseMs: number, act: () => void): Paced {
  let timer: NodeJS.Timeout | undefined;
  let isAsked = false;
  const ask = (): void => {
    isAsked = timer !== undefined;
    if (isAsked) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (isAsked) ask();
    }, pauseMs);
    act();
  };
  return { ask, stop: () => clearTimeout(timer) };
}
