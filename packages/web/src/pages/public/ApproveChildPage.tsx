/** A parent reads what they agree to, and allows or refuses a child's account by the mailed link. */
import type { AnswerOf } from '@comet/contract/call';
import { answerApprovalRequest, seeApprovalRequest, takeApprovedChild } from '@comet/contract/parent-approvals';
import { Alert, Anchor, Button, Group, List, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useAct } from '../../api/act.ts';
import { useAsk } from '../../api/ask.ts';
import { paths } from '../../navigation/paths.ts';
import { forgetPath, rememberPath } from '../../navigation/remembered-path.ts';
import { useUser } from '../../sessions/session.ts';
import { dayOfMonth } from '../../ui/dates.ts';
import { Words } from '../../ui/Words.tsx';
import { PublicFrame } from './PublicFrame.tsx';

type Request = AnswerOf<typeof seeApprovalRequest>;

function WhatIsAllowed({ firstName, userName, until }: Request) {
  return (
    <Stack gap="sm" style={{ overflowWrap: 'anywhere' }}>
      <Text>
        {firstName} (username{' '}
        <strong>
          <Words text={userName} />
        </strong>
        ) has signed up for Comet Club and says that you are their parent or guardian. If you say yes:
      </Text>
      <List spacing="xs">
        <List.Item>
          {firstName} can choose a package and pay for it with a card of their own, or of yours if you let them. Nothing
          is taken without a card.
        </List.Item>
        <List.Item>
          They answer questions in maths, English, verbal and non-verbal reasoning. We keep their name, month and year
          of birth, school year, answers and results, to choose questions and to show them how they’re getting on.
        </List.Item>
        <List.Item>
          No tutor and no other child sees their work. Their screen isn’t recorded. There are no adverts, and we never
          sell data.
        </List.Item>
        <List.Item>You can change your mind later: call us, and we’ll erase everything.</List.Item>
      </List>
      <Text>
        Please read our{' '}
        <Anchor underline="always" href={paths.privacy}>
          privacy notice
        </Anchor>{' '}
        and our{' '}
        <Anchor underline="always" href={paths.terms}>
          terms
        </Anchor>
        , and show {firstName} the{' '}
        <Anchor underline="always" href={paths.childrensPrivacy}>
          page for children
        </Anchor>
        .
      </Text>
      <Text>
        {until === null
          ? 'If you say no, we’ll erase the account two weeks later.'
          : `If you say no, or nothing until ${dayOfMonth(until)}, we’ll erase the account.`}
      </Text>
    </Stack>
  );
}

/** For a parent with an account here: the child joins the family. */
function FamilyChoice({ request, token, onDone }: AnswerProps) {
  const user = useUser().data;
  const { pathname, search } = useLocation();
  const take = useAct(takeApprovedChild, { failed: null, onDone: () => onDone('joined') });
  useEffect(() => {
    if (user !== undefined) forgetPath();
  }, [user]);
  if (user?.role !== 'parent')
    return (
      <Text>
        You have an account with us.{' '}
        <Anchor underline="always" component={Link} to={paths.logIn} onClick={() => rememberPath(pathname + search)}>
          Log in
        </Anchor>{' '}
        first if {request.firstName} should join your family there, so that you see how they’re getting on.
      </Text>
    );
  return (
    <Stack gap="xs">
      {take.error === null ? null : (
        <Alert role="alert" color="orange">
          {take.error.message}
        </Alert>
      )}
      <Button loading={take.isPending} onClick={() => take.mutate({ body: { token } })}>
        Yes, and add {request.firstName} to my family
      </Button>
    </Stack>
  );
}

type Outcome = 'allowed' | 'refused' | 'joined';

interface AnswerProps {
  readonly request: Request;
  readonly token: string;
  readonly onDone: (outcome: Outcome) => void;
}

function Answer({ request, token, onDone }: AnswerProps) {
  const answer = useAct(answerApprovalRequest, {
    failed: null,
    onDone: (_, { body }) => onDone(body.isAllowed ? 'allowed' : 'refused'),
  });
  const say = (isAllowed: boolean) => answer.mutate({ body: { token, isAllowed } });
  return (
    <Stack>
      <WhatIsAllowed {...request} />
      {request.hasParentAccount ? <FamilyChoice request={request} token={token} onDone={onDone} /> : null}
      {answer.error === null ? null : (
        <Alert role="alert" color="orange">
          {answer.error.message}
        </Alert>
      )}
      <Group>
        <Button
          variant={request.hasParentAccount ? 'default' : 'filled'}
          loading={answer.isPending && answer.variables.body.isAllowed}
          disabled={answer.isPending}
          onClick={() => say(true)}
        >
          Yes, I allow it
        </Button>
        <Button
          variant="default"
          loading={answer.isPending && !answer.variables.body.isAllowed}
          disabled={answer.isPending}
          onClick={() => say(false)}
        >
          No, erase the account
        </Button>
      </Group>
    </Stack>
  );
}

function Done({ outcome, firstName }: { readonly outcome: Outcome; readonly firstName: string }) {
  if (outcome === 'refused')
    return (
      <Alert role="status" title="The account is erased">
        We don’t know anything about {firstName} any more. You can close this page.
      </Alert>
    );
  return (
    <Alert role="status" title="Thank you!">
      {outcome === 'allowed' ? (
        `${firstName} can go on now. You can close this page.`
      ) : (
        <>
          {firstName} is in your family now. Next, <Link to={paths.parentArea}>choose a package</Link> for them.
        </>
      )}
    </Alert>
  );
}

export default function ApproveChildPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [outcome, setOutcome] = useState<Outcome>();
  // After an answer the link is used up: asked again it is refused, and what was known of the child stays.
  const request = useAsk(
    seeApprovalRequest,
    { body: { token } },
    { isTriedOnce: true, freshMs: Number.POSITIVE_INFINITY },
  );
  const { data, error } = request;
  return (
    <PublicFrame
      title={data === undefined ? 'A child asks you' : `May ${data.firstName} use Comet Club?`}
      mascot="english"
      foot={<a href={paths.landing}>What is Comet Club?</a>}
    >
      {data !== undefined && outcome !== undefined ? (
        <Done outcome={outcome} firstName={data.firstName} />
      ) : error !== null ? (
        <Alert role="alert" color="orange">
          {error.message}
        </Alert>
      ) : data === undefined ? (
        <Skeleton height={240} role="status" aria-label="Loading" />
      ) : (
        <Answer request={data} token={token} onDone={setOutcome} />
      )}
    </PublicFrame>
  );
}
