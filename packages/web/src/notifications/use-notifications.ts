/** The newest notifications of whoever is logged in; asked again by itself when something happens. */
import { listNotifications, listStudentNotifications } from '@comet/contract/notification-centre';
import { useAsk } from '../api/ask.ts';

export function useNotifications(isStudent: boolean) {
  const own = useAsk(listStudentNotifications, {}, { isOn: isStudent });
  const adults = useAsk(listNotifications, {}, { isOn: !isStudent });
  return isStudent ? own : adults;
}
