/** The badges a child has won, subject by subject: how far they have come. */
import { listChapters } from '@comet/contract/missions';
import { subjects } from '@comet/domain/curriculum/subjects';
import { Text } from '@mantine/core';
import { useAskAll } from '../api/ask.ts';
import { Badge, badgeNames } from '../drawings/Badge.tsx';
import { ErrorState, SkeletonRows } from '../ui/states.tsx';
import classes from './BadgeShelf.module.css';

/** Closed badges shown after the won ones, so that a child sees what comes. */
const shownAhead = 3;

export function BadgeShelf({ year }: { readonly year: number }) {
  const results = useAskAll(
    listChapters,
    subjects.map(({ subjectId }) => ({ query: { subjectId, year } })),
  );
  if (results.some(({ data, error }) => data === undefined && error === null))
    return <SkeletonRows rows={1} height={96} />;
  const failed = results.find(({ data, error }) => data === undefined && error !== null);
  if (failed?.error) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  const chapters = results.flatMap(({ data }) => data ?? []);
  const won = chapters.filter(({ chapterData }) => chapterData.badge !== 'none');
  const ahead = chapters
    .filter(({ isLocked, chapterData }) => !isLocked && chapterData.badge === 'none')
    .slice(0, shownAhead);
  return (
    <>
      {won.length === 0 ? <Text mb="sm">Your first badge waits at the end of a chapter.</Text> : null}
      <ul className={classes.shelf}>
        {[...won, ...ahead].map(({ id, title, subject, chapterData }) => (
          <li key={id} className={classes.place}>
            <Badge subject={subject} level={chapterData.badge} size={64} />
            <Text size="xs" lh={1.2}>
              {title}
            </Text>
            <span className="only-read-aloud">{badgeNames[chapterData.badge]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
