/** Arrow keys browse the seeds; with Shift they browse the sub-topics. */
import { useEffect } from 'react';

/** A list that is open and a box with text in it need the arrows themselves. */
function needsArrows(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[aria-haspopup="listbox"], [role="listbox"], [role="dialog"], textarea') !== null) return true;
  return target instanceof HTMLInputElement && target.type !== 'radio' && target.value !== '';
}

export function useArrowKeys(leaf: (by: number, isTopic: boolean) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (by === 0 || event.altKey || event.ctrlKey || event.metaKey || needsArrows(event.target)) return;
      event.preventDefault();
      leaf(by, event.shiftKey);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [leaf]);
}
