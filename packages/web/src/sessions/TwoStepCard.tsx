/** Two-step log-in on an adult's profile: what is switched on, and switching it on and off. */
import type { AnswerOf } from '@comet/contract/call';
import { getTwoStep, removePasskey, turnOffTwoStep } from '@comet/contract/two-step';
import { Button, Group, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { useAsk } from '../api/ask.ts';
import { useCallForm } from '../api/call-form.ts';
import { Card } from '../ui/Card.tsx';
import { Form } from '../ui/Form.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { useModal } from '../ui/modal-host.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import { savedText } from '../ui/texts.ts';
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx';
import { PasskeySetup } from './PasskeySetup.tsx';

/** Asks for the password, then switches one passkey, or everything, off. */
function TurnOffForm({ passkeyId, onDone }: { readonly passkeyId?: number; readonly onDone: () => void }) {
  const options = { initialValues: { password: '' }, done: savedText, onDone };
  const all = useCallForm(turnOffTwoStep, { ...options, toSent: (body) => ({ body }) });
  const one = useCallForm(removePasskey, {
    ...options,
    toSent: (body) => ({ params: { passkeyId: passkeyId ?? 0 }, body }),
  });
  const form = passkeyId === undefined ? all : one;
  return (
    <Form form={form} submitLabel={passkeyId === undefined ? 'Turn off' : 'Remove'}>
      <PasswordInput
        label="Your own password"
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
        {...form.fields.getInputProps('password')}
      />
    </Form>
  );
}

function SecondSteps({ hasAuthenticator, passkeys, recoveryCodesLeft }: AnswerOf<typeof getTwoStep>) {
  const modal = useModal();
  const isOn = hasAuthenticator || passkeys.length > 0;
  return (
    <Stack gap="sm">
      <Text>
        {isOn
          ? `2-step log-in is on. You have ${recoveryCodesLeft} recovery ${recoveryCodesLeft === 1 ? 'code' : 'codes'} left.`
          : 'Add a second step to your log-in, so that nobody gets in with your password alone.'}
      </Text>
      {hasAuthenticator ? <Text>An authenticator app is set up.</Text> : null}
      {passkeys.map(({ passkeyId, name }) => (
        <Group key={passkeyId} justify="space-between">
          <Text style={{ overflowWrap: 'anywhere' }}>Passkey: {name}</Text>
          <Button
            variant="default"
            aria-label={`Remove the passkey ${name}`}
            onClick={() =>
              modal.open({ title: `Remove ${name}`, body: <TurnOffForm passkeyId={passkeyId} onDone={modal.clear} /> })
            }
          >
            Remove
          </Button>
        </Group>
      ))}
      <Group gap="sm">
        {hasAuthenticator ? null : (
          <Button
            variant="default"
            onClick={() =>
              modal.open({ title: 'Authenticator app', body: <AuthenticatorSetup onDone={modal.clear} /> })
            }
          >
            Set up an authenticator app
          </Button>
        )}
        <Button
          variant="default"
          onClick={() => modal.open({ title: 'Passkey', body: <PasskeySetup onDone={modal.clear} /> })}
        >
          Add a passkey
        </Button>
        {isOn ? (
          <Button
            variant="default"
            onClick={() => modal.open({ title: 'Turn off 2-step log-in', body: <TurnOffForm onDone={modal.clear} /> })}
          >
            Turn off 2-step log-in
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}

export function TwoStepCard() {
  const steps = useAsk(getTwoStep);
  return (
    <Card label="2-step log-in">
      <Title order={2} size="h4" mb="sm">
        2-step log-in
      </Title>
      <Loaded query={steps} skeleton={<SkeletonRows rows={1} height={60} />}>
        {(loaded) => <SecondSteps {...loaded} />}
      </Loaded>
    </Card>
  );
}
