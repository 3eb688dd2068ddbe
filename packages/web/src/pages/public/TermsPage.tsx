/** The terms for parents. */
import { terms } from '../../privacy/notices.ts';
import { NoticePage } from './NoticePage.tsx';

export default function TermsPage() {
  return <NoticePage notice={terms} />;
}
