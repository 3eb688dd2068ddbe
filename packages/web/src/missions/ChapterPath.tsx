/** The chapters of a subject and year as a path: what is done, where the child is, what is still closed. */
import type { Chapter } from '@comet/contract/missions';
import { Text } from '@mantine/core';
import classes from './ChapterPath.module.css';

interface ChapterPathProps {
  readonly chapters: readonly Chapter[];
  readonly selectedId: number | undefined;
  readonly onSelect: (chapterId: number) => void;
}

function stateOf({ isLocked, isCurrent, chapterData }: Chapter): string {
  if (isLocked) return 'Opens after the chapter before';
  const { passedCount, subTopicCount, stars, mostStars } = chapterData;
  const done = `${passedCount} of ${subTopicCount} done, ${stars} of ${mostStars} stars`;
  return isCurrent ? `You are here · ${done}` : done;
}

/** Drawn, not written: many machines have no such letter. */
function Lock() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" role="presentation">
      <path d="M7 11V8a5 5 0 0 1 10 0v3" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <rect x="4.5" y="11" width="15" height="10" rx="3" fill="currentColor" />
    </svg>
  );
}

export function ChapterPath({ chapters, selectedId, onSelect }: ChapterPathProps) {
  return (
    <ol className={classes.path} aria-label="Chapters">
      {chapters.map((chapter, place) => (
        <li key={chapter.id}>
          <button
            type="button"
            className={classes.chapter}
            data-current={chapter.isCurrent}
            data-done={chapter.chapterData.passedCount >= chapter.chapterData.subTopicCount}
            aria-pressed={chapter.id === selectedId}
            disabled={chapter.isLocked}
            onClick={() => onSelect(chapter.id)}
          >
            <span className={classes.planet} aria-hidden="true">
              {chapter.isLocked ? <Lock /> : place + 1}
            </span>
            <span className={classes.words}>
              <Text component="span" fw={600} display="block" lh={1.25}>
                {chapter.title}
              </Text>
              <Text component="span" size="xs" display="block" className={classes.soft}>
                {stateOf(chapter)}
              </Text>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
