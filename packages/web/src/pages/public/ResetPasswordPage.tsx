/** Choosing a new password by the link that was mailed. */
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { ResetPasswordForm } from '../../sessions/PasswordForms.tsx';
import { PublicFrame } from './PublicFrame.tsx';

export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <PublicFrame
      title="Choose a new password"
      mascot="verbalReasoning"
      foot={<Link to={paths.forgotPassword}>Ask for a new link</Link>}
    >
      <ResetPasswordForm token={search.get('token') ?? ''} onDone={() => void navigate(paths.logIn)} />
    </PublicFrame>
  );
}
