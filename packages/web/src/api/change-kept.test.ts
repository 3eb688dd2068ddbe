/** A change to a kept answer stays, whatever was on its way when it was made. */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changeKept } from './change-kept.ts';

test('an answer that was asked for before the change does not undo it', async () => {
  const queryClient = new QueryClient();
  const queryKey = ['decks', 'one'];
  const answers: ((name: string) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise<{ name: string }>((resolve) => answers.push((name) => resolve({ name }))),
  });
  const stop = observer.subscribe(() => undefined);
  answers[0]?.('first');
  await expect.poll(() => observer.getCurrentResult().data?.name).toBe('first');
  void observer.refetch();
  await expect.poll(() => answers.length).toBe(2);
  changeKept<{ name: string }>(queryClient, ['decks'], (deck) => ({ ...deck, name: 'changed' }));
  answers[1]?.('older than the change');
  await expect.poll(() => answers.length).toBe(3);
  expect(observer.getCurrentResult().data?.name).toBe('changed');
  answers[2]?.('as the server knows it now');
  await expect.poll(() => observer.getCurrentResult().data?.name).toBe('as the server knows it now');
  stop();
});
