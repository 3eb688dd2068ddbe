/** Tells a child that we marked an answer wrong by mistake, and what they got for it. Shown until they have read it. */
import { getCorrections, markCorrectionsSeen } from '@comet/contract/attempts';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useAct } from '../api/act.ts';
import { useAsk } from '../api/ask.ts';
import { correctionText } from './correction-texts.ts';
import { Gains } from './Gains.tsx';

export default function CorrectionNotice() {
  const news = useAsk(getCorrections).data;
  const seen = useAct(markCorrectionsSeen);
  const upTo = news?.upTo ?? null;
  if (news === undefined || upTo === null) return null;
  const { title, text } = correctionText(news);
  return (
    <Alert role="status" color="right" mb="sm" title={title}>
      <Group justify="space-between" gap="sm">
        <div>
          <Text>{text}</Text>
          <Gains experience={news.experience} coins={news.coins} size="sm" />
        </div>
        <Button color="go" loading={seen.isPending} onClick={() => seen.mutate({ body: { upTo } })}>
          Thanks!
        </Button>
      </Group>
    </Alert>
  );
}
