/** The privacy notice for parents. */
import { privacyNotice } from '../../privacy/notices.ts';
import { NoticePage } from './NoticePage.tsx';

export default function PrivacyPage() {
  return <NoticePage notice={privacyNotice} />;
}
