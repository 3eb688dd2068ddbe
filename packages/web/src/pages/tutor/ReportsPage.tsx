/** The tutor's reports: of all students, a class or those taught one to one, and of each student in detail. */
import { Button, Stack } from '@mantine/core';
import { Review } from '../../attempts/Review.tsx';
import { IndividualReport } from '../../reports/IndividualReport.tsx';
import { Ranking } from '../../reports/Ranking.tsx';
import { ScoreDiagram, TutorOverview } from '../../reports/TutorOverview.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useReportFilters } from './use-report-filters.tsx';

export default function ReportsPage() {
  const { query, filters, studentId, set, students } = useReportFilters(true);
  const modal = useModal();
  const student = students.data?.find(({ userId }) => userId === studentId);
  if (studentId !== undefined && students.data !== undefined && student === undefined)
    return (
      <>
        <PageHeader title="Reports">{filters}</PageHeader>
        <EmptyState title="This student is not in your care">
          <Button onClick={() => set({ student: null })}>All Students</Button>
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHeader
        title="Reports"
        {...(student === undefined ? {} : { hint: `${student.firstName} ${student.lastName}` })}
      >
        {filters}
      </PageHeader>
      <Stack gap="lg">
        <TutorOverview query={query} />
        {studentId === undefined ? (
          <Ranking
            query={query}
            actions={(id, name) => (
              <Button
                variant="subtle"
                size="xs"
                aria-label={`Report: ${name}`}
                onClick={() => set({ student: String(id) })}
              >
                Report
              </Button>
            )}
          />
        ) : (
          <IndividualReport
            key={studentId}
            query={{ ...query, studentId }}
            onReview={(attemptId, title) => modal.open({ title, size: 'lg', body: <Review attemptId={attemptId} /> })}
          />
        )}
        <ScoreDiagram query={query} />
      </Stack>
    </>
  );
}
