/** The chapters of a subject and year as a path of planets: what is done, where the child is, what is still closed. */
import type { Chapter } from '@comet/contract/missions';
import { Text } from '@mantine/core';
import { Badge, badgeNames } from '../drawings/Badge.tsx';
import { Planet } from '../drawings/Planet.tsx';
import classes from './ChapterPath.module.css';
import { chapterLine, dueLine } from './map-texts.ts';

interface ChapterPathProps {
  readonly chapters: readonly Chapter[];
  readonly selectedId: number | undefined;
  readonly onSelect: (chapterId: number) => void;
}

export function ChapterPath({ chapters, selectedId, onSelect }: ChapterPathProps) {
  return (
    <ol className={classes.path} aria-label="Chapters">
      {chapters.map((chapter, place) => {
        const { id, title, subject, isLocked, chapterData } = chapter;
        const { badge } = chapterData;
        return (
          <li key={id} data-done={badge !== 'none'}>
            <button
              type="button"
              className={classes.chapter}
              data-locked={isLocked}
              aria-pressed={id === selectedId}
              onClick={() => onSelect(id)}
            >
              <span className={classes.planet}>
                <Planet subject={subject} place={place} isLocked={isLocked} isDone={badge !== 'none'} size={64} />
              </span>
              <span className={classes.words}>
                <Text component="span" fw={600} display="block" lh={1.25}>
                  {place + 1}. {title}
                </Text>
                <Text component="span" size="xs" display="block" className={classes.soft}>
                  {chapterLine(chapter, place)}
                </Text>
                {dueLine(chapter) === undefined ? null : (
                  <Text component="span" size="xs" className={classes.due}>
                    {dueLine(chapter)}
                  </Text>
                )}
              </span>
              {badge === 'none' ? null : (
                <span role="img" aria-label={badgeNames[badge]} className={classes.badge}>
                  <Badge subject={subject} level={badge} size={36} />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
