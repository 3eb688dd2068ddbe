/** Confirms an e-mail address by the link that was mailed. A button does it: mail programs open links by themselves. */
import { confirmEmail } from '@comet/contract/sessions';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { useAct } from '../../api/act.ts';
import { paths } from '../../navigation/paths.ts';
import { PublicFrame } from './PublicFrame.tsx';

export default function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const confirm = useAct(confirmEmail, { failed: null });
  const token = search.get('token') ?? '';
  return (
    <PublicFrame
      title="Confirm your e-mail address"
      mascot="verbalReasoning"
      foot={<Link to={paths.pages}>Go to Comet Club</Link>}
    >
      {confirm.isSuccess ? (
        <Alert role="status" title="Thank you!">
          Your e-mail address is confirmed. You can close this page.
        </Alert>
      ) : (
        <Stack>
          <Text>Once your address is confirmed, we can e-mail you about your account.</Text>
          {confirm.error === null ? null : (
            <Alert role="alert" color="orange">
              {confirm.error.message}
            </Alert>
          )}
          <Button loading={confirm.isPending} onClick={() => confirm.mutate({ body: { token } })}>
            Confirm my e-mail address
          </Button>
        </Stack>
      )}
    </PublicFrame>
  );
}
