/** Tutoring for parents: what it brings, why to choose a tutor of ours, how matching works, and the requests. */
import { getTutoringContact, listChildrenWithTutor } from '@comet/contract/tutoring';
import { subjects } from '@comet/domain/curriculum/subjects';
import { List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useAsk } from '../../api/ask.ts';
import { useUser } from '../../sessions/session.ts';
import { RequestForm } from '../../tutoring/RequestForm.tsx';
import { RequestsTable } from '../../tutoring/RequestsTable.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmForm } from '../../ui/ConfirmForm.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Words } from '../../ui/Words.tsx';

const nameOf = new Map(subjects.map(({ key, name }) => [key, name]));
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
  'A tutor sees only the children in their care, and you can end it on this page at any time',
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

function CurrentTutors() {
  const children = useAsk(listChildrenWithTutor).data ?? [];
  const taught = children.filter(({ tutors }) => tutors.length > 0);
  if (taught.length === 0) return null;
  return (
    <Card label="Your children’s tutors">
      <Title order={2} size="h3" mb="xs">
        Your children’s tutors
      </Title>
      <Stack gap="md">
        {taught.map(({ userId, firstName, tutors }) => (
          <div key={userId}>
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {firstName}
            </Text>
            <List spacing={4}>
              {tutors.map(({ firstName: name, lastName, subject, classroom }) => (
                <List.Item key={`${lastName} ${subject} ${classroom}`}>
                  <Words text={`${nameOf.get(subject)} with ${name} ${lastName}`} />
                  <Text span c="dimmed">
                    , {classroom ?? 'One to One'}
                  </Text>
                </List.Item>
              ))}
            </List>
          </div>
        ))}
      </Stack>
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
        <CurrentTutors />
        <Card label="Your requests">
          <Title order={2} size="h3" mb="xs">
            Your requests
          </Title>
          <RequestsTable
            onEnd={({ studentName, tutor }, end) => {
              if (tutor === null) return end();
              modal.open({
                title: 'End tutoring?',
                body: (
                  <ConfirmForm
                    text={`${tutor.firstName} ${tutor.lastName} no longer teaches ${studentName} one to one in this subject.`}
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
