/** What the tutor has set: active or not, report, review, feedback, longer, again, away. */
import { practiceStatuses } from '@comet/domain/practice/practice';
import { Button, Group, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { useLiveRefresh } from '../../api/use-live-refresh.ts';
import { Review } from '../../attempts/Review.tsx';
import { PracticeReport } from '../../practice/PracticeReport.tsx';
import { SetPractices } from '../../practice/SetPractices.tsx';
import { ConfirmForm } from '../../ui/ConfirmForm.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

export default function ActiveTasksPage() {
  const [status, setStatus] = useState<(typeof practiceStatuses)[number]>('active');
  const modal = useModal();
  useLiveRefresh(['set-practices', 'practice-report']);
  const showReport = (practiceId: number, name: string): void =>
    modal.open({
      title: name,
      size: 'xl',
      body: (
        <PracticeReport
          practiceId={practiceId}
          onReview={(attemptId, student) =>
            modal.open({
              title: `${name}, ${student}`,
              size: 'lg',
              body: (
                <Stack>
                  <Group>
                    <Button variant="subtle" size="sm" onClick={() => showReport(practiceId, name)}>
                      ← Back to the report
                    </Button>
                  </Group>
                  <Review attemptId={attemptId} />
                </Stack>
              ),
            })
          }
        />
      ),
    });
  return (
    <>
      <PageHeader title="Active tasks">
        <SegmentedControl
          aria-label="Status"
          data={practiceStatuses.map((known) => ({ value: known, label: known === 'active' ? 'Active' : 'Inactive' }))}
          value={status}
          onChange={(value) => setStatus(value === 'inactive' ? 'inactive' : 'active')}
        />
      </PageHeader>
      <SetPractices
        status={status}
        onReport={({ practiceId, name }) => showReport(practiceId, name)}
        onDelete={({ name }, remove) =>
          modal.open({
            title: `Delete ${name}?`,
            body: (
              <ConfirmForm
                text="It goes from your students’ lists. What they have answered and won stays theirs."
                yes="Delete"
                no="Keep it"
                onNo={modal.clear}
                onYes={() => {
                  modal.clear();
                  remove();
                }}
              />
            ),
          })
        }
      />
    </>
  );
}
