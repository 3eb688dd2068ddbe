/** Missions: subject, year, the path of chapters, and the tests of the chapter that is chosen. */
import { findSubject, years } from '@comet/domain/curriculum/subjects';
import { Grid, Select, Stack, Text } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Mascot } from '../../mascots/Mascot.tsx';
import { ChapterContent } from '../../missions/ChapterContent.tsx';
import { ChapterPath } from '../../missions/ChapterPath.tsx';
import { useChapters, useSubjectsProgress } from '../../missions/missions.queries.ts';
import { SubjectTiles } from '../../missions/SubjectTiles.tsx';
import { useUser } from '../../sessions/session.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';

/** A whole number of the address, or what stands in for it. */
function numberOf(text: string | null, otherwise: number): number {
  const value = Number(text);
  return text !== null && Number.isInteger(value) ? value : otherwise;
}

export default function MissionsPage() {
  const user = useUser().data;
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const year = years.find((known) => known === numberOf(search.get('year'), 0)) ?? user?.yearOfStudy ?? 3;
  const subject = findSubject(numberOf(search.get('subject'), 1)) ?? findSubject(1);
  const subjectId = subject?.subjectId ?? 1;
  const progress = useSubjectsProgress(year);
  const chapters = useChapters(subjectId, year);
  const go = (change: Record<string, string>): void => {
    const { chapter, ...kept } = { chapter: '', year: String(year), subject: String(subjectId), ...change };
    setSearch(chapter === '' ? kept : { ...kept, chapter });
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
      <Stack gap="lg">
        <Loaded query={progress} skeleton={<SkeletonRows rows={1} height={170} />}>
          {(subjectsProgress) => (
            <SubjectTiles
              progress={subjectsProgress}
              selectedId={subjectId}
              onSelect={(id) => go({ subject: String(id) })}
            />
          )}
        </Loaded>
        <Loaded query={chapters} skeleton={<SkeletonRows rows={5} height={72} />}>
          {(listed) => {
            const current = listed.find(({ isCurrent }) => isCurrent);
            const asked = listed.find(({ id, isLocked }) => id === numberOf(search.get('chapter'), 0) && !isLocked);
            const chapter = asked ?? current;
            if (chapter === undefined || subject === undefined)
              return (
                <EmptyState
                  title="No missions here yet"
                  art={<Mascot subject={subject?.key ?? 'math'} mood="think" size={120} />}
                >
                  <Text>Try another subject or year.</Text>
                </EmptyState>
              );
            return (
              <Grid gap="lg">
                <Grid.Col span={{ xs: 12, md: 5 }} order={{ xs: 2, md: 1 }}>
                  <ChapterPath
                    chapters={listed}
                    selectedId={chapter.id}
                    onSelect={(id) => go({ chapter: String(id) })}
                  />
                </Grid.Col>
                <Grid.Col span={{ xs: 12, md: 7 }} order={{ xs: 1, md: 2 }}>
                  <ChapterContent
                    chapterId={chapter.id}
                    onStart={(subTopicId) => void navigate(paths.quiz(subject.key, chapter.id, subTopicId))}
                  />
                </Grid.Col>
              </Grid>
            );
          }}
        </Loaded>
      </Stack>
    </>
  );
}
