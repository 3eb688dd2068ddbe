/** A child's achievements in a school year. */
import { listAchievements } from '@comet/contract/achievements';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { AchievementWall } from '../../achievements/AchievementWall.tsx';
import { useAsk } from '../../api/ask.ts';
import { paths } from '../../navigation/paths.ts';
import { useUser } from '../../sessions/session.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { YearSelect } from '../../ui/YearSelect.tsx';

export default function AchievementsPage() {
  const own = useUser().data?.yearOfStudy ?? 3;
  const [chosen, setYear] = useState<number>();
  const year = chosen ?? own;
  const achievements = useAsk(listAchievements, { query: { year } }, { keepsPrevious: true });
  return (
    <>
      <PageHeader title="My achievements">
        <YearSelect year={year} onChange={setYear} />
        <Button variant="default" component={Link} to={paths.profile}>
          Back to my profile
        </Button>
      </PageHeader>
      <Loaded query={achievements} skeleton={<SkeletonRows rows={3} height={160} />}>
        {(all) => <AchievementWall achievements={all} />}
      </Loaded>
    </>
  );
}
