/** Missions: subject, year, the path of chapters, and the way through the chapter that is chosen. */
import { listChapters, listSubjectsProgress } from '@comet/contract/missions';
import { findSubject, years } from '@comet/domain/curriculum/subjects';
import { Select, Text } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { TelescopeScene } from '../../drawings/scenes.tsx';
import { ChapterPanel } from '../../missions/ChapterPanel.tsx';
import { ChapterPath } from '../../missions/ChapterPath.tsx';
import { SubjectTiles, SubjectTilesSkeleton } from '../../missions/SubjectTiles.tsx';
import { paths } from '../../navigation/paths.ts';
import { useUser } from '../../sessions/session.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';
import classes from './MissionsPage.module.css';
import { useNavigateOnce } from './use-navigate-once.ts';

/** A whole number of the address, or what stands in for it. */
function numberOf(text: string | null, otherwise: number): number {
  const value = Number(text);
  return text !== null && Number.isInteger(value) ? value : otherwise;
}

export default function MissionsPage() {
  const user = useUser().data;
  const [search, setSearch] = useSearchParams();
  const open = useNavigateOnce();
  const [chosenId, setChosenId] = useState<number>();
  const [isTouched, setTouched] = useState(false);
  const year = years.find((known) => known === numberOf(search.get('year'), 0)) ?? user?.yearOfStudy ?? 3;
  const subject = findSubject(numberOf(search.get('subject'), 1)) ?? findSubject(1);
  const subjectId = subject?.subjectId ?? 1;
  const progress = useAsk(listSubjectsProgress, { query: { year } });
  const chapters = useAsk(listChapters, { query: { subjectId, year } });
  const go = (change: Record<string, string>): void => {
    const { chapter, ...kept } = { chapter: '', year: String(year), subject: String(subjectId), ...change };
    setTouched(true);
    setSearch(chapter === '' ? kept : { ...kept, chapter });
  };
  const choose = (chapterId: number): void => {
    setChosenId(chapterId);
    go({ chapter: String(chapterId) });
  };
  return (
    <>
      <PageHeader title="Missions">
        <Select
          aria-label="Year"
          data={years.map((known) => ({ value: String(known), label: `year ${known}` }))}
          value={String(year)}
          onChange={(value) => go({ year: value ?? String(year) })}
          w={130}
        />
      </PageHeader>
      <div className={classes.page}>
        <Loaded
          query={progress}
          skeleton={
            <div role="status" aria-label="Loading">
              <SubjectTilesSkeleton />
            </div>
          }
        >
          {(subjectsProgress) => (
            <SubjectTiles
              progress={subjectsProgress}
              selectedId={subjectId}
              onSelect={(id) => go({ subject: String(id) })}
            />
          )}
        </Loaded>
        <Loaded query={chapters} skeleton={<SkeletonRows rows={5} height={96} />}>
          {(listed) => {
            const asked = listed.find(({ id }) => id === numberOf(search.get('chapter'), 0));
            const chapter = asked ?? listed.find(({ isCurrent }) => isCurrent);
            if (chapter === undefined || subject === undefined)
              return (
                <EmptyState title="No missions here yet" art={<TelescopeScene />}>
                  <Text>Try another subject or year.</Text>
                </EmptyState>
              );
            return (
              <div className={classes.sky}>
                <div className={classes.chapters}>
                  <ChapterPath chapters={listed} selectedId={chapter.id} onSelect={choose} />
                </div>
                <div className={classes.chapter}>
                  <ChapterPanel
                    key={chapter.id}
                    chapters={listed}
                    chapterId={chapter.id}
                    isChosen={chapter.id === chosenId}
                    isShown={!isTouched}
                    onSelect={choose}
                    onStart={(target) => open(paths.test(subject.key, chapter.id, target))}
                  />
                </div>
              </div>
            );
          }}
        </Loaded>
      </div>
    </>
  );
}
