/** Logging in; the guard of this page then leads to the page that was wanted, or home. */
import { Alert } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { LogInForm } from '../../sessions/LogInForm.tsx';
import { sessionEnd } from '../../sessions/session.ts';
import { PublicFrame } from './PublicFrame.tsx';

export default function LogInPage() {
  return (
    <PublicFrame
      title="Log in"
      mascot="english"
      foot={
        <>
          <p style={{ margin: '0 0 8px' }}>
            <Link to={paths.forgotPassword}>Forgotten your password?</Link>
          </p>
          <p style={{ margin: 0 }}>
            New here? <Link to={paths.signUp}>Sign up</Link>
          </p>
        </>
      }
    >
      {sessionEnd() === 'lost' ? (
        <Alert role="status" mb="md">
          Please log in again, then you can go on where you were.
        </Alert>
      ) : null}
      <LogInForm />
    </PublicFrame>
  );
}
