/** Saves a lesson as a zip that another tutor can import. */
import { exportLesson } from '@comet/contract/lesson-packages';
import { Button } from '@mantine/core';
import { useDoing } from '../../api/act.ts';
import { askNow } from '../../api/ask.ts';

async function save(lessonId: number): Promise<void> {
  const { url } = await askNow(exportLesson, { params: { id: lessonId } });
  const link = document.createElement('a');
  link.href = url;
  // Its own name comes with it.
  link.download = '';
  link.click();
}

export function ExportLesson({ lessonId }: { readonly lessonId: number }) {
  const exporting = useDoing(save);
  return (
    <Button variant="default" size="sm" loading={exporting.isPending} onClick={() => exporting.mutate(lessonId)}>
      Export
    </Button>
  );
}
