/** Tutoring for parents: what it brings, why to choose a tutor of ours, how matching works, and the requests. */
import { getTutoringContact } from '@comet/contract/tutoring';
import { subjectName } from '@comet/domain/curriculum/subjects';
import { List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useAsk } from '../../api/ask.ts';
import { ConsentList } from '../../consent/ConsentList.tsx';
import { useUser } from '../../sessions/session.ts';
import { RequestForm } from '../../tutoring/RequestForm.tsx';
import { RequestsTable } from '../../tutoring/RequestsTable.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmForm } from '../../ui/ConfirmForm.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

/** Rates start here (specification, section 9). */
const ratesFromPounds = 10;

const benefits = [
  'Someone who knows your child and sees every answer they give here',
  'Practices set for just what is hard, and words about how it went',
  'Lessons at times that suit your family',
] as const;
const reasons = [
  'Tutors see your child’s mistakes, not only the marks, and begin there',
  'You see the same reports as the tutor',
  'A tutor only sees a child’s work with your consent, and you can end that on this page at any time',
] as const;

function Section({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <Card label={title}>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      <List spacing="xs">
        {points.map((point) => (
          <List.Item key={point}>{point}</List.Item>
        ))}
      </List>
    </Card>
  );
}

export default function TutoringPage() {
  const children = useUser().data?.children ?? [];
  const modal = useModal();
  const phone = useAsk(getTutoringContact, {}, { freshMs: Number.POSITIVE_INFINITY }).data?.phone;
  return (
    <>
      <PageHeader title="Tutoring" hint={`Rates start from £${ratesFromPounds} per hour`} />
      <Stack gap="lg">
        <SimpleGrid cols={{ xs: 1, md: 2 }}>
          <Section title="Tutoring benefits" points={benefits} />
          <Section title="Why choose a tutor" points={reasons} />
        </SimpleGrid>
        <Card label="How matching works">
          <Title order={2} size="h3" mb="xs">
            How matching works
          </Title>
          <Text mb="md">
            Select the child, select the subject, and submit the form; or call us to be matched. We find a tutor who
            fits, and the account is connected by itself.
          </Text>
          <SimpleGrid cols={{ xs: 1, sm: 2 }} spacing="xl">
            <RequestForm family={children} />
            {phone === undefined ? null : (
              <Stack gap={4} justify="center">
                <Text c="dimmed">Rather talk to somebody?</Text>
                <a
                  href={`tel:${phone.replaceAll(' ', '')}`}
                  className="one-line"
                  style={{ fontSize: 'min(1.5rem, 6.5vw)', fontWeight: 600 }}
                >
                  {phone}
                </a>
                <Text size="sm">Say the code of your request, if you have one.</Text>
              </Stack>
            )}
          </SimpleGrid>
        </Card>
        <ConsentList />
        <Card label="Your requests">
          <Title order={2} size="h3" mb="xs">
            Your requests
          </Title>
          <RequestsTable
            onEnd={({ studentName, tutor, subject }, end) => {
              if (tutor === null) return end();
              modal.open({
                title: 'End tutoring?',
                body: (
                  <ConfirmForm
                    text={`${tutor.firstName} ${tutor.lastName} will stop teaching ${studentName} ${subjectName(subject)}. If they don’t teach ${studentName} anything else one to one, they will no longer see ${studentName}’s work.`}
                    yes="End tutoring"
                    no="Keep"
                    onNo={modal.clear}
                    onYes={() => {
                      modal.clear();
                      end();
                    }}
                  />
                ),
              });
            }}
          />
        </Card>
      </Stack>
    </>
  );
}
