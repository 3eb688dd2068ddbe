/** Turns the slides, for the tutor. */
import type { Act } from '@comet/domain/meetings/room';
import { Button } from '@mantine/core';
import classes from './Stage.module.css';

interface SlideToolsProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onAct: (act: Act) => void;
}

export function SlideTools({ page, pageCount, onAct }: SlideToolsProps) {
  const turn = (to: number): void => onAct({ type: 'turn', page: to });
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
