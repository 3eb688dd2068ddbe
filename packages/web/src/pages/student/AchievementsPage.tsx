/** A child's achievements in a school year. */
import { listAchievements } from '@comet/contract/achievements';
import { years } from '@comet/domain/curriculum/subjects';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { AchievementWall } from '../../achievements/AchievementWall.tsx';
import { useAsk } from '../../api/ask.ts';
import { paths } from '../../navigation/paths.ts';
import { useUser } from '../../sessions/session.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/states.tsx';

export default function AchievementsPage() {
  const own = useUser().data?.yearOfStudy ?? 3;
  const [chosen, setYear] = useState<number>();
  const year = chosen ?? own;
  const achievements = useAsk(listAchievements, { query: { year } }, { keepsPrevious: true });
  return (
    <>
      <PageHeader title="My achievements">
        <Select
          aria-label="Year"
          data={years.map((one) => ({ value: String(one), label: `Year ${one}` }))}
          value={String(year)}
          onChange={(value) => setYear(Number(value))}
          allowDeselect={false}
          w={130}
        />
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
