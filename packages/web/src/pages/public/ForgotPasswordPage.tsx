/** Asking for a link to choose a new password. */
import { Link } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { ForgotPasswordForm } from '../../sessions/PasswordForms.tsx';
import { PublicFrame } from './PublicFrame.tsx';

export default function ForgotPasswordPage() {
  return (
    <PublicFrame
      title="Forgotten password"
      mascot="math"
      mood="think"
      foot={<Link to={paths.logIn}>Back to log in</Link>}
    >
      <ForgotPasswordForm />
    </PublicFrame>
  );
}
