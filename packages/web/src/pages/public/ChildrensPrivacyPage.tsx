/** What children should know about their data. */
import { childrensNotice } from '../../privacy/notices.ts';
import { NoticePage } from './NoticePage.tsx';

export default function ChildrensPrivacyPage() {
  return <NoticePage notice={childrensNotice} />;
}
