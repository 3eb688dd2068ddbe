/** Celebrates what a child has just earned, for a second and never at a question; the words stay a little longer. */
import { listNewAchievements, markAchievementsSeen } from '@comet/contract/achievements';
import { Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { useAct } from '../api/act.ts';
import { useAsk } from '../api/ask.ts';
import { Celebration } from '../drawings/Celebration.tsx';
import { AchievementBadge } from './AchievementBadge.tsx';
import { achievementTitle } from './achievement-texts.ts';

export default function NewAchievements() {
  const earned = useAsk(listNewAchievements).data;
  const { mutate: markSeen } = useAct(markAchievementsSeen, { failed: null });
  const celebrated = useRef(new Set<number>());
  const [round, setRound] = useState(0);
  useEffect(() => {
    const fresh = earned?.filter(({ achievementId }) => !celebrated.current.has(achievementId)) ?? [];
    const [first] = fresh;
    if (first === undefined) return;
    for (const { achievementId } of fresh) celebrated.current.add(achievementId);
    setRound((before) => before + 1);
    toast(
      <Group gap="sm" wrap="nowrap">
        <AchievementBadge badge={first.key} size={56} />
        <Text fw={600}>
          {fresh.length === 1
            ? `New achievement: ${achievementTitle(first.key)}!`
            : `You’ve earned ${fresh.length} achievements!`}
        </Text>
      </Group>,
    );
    markSeen({ body: { achievementIds: fresh.map(({ achievementId }) => achievementId) } });
  }, [earned, markSeen]);
  return round === 0 ? null : <Celebration key={round} />;
}
