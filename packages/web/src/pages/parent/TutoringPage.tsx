/** Tutoring for parents: what it brings, why to choose a tutor of ours, how matching works, and the requests. */

import { subjects } from '@comet/domain/curriculum/subjects';
import { List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useUser } from '../../sessions/session.ts';
import { RequestForm } from '../../tutoring/RequestForm.tsx';
import { RequestsTable } from '../../tutoring/RequestsTable.tsx';
import { useChildrenWithTutor, useTutoringContact } from '../../tutoring/tutoring.queries.ts';
import { Card } from '../../ui/Card.tsx';
import { ConfirmForm } from '../../ui/ConfirmForm.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

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
  const children = useChildrenWithTutor().data ?? [];
  const taught = children.filter(({ tutors }) => tutors.length > 0);
  if (taught.length === 0) return null;
  return (
    <Card label="Your children’s tutors">
      <Title order={2} size="h3" mb="xs">
        Your children’s tutors
      </Title>
      {taught.map(({ userId, firstName, tutors }) => (
        <Text key={userId}>
          {firstName}:{' '}
          {tutors
            .map(
              (tutor) =>
                `${tutor.firstName} ${tutor.lastName}, ${nameOf.get(tutor.subject)} (${tutor.classroom ?? 'One to One'})`,
            )
            .join('; ')}
        </Text>
      ))}
    </Card>
  );
}

export default function TutoringPage() {
  const children = useUser().data?.children ?? [];
  const modal = useModal();
  const phone = useTutoringContact().data?.phone;
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
            Select the child, select the subject, and submit the form; or call us
            {phone === undefined ? null : (
              <>
                {' '}
                on <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
              </>
            )}{' '}
            and say the code of your request. We find a tutor who fits, and the account is connected by itself.
          </Text>
          <RequestForm family={children} />
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
