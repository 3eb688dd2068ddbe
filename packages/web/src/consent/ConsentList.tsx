/** Which tutors can see a parent's children, with a way to end each one's access. */
import { type Consent, endConsent, listConsents } from '@comet/contract/consent';
import { subjectName } from '@comet/domain/curriculum/subjects';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useAct } from '../api/act.ts';
import { useAsk } from '../api/ask.ts';
import { Card } from '../ui/Card.tsx';
import { ConfirmForm } from '../ui/ConfirmForm.tsx';
import { longDate } from '../ui/dates.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { useModal } from '../ui/modal-host.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { Words } from '../ui/Words.tsx';

const tutorOf = ({ tutor }: Consent): string => `${tutor.firstName} ${tutor.lastName}`;

function lessonsOf({ arrangements }: Consent): string {
  const lessons = arrangements.map(
    ({ subject, classroom }) => `${subjectName(subject)} (${classroom ?? 'One to One'})`,
  );
  return lessons.length === 0 ? 'No lessons at the moment' : lessons.join(', ');
}

function CurrentTutor({ consent }: { readonly consent: Consent }) {
  const modal = useModal();
  const end = useAct(endConsent, { done: 'Access ended' });
  const { consentId, studentName, from, givenBy } = consent;
  const ask = (): void =>
    modal.open({
      title: 'End access?',
      body: (
        <ConfirmForm
          text={`${tutorOf(consent)} will stop teaching ${studentName} and will no longer see anything about them. This happens straight away.`}
          yes="End access"
          no="Keep"
          onNo={modal.clear}
          onYes={() => {
            modal.clear();
            end.mutate({ params: { id: consentId } });
          }}
        />
      ),
    });
  return (
    <Group component="li" justify="space-between" gap="sm">
      <div style={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Text fw={600}>
          <Words text={tutorOf(consent)} />
        </Text>
        <Text size="sm">
          <Words text={lessonsOf(consent)} />
        </Text>
        <Text size="sm" c="dimmed">
          Since {longDate(from)}, {givenBy === 'parent' ? 'after your request' : 'arranged by our team'}
        </Text>
      </div>
      <Button
        variant="default"
        size="xs"
        loading={end.isPending}
        aria-label={`End access: ${tutorOf(consent)}, ${studentName}`}
        onClick={ask}
      >
        End access
      </Button>
    </Group>
  );
}

function PastTutors({ consents }: { readonly consents: readonly Consent[] }) {
  return (
    <div>
      <Title order={3} size="h4" mb={4}>
        Tutors from before
      </Title>
      {consents.map((consent) => (
        <Text key={consent.consentId} size="sm" c="dimmed">
          <Words
            text={`${tutorOf(consent)} saw ${consent.studentName}’s work from ${longDate(consent.from)} until ${longDate(consent.until ?? consent.from)}`}
          />
        </Text>
      ))}
    </div>
  );
}

export function ConsentList() {
  return (
    <Card label="Who can see your child’s work">
      <Title order={2} size="h3" mb="xs">
        Who can see your child’s work
      </Title>
      <Loaded query={useAsk(listConsents)} skeleton={<SkeletonRows rows={2} height={64} />}>
        {(consents) => {
          const current = consents.filter(({ until }) => until === null);
          const past = consents.filter(({ until }) => until !== null);
          return (
            <Stack gap="md">
              <Text>
                {current.length === 0
                  ? 'No tutor can see your child’s work.'
                  : 'These tutors can see your child’s name, school year and work here. They can also set practices and write to you.'}
              </Text>
              {[...Map.groupBy(current, ({ studentId }) => studentId)].map(([studentId, ofChild]) => (
                <div key={studentId}>
                  <Title order={3} size="h4" mb={4}>
                    <Words text={ofChild[0]?.studentName ?? ''} />
                  </Title>
                  <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
                    {ofChild.map((consent) => (
                      <CurrentTutor key={consent.consentId} consent={consent} />
                    ))}
                  </Stack>
                </div>
              ))}
              {past.length === 0 ? null : <PastTutors consents={past} />}
            </Stack>
          );
        }}
      </Loaded>
    </Card>
  );
}
