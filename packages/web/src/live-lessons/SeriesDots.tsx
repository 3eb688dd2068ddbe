/** A series at a glance: a mark for each lesson, done, next or still to come. The words beside it say the same. */
import type { LiveLesson } from '@comet/contract/live-lessons';
import classes from './SeriesDots.module.css';

/** More than these fit no card. */
const mostDots = 12;

export function SeriesDots({ lesson }: { readonly lesson: Pick<LiveLesson, 'occurrences' | 'currentId'> }) {
  const held = lesson.occurrences.filter(({ isCancelled }) => !isCancelled);
  const current = held.findIndex(({ occurrenceId }) => occurrenceId === lesson.currentId);
  if (held.length < 2 || held.length > mostDots || current === -1) return null;
  return (
    <span className={classes.dots} aria-hidden="true">
      {held.map(({ occurrenceId }, place) => (
        <span key={occurrenceId} data-place={place === current ? 'next' : place < current ? 'done' : 'ahead'} />
      ))}
    </span>
  );
}
