/** Tells a child that we marked an answer wrong by mistake, and what they got for it. Shown until they have read it. */
import { getCorrections, markCorrectionsSeen } from '@comet/contract/attempts';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { correctionWords } from './correction-words.ts';
import { Gains } from './Gains.tsx';

const key = ['corrections'];

export default function CorrectionNotice() {
  const client = useQueryClient();
  const news = useQuery({ queryKey: key, queryFn: ({ signal }) => api.call(getCorrections, { signal }) }).data;
  const seen = useMutation({
    mutationFn: (upTo: number) => api.call(markCorrectionsSeen, { body: { upTo } }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
  const upTo = news?.upTo ?? null;
  if (news === undefined || upTo === null) return null;
  const { title, text } = correctionWords(news);
  return (
    <Alert role="status" color="right" mb="sm" title={title}>
      <Group justify="space-between" gap="sm">
        <div>
          <Text>{text}</Text>
          <Gains experience={news.experience} coins={news.coins} size="sm" />
        </div>
        <Button color="go" loading={seen.isPending} onClick={() => seen.mutate(upTo)}>
          Thanks!
        </Button>
      </Group>
    </Alert>
  );
}
