/** Turns the slides, for the tutor. */
import type { Act } from '@comet/domain/meetings/room';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import classes from './Stage.module.css';

interface SlideToolsProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onAct: (act: Act) => void;
}

export function SlideTools({ page, pageCount, onAct }: SlideToolsProps) {
  const turn = (to: number): void => onAct({ type: 'turn', page: to });
  // Presenters turn pages by keys, and so do their clickers.
  useEffect(() => {
    const turnByKey = ({ key, target }: KeyboardEvent): void => {
      if (target !== document.body) return;
      if (['ArrowRight', 'PageDown'].includes(key) && page < pageCount) onAct({ type: 'turn', page: page + 1 });
      if (['ArrowLeft', 'PageUp'].includes(key) && page > 1) onAct({ type: 'turn', page: page - 1 });
    };
    window.addEventListener('keydown', turnByKey);
    return () => window.removeEventListener('keydown', turnByKey);
  }, [page, pageCount, onAct]);
  return (
    <div className={classes.tools} role="toolbar" aria-label="Slides">
      <Button variant="default" disabled={page === 1} onClick={() => turn(page - 1)}>
        Back
      </Button>
      <span role="status">
        Slide {page} of {pageCount}
      </span>
      <Button disabled={page >= pageCount} onClick={() => turn(page + 1)}>
        Next
      </Button>
      <Button variant="default" onClick={() => onAct({ type: 'hideSlides' })}>
        Back to the board
      </Button>
    </div>
  );
}
