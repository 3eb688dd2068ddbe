/** Logging in; then to the page that was wanted, or home. */
import { Link, useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { takeRememberedPath } from '../../app/remembered-path.ts';
import { homeOf } from '../../sessions/home.ts';
import { LogInForm } from '../../sessions/LogInForm.tsx';
import { PublicFrame } from './PublicFrame.tsx';

export default function LogInPage() {
  const navigate = useNavigate();
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
      <LogInForm onEntered={(user) => void navigate(takeRememberedPath() ?? homeOf(user), { replace: true })} />
    </PublicFrame>
  );
}
