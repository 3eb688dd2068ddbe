/** A child under 13 waits here until a parent has said yes, and can have the mail sent again. */
import { getUser } from '@comet/contract/accounts';
import { askParentAgain } from '@comet/contract/parent-approvals';
import { Group, Stack, Text, TextInput } from '@mantine/core';
import { Navigate } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { useCallForm } from '../../api/call-form.ts';
import { Mascot } from '../../mascots/Mascot.tsx';
import { paths } from '../../navigation/paths.ts';
import { homeOf } from '../../sessions/home.ts';
import { dayOfMonth } from '../../ui/dates.ts';
import { Form } from '../../ui/Form.tsx';
import { Loader } from '../../ui/Loader.tsx';
import { Words } from '../../ui/Words.tsx';
import { SignOut } from '../parent/SignOut.tsx';
import { StepsFrame } from './StepsFrame.tsx';

/** How soon a child sees that the parent has said yes. */
const lookAgainMs = 10_000;

function AskAgain({ email }: { readonly email: string | null }) {
  const form = useCallForm(askParentAgain, {
    initialValues: { parentEmail: email ?? '' },
    toSent: ({ parentEmail }) => ({ body: { parentEmail: parentEmail.trim() } }),
    done: email === null ? 'We’ve sent the e-mail.' : 'We’ve sent the e-mail again.',
  });
  return (
    <Form form={form} submitLabel={email === null ? 'Send it' : 'Send it again'} isWide>
      <TextInput
        label="Your parent’s email"
        description={email === null ? 'We’ll write to them.' : 'Is it wrong? Put it right here.'}
        type="email"
        maxLength={254}
        autoComplete="off"
        {...form.fields.getInputProps('parentEmail')}
      />
    </Form>
  );
}

export default function WaitingForParentPage() {
  const user = useAsk(getUser, {}, { repeatMs: lookAgainMs }).data;
  if (user === undefined) return <Loader />;
  const { awaitedParent, firstName } = user;
  if (awaitedParent === null) return <Navigate to={homeOf(user)} replace />;
  const { email, until } = awaitedParent;
  return (
    <StepsFrame title={`Nearly there, ${firstName}!`} aside={<SignOut />}>
      <Stack gap="lg">
        <Group gap="md">
          <Mascot subject="english" mood="cheer" size={96} />
          <Text flex="1 1 12rem" size="lg">
            {email === null
              ? 'You’re under 13, so a parent has to say yes before you carry on.'
              : 'Ask your parent to open our e-mail and say yes.'}
          </Text>
        </Group>
        <Text style={{ overflowWrap: 'anywhere' }}>
          {email === null ? (
            'Everything you’ve done and won is safe. '
          ) : (
            <>
              We sent it to{' '}
              <strong>
                <Words text={email} />
              </strong>
              .{' '}
            </>
          )}
          {until === null ? '' : `Your account waits until ${dayOfMonth(until)}. `}
          This page changes by itself when your parent says yes.
        </Text>
        <AskAgain key={email} email={email} />
        <Text>
          <a href={paths.childrensPrivacy}>What we know about you</a>
        </Text>
      </Stack>
    </StepsFrame>
  );
}
